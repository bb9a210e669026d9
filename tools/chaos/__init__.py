"""Chaos: a cluster is harmed while people play, and a checker compares what they saw with what is stored."""
