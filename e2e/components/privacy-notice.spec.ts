import { content } from '@/content/content';
import { counters } from '@/content/counters';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { mailLink } from '@/lib/links';

import {
  acceptMessage,
  fillIn,
  form,
  hideAutomation,
  message,
  pressSend,
  SERVICE_URL,
} from '../support/contact';
import { waitUntilFirstViewReady } from '../support/island';
import { first } from '../support/present';
import { isNamed, namedPlaces, storedPlaces } from '../support/storage';
import { expect, test } from '../support/test';
import { bringIntoView, noJavaScript, pagePath, visit } from '../support/visit';

const { privacy } = content;

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, viewport: { width: 390, height: 664 } });

  test('the privacy notice is next to the form and names who answers', async ({ page }) => {
    await page.goto(pagePath('/contact'));
    await page.getByText(privacy.title, { exact: true }).click();
    const notice = page.locator('#privacy');
    for (const { title, text } of privacy.sections) {
      await expect(notice).toContainText(title);
      await expect(notice).toContainText(text);
    }
    for (const text of [privacy.officer.name, site.legalName, ...site.address.lines, privacy.storedRemoval])
      await expect(notice.getByText(text)).toBeVisible();
    await expect(notice.getByRole('link', { name: site.email }).first()).toHaveAttribute(
      'href',
      mailLink(site.email),
    );
    for (const { what } of privacy.stored) await expect(notice).toContainText(what);
  });
});

test.describe('with a service worker', () => {
  // The counters and the motion switch store something only if movement is allowed.
  test.use({ serviceWorkers: 'allow' });

  test('the notice names everything that the browser stores, and nothing else', async ({ page, context }) => {
    await hideAutomation(page);
    await page.route(SERVICE_URL, acceptMessage);
    const found = new Set<string>();
    const look = async () => (await page.evaluate(storedPlaces)).forEach((place) => found.add(place));
    await visit(page, '/');
    await bringIntoView(page.getByText(first(counters, 'counter').label).locator('visible=true').first());
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys({ ...sessionStorage }).some((key) => key.startsWith('counted-'))),
      )
      .toBe(true);
    await page.getByRole('button', { name: labels.pauseMotion }).click();
    await page.getByRole('search').getByRole('combobox').selectOption({ index: 1 });
    await look();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await waitUntilFirstViewReady(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const path of ['/gallery', '/about', '/Facilities']) {
      await visit(page, path);
      await look();
    }
    await visit(page, '/contact');
    await fillIn(page, message);
    await look();
    await pressSend(page);
    await expect(form(page).getByRole('alert')).toHaveText(labels.messageSent);
    await expect
      .poll(async () => {
        await look();
        return [...found].filter((place) => /^caches/.test(place)).length;
      })
      .toBeGreaterThan(0);
    expect(await context.cookies()).toEqual([]);
    expect([...found].filter((place) => !namedPlaces.some((name) => isNamed(place, name)))).toEqual([]);
    expect(namedPlaces.filter((name) => ![...found].some((place) => isNamed(place, name)))).toEqual([]);
  });
});
