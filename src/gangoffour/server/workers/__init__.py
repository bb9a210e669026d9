"""Processes and tasks beside the gateways: bots that think elsewhere."""
