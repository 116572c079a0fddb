"""Words that several pages say."""
