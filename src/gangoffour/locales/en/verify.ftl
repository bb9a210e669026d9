# Verifying the deals of a match.

verify-title = Was the deal fair?
