// Next.js runs this file before React hydrates a page. Only `next dev` uses it: the build takes Next's scripts out of the
// pages and loads the same script itself. https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation-client
if (process.env.NODE_ENV === 'development')
  addEventListener('load', () => void import('@/app/_browser/page'));
