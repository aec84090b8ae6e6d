import type { Page } from '@playwright/test';

import { hideEndedOffers } from '@/components/ended-offers/hide-ended-offers.inline';
import { headings } from '@/content/headings';
import { directReasons, offers } from '@/content/offers';
import { onReturn } from '@/lib/browser/on-return';
import { dayInIndia } from '@/lib/format';

import { changeFile } from '../support/changed-page';
import { carouselOf, dotOf } from '../support/controls';
import { islandsOf, waitUntilIslandReady } from '../support/island';
import { first } from '../support/present';
import { expectSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, pagePath, reducedMotion, sectionOf, visit } from '../support/visit';

test.use(reducedMotion);

const { title } = headings.specialOffers;
const titles = offers.map((offer) => offer.title);
const LAST_DAY = '2027-03-31';

/** The script of a part in which an offer has a last day. */
const script = `<script>(${hideEndedOffers})(document.currentScript.parentElement,${dayInIndia},${onReturn})</script>`;

/** A page of a build in which the first offer ended on `LAST_DAY`, and with it the reasons that name its code. */
function withLastDay(html: string): string {
  const { code } = first(offers, 'offer');
  const ended = `data-last-day="${LAST_DAY}"`;
  return html
    .replace(/(lastDays&quot;:\[&quot;)[^&]*/, `$1${LAST_DAY}`)
    .replace(/(<article[^>]* )data-last-day="[^"]*"/, `$1${ended}`)
    .replace(/(<li[^>]* )data-last-day="[^"]*"(.*?<\/li>)/gs, (whole, start: string, rest: string) =>
      rest.includes(code) ? start + ended + rest : whole,
    )
    .replace(/<ul(?:(?!<ul).)*?<li[^>]*data-last-day.*?<\/ul>/s, (list) => list + script)
    .replace(new RegExp(`>${title}</h2>.*?(?=</section>)`, 's'), (part) => part + script);
}

const cards = (page: Page) => sectionOf(page, title).getByRole('article').getByRole('heading');

// __tests__/components/home/offers/offers.test.tsx has other days, and pages that stay open over midnight.
test('after its last day an offer is gone, and so are reasons with its code; the carousel has the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await changeFile(page, pagePath('/'), withLastDay);
  // Still the last day in London.
  await page.clock.install({ time: new Date('2027-04-01T00:00:00+05:30') });
  await visit(page, '/');
  for (const { text } of directReasons)
    await expect(page.getByText(text, { exact: true })).toBeVisible({
      visible: !text.includes(first(offers, 'offer').code),
    });
  await expect(cards(page)).toHaveText(titles.slice(1));
  if (titles.length === 1) return;
  await bringIntoView(sectionOf(page, title));
  await waitUntilIslandReady(islandsOf(page, 'offers'));
  await expect(cards(page)).toHaveText(titles.slice(1));
  if (titles.length < 3) return;
  const carousel = carouselOf(page, title);
  await expectSlide(carousel, 0);
  await expect(dotOf(carousel, titles.length - 1)).toHaveCount(0);
  await dotOf(carousel, 1).click();
  await expectSlide(carousel, 1);
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
