"""Processes beside the server, asked by pipes and replaced when they were lost."""
