"""Bots that think beside the server: in processes of its own, or on workers of a cluster."""
