import { expect, test as base, type BrowserContext, type Page, type Request } from '@playwright/test';

import { origin, settings } from './settings';
import { onlySection } from './style';
import { visit, waitTwoFrames } from './visit';

export { expect };

/** The pages of the export, found on disk: '/', '/Facilities', '/about' and so on. */
export const routes = settings.routes;
if (routes.length < 5) {
  throw new Error(
    `out/ has ${routes.length} pages (${routes.join(', ')}) instead of at least five. Run npm run build.`,
  );
}

/** For `test.use`. */
interface Options {
  /** Console errors and uncaught errors that the test expects. */
  allowedConsole: RegExp[];
  /** Addresses of this site that can fail or return an error status. */
  allowedFailures: RegExp[];
  /** Replaces other sites with an empty page. By default they cannot be resolved. */
  hasOtherSites: boolean;
  /**
   * A selector of the only sections of Home that are laid out, for tests of a part: half of the time of a test is the
   * layout and painting of the page. Parts outside of all sections, such as '.hero', always are.
   */
  section: string;
}

interface Watch {
  /** All problems in the context so far, expected or not, in order. */
  problems: { kind: 'console' | 'request' | 'policy'; text: string }[];
}

const emptyPage = '<!doctype html><html lang="en"><title>Another site</title></html>';

/**
 * Replaces other sites: a document is an empty page, and everything else is refused. The routes of the test itself come
 * first.
 *
 * @param ours the origin of the server, if it is not that of the export
 */
export async function stubOtherSites(context: BrowserContext, ours = origin): Promise<void> {
  await context.route(
    (url) => url.origin !== ours && /^https?:$/.test(url.protocol),
    (route) =>
      // The map's address is also fetched, not only shown in an iframe.
      route.request().resourceType() === 'document' || route.request().url().includes('openstreetmap')
        ? route.fulfill({ contentType: 'text/html', body: emptyPage })
        : route.abort(),
  );
}

/** The prefix of our reports of policy violations: browsers have different messages. */
const VIOLATION = 'security policy refused: ';

/**
 * Records every console error, uncaught error, failed request of this site and violation of the security policy in all
 * pages of a context.
 */
export async function watchForProblems(context: BrowserContext): Promise<Watch> {
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
    // A warning of React when the HTML of an island is not what it expects, and it renders the island again.
    if (message.type() !== 'error' && !message.text().includes('was rendered again')) return;
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
    problems.push({ kind: 'request', text: `${response.url()} has status ${response.status()}` });
  });
  return { problems };
}

/**
 * Opens a page of the site under reduced motion, hydrated and at its top. All tests of a worker share it, because
 * loading it takes longer than most checks. Use it for what can be seen of a page as it opens: a test that uses a
 * control, or that needs its own storage or network, has its own `page`.
 */
type SharedPage = (path: string, viewport?: { width: number; height: number }) => Promise<Page>;

const DESKTOP = { width: 1280, height: 720 };

/**
 * Opens each page once, and gives it back as it was: at its start, and without rules of `addRules`, emulated media,
 * focus or hover.
 */
function shareIn(context: BrowserContext): SharedPage {
  const pages = new Map<string, Page>();
  return async (path, viewport = DESKTOP) => {
    const page = pages.get(path) ?? (await context.newPage());
    await page.setViewportSize(viewport);
    if (pages.has(path)) {
      await page.emulateMedia({
        media: null,
        colorScheme: null,
        forcedColors: null,
        reducedMotion: 'reduce',
      });
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
        (document.activeElement as HTMLElement).blur();
        // The page, and the rows in it that are swiped.
        for (const element of document.querySelectorAll('*'))
          if (element.scrollTop > 0 || element.scrollLeft !== 0)
            element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      });
      await page.mouse.move(0, 0);
    } else await visit(page, path);
    // Carousels and observers react to the new window and position one frame later.
    await waitTwoFrames(page);
    pages.set(path, page);
    return page;
  };
}

interface Fixtures extends Options {
  sharedPage: SharedPage;
}

/**
 * Playwright's `test`, where any console error, uncaught error, failed request of the site, violation of its security
 * policy or island that React renders again fails the test, and no other site can be reached. A test allows the errors
 * that it causes:
 *
 * test.use({ allowedConsole: [/Contact form: not sent/] });
 *
 * It does not watch contexts that a test makes itself: call `watchForProblems` for them.
 */
export const test = base.extend<Fixtures, { shared: Watch & { open: SharedPage } }>({
  allowedConsole: [[], { option: true }],
  allowedFailures: [[], { option: true }],
  hasOtherSites: [false, { option: true }],
  section: ['', { option: true }],
  context: async ({ context, browserName, allowedConsole, allowedFailures, hasOtherSites, section }, use) => {
    if (section)
      await context.addInitScript((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, onlySection(section));
    // Only Chromium has a switch that blocks all other sites.
    if (hasOtherSites || browserName !== 'chromium') await stubOtherSites(context);
    const { problems } = await watchForProblems(context);
    await use(context);
    // Requests of the test's routes that are still running are dropped without an error.
    for (const part of [context, ...context.pages()]) await part.unrouteAll({ behavior: 'ignoreErrors' });
    expectNone(problems, { allowedConsole, allowedFailures });
  },
  shared: [
    async ({ browser, browserName }, use) => {
      const context = await browser.newContext({
        baseURL: origin,
        // Otherwise the first test of a worker would decide: Playwright gives its options to every context.
        javaScriptEnabled: true,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      if (browserName !== 'chromium') await stubOtherSites(context);
      const { problems } = await watchForProblems(context);
      await use({ problems, open: shareIn(context) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedPage: async ({ shared: { problems, open }, allowedConsole, allowedFailures }, use) => {
    const before = problems.length;
    await use(open);
    expectNone(problems.slice(before), { allowedConsole, allowedFailures });
  },
});

/** Expects that there was no problem, apart from what the test allows. */
function expectNone(
  problems: Watch['problems'],
  { allowedConsole, allowedFailures }: Pick<Options, 'allowedConsole' | 'allowedFailures'>,
): void {
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
}
