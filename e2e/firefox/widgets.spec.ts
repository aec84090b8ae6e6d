import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { message } from '../support/contact';
import { entry, first } from '../support/present';
import { isNamed, namedPlaces, storedPlaces } from '../support/storage';

import { expect, waitUntil, test } from './test';

test('the menu opens, leads to a page and closes with Escape', async ({ open, tab }) => {
  await tab.setViewport({ width: 390, height: 664 });
  await open('/about');
  await tab.locator('.menu-toggle').click();
  await waitUntil(tab, () => document.querySelector('.site-menu')!.checkVisibility());
  await tab.keyboard.press('Escape');
  await waitUntil(tab, () => !document.querySelector('.site-menu')!.checkVisibility());
  await waitUntil(tab, () => document.activeElement!.matches('.menu-toggle'));
  await tab.locator('.menu-toggle').click();
  await tab.locator('.site-menu a[href$="/gallery"]').click();
  await waitUntil(tab, () => location.pathname.endsWith('/gallery'));
});

test('a tap on the word of a button presses it', async ({ open, tab }) => {
  await tab.setViewport({ width: 390, height: 664, hasTouch: true });
  await open('/about');
  await tab.evaluate(() => document.querySelector<HTMLElement>('.site-menu')!.showPopover());
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
  await waitUntil(tab, () => !document.querySelector('.site-menu')!.checkVisibility());
});

test('the gallery opens a picture, shows the next one and closes with Back', async ({ open, tab }) => {
  const { gallery } = first(featuredHotels, 'featured hotel');
  const isCaption = (text: string) =>
    document.querySelector('dialog[open] figcaption')?.textContent?.includes(text);
  await open('/gallery');
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
  await tab.locator('[data-name=contact-form] [type=submit]').click();
  await waitUntil(
    tab,
    () => document.querySelectorAll('[data-name=contact-form] [aria-invalid=true]').length === 4,
  );
  await waitUntil(tab, () => document.activeElement!.getAttribute('name') === 'from_name');
  for (const [name, value] of Object.entries(message))
    await tab.locator(`[data-name=contact-form] [name=${name}]`).fill(value);
  await tab.locator('[data-name=contact-form] [type=submit]').click();
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

test('a node that an extension adds before hydration changes nothing', async ({ open, tab }) => {
  await tab.evaluateOnNewDocument(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.body.prepend(document.createElement('div'));
      for (const field of document.querySelectorAll('input')) field.after(document.createElement('div'));
    }),
  );
  await open('/');
  await tab.locator('[role=tab]:nth-of-type(2)').click();
  await waitUntil(
    tab,
    () => document.querySelectorAll('[role=tab]')[1]!.getAttribute('aria-selected') === 'true',
  );
  expect(await tab.evaluate(() => document.querySelectorAll('input + div:empty').length)).toBeGreaterThan(0);
});
