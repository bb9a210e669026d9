"""Jobs: where they wait."""
