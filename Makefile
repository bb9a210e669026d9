# Every command of the project. `make` alone prints the list; CI runs the very same targets.

PYTHON ?= python3
VENV   ?= .venv
PEERS  ?= .venv-peers
EXTRAS ?= .venv-extras
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet

# Pins and hashes for every platform and Python we support, and not a word about where the packages came from.
COMPILE := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --upgrade \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate --quiet

# The web client has tools of its own; where they are missing, the rest can still be worked on, but not in silence, and
# not where all services are promised.
in_web = if [ -d web/node_modules ]; then cd web && $(1); \
	else echo 'web client left out: web/node_modules is missing' >&2; test "$$GOF_REQUIRE_SERVICES" != 1; fi

# The page is built once for tests, wheel and server, and again when something that it is made of has changed.
PAGE         := src/gangoffour/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/scripts web/public src/gangoffour/locales src/gangoffour/catalogue -type f \
	! -name '*.py[co]') web/index.html web/package-lock.json web/svelte.config.js web/vite.config.ts

# What sb3-contrib learns with; a build for processors alone is much smaller, where one can be had.
TORCH  ?= torch>=2.13

# One test more at once than there are cores: at any time one of them waits. `make test LANES=0` runs them in one process.
LANES  ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

# Files of tests lie in memory where the system has room for that: thousands of databases need no disk to turn.
IN_MEMORY := $(shell test -w /dev/shm && df -Pk /dev/shm | awk 'NR == 2 && $$4 > 4000000 {print "TMPDIR=/dev/shm"}')
PYTEST    := $(IN_MEMORY) $(BIN)/pytest -n $(LANES) --dist worksteal

# Steps that run side by side, each measured; a step that fails leaves the others to end.
MINUTES      := $(PYTHON) -m scripts.minutes
side_by_side = $(MAKE) --no-print-directory --jobs 2 --keep-going $(addprefix step-,$(1))

# A verdict starts Python hundreds of times; nowhere is it worth while to compile all of it anew each time.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help

.PHONY: help
help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- every day -------------------------------------------------------------------------------------------------------

.PHONY: setup
setup: ## make .venv: the pinned tools and the project, editable; with node, also the web client
	$(call side_by_side,setup-python setup-web)

.PHONY: setup-python
setup-python: ## make .venv alone
	$(PYTHON) -m venv $(VENV)
	awk '/^uv==/, !/\\$$/' constraints.txt > $(VENV)/uv.txt
	$(PIP) install --no-deps --require-hashes -r $(VENV)/uv.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --require-hashes -r constraints.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	$(PIP) check

.PHONY: setup-web
setup-web: ## bring the packages of the web client, and build it
	@if command -v npm >/dev/null; then (cd web && npm ci --ignore-scripts --silent) && $(MAKE) $(PAGE); \
	else echo 'web client left out: npm is missing' >&2; test "$$GOF_REQUIRE_SERVICES" != 1; fi

.PHONY: core
core: ## compile the core anew after a change in it
	$(BIN)/python setup.py --quiet build_ext --inplace

$(PAGE): $(PAGE_SOURCES)
	$(call in_web,npm run build --silent)

.PHONY: web
web: ## build the web client into src/gangoffour/server/static
	cd web && npm run build --silent

.PHONY: dev
dev: ## a server, and the page from its sources at http://localhost:5173
	trap 'kill 0' EXIT; (cd web && npm run dev --silent) & \
	GOF_PUBLIC_ORIGINS=http://localhost:5173,http://127.0.0.1:8064 $(BIN)/gangoffour serve

.PHONY: check
check: ## all that must be green before a commit, the same as in CI, on all cores; ALSO=release-check adds a step
	$(call side_by_side,test lint lint-web test-web $(ALSO))

.PHONY: nightly
nightly: ## what is too slow for every push, and the promises in real time, each by itself on a machine that is quiet
	$(MINUTES) forget
	$(MAKE) --no-print-directory --keep-going $(addprefix step-,nightly-tests nightly-promises nightly-extras perf-gate wheel-check sdist-check first-hour)
	$(MINUTES) show

.PHONY: nightly-tests
nightly-tests: $(PAGE) ## the tests that are too slow for every push
	$(PYTEST) -m "nightly and not promise"

.PHONY: nightly-promises
nightly-promises: $(PAGE) ## the tests that measure time, one after the other
	$(BIN)/pytest -m promise

