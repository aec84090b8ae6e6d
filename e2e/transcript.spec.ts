import type { Page } from '@playwright/test';

import { about } from '@/content/about';
import { counters } from '@/content/counters';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';
import { roomCards, roomCarousel } from '@/content/rooms';
import { fill, formatRupees } from '@/lib/format';

import { readyCarousel } from './support/moving';
import { expect, routes, test } from './support/test';
import { outline, transcript } from './support/transcript';
import { escape, reads, visit } from './support/visit';

// One after the other, so that each page is walked once for all of them.
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const walked = new Map<string, string[]>();

/** What is spoken of a page as it opens. */
async function spoken(page: Page, path: string): Promise<string[]> {
  if (!walked.has(path)) {
    await visit(page, path);
    walked.set(path, await transcript(page));
  }
  return walked.get(path)!;
}

/** What every page wears, around its own headings. */
const frame = {
  before: [
    'banner',
    `navigation, ${labels.mainNavigation}`,
    `end of navigation, ${labels.mainNavigation}`,
    'end of banner',
    'main',
  ],
  after: [
    'end of main',
    'contentinfo',
    `2 ${headings.usefulLinks.title}`,
    `2 ${headings.usefulLinks.title}`,
    `2 ${headings.footerContact.title}`,
    'end of contentinfo',
    `navigation, ${labels.floatingContact}`,
    `end of navigation, ${labels.floatingContact}`,
  ],
};

for (const path of routes) {
  test.describe(`${path}, as it is spoken`, () => {
    test('L1 L2 L3 L4 L7 comes in landmarks, each once and in order, and nothing outside of them', async ({
      page,
    }) => {
      const phrases = await spoken(page, path);
      const marks = outline(phrases);
      expect(marks.slice(0, frame.before.length)).toEqual(frame.before);
      expect(marks.slice(-frame.after.length)).toEqual(frame.after);
      expect(marks.filter((mark) => mark === 'main')).toHaveLength(1);
      const starts = marks.filter((mark) =>
        /^(banner|main|contentinfo|navigation|search|region|form)/.test(mark),
      );
      expect(starts.length).toBeLessThanOrEqual(7);
      // The skip link alone comes before the header.
      expect(phrases.slice(0, 3)).toEqual(['document', `link, ${labels.skipToContent}`, 'banner']);
      expect(phrases.slice(phrases.indexOf('end of contentinfo') + 1)[0]).toBe(
        `navigation, ${labels.floatingContact}`,
      );
    });

    test('L5 L6 names its regions, and no name repeats what the thing is', async ({ page }) => {
      const named = (await spoken(page, path)).filter((phrase) =>
        /^(navigation|search|form|region|carousel|tablist|dialog)\b/.test(phrase),
      );
      expect(named.length).toBeGreaterThanOrEqual(2);
      for (const phrase of named) {
        const [role = '', name = ''] = phrase.split(', ');
        expect(name, phrase).toMatch(/\S/);
        expect(name.toLowerCase(), phrase).not.toContain(role);
      }
    });

    test('1.3.1 2.4.6 has one main heading, first, and skips no level', async ({ page }) => {
      const marks = outline(await spoken(page, path));
      const levels = marks.filter((mark) => /^\d/.test(mark)).map((mark) => Number(mark[0]));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.slice(1).entries())
        expect(level - levels[index]!, marks.join('\n')).toBeLessThanOrEqual(1);
    });

    test('2.4.4 3.2.5 names every link and button, once, and says when a tab opens', async ({ page }) => {
      await visit(page, path);
      const phrases = await transcript(page);
      const links = phrases.filter((phrase) => /^link\b/.test(phrase));
      const buttons = phrases.filter((phrase) => /^button\b/.test(phrase));
      expect(links.length).toBeGreaterThan(20);
      for (const phrase of [...links, ...buttons]) expect(phrase).toMatch(/^(link|button), \S/);
      // A link is a name, not a paragraph; those to pictures are named by what the pictures show.
      for (const link of links.filter((each) => !each.endsWith('has popup dialog')))
        expect(link.length, link).toBeLessThan(150);
      for (const link of links) expect(twice(link), link).toBe(false);
      const opening = await page
        .locator('a[target="_blank"]')
        .evaluateAll(
          (list) =>
            list.filter(
              (link) => !link.closest('[inert]') && link.checkVisibility({ visibilityProperty: true }),
            ).length,
        );
      expect(links.filter((link) => link.endsWith(labels.opensInNewTab)).length).toBe(opening);
    });

    test('1.1.1 describes every picture, and no two beside each other alike', async ({ page }) => {
      const images = (await spoken(page, path)).filter((phrase) => /^image\b/.test(phrase));
      expect(images.length).toBeGreaterThan(0);
      for (const image of images) expect(image).toMatch(/^image, \S/);
      for (const [index, image] of images.slice(1).entries())
        if (!reads(`image, ${labels.rating}`).test(image)) expect(image).not.toBe(images[index]);
    });
  });
}

