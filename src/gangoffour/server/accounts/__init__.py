"""Who is asking. So far everybody is a guest: a name, an id and a token."""
