"""Tables: seats, options, fair deals, matches, clocks. Deciding is pure; the service loads, appends and tells."""
