# Every target with a line each: make help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
STATIC := src/kogge/server/static/index.html
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
SOURCES := $(shell find src/kogge -name '*.py' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup play test check test-plain test-compiled test-web soak load bench compile web lock clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup: $(VENV)/installed compile  ## make .venv with everything: the package, compiled, and all tools

$(VENV)/installed: requirements.txt pyproject.toml setup.py
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	KOGGE_PLAIN=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

compile: $(VENV)/installed  ## build the native modules if the sources have changed
	@$(PY) -m kogge.compiled || $(PY) setup.py --quiet build_ext --inplace

web: $(STATIC)  ## build the web app into the package

$(STATIC): $(WEB_SOURCES) | $(VENV)/installed
	PATH="$(CURDIR)/$(BIN):$$PATH" sh web/build.sh

play: setup web  ## set everything up and play in the browser
	$(BIN)/kogge serve

test: setup check test-plain test-compiled  ## set everything up and run every check

check: $(VENV)/installed  ## ruff, mypy --strict, import directions
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-plain: $(VENV)/installed web browser  ## the whole suite against the plain sources
	KOGGE_PLAIN=1 $(PY) -m pytest -n 2 --dist loadgroup

test-compiled: setup  ## the rule tests and laws against the compiled build
	KOGGE_COMPILED=1 $(PY) -m pytest -n 2 tests/games tests/laws tests/engine

browser:  ## install a browser for the page tests where there is none
	sh tests/web/browser.sh

soak: setup web browser  ## the long tests: 10,000 games of each kind, crashes, whole games in the browser
	KOGGE_SOAK=1 $(PY) -m pytest -m soak -n 2

load: setup  ## 300 tables, 100 answers a second for a minute, on loopback
	$(PY) tests/load/run.py

bench: setup  ## speed: plain, compiled, and beside catanatron, in one interleaved run
	$(BIN)/kogge bench
	$(PY) tests/bench/compare.py

lock: $(VENV)/installed  ## renew requirements.txt from pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --all-extras \
		--no-emit-index-url --no-emit-find-links -o requirements.txt pyproject.toml

clean:  ## remove what was built
	rm -rf build dist src/kogge/_compiled src/kogge/server/static web/node_modules
