#!/bin/sh
# Publishes an export on a simple web server without downtime, and can go back to the previous version. Run it on the
# server, with the folder of the new export and the folder that contains the server's root:
#
#   sh publish.sh publish ./out /var/www/site     the server's root is /var/www/site/current
#   sh publish.sh back /var/www/site              the previous version, at once
#
# A page that was opened before a deployment still finds its files: files with a hash in their names stay for a week after
# they were replaced, also if a version is taken back. All pages change at the same moment, when one link is renamed. The
# last five versions are kept. A version that was taken back is deleted at the next deployment.
set -eu

hashed="_next/static pictures"
days=7
versions=5

fail() {
  echo "publish: $1" >&2
  exit 1
}

# Copies files that open pages can still request into a version that lacks them: the hashed files of the current version,
# and those in $site/old, where each has the time at which it was replaced.
keep_old_files() {
  [ -d "$site/current/" ] || return 0
  for folder in $hashed; do
    [ -d "$site/current/$folder" ] || continue
    (cd "$site/current/$folder" && find . -type f) | while read -r file; do
      [ -e "$1/$folder/$file" ] && continue
      [ -e "$site/old/$folder/$file" ] && continue
      mkdir -p "$(dirname "$site/old/$folder/$file")"
      cp "$site/current/$folder/$file" "$site/old/$folder/$file"
    done
    [ -d "$site/old/$folder" ] || continue
    (cd "$site/old/$folder" && find . -type f) | while read -r file; do
      kept="$site/old/$folder/$file"
      if [ -e "$1/$folder/$file" ] || [ -n "$(find "$kept" -mtime "+$((days - 1))")" ]; then
        rm "$kept"
      else
        mkdir -p "$(dirname "$1/$folder/$file")"
        cp -p "$kept" "$1/$folder/$file"
      fi
    done
  done
}

# Renaming a link over another is atomic: no request sees a half-finished change.
point_at() {
  ln -s "versions/$1" "$site/current.new"
  mv -fT "$site/current.new" "$site/current"
  echo "publish: $site/current is version $1"
}

case "${1:-}" in
  publish)
    [ $# -eq 3 ] || fail "say: sh publish.sh publish EXPORT SITE"
    export=$2
    site=$3
    [ -f "$export/index.html" ] || fail "$export has no index.html: give it the folder out/ of a finished build."
    version=$(date -u +%Y%m%d-%H%M%S)
    new="$site/versions/$version"
    [ ! -e "$new" ] || fail "$new is there already; wait a second and try again."
    mkdir -p "$site/versions"
    # An unfinished copy has another name, so it is never served.
    rm -rf "$site/versions/.new" "$site/current.new"
    cp -R "$export" "$site/versions/.new"
    keep_old_files "$site/versions/.new"
    now=$(basename "$(readlink "$site/current" || echo none)")
    ls -1 "$site/versions" | awk -v now="$now" 'now != "none" && $0 > now' | while read -r taken_back; do
      rm -rf "$site/versions/$taken_back"
    done
    mv "$site/versions/.new" "$new"
    point_at "$version"
    ls -1 "$site/versions" | sort -r | tail -n +$((versions + 1)) | while read -r old; do
      rm -rf "$site/versions/$old"
    done
    ;;
  back)
    [ $# -eq 2 ] || fail "say: sh publish.sh back SITE"
    site=$2
    [ -L "$site/current" ] || fail "$site/current is no link: nothing was published there."
    now=$(basename "$(readlink "$site/current")")
    before=$(ls -1 "$site/versions" | sort | awk -v now="$now" '$0 < now' | tail -n 1)
    [ -n "$before" ] || fail "there is no version before $now."
    keep_old_files "$site/versions/$before"
    point_at "$before"
    ;;
  *)
    fail "say publish or back; the first lines of this file tell how."
    ;;
esac
