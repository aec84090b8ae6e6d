#!/bin/sh
# Publishes an export on a simple web server without downtime, and can go back to the previous version. Run it on the
# server, with the folder of the new export and the folder that contains the server's root:
#
#   sh publish.sh publish ./out /var/www/site     the server's root is /var/www/site/current
#   sh publish.sh back /var/www/site              the previous version, at once
#   sh publish.sh forward /var/www/site           the version that was taken back, at once
#
# If there is a folder generated/hosts/compressed beside the export, the version gets the compressed copies in it.
#
# A page that was opened before a deployment still finds its files: files with a hash in their names stay for a week
# after they were replaced, also if a version is taken back. All pages change at the same moment, when one link is
# renamed. The last five versions are kept. A version that was taken back is deleted at the next deployment.
#
# It runs on Linux, macOS and the BSDs, with any shell.
set -eu

hashed="_next/static pictures"
days=7
versions=5

fail() {
  echo "publish: $1" >&2
  exit 1
}

# Adds the compressed copies to a version. Each is compared with its file, because a copy from another build would show
# visitors the wrong page.
add_compressed() {
  [ -d "$2" ] || return 0
  (cd "$2" && find . -name '*.gz' -type f) | while IFS= read -r copy; do
    file=${copy%.gz}
    gzip -dc "$2/$copy" | cmp -s - "$1/$file" || continue
    cp "$2/$copy" "$1/$copy"
    [ ! -f "$2/$file.br" ] || cp "$2/$file.br" "$1/$file.br"
  done
  [ -f "$1/index.html.gz" ] ||
    echo "publish: $2 belongs to another build, so the compressed copies of pages are left out." >&2
}

# Whether a version has this file. A compressed copy belongs to its file, so an old copy is never put beside a new file.
has() {
  [ -e "$1" ] && return 0
  case "$1" in
    *.gz | *.br) [ -e "${1%.*}" ] ;;
    *) return 1 ;;
  esac
}

# Copies files that open pages can still request into a version that lacks them: the hashed files of the current
# version, and those in $site/old, where each has the time at which it was replaced.
keep_old_files() {
  [ -d "$site/current/" ] || return 0
  for folder in $hashed; do
    [ -d "$site/current/$folder" ] || continue
    (cd "$site/current/$folder" && find . -type f) | while IFS= read -r file; do
      has "$1/$folder/$file" && continue
      [ -e "$site/old/$folder/$file" ] && continue
      mkdir -p "$(dirname "$site/old/$folder/$file")"
      cp "$site/current/$folder/$file" "$site/old/$folder/$file"
    done
    [ -d "$site/old/$folder" ] || continue
    # In reverse, a compressed copy comes before its file, so that `has` does not see the old file yet.
    (cd "$site/old/$folder" && find . -type f) | sort -r | while IFS= read -r file; do
      kept="$site/old/$folder/$file"
      if has "$1/$folder/$file" || [ -n "$(find "$kept" -mtime "+$((days - 1))")" ]; then
        rm "$kept"
      else
        mkdir -p "$(dirname "$1/$folder/$file")"
        cp -p "$kept" "$1/$folder/$file"
      fi
    done
  done
}

# Renames a link over another, in one step: no request sees a half-finished change. A plain mv would move the new link
# into the folder that the old one names. The flag against this is -T on Linux, and -h on macOS and FreeBSD.
replace_link() {
  mv -fT "$1" "$2" 2>/dev/null || mv -fh "$1" "$2" 2>/dev/null ||
    perl -e 'rename($ARGV[0], $ARGV[1]) or die' "$1" "$2" 2>/dev/null ||
    fail "this system has no mv with -T or -h, and no perl: install one of them. The site still shows the version before."
}

point_at() {
  rm -f "$site/current.new"
  ln -s "versions/$1" "$site/current.new"
  replace_link "$site/current.new" "$site/current"
  echo "publish: $site/current is version $1"
}

case "${1:-}" in
  publish)
    [ $# -eq 3 ] || fail "usage: sh publish.sh publish EXPORT SITE"
    export=$2
    site=$3
    [ -f "$export/index.html" ] || fail "$export has no index.html: give it the folder out/ of a finished build."
    version=$(date -u +%Y%m%d-%H%M%S)
    new="$site/versions/$version"
    [ ! -e "$new" ] || fail "$new is there already; wait a second and try again."
    mkdir -p "$site/versions"
    # An unfinished copy has another name, so it is never served.
    rm -rf "$site/versions/.new"
    cp -R "$export" "$site/versions/.new"
    add_compressed "$site/versions/.new" "$(dirname "$export")/generated/hosts/compressed"
    keep_old_files "$site/versions/.new"
    now=$(basename "$(readlink "$site/current" || echo none)")
    ls -1 "$site/versions" | awk -v now="$now" 'now != "none" && $0 > now' | while IFS= read -r taken_back; do
      rm -rf "$site/versions/$taken_back"
    done
    mv "$site/versions/.new" "$new"
    point_at "$version"
    ls -1 "$site/versions" | sort -r | tail -n +$((versions + 1)) | while IFS= read -r old; do
      rm -rf "$site/versions/$old"
    done
    ;;
  back | forward)
    [ $# -eq 2 ] || fail "usage: sh publish.sh $1 SITE"
    site=$2
    [ -L "$site/current" ] || fail "$site/current is no link: nothing was published there."
    now=$(basename "$(readlink "$site/current")")
    if [ "$1" = back ]; then
      next=$(ls -1 "$site/versions" | sort | awk -v now="$now" '$0 < now' | tail -n 1)
      [ -n "$next" ] || fail "there is no version before $now."
    else
      next=$(ls -1 "$site/versions" | sort | awk -v now="$now" '$0 > now' | head -n 1)
      [ -n "$next" ] || fail "there is no version after $now: none was taken back, or another was published since."
    fi
    keep_old_files "$site/versions/$next"
    point_at "$next"
    ;;
  *)
    fail "usage: sh publish.sh publish EXPORT SITE, or sh publish.sh back SITE, or sh publish.sh forward SITE"
    ;;
esac
