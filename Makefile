# Every target sets up .venv by itself; python3, make and a package index are enough.
# make PYTHON=python3.12 test   uses another Python
# make play ARGS="--seats 3"    hands arguments to the command

PYTHON ?=
ARGS ?=
BROWSERS ?= 3
GAME ?= big-boss
SUFFIX := $(if $(PYTHON),-$(notdir $(PYTHON)))
RUN := .venv/.installed-run$(SUFFIX)
DEV := .venv/.installed-dev$(SUFFIX)
python := .venv/bin/python
export PYTHON

# Only these are collected in the passes with the compiler and on a cluster.
COMPILED = $(shell grep -rl --include='test_*.py' 'mark[.]compiled' tests)
CLUSTER = $(shell grep -rl --include='test_*.py' 'mark[.]cluster' tests)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help serve play test services check rules compiled checked cluster browser bench warm picture clean

help: ## print this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16

serve: $(RUN) ## open the table in the browser
	@.venv/bin/palas serve $(ARGS)

play: $(RUN) ## play against bots in the terminal: Big Boss, or another GAME
	@.venv/bin/palas play $(GAME) $(ARGS)

test: services check rules compiled checked cluster browser ## run every check and the suite in its five passes

services: ## look for Chromium and PostgreSQL, which tests use; install them as root
	@sh .ci/services

check: $(DEV) ## look at style and types
	@echo "ruff"
	@$(python) -m ruff check --quiet .
	@$(python) -m ruff format --quiet --check .
	@echo "mypy"
	@$(python) -m mypy --no-error-summary

rules: $(DEV) ## first pass: the compiler off, coverage measured
	@echo "Tests, interpreted, with coverage"
	@$(python) -m coverage erase
	@PALAS_COMPILER=off $(python) -m coverage run -m pytest -q -n auto -m "not compiled and not compiled_once and not cluster" --ignore=tests/browser $(ARGS)
	@$(python) -m coverage combine --quiet
	@$(python) -m coverage report --skip-covered --skip-empty

compiled: $(DEV) ## second pass: the tests that need the compiler
	@echo "Tests, compiled"
	@PALAS_COMPILER=on $(python) -m pytest -q -n auto -m "compiled or compiled_once" $(COMPILED) $(ARGS)

checked: $(DEV) ## third pass: the same with bounds checks
	@echo "Tests, compiled with bounds checks"
	@PALAS_COMPILER=checked $(python) -m pytest -q -n auto -m compiled $(COMPILED) $(ARGS)

cluster: $(DEV) ## fourth pass: a contest on a real Ray, one test at a time
	@echo "Tests on a cluster"
	@PALAS_COMPILER=off $(python) -m pytest -q -m cluster $(CLUSTER) $(ARGS)

browser: $(DEV) ## fifth pass: a real server and a real Chromium
	@echo "Tests in the browser"
	@PALAS_COMPILER=off $(python) -m pytest -q -n $(BROWSERS) -m browser tests/browser $(ARGS)

bench: $(RUN) ## measure moves and games a second
	@.venv/bin/palas bench $(ARGS)

warm: $(RUN) ## compile the rules ahead of time
	@.venv/bin/palas warm $(ARGS)

picture: $(DEV) ## draw the pictures of the README anew, and take its screenshots
	@mkdir -p docs/pictures
	@for theme in day night; do \
	    .venv/bin/palas picture big-boss --seed 12 --moves 110 --as 2 --language en \
	        --theme $$theme --out docs/pictures/big-boss-$$theme.svg && \
	    .venv/bin/palas picture two-castles --seed 1 --moves 118 --as 2 --language en \
	        --theme $$theme --out docs/pictures/two-castles-$$theme.svg && \
	    .venv/bin/palas picture palais-royal --seed 3 --moves 324 --as 1 --language en \
	        --theme $$theme --out docs/pictures/palais-royal-$$theme.svg && \
	    .venv/bin/palas picture two-heirs --seed 5 --moves 76 --as 1 --language en \
	        --theme $$theme --out docs/pictures/two-heirs-$$theme.svg || exit; \
	done
	@$(python) docs/screenshots.py docs/pictures

clean: ## remove everything that make has made
	rm -rf .venv build dist .coverage* .hypothesis .pytest_cache .mypy_cache .ruff_cache
	find src tests -name __pycache__ -type d -exec rm -rf {} +

$(RUN): pyproject.toml .ci/venv
	@sh .ci/venv run
	@touch $@

$(DEV): pyproject.toml .ci/venv
	@sh .ci/venv dev
	@touch $@
