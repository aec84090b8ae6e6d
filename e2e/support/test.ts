import { expect, test as base, type BrowserContext, type Request } from '@playwright/test';

import { origin, settings } from './settings';

export { expect };

/** The pages of the export, found on disk: '/', '/Facilities', '/about' and so on. */
export const routes = settings.routes;
if (routes.length < 5) {
  throw new Error(
    `out/ has ${routes.length} pages (${routes.join(', ')}) instead of at least five. Run npm run build.`,
  );
}

interface Options {
  /** Console errors and uncaught errors that the test expects. */
  allowedConsole: RegExp[];
  /** Addresses of this site that can fail or return an error status. */
  allowedFailures: RegExp[];
  /** Answers requests to other sites with an empty page. By default they cannot be resolved. */
  hasOtherSites: boolean;
}

interface Watch {
  /** All problems in the context so far, expected or not, in order. */
  problems: { kind: 'console' | 'request' | 'policy'; text: string }[];
}

const emptyPage = '<!doctype html><html lang="en"><title>Another site</title></html>';

/**
 * Answers requests to other sites: a document gets an empty page, and everything else is refused. The test's own routes
 * come first.
 */
export async function answerForOthers(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) =>
      // The map's address is also fetched, not only shown in an iframe.
      route.request().resourceType() === 'document' || route.request().url().includes('openstreetmap')
        ? route.fulfill({ contentType: 'text/html', body: emptyPage })
        : route.abort(),
  );
}

/** The prefix of our own reports of policy violations: browsers have different messages. */
const VIOLATION = 'security policy refused: ';

/**
 * Records every console error, uncaught error, failed request of this site and violation of the security policy in all
 * pages of a context.
 */
export async function watch(context: BrowserContext): Promise<Watch> {
  const problems: Watch['problems'] = [];
  const isOurs = (request: Request) => new URL(request.url()).origin === origin;
  // Leaving a page cancels its requests. Each browser engine has its own message for that.
  const isCancelled = (request: Request) =>
    /ERR_ABORTED|BINDING_ABORTED|cancelled/i.test(request.failure()?.errorText ?? '');

  await context.addInitScript((opening) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`${opening}${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  }, VIOLATION);
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (message.text().startsWith(VIOLATION)) {
      problems.push({ kind: 'policy', text: message.text() });
      return;
    }
    const { url } = message.location();
    problems.push({ kind: 'console', text: `${message.text()}${url ? ` (${url})` : ''}` });
  });
  context.on('weberror', (error) => {
    problems.push({ kind: 'console', text: `uncaught: ${error.error().stack ?? error.error().message}` });
  });
  context.on('requestfailed', (request) => {
    if (!isOurs(request) || isCancelled(request)) return;
    problems.push({ kind: 'request', text: `${request.url()} failed: ${request.failure()?.errorText}` });
  });
  context.on('response', (response) => {
    if (!isOurs(response.request()) || response.status() < 400) return;
    problems.push({ kind: 'request', text: `${response.url()} answered ${response.status()}` });
  });
  return { problems };
}

/**
 * Playwright's `test`, where any console error, uncaught error, failed request of the site or violation of its security
 * policy fails the test, and no other site can be reached. What a test provokes it allows:
 *
 *     test.use({ allowedConsole: [/404/], allowedFailures: [/\/no-such-page$/] });
 *
 * It does not watch contexts that a test makes itself: give them to `watch`.
 */
export const test = base.extend<Options & { faultless: void }>({
  allowedConsole: [[], { option: true }],
  allowedFailures: [[], { option: true }],
  hasOtherSites: [false, { option: true }],
  faultless: [
    async ({ context, browserName, allowedConsole, allowedFailures, hasOtherSites }, use) => {
      // Only Chromium has a switch that blocks all other sites.
      if (hasOtherSites || browserName !== 'chromium') await answerForOthers(context);
      const { problems } = await watch(context);
      await use();
      // Requests of the test's routes that are still running are dropped without an error.
      for (const part of [context, ...context.pages()]) await part.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = problems.filter(({ kind, text }) => {
        // No test can allow policy violations: an exception could hide one that visitors get.
        if (kind === 'policy') return true;
        const allowed = kind === 'console' ? allowedConsole : allowedFailures;
        return !allowed.some((pattern) => pattern.test(text));
      });
      expect(
        unexpected.map(({ text }) => text),
        'errors during the test',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
