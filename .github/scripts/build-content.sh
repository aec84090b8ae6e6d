#!/bin/sh
# Builds the site with what is to be published: first with what goes live (`live`), then with what waits (`review`). A
# commit that does not build is removed, and everyone whose save is in it gets a message with the reason.
#   sh build-content.sh FOLDER
set -eu
folder=$1
for name in live review; do
  commit=$(cat "$folder/$name")
  [ -n "$commit" ] || continue
  # Unlike checkout, this also removes the files that the commit does not have.
  git restore --source="$commit" --staged --worktree -- content
  if npx next build > build.log 2>&1; then continue; fi
  cat build.log
  mkdir -p "$folder/comments"
  for save in $(git log -1 --format='%(trailers:key=Content-save,valueonly)' "$commit"); do
    {
      echo 'This change is not published yet, because the site could not be built with it or with another one:'
      echo '```'
      tail -n 20 build.log
      echo '```'
    } > "$folder/comments/$save.md"
  done
  # What waits is made from what goes live, so both are taken back.
  if [ "$name" = live ]; then : > "$folder/live"; fi
  : > "$folder/review"
  break
done
