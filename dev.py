#!/usr/bin/env python3
"""Set up, start and check Judgekit from a checkout; needs only Python 3.11 or later.

The commands are in `devtools/commands.py`. This file is what any Python reads, back to 2.7, so that
an older one says what is needed.
"""

import sys

if sys.version_info < (3, 11):
    this = sys.version.split()[0]
    sys.stderr.write("Judgekit needs Python 3.11 to 3.14, and this is %s.\n" % this)
    sys.exit(3)

from devtools.commands import main

if __name__ == "__main__":
    main(sys.argv[1:])
