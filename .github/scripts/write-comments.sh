#!/bin/sh
# Writes the messages of the job `check` on their commits. GitHub sends them by mail to the people who saved. A message
# that is already the last one on its commit is not written again.
#   sh write-comments.sh FOLDER
set -u
failed=0
for file in "$1"/comments/*.md; do
  [ -f "$file" ] || continue
  commit=$(basename "$file" .md)
  case $commit in *[!0-9a-f]*) continue ;; esac
  address="repos/$GITHUB_REPOSITORY/commits/$commit/comments"
  last=$(gh api "$address?per_page=100" --jq '.[-1].body // ""') || { failed=1; continue; }
  [ "$last" = "$(cat "$file")" ] || gh api "$address" -F "body=@$file" > /dev/null || failed=1
done
exit "$failed"
