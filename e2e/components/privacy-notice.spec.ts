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
import { bringIntoView, visit } from '../support/visit';

const { privacy } = content;

test('the privacy notice is next to the form and names who answers', async ({ sharedPage }) => {
  const notice = (await sharedPage('/contact')).locator('#privacy');
  for (const text of [
    ...privacy.sections.flatMap((section) => [section.title, section.text]),
    ...privacy.stored.map(({ what }) => what),
    privacy.officer.name,
    site.legalName,
    ...site.address.lines,
    privacy.storedRemoval,
  ])
    await expect(notice).toContainText(text);
  await expect(notice.locator(`a[href="${mailLink(site.email)}"]`)).not.toHaveCount(0);
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
    // About and Facilities have no parts of their own that store something.
    await visit(page, '/gallery');
    await look();
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
