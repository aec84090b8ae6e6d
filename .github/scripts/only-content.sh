#!/bin/sh
# Fails, and names the files, when the changes from one commit to another touch more than the texts and pictures of
# content/. Code, links and files that can be run are refused as well.
#   sh only-content.sh FROM TO
set -eu
# Not in a pipe: a git that fails must fail here.
changes=$(git -c core.quotePath=false diff-tree -r --no-renames "$1" "$2" --)
[ -n "$changes" ] || exit 0
printf '%s\n' "$changes" |
  awk -F '\t' '
    {
      split($1, facts, " ")
      mode = facts[2]
      isText = $2 ~ /^content\/(hotels\/)?[^\/]+\.json$/
      isPicture = tolower($2) ~ /^content\/pictures\/.+\.(jpe?g|png|webp|avif)$/
      if (!(isText || isPicture) || (mode != "100644" && mode != "000000")) { print $2; odd = 1 }
    }
    END { exit odd }'
