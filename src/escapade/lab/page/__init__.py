"""A report as people read it: sections with charts and tables, as one HTML file or as Markdown."""
