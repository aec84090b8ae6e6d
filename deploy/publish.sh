#!/bin/sh
# Publishes a finished build on your own server, with rsync (over ssh, or to a folder of this computer):
#
#   sh deploy/publish.sh USER@SERVER:/var/www/site
#
# A page that was opened before still finds its files: nothing with a hash in its name is deleted, and such files are
# sent before the pages that name them. sw.js lists the files of the offline copies, so it is sent last.
set -eu

fail() {
  echo "publish: $1" >&2
  exit 1
}

[ $# -eq 1 ] || fail "usage: sh deploy/publish.sh USER@SERVER:/var/www/site"
target=${1%/}
project=$(dirname "$0")/..
copies=$project/generated/hosts/compressed
# These copies are the last thing that a build writes.
gzip -dc "$copies/index.html.gz" | cmp -s - "$project/out/index.html" ||
  fail "out/ is not the folder of a finished build: run npx next build."

send() {
  rsync --recursive --checksum "$@" "$project/out/" "$copies/" "$target/"
}
# Removed pages are deleted, but only where the site is already: never in another folder, given by mistake.
rsync --list-only "$target/_headers" > /dev/null 2>&1 && delete=--delete || delete=
send --include='/_next/***' --include='/drawings/***' --include='/pictures/***' --exclude='*'
send ${delete:+"$delete"} \
  --exclude=/_next --exclude=/drawings --exclude=/pictures --exclude='/sw.js*' --exclude=/.well-known
send --include='/sw.js*' --exclude='*'
echo "publish: $target has this build"
