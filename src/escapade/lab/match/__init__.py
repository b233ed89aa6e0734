"""One match as the coach sees it, in words: a page, Markdown or data."""
