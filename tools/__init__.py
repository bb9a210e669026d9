"""Drivers and makers that tests, benchmarks and scripts share: each stands here once, and imports none of the three.

| Room | What is in it |
|---|---|
| `browser` | Chromium, people in front of it, the screens and pictures of the web client |
| `chaos` | a cluster whose nodes and services are killed while people play, and what is said of it |
| `golden` | what golden files hold, made anew |
| `leaks` | matches at a watched server, and a referee who reads every byte that leaves it |
| `load` | a node under the load of thousands of sockets |
| `matches` | positions, streams and records of matches, without a server |
| `servers` | our own server, started for whoever plays on it |
| `services` | PostgreSQL and NATS, ours alone |

Beside the rooms: `figures` (measured numbers beside their goals), `terminal` (the program as a person uses it) and
`tree` (the repository as data).
"""
