# Replaces GitHub's command. It logs its calls in gh.log. A query for open pull requests returns the number in the file
# open-pull-request, and a query for comments the last comment.
folder=$(dirname "$0")/..
echo "$@" >> "$folder/gh.log"
case "$*" in
*state=open*) cat "$folder/open-pull-request" 2> /dev/null ;;
*--jq*) cat "$folder/last-comment" 2> /dev/null ;;
esac
for argument in "$@"; do
  case $argument in
  body=@*) cat "${argument#body=@}" > "$folder/last-comment" ;;
  esac
done
exit 0
