"""Who is asking: players, what they are called, and the devices on which they are signed in."""
