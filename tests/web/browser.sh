#!/bin/sh
# Makes sure there is a browser for the page tests: the machine's Chromium, else Debian's, else Playwright's own. Says so loudly if none can be had.
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
echo "no Chromium here; installing one for the page tests"
if command -v apt-get >/dev/null 2>&1; then
    root=""
    [ "$(id -u)" = 0 ] || root="sudo -n"
    { $root apt-get update -qq && $root apt-get install -y -qq chromium; } >/dev/null 2>&1 && exit 0
fi
.venv/bin/python -m playwright install chromium >/dev/null 2>&1 && exit 0
echo "*** NO BROWSER COULD BE INSTALLED: the page tests will fail ***" >&2
exit 1
