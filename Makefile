# Everything sets up what it needs first and repeats quickly when nothing has changed.
PYTHON ?= python3
BIN := .venv/bin
PIP = $(BIN)/pip --quiet --disable-pip-version-check
READY := .venv/ready
READY_DEV := .venv/ready-dev

.DEFAULT_GOAL := help
.PHONY: help play test check bench lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Gauntlet needs Python 3.11 or newer; make PYTHON=/path/to/python3 names another one."; exit 1; }
	@echo "Setting up .venv (once, about half a minute)"
	@$(PYTHON) -m venv --clear .venv
	@$(PIP) install --requirement requirements.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(READY_DEV): $(READY) requirements-dev.lock
	@echo "Adding what checks, tests and benches need (once, about a minute)"
	@$(PIP) install --requirement requirements-dev.lock
	@touch $@

play: $(READY) ## play a game
	@$(BIN)/gauntlet play

check: $(READY_DEV) ## lint, formatting, types, import contracts, clauses without a test
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache > .venv/lint-imports.log || { cat .venv/lint-imports.log; exit 1; }
	@$(BIN)/python tools/clauses.py

test: check ## all checks, then all tests
	@$(BIN)/pytest -n auto

bench: $(READY_DEV) ## measure speed and memory (minutes; keep the machine idle); strength: python -m bench.strength
	@$(BIN)/python -m bench.speed
	@$(BIN)/python -m bench.envs
	@$(BIN)/python -m bench.search

lock: ## pin the newest versions that work: requirements.lock to play, requirements-dev.lock to work on it
	@rm -rf .venv/lock && $(PYTHON) -m venv .venv/lock
	@.venv/lock/bin/pip install --quiet . editables hatchling
	@.venv/lock/bin/pip freeze --exclude gauntlet > requirements.lock
	@.venv/lock/bin/pip install --quiet '.[dev]'
	@.venv/lock/bin/pip freeze --exclude gauntlet > requirements-dev.lock
	@rm -rf .venv/lock

clean: ## remove all that was set up or built
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
