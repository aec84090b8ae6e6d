/**
 * CloudFront function (runtime cloudfront-js-2.0) for the viewer request: a private S3 bucket finds neither /about nor
 * /about/. It does the same as the other hosts: /about shows about.html; /about/ and /facilities redirect to the
 * canonical address of their page.
 */
// CloudFront requires this function name.
// eslint-disable-next-line @typescript-eslint/no-unused-vars
function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (path === '{{basePath}}') return moved(request, '{{basePath}}/');
  // Exact case: /Facilities itself must not match.
  if (path === '{{basePath}}/facilities' || path === '{{basePath}}/facilities/')
    return moved(request, '{{basePath}}/Facilities');
  // No such file exists, so CloudFront sends 404.html with the status 404. It does not call this function for that.
  if (['{{basePath}}/404', '{{basePath}}/404/', '{{basePath}}/404.html'].indexOf(path) >= 0)
    request.uri = '{{basePath}}/404/none';
  else if (path === '{{basePath}}/') request.uri = path + 'index.html';
  // Never two slashes in a row: `//name` is another server.
  else if (/^(\/[A-Za-z0-9_-]+)+\/$/.test(path)) return moved(request, path.slice(0, -1));
  else if (!/\.[^/]*$/.test(path)) request.uri = path + '.html';
  return request;
}

function moved(request, path) {
  var pairs = Object.keys(request.querystring).map(function (name) {
    var value = request.querystring[name].value;
    return value === '' ? name : name + '=' + value;
  });
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: pairs.length > 0 ? path + '?' + pairs.join('&') : path } },
  };
}
