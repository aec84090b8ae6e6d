#!/bin/sh
# Pushes what the job `check` decided: `live` to main, `review` to a branch with a pull request. It trusts nothing in the
# folder: a commit that changes more than the texts and pictures of content/ is refused (only-content.sh).
#   sh push-content.sh FOLDER
set -eu
folder=$1
here=$(dirname "$0")
live=$(cat "$folder/live")
review=$(cat "$folder/review")
for commit in "$live" "$review"; do
  case $commit in *[!0-9a-f]*) echo "This is no commit: $commit"; exit 1 ;; esac
done
[ -z "$live$review" ] && exit 0
git fetch --quiet "$folder/commits.bundle" '+refs/content-changes/*:refs/content-changes/*'
base=$(git rev-parse origin/main)
for commit in $live $review; do
  git merge-base --is-ancestor "$base" "$commit" || { echo 'main changed meanwhile; the next save takes this one along.'; exit 1; }
  sh "$here/only-content.sh" "$base" "$commit" || { echo 'More than the content was changed; nothing was pushed.'; exit 1; }
done
if [ -n "$live" ]; then
  git push origin "$live:refs/heads/main"
  # A push with the workflow's own token starts no other workflows, so they are started here. One with a key does.
  if [ "${HAS_DEPLOY_KEY:-}" != true ]; then
    if [ "${PAGES_ON_PUSH:-}" = true ]; then gh workflow run pages.yml --ref main; fi
    if [ "${AZURE_ON_PUSH:-}" = true ]; then gh workflow run azure.yml --ref main; fi
  fi
fi
open=$(gh pr list --head content-review --state open --json number --jq '.[].number')
if [ -n "$review" ]; then
  git push --force origin "$review:refs/heads/content-review"
  # The pictures of the report have a branch of their own, without a file of the site.
  if [ -d "$folder/pictures" ]; then
    tree=$(
      for file in "$folder"/pictures/*.jpg; do
        name=$(basename "$file")
        case $name in *[!0-9a-z.-]*) continue ;; esac
        printf '100644 blob %s\t%s\n' "$(git hash-object -w --no-filters "$file")" "$name"
      done | git mktree
    )
    pictures=$(git -c user.name=content -c user.email=content@users.noreply.github.com commit-tree "$tree" -m 'Pictures of the changes that wait')
    git push --force origin "$pictures:refs/heads/content-review-pictures"
    sed -i "s|](PICTURES/|](https://github.com/$GITHUB_REPOSITORY/raw/$pictures/|g" "$folder/report.md"
  fi
  if [ -n "$open" ]; then
    gh pr edit "$open" --body-file "$folder/report.md"
  else
    gh pr create --base main --head content-review --title 'Please read these changes of the content' --body-file "$folder/report.md"
  fi
elif [ -n "$open" ]; then
  gh pr close "$open" --comment 'The changes that waited here were corrected or taken back in the form.'
fi
