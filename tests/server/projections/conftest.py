"""Every adapter, opened as the contracts open it."""

from tests.contracts.conftest import adapter, migrated_database, migrated_file, opened

__all__ = ["adapter", "migrated_database", "migrated_file", "opened"]
