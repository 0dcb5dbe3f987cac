# Every target with a line each: make help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
STATIC := src/kogge/server/static/index.html
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/.svelte-check -prune -o -type f -print 2>/dev/null)
SOURCES := $(shell find src/kogge -name '*.py' 2>/dev/null)
WORKERS := 3  # test processes: browsers and servers wait much, so there are more than cores
unexport PYTHONDONTWRITEBYTECODE  # every test process, server and command would compile all sources anew

.DEFAULT_GOAL := help
.PHONY: help setup play test check check-page test-plain test-compiled browser soak mutants load bench figures compile web wheel lock clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup: $(VENV)/installed compile  ## make .venv with everything: the package, compiled, and all tools

PIP := $(BIN)/pip install --quiet --disable-pip-version-check

$(VENV)/playable: requirements/play.txt pyproject.toml setup.py
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements/play.txt
	KOGGE_PLAIN=1 $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/installed: requirements/dev.txt $(VENV)/playable
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

compile: $(VENV)/playable  ## build the native modules if the sources have changed
	@$(PY) -c 'from kogge import compiled; exit(compiled.state() != "compiled")' 2>/dev/null || $(PY) setup.py --quiet build_ext --inplace

web: $(STATIC)  ## build the web app into the package

$(STATIC): $(WEB_SOURCES) | $(VENV)/playable
	PATH="$(CURDIR)/$(BIN):$$PATH" sh web/build.sh

wheel: $(VENV)/playable web  ## build dist/kogge-*.whl with the web app and native modules: needs neither Node nor a compiler to run
	rm -rf dist build/lib* build/bdist*
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

play: $(VENV)/playable compile web  ## set everything up and play in the browser
	$(BIN)/kogge serve

test: setup web browser  ## set everything up and run every check
	$(MAKE) --no-print-directory --jobs 2 --output-sync check-page test-plain check
	$(MAKE) --no-print-directory test-compiled

check: $(VENV)/installed  ## ruff, mypy --strict, import directions
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-page: web  ## svelte-check: types and texts of the page, what has not changed by what it remembers
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check

test-compiled: setup web browser  ## the whole suite against the compiled build
	KOGGE_COMPILED=1 $(PY) -m pytest -n $(WORKERS)

PLAIN := tests/engine tests/records tests/bots/test_toy.py $(addprefix tests/laws/test_,laws.py facts.py planted_faults.py other_parts.py turns.py)

test-plain: $(VENV)/installed  ## laws and records against the plain sources; each rule has been tried compiled, in soak it is plain too
	KOGGE_PLAIN=1 $(PY) -m pytest -n 2 $(PLAIN)

browser:  ## install a browser for the page tests where there is none
	sh tests/web/browser.sh

soak: setup web browser mutants  ## the long tests: 10,000 games of each kind, whole games by hand, crashes, the gallery, mutants
	KOGGE_SOAK=1 $(PY) -m pytest -m soak -n 2
	KOGGE_SOAK=1 $(PY) -m pytest -n 2 tests/web
	KOGGE_SOAK=1 $(MAKE) --no-print-directory test-plain
	KOGGE_SOAK=1 KOGGE_PLAIN=1 $(PY) -m pytest -m soak -n 2 tests/laws/test_facts.py tests/laws/test_planted_faults.py

mutants: $(VENV)/installed  ## switch off every refusal and plant faults into the rules, one at a time: the tests must notice
	$(PY) tests/mutants/run.py

load: setup  ## 300 tables, 100 answers a second for a minute, on loopback; then 20,000 tables that wait and 100,000 results
	$(PY) tests/load/run.py
	$(PY) tests/load/waiting.py

bench: setup web browser  ## speed: plain, compiled, beside catanatron in one interleaved run; page and server by the clock
	$(BIN)/kogge bench
	$(PY) tests/bench/compare.py
	$(PY) tests/bench/study.py
	$(PY) tests/envs/bench.py
	$(PY) -m pytest -m stopwatch -n 0 -s

figures: setup  ## renew the figures in the docs that commands make; ALSO=clock those of an idle machine, ALSO=hours the long ones
	$(PY) tests/docs/figures.py $(ALSO:%=--also %)

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url

lock: $(VENV)/installed  ## renew the lock files in requirements/ from pyproject.toml
	$(LOCK) --all-extras -o requirements/dev.txt pyproject.toml
	$(LOCK) --extra build --constraint requirements/dev.txt -o requirements/play.txt pyproject.toml
	$(LOCK) --constraint requirements/dev.txt -o requirements/run.txt pyproject.toml

clean:  ## remove what was built
	rm -rf build dist src/kogge/_compiled src/kogge/server/static web/node_modules
