#!/bin/sh
# Publishes an export on S3 behind CloudFront, with the AWS CLI:
#
#   sh deploy/aws/publish.sh out BUCKET DISTRIBUTION
#
# Files with a hash in their names are uploaded first and the pages last, so no page references a missing file. Nothing
# is deleted, so a page that was opened before still finds its files. To go back, publish the older export again. Under
# a path, BUCKET is BUCKET/site.
set -eu

if [ $# -ne 3 ] || [ ! -f "$1/index.html" ]; then
  echo "publish: usage: sh publish.sh EXPORT BUCKET DISTRIBUTION. EXPORT is the folder out/ of a finished build." >&2
  exit 1
fi
export=$1
bucket=$2
distribution=$3
year="public, max-age=31536000, immutable"

# The same name means the same content, so existing files are skipped.
send_hashed() {
  aws s3 sync "$export" "s3://$bucket" --size-only --only-show-errors --cache-control "$year" "$@"
}
# Always upload, because an older page can have the same size as the new one.
send() {
  aws s3 cp "$export" "s3://$bucket" --recursive --only-show-errors --cache-control no-cache "$@"
}

# Some versions of the AWS CLI do not know these types.
for type in avif=image/avif woff2=font/woff2; do
  send_hashed --exclude "*" --include "_next/static/*.${type%%=*}" --include "pictures/*.${type%%=*}" \
    --content-type "${type#*=}"
done
send_hashed --exclude "*" --include "_next/static/*" --include "pictures/*" \
  --exclude "*.avif" --exclude "*.woff2"
send --exclude "_next/static/*" --exclude "pictures/*" --exclude "*.html" --exclude "*.vcf" \
  --exclude "*.webmanifest" --exclude sw.js \
  --exclude .htaccess --exclude .nojekyll --exclude _headers --exclude _redirects --exclude staticwebapp.config.json
send --exclude "*" --include "*.webmanifest" --content-type application/manifest+json
send --exclude "*" --include "*.vcf" --content-type "text/vcard; charset=utf-8"
send --exclude "*" --include "*.html" --content-type "text/html; charset=utf-8"
# sw.js lists the files of the offline copies, so it comes after them.
send --exclude "*" --include sw.js

aws cloudfront create-invalidation --distribution-id "$distribution" --paths "/*" --output text --query Invalidation.Id
