"""Routes about today's deals and contests."""
