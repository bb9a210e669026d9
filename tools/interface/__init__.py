"""The HTTP interface, as the server describes it: its operations, and a tour that makes a request to each."""
