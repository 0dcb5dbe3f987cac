#!/bin/sh
# Makes sure there is a browser for the page tests: the machine's Chromium, else Debian's, else Playwright's own. Says so loudly if
# none can be had. The suite is quicker with Chromium's headless shell: it is asked for once, and done without where it is not to be had.
there() {
    for name in "$@"; do command -v "$name" >/dev/null 2>&1 && return 0; done
    return 1
}
install() {
    command -v apt-get >/dev/null 2>&1 || return 1
    root=""
    [ "$(id -u)" = 0 ] || root="sudo -n"
    $root apt-get install -y -qq "$@" >/dev/null 2>&1 || { $root apt-get update -qq && $root apt-get install -y -qq "$@"; } >/dev/null 2>&1
}

if ! there chromium-headless-shell && [ ! -e .venv/no-headless-shell ]; then
    echo "no Chromium without windows here; installing one for the page tests"
    install chromium-headless-shell || touch .venv/no-headless-shell
fi
there chromium chromium-browser google-chrome && exit 0
echo "no Chromium here; installing one for the page tests"
install chromium && exit 0
.venv/bin/python -m playwright install chromium >/dev/null 2>&1 && exit 0
there chromium-headless-shell && exit 0
echo "*** NO BROWSER COULD BE INSTALLED: the page tests will fail ***" >&2
exit 1
