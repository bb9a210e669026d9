"""Codes that lead to tables, and what a listing says."""
