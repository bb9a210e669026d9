"""Routes and figures about the server itself."""
