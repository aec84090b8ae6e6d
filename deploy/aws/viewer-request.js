/**
 * CloudFront Function (runtime cloudfront-js-2.0) for a private S3 bucket, which by itself finds neither /about nor
 * /about/: attach it to the distribution's default behaviour, at the viewer request. It answers as the other hosts do:
 * /about shows about.html, /about/ and /facilities lead to the one address of their page. For a site under a path, give
 * BASE_PATH the same value as the build.
 */
var BASE_PATH = '';

// CloudFront calls it by this name.
// eslint-disable-next-line @typescript-eslint/no-unused-vars
function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (BASE_PATH !== '' && path === BASE_PATH) return moved(request, BASE_PATH + '/');
  // Exact case: /Facilities itself must not match.
  if (path === BASE_PATH + '/facilities' || path === BASE_PATH + '/facilities/')
    return moved(request, BASE_PATH + '/Facilities');
  if (path === BASE_PATH + '/') request.uri = path + 'index.html';
  // No two slashes in a row: `//name` is another server.
  else if (/^(\/[A-Za-z0-9_-]+)+\/$/.test(path)) return moved(request, path.slice(0, -1));
  else if (!/\.[^/]*$/.test(path)) request.uri = path + '.html';
  return request;
}

function moved(request, path) {
  var pairs = Object.keys(request.querystring || {}).map(function (name) {
    var value = request.querystring[name].value;
    return value === '' ? name : name + '=' + value;
  });
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: pairs.length > 0 ? path + '?' + pairs.join('&') : path } },
  };
}