/** Whether a name says something of three words or more twice in a row. */
function twice(name: string): boolean {
  return /(\b\S+ \S+ ?\S*) ?[:,]? \1\b/.test(name);
}

test('C5 only the slide on the screen is spoken', async ({ page }) => {
  await visit(page, '/');
  for (const name of [labels.heroName, headings.featuredHotels.title]) await readyCarousel(page, name);
  const slides = (await transcript(page)).filter((phrase) => /^slide, /.test(phrase));
  expect(slides).toEqual([
    `slide, ${fill(labels.slideOf, { n: 1, total: 4 })}`,
    `slide, ${featuredHotels[0]!.name}, ${featuredHotels[0]!.city}`,
  ]);
});

test('T1 T3 the tabs are a list with a purpose, and one panel named by its tab', async ({ page }) => {
  const phrases = await spoken(page, '/');
  expect(phrases.filter((phrase) => /^tablist/.test(phrase))).toEqual([
    expect.stringContaining(`tablist, ${labels.exploreName}`),
  ]);
  const tabs = phrases.filter((phrase) => /^tab, /.test(phrase));
  expect(tabs.filter((tab) => tab.includes(', selected'))).toHaveLength(1);
  const panels = phrases.filter((phrase) => /^tabpanel, /.test(phrase));
  expect(panels).toHaveLength(1);
  expect(tabs[0]).toContain(panels[0]!.replace('tabpanel, ', ''));
});

test('L8 the search is one, with a name', async ({ page }) => {
  const phrases = await spoken(page, '/');
  expect(phrases.filter((phrase) => /^search\b/.test(phrase))).toEqual([`search, ${labels.searchName}`]);
});

test('a room is spoken with its rating once, its price, and what it cost before', async ({ page }) => {
  const phrases = await spoken(page, '/Facilities');
  for (const room of roomCards) {
    const start = phrases.indexOf(`heading, ${room.title}, level 3`);
    const end = phrases.findIndex((phrase, index) => index > start && phrase.startsWith('end of listitem'));
    const card = phrases.slice(start, end);
    const rating = fill(labels.rating, { rating: room.rating });
    expect(card.filter((phrase) => phrase.includes(rating))).toEqual([`image, ${rating}`]);
    expect(card).toContain(room.reviewText);
    const price = card.indexOf(labels.price);
    expect(card[price + 1]).toBe(formatRupees(room.price));
    if (room.oldPrice === undefined) expect(card).not.toContain(labels.oldPrice);
    else expect(card[card.indexOf(labels.oldPrice) + 1]).toBe(formatRupees(room.oldPrice));
    expect(card).toContain(labels.aNight);
  }
});

test('a tile of a room is a link named by its words, its picture apart', async ({ page }) => {
  const links = (await spoken(page, '/about')).filter((phrase) => /^link, /.test(phrase));
  for (const { title, subtitle } of roomCarousel)
    expect(links.filter((link) => link.startsWith(`link, ${title} ${subtitle}`))).toHaveLength(1);
});

test('a share of a hundred is spoken once, with its name', async ({ page }) => {
  const phrases = await spoken(page, '/about');
  for (const { label, shown } of about.progress) {
    const said = phrases.filter((phrase) => phrase.includes(label));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^progressbar, ${escape(label)}, .*current value ${shown}%`));
  }
});

test('a figure is spoken with its final value, whatever it shows on its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const phrases = await transcript(page);
  for (const { value, suffix = '', label } of counters) {
    expect(phrases).toContain(`image, ${value}${suffix}`);
    expect(phrases).toContain(label);
  }
});

test('the preview says its name and its buttons, and the page behind it is silent', async ({ page }) => {
  await visit(page, '/gallery');
  await page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  const phrases = await transcript(page, 'dialog');
  const { name, city, gallery } = featuredHotels[0]!;
  expect(phrases[0]).toContain(`dialog, ${name}, ${city}`);
  for (const button of [labels.closePicture, labels.previousPicture, labels.nextPicture])
    expect(phrases).toContain(`button, ${button}`);
  expect(phrases).toContain(gallery[0]!.caption);
});
