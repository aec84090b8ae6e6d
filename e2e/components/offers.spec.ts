import type { Page } from '@playwright/test';

import { removeEndedOffers } from '@/components/home/offers/remove-ended-offers.inline';
import { headings } from '@/content/headings';
import { offers } from '@/content/offers';
import { dayInIndia } from '@/lib/format';

import { changeFile } from '../support/changed-page';
import { carouselOf, dotOf } from '../support/controls';
import { expectSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, pagePath, reducedMotion, sectionOf, visit } from '../support/visit';

test.use(reducedMotion);

const { title } = headings.specialOffers;
const titles = offers.map((offer) => offer.title);
const LAST_DAY = '2027-03-31';

/** Opens Home at this time, as a build before `LAST_DAY` wrote it: the first offers end on that day. */
async function visitAt(page: Page, time: string, count: number): Promise<void> {
  await changeFile(page, pagePath('/'), (html) => {
    const start = html.indexOf(`>${title}</h2>`);
    const end = html.indexOf('</section>', start);
    let left = count;
    const cards = html
      .slice(start, end)
      .replace(/<\/h3>/g, (all) =>
        left-- > 0 ? `${all}<time datetime="${LAST_DAY}">${LAST_DAY}</time>` : all,
      );
    const script = `(${removeEndedOffers})(document.currentScript.parentElement,(${dayInIndia})(new Date()))`;
    return `${html.slice(0, start)}${cards}<script>${script}</script>${html.slice(end)}`;
  });
  await page.clock.install({ time: new Date(time) });
  await visit(page, '/');
}

const cards = (page: Page) => sectionOf(page, title).getByRole('article').getByRole('heading');

test('an offer is shown until its last day ends in India', async ({ page }) => {
  await visitAt(page, `${LAST_DAY}T23:58:00+05:30`, 1);
  await expect(cards(page)).toHaveText(titles);
});

for (const width of [390, 1280]) {
  test(`after its last day, only the other offers are left, at ${width} pixels`, async ({ page }) => {
    test.skip(titles.length < 2, 'There is only one offer.');
    await page.setViewportSize({ width, height: 800 });
    // Still the last day in London.
    await visitAt(page, '2027-04-01T00:00:00+05:30', 1);
    await bringIntoView(sectionOf(page, title));
    await expect(cards(page)).toHaveText(titles.slice(1));
    const carousel = carouselOf(page, title);
    if (width > 768 || titles.length < 3) return;
    await expectSlide(carousel, 0);
    await expect(dotOf(carousel, titles.length - 1)).toHaveCount(0);
    await dotOf(carousel, 1).click();
    await expectSlide(carousel, 1);
  });
}

test('after the last day of all offers, the section is gone', async ({ page }) => {
  await visitAt(page, '2027-04-01T00:00:00+05:30', titles.length);
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});
