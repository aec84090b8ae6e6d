#!/bin/sh
# Pushes what the job `check` decided: `live` to main, `review` to a branch with a pull request. It trusts nothing in
# the folder: a commit that changes more than the texts and pictures of content/ is refused (only-content.sh).
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
# Nothing was pushed yet, so all of it can be decided once more.
look_again() {
  echo 'main changed meanwhile, so this is looked at again.'
  gh workflow run content.yml --ref content
  exit 0
}
for commit in $live $review; do
  git merge-base --is-ancestor "$base" "$commit" || look_again
  sh "$here/only-content.sh" "$base" "$commit" || { echo 'More than the content was changed; nothing was pushed.'; exit 1; }
done
if [ -n "$live" ]; then
  if ! git push origin "$live:refs/heads/main"; then
    git fetch --quiet origin main
    if [ "$(git rev-parse FETCH_HEAD)" = "$base" ]; then exit 1; fi
    look_again
  fi
  # A push with the workflow's own token starts no other workflows, so they are started here. One with a key does.
  if [ "${HAS_DEPLOY_KEY:-}" != true ]; then
    if [ "${PAGES_ON_PUSH:-}" = true ]; then gh workflow run pages.yml --ref main; fi
    if [ "${AZURE_ON_PUSH:-}" = true ]; then gh workflow run azure.yml --ref main; fi
  fi
fi
# By the REST API: `gh pr` also finds branches of this name in forks.
pulls="repos/$GITHUB_REPOSITORY/pulls"
open=$(gh api "$pulls?state=open&base=main&head=${GITHUB_REPOSITORY%%/*}:content-review" --jq '.[].number')
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
    gh api --method PATCH "$pulls/$open" -F "body=@$folder/report.md" > /dev/null
  else
    title='Please read these changes of the content'
    gh api "$pulls" -f base=main -f head=content-review -f "title=$title" -F "body=@$folder/report.md" > /dev/null
  fi
elif [ -n "$open" ]; then
  why='Nothing waits here any more: the changes were corrected or taken back in the form, or cannot be published yet.'
  gh api "repos/$GITHUB_REPOSITORY/issues/$open/comments" -f "body=$why" > /dev/null
  gh api --method PATCH "$pulls/$open" -f state=closed > /dev/null
fi
