"""Databases: addresses, engines, schema, migrations, and the months that can be dropped."""
