import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { message } from '../support/contact';
import { entry, first } from '../support/present';
import { isNamed, namedPlaces, storedPlaces } from '../support/storage';

import { expect, waitUntil, test } from './test';

test('the menu closes with Escape and at a tap on the word of its button, and leads to the gallery, where a picture opens', async ({
  open,
  tab,
}) => {
  const isOpen = () => document.querySelector('.site-menu')!.checkVisibility();
  const isClosed = () => !document.querySelector('.site-menu')!.checkVisibility();
  await tab.setViewport({ width: 390, height: 664, hasTouch: true });
  await open('/about');
  // A link as wide as its words takes one line.
  const lines = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('footer li > a[target] > span')]
      .map((words) => ({ words, item: words.closest('li')! }))
      .map(({ words, item }) => {
        const height = item.offsetHeight;
        words.style.whiteSpace = 'nowrap';
        const fits = words.offsetWidth <= item.clientWidth;
        const isOneLine = item.offsetHeight === height;
        words.style.whiteSpace = '';
        return { text: words.textContent, fits, isOneLine };
      })
      .filter(({ fits }) => fits),
  );
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter(({ isOneLine }) => !isOneLine)).toEqual([]);
  await tab.locator('.menu-toggle').click();
  await waitUntil(tab, isOpen);
  await tab.keyboard.press('Escape');
  await waitUntil(tab, isClosed);
  await waitUntil(tab, () => document.activeElement!.matches('.menu-toggle'));
  await tab.locator('.menu-toggle').click();
  await waitUntil(tab, isOpen);
  const word = await tab.evaluate((text) => {
    const range = document.createRange();
    const button = [...document.querySelectorAll('.site-menu button')].find(
      ({ textContent }) => textContent === text,
    )!;
    range.selectNodeContents(button.lastElementChild!);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, labels.closeMenu);
  await tab.touchscreen.tap(word.x, word.y);
  await waitUntil(tab, isClosed);

  await tab.locator('.menu-toggle').click();
  await tab.locator('.site-menu a[href$="/gallery"]').click();
  await waitUntil(
    tab,
    () => location.pathname.endsWith('/gallery') && 'hydrated' in document.documentElement.dataset,
  );
  const { gallery } = first(featuredHotels, 'featured hotel');
  const isCaption = (text: string) =>
    document.querySelector('dialog[open] figcaption')?.textContent?.includes(text);
  await tab.locator('a[aria-haspopup="dialog"]').click();
  await waitUntil(tab, isCaption, first(gallery, 'picture').caption);
  await tab.keyboard.press('ArrowRight');
  await waitUntil(tab, isCaption, entry(gallery, 1, 'picture').caption);
  await tab.goBack();
  await waitUntil(tab, () => !document.querySelector('dialog[open]'));
});

test('the form names the missing fields, and sends once', async ({ open, tab }) => {
  await tab.evaluateOnNewDocument(() => {
    // The e-mail library refuses automated browsers.
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    const posts: string[] = [];
    window.recorded = { ...window.recorded, posts };
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (!String(input).includes('emailjs')) return fetch(input, init);
      posts.push((init?.body as FormData).get('message') as string);
      return Promise.resolve(new Response('OK'));
    };
  });
  await open('/contact');
  const form = '[data-name=contact-form]';
  await tab.locator(`${form} [type=submit]`).click();
  await waitUntil(
    tab,
    () => document.querySelectorAll('[data-name=contact-form] [aria-invalid=true]').length === 4,
  );
  await waitUntil(tab, () => document.activeElement!.getAttribute('name') === 'from_name');
  for (const [name, value] of Object.entries(message))
    await tab.locator(`${form} [name=${name}]`).fill(value);
  await tab.locator(`${form} [type=submit]`).click();
  await waitUntil(
    tab,
    (sent) => document.querySelector('[data-name=contact-form] [role=alert]')!.textContent === sent,
    labels.messageSent,
  );
  expect(await tab.evaluate(() => window.recorded?.posts)).toEqual([message.message]);
  // The privacy notice names everything stored so far, in this browser too.
  const stored = await tab.evaluate(storedPlaces);
  expect(stored.length).toBeGreaterThan(2);
  expect(stored.filter((place) => !namedPlaces.some((name) => isNamed(place, name)))).toEqual([]);
});