.PHONY: nightly-extras
nightly-extras: wheel ## the tests that need sb3-contrib, OpenSpiel or pyarrow, in an environment of their own
	test -x $(EXTRAS)/bin/python || $(PYTHON) -m venv $(EXTRAS)
	$(EXTRAS)/bin/python -m pip --disable-pip-version-check --quiet install "$(TORCH)"
	$(BIN)/uv pip install --quiet --python $(EXTRAS)/bin/python --constraint constraints.txt \
		--reinstall-package gangoffour "$$(ls dist/*.whl)[sb3,spiel,dataset]" anyio hypothesis pytest pytest-xdist
	$(EXTRAS)/bin/python -c "import pyarrow, pyspiel, sb3_contrib"
	$(EXTRAS)/bin/pytest -n0 -m "nightly or not nightly" tests/rl/test_sb3.py tests/rl/test_spiel.py \
		tests/rl/test_environments_page.py tests/rl/test_training_guide.py tests/cli/test_dataset.py

# Any target as a measured step. The tests are the longest, so they alone print as they go.
step-%:
	+@$(MINUTES) run $(if $(filter test nightly-%,$*),--live) $* $(MAKE) --no-print-directory $*

.PHONY: lint
lint: ## format, ruff, types, floors: look, change nothing
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

.PHONY: lint-web
lint-web: ## the same for the web client
	@$(call in_web,npm run lint --silent)

.PHONY: test
test: $(PAGE) ## the tests but the nightly ones
	$(PYTEST)

.PHONY: test-web
test-web: ## the tests of the web client that need no browser
	@$(call in_web,npm test --silent)

.PHONY: minutes
minutes: ## keep where the minutes of the last `.ci/run` went, in CONTRIBUTING.md
	$(MINUTES) keep

.PHONY: format
format: ## lay out the code and mend what ruff can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	@$(call in_web,npm run format --silent)

# --- now and then ----------------------------------------------------------------------------------------------------

.PHONY: properties
properties: ## 2,000 whole matches under random rule sets; takes most of an hour
	GOF_HYPOTHESIS_PROFILE=long $(BIN)/pytest -m nightly --hypothesis-show-statistics tests/properties

.PHONY: differential
differential: ## a million decisions under random rule sets: does the core play as the engine does? some ten minutes
	GOF_DIFFERENTIAL_DECISIONS=1000000 $(BIN)/pytest -m nightly tests/core/test_differential.py

.PHONY: faults
faults: ## plant faults in the rules and the core, each by itself: do the tests see them?
	$(BIN)/python -m scripts.plant_faults

.PHONY: tampers
tampers: ## tamper with fair-deal records and daily sheets ten thousand times each: is each refused by its field?
	$(BIN)/python -m scripts.tamper_records
	$(BIN)/pytest -q -n0 -m nightly tests/daily/test_sheets.py

.PHONY: daily-power
daily-power: ## how often do a day and a week of daily deals put the stronger bot first? half an hour on two cores, goes on where it was; DAYS=28 for less
	$(BIN)/python -m bench.daily_power --days $(or $(DAYS),200) --keep runs/daily-power.jsonl

.PHONY: attempts
attempts: ## 5,000 attempts at today's deals end within a minute: does the standing answer, and is every sum right? four minutes
	$(BIN)/python -m bench.attempts

.PHONY: boards-alike
boards-alike: ## 1,000 boards in two processes, 200 of them with another kernel: do bots answer everybody alike? some ten minutes
	$(BIN)/python -m bench.boards_alike 1000 --other-kernel 200

.PHONY: chaos
chaos: ## kill nodes, PostgreSQL and NATS while people play; takes about seven minutes
	$(BIN)/python -m scripts.chaos

.PHONY: load
load: ## 1,000 sockets on one node: latency, most actions, cost, memory (PostgreSQL, NATS, SQLite)
	$(BIN)/python -m bench.appends
	$(BIN)/python -m bench.load

.PHONY: nodes
nodes: ## most actions a second of one node and of two, in turns, on one PostgreSQL and NATS; a minute, and four cores at best
	$(BIN)/python -m bench.nodes

.PHONY: logins
logins: ## 500 people sign in at once beside 100 tables: who waits, and does time tell which names there are? two minutes
	$(BIN)/python -m bench.logins

