# In the place of GitHub's command: writes down how it was called, and responds to a query with the last comment.
folder=$(dirname "$0")/..
case "$*" in
*--jq*)
  cat "$folder/last" 2> /dev/null
  exit 0
  ;;
esac
echo "$@" >> "$folder/gh.log"
for argument in "$@"; do
  case $argument in
  body=@*) cat "${argument#body=@}" > "$folder/last" ;;
  esac
done
