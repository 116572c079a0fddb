"""The guided tour through a rehearsal: what to do on the real pages, and whether it was done."""