.PHONY: reviews-beside
reviews-beside: ## ten deep reviews beside 100 tables: does anybody who plays wait for them? a minute and a half
	$(BIN)/python -m bench.reviews_beside

.PHONY: projections
projections: ## 1,000 finished matches while nodes and PostgreSQL are killed: each projected once, and soon; some five minutes
	$(BIN)/python -m bench.projections

.PHONY: growth
growth: ## two million finished matches in PostgreSQL: pages, searches, plans, sizes, dropping a month; a quarter of an hour
	$(BIN)/python -m bench.growth

.PHONY: sleepers
sleepers: ## 100,000 tables sleep (PostgreSQL, SQLite), a thousand due within a minute: start, memory, how late; four minutes
	$(BIN)/python -m bench.sleepers

.PHONY: meeting
meeting: ## two people press "play now" some seconds apart, twenty times: do they meet? a quarter of an hour
	$(BIN)/python -m bench.meeting

.PHONY: overload
overload: ## a slow and a stalled database, a stopped node, a busy machine: who is served, who is refused; a quarter of an hour
	$(BIN)/python -m bench.overload

.PHONY: perf
perf: ## the web client in Chromium: size, Lighthouse, input, frames, pace, return; some ten minutes on a quiet machine
	$(BIN)/python -m bench.page

.PHONY: perf-gate
perf-gate: ## Lighthouse, input and frames against looser goals, as CI does; some five minutes
	$(BIN)/python -m bench.page input frames lighthouse --loose

.PHONY: footprint
footprint: ## a small host: start and memory
	$(BIN)/python -m bench.footprint

.PHONY: abuse
abuse: ## floods, slow readers, half-open sockets, slow handshakes, long heads, late passes, long replays, cheap requests, jams, champions, bad company
	$(BIN)/python -m bench.abuse

.PHONY: leaks
leaks: ## does the server tell anybody more than they may know? 300 matches (SQLite; PostgreSQL, NATS), 29 planted leaks
	$(BIN)/python -m scripts.leaks

.PHONY: daily-leaks
daily-leaks: ## does the server tell anybody of a daily deal before their own attempt? 200 attempts (SQLite), 40 (PostgreSQL, NATS), 7 planted leaks
	$(BIN)/python -m scripts.daily_leaks

.PHONY: timing
timing: ## can forced passes be told from chosen ones by delay or size? some ten minutes on a quiet machine
	$(BIN)/python -m scripts.timing

.PHONY: protocol
protocol: ## regenerate the JSON Schema of the wire protocol, its constants and its TypeScript
	$(BIN)/python -m scripts.protocol_types

.PHONY: screenshots
screenshots: ## retake the pictures of the documentation
	$(BIN)/python -m scripts.screenshots

.PHONY: icons
icons: ## redraw the icons for devices
	$(BIN)/python -m scripts.icons

.PHONY: settings
settings: ## regenerate the page about the settings of the server
	$(BIN)/python -m scripts.settings_page

.PHONY: commands
commands: ## regenerate the page about the commands
	$(BIN)/python -m scripts.commands_page

.PHONY: encoding-page
encoding-page: ## regenerate the tables of the page about observations and actions
	$(BIN)/python -m scripts.encoding_page

.PHONY: catalogue
catalogue: ## regenerate the catalogue of combinations and its vectors; read the difference before you keep it
	$(BIN)/python -m scripts.catalogue
	$(BIN)/python -m scripts.rule_options

.PHONY: lessons
lessons: ## play the lessons of the tutorial through and compile them for the page
	$(BIN)/python -m scripts.lessons

.PHONY: pad
pad: ## regenerate what the score pad knows of the rules and its vectors; read the difference before you keep it
	$(BIN)/python -m scripts.score_pad

.PHONY: golden
golden: ## regenerate the golden files; read the difference before you keep it
	$(BIN)/python -m scripts.golden

.PHONY: bench
bench: ## measure the speed
	$(BIN)/python -m bench

.PHONY: bench-peers
bench-peers: ## the same beside OpenSpiel, Pgx, PettingZoo and RLCard, into docs/performance.md; some seven minutes
	test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --require-hashes -r constraints-bench.txt
	$(BIN)/python -m bench.peers --python $(PEERS)/bin/python

.PHONY: bench-start
bench-start: ## how long importing the core and starting commands takes, into docs/performance.md
	$(BIN)/python -m bench.start

