import type { Page } from '@playwright/test';

import { hideEndedOffers } from '@/components/ended-offers/hide-ended-offers.inline';
import { headings } from '@/content/headings';
import { directReasons, offers } from '@/content/offers';
import { onReturn } from '@/lib/browser/on-return';
import { dayInIndia } from '@/lib/format';

import { changeFile } from '../support/changed-page';
import { carouselOf, dotOf } from '../support/controls';
import { islandsOf, waitUntilIslandReady } from '../support/island';
import { expectSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, pagePath, reducedMotion, sectionOf, visit } from '../support/visit';

test.use(reducedMotion);

const { title } = headings.specialOffers;
const titles = offers.map((offer) => offer.title);
const LAST_DAY = '2027-03-31';

/** The script of a part in which an offer has a last day. */
const script = `<script>(${hideEndedOffers})(document.currentScript.parentElement,${dayInIndia},${onReturn})</script>`;

/** A page of a build in which the first offers end on `LAST_DAY`, and with them the reasons that name their codes. */
function withLastDays(html: string, count: number): string {
  const ended = offers.slice(0, count);
  const dayOf = (isEnded: boolean) => `data-last-day="${isEnded ? LAST_DAY : ''}"`;
  const lastDays = offers.map((_, index) => `&quot;${index < count ? LAST_DAY : ''}&quot;`).join();
  let cards = 0;
  return html
    .replace(/lastDays&quot;:\[.*?\]/, `lastDays&quot;:[${lastDays}]`)
    .replace(/(<article[^>]* )data-last-day=""/g, (_, start: string) => start + dayOf(cards++ < count))
    .replace(
      /(<li[^>]* )data-last-day=""(.*?<\/li>)/gs,
      (_, start: string, rest: string) => start + dayOf(ended.some(({ code }) => rest.includes(code))) + rest,
    )
    .replace(/<ul(?:(?!<ul).)*?<li[^>]*data-last-day.*?<\/ul>/s, (list) => list + script)
    .replace(new RegExp(`>${title}</h2>.*?(?=</section>)`, 's'), (part) => part + script);
}

/** Opens a page at this time, as a build before `LAST_DAY` wrote it. */
async function visitAt(page: Page, time: string, count: number): Promise<void> {
  await changeFile(page, pagePath('/'), (html) => withLastDays(html, count));
  await page.clock.install({ time: new Date(time) });
  await visit(page, '/');
}

/** The warnings of a page whose HTML React did not expect. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (entry) => {
    if (entry.text().includes('was rendered again')) warnings.push(entry.text());
  });
  return warnings;
}

const cards = (page: Page) => sectionOf(page, title).getByRole('article').getByRole('heading');

test('after its last day, only the other offers are left', async ({ page }) => {
  test.skip(titles.length < 2, 'There is only one offer.');
  await page.setViewportSize({ width: 390, height: 800 });
  const warnings = warningsOf(page);
  // Still the last day in London.
  await visitAt(page, '2027-04-01T00:00:00+05:30', 1);
  await bringIntoView(sectionOf(page, title));
  await expect(cards(page)).toHaveText(titles.slice(1));
  await waitUntilIslandReady(islandsOf(page, 'offers'));
  await expect(cards(page)).toHaveText(titles.slice(1));
  expect(warnings).toEqual([]);
  const carousel = carouselOf(page, title);
  if (titles.length < 3) return;
  await expectSlide(carousel, 0);
  await expect(dotOf(carousel, titles.length - 1)).toHaveCount(0);
  await dotOf(carousel, 1).click();
  await expectSlide(carousel, 1);
});

test('a page that is open over midnight follows the day when the visitor returns, and so do reasons with a code', async ({
  page,
}) => {
  await visitAt(page, `${LAST_DAY}T23:58:00+05:30`, titles.length);
  await expect(cards(page)).toHaveText(titles);
  for (const { text } of directReasons) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.clock.setFixedTime(new Date('2027-04-01T00:01:00+05:30'));
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  for (const { text } of directReasons)
    await expect(page.getByText(text, { exact: true })).toBeVisible({
      visible: !offers.some(({ code }) => text.includes(code)),
    });
});

test.describe('in a wide window', () => {
  test.use({ section: ':has(article)' });

  test('the last row of one, two, four or five offers is as wide as the others', async ({ page }) => {
    await visit(page, '/');
    const offer = sectionOf(page, title).getByRole('article').first();
    for (const count of [1, 2, 4, 5]) {
      const edges = await offer.evaluate((article, wanted) => {
        let first: Element = article;
        while (getComputedStyle(first.parentElement!).display !== 'grid') first = first.parentElement!;
        const track = first.parentElement!;
        track.replaceChildren(first, ...Array.from({ length: wanted - 1 }, () => first.cloneNode(true)));
        const { left, right } = track.getBoundingClientRect();
        const boxes = [first, track.lastElementChild!].map((each) => each.getBoundingClientRect());
        return [boxes[0]!.left - left, right - boxes[1]!.right];
      }, count);
      for (const edge of edges) expect(edge, `${count} offers`).toBeCloseTo(0, 0);
    }
  });
});