.PHONY: bench-instructions
bench-instructions: ## instructions for a decision, counted by valgrind, into docs/performance.md
	$(BIN)/python -m bench.instructions

.PHONY: performance
performance: ## measure all of docs/performance.md again; some ten minutes on a quiet machine
	$(MAKE) --keep-going bench-peers bench-instructions bench-start wheel-check

.PHONY: ladder
ladder: ## how strong the bots are, all pairs both ways, into docs/bots.md; hours, and an interrupted run goes on
	$(BIN)/python -m bench.ladder

.PHONY: ladder-quick
ladder-quick: ## the first deals of the published rows again: the same to the last digit? five minutes on two cores
	$(BIN)/python -m bench.ladder --quick

.PHONY: ladder-carry
ladder-carry: ## rows of bots whose code has changed: do their first deals come out as before? five minutes on two cores
	$(BIN)/python -m bench.ladder --carry

.PHONY: ladder-matches
ladder-matches: ## whole matches of the best bots, into docs/bots.md; hours
	$(BIN)/python -m bench.ladder --matches

.PHONY: answers
answers: ## train an answer to each of the best three bots and measure it, into docs/bots.md; two hours, needs torch
	$(BIN)/python -m bench.answers

.PHONY: board
board: ## play the first deals of every entry on docs/board.md again: the same to the last digit? a minute
	$(BIN)/python -m bench.board --check

.PHONY: legality
legality: ## ten thousand matches of each quick bot, every action judged by the engine, into docs/bots.md; hours
	$(BIN)/python -m bench.legality

.PHONY: calibration
calibration: ## what the network predicts against what comes, into docs/bots.md; some minutes
	$(BIN)/python -m bench.calibration

.PHONY: review-figures
review-figures: ## what the review says of the levels, and its proofs, into docs/review.md; most of an hour on two cores; PARTS="luck" SIZE=100 for less
	$(BIN)/python -m bench.review $(PARTS) $(if $(SIZE),--size $(SIZE)) $(if $(JOBS),--jobs $(JOBS))

.PHONY: learning-curve
learning-curve: ## draw the curves of the runs behind the shipped network, into docs/bots.md
	$(BIN)/python -m bench.learning_curve

.PHONY: docs
docs: ## build the site into site/; for the page about HTTP a server is asked for everything once
	$(BIN)/python -m scripts.http_page
	$(BIN)/zensical build --clean --strict
	$(BIN)/python -m scripts.site_search

# --- releases --------------------------------------------------------------------------------------------------------

.PHONY: constraints
constraints: ## resolve the pinned versions again
	$(COMPILE) pyproject.toml --extra cluster --extra rl --extra plots --group dev --group docs -o constraints.txt
	$(COMPILE) --group bench -o constraints-bench.txt

.PHONY: wheel
wheel: $(PAGE) ## build the wheel into dist/, with the core and the page that were built here
	rm -rf build dist
	GANGOFFOUR_CORE=prebuilt GANGOFFOUR_WEB=prebuilt $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

.PHONY: wheel-check
wheel-check: ## build the wheel from scratch and try it where there is no compiler; its size goes into docs/performance.md
	$(BIN)/python -m scripts.check_wheel

.PHONY: sdist-check
sdist-check: $(PAGE) ## install the source distribution with a compiler and without one; some minutes
	$(BIN)/python -m scripts.check_sdist

.PHONY: first-hour
first-hour: wheel ## three strangers type what the pages say, in clean homes, against the clock; a quarter of an hour, TORCH="torch==2.13.0" for one build
	$(BIN)/python -m bench.first_hour --torch "$(TORCH)"

.PHONY: release-check
release-check: wheel docs ## what a release needs beyond `check`: full locales, a full wheel that works, a sound site
	$(BIN)/python -m scripts.check_release
	$(BIN)/python -m scripts.check_wheel dist/*.whl

.PHONY: release
release: ## write VERSION=1.0.0 where the version stands, and the changelog; read the difference, commit and tag it
	$(BIN)/python -m scripts.cut_release $(VERSION)

.PHONY: clean
clean: ## remove all that can be made again, but .venv
	rm -rf build dist site .cache .minutes .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find . -path ./$(VENV) -prune -o -name __pycache__ -prune -exec rm -rf {} +
	rm -f src/gangoffour/core/*.so
