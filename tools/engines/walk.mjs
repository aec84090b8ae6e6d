import { waitFor } from './drivers.mjs';

/** @typedef {{ name: string, run: (tab: import('./drivers.mjs').Tab, at: (route: string) => string) => Promise<void> }} Step */

const isReady = `'hydrated' in document.documentElement.dataset`;

/** Fails with a sentence unless an expression comes to be true in the page. */
async function see(tab, expression, what) {
  await waitFor(() => tab.run(`Boolean(${expression})`), 15_000, what);
}

async function open(tab, url) {
  await tab.open(url);
  await see(tab, isReady, 'the page’s scripts');
  // The loader lies over the page for its first two seconds.
  await see(
    tab,
    `[...document.querySelectorAll('.loader')].every((cover) => getComputedStyle(cover).visibility === 'hidden')`,
    'the loader to go',
  );
}

const focused = (selector) => `document.activeElement?.matches(${JSON.stringify(selector)})`;
const shownSlide = (carousel) =>
  `[...document.querySelectorAll('${carousel} .carousel-slide')].findIndex((slide) => !slide.inert)`;

/** @returns {Step[]} what every page must do */
const pageSteps = (routes) =>
  routes.flatMap((route) =>
    [390, 1280].map((width) => ({
      name: `${route} at ${width} px`,
      async run(tab, at) {
        await tab.resize(width, 800);
        await open(tab, at(route));
        await see(tab, `document.querySelectorAll('h1').length === 1`, 'one main heading');
        await see(
          tab,
          `document.documentElement.scrollWidth <= document.documentElement.clientWidth`,
          'a page as wide as its window',
        );
        await see(
          tab,
          `[...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility() && !image.closest('[inert]')).every((image) => image.complete && image.naturalWidth > 0)`,
          'the pictures of the first screen',
        );
        await see(tab, `document.querySelectorAll('.contact-widget a').length === 3`, 'the contact widget');
      },
    })),
  );

/** @type {Step[]} */
const widgetSteps = [
  {
    name: 'the menu of a small screen opens, closes on Escape and leads to a page',
    async run(tab, at) {
      await tab.resize(390, 800);
      await open(tab, at('/about'));
      const isOpen = `document.querySelector('.menu-toggle').getAttribute('aria-expanded') === 'true'`;
      await tab.click('.menu-toggle');
      await see(tab, isOpen, 'the open menu');
      await see(tab, `document.querySelector('.site-menu').checkVisibility()`, 'its links');
      await tab.press('Escape');
      await see(tab, `!(${isOpen})`, 'the menu to close');
      await see(tab, focused('.menu-toggle'), 'the focus back on its button');
      await tab.click('.menu-toggle');
      await tab.click('.site-menu a[href$="/gallery"]');
      await see(tab, `document.title.endsWith('Gallery')`, 'the page that was chosen');
      await see(tab, 'scrollY === 0', 'its top');
    },
  },
  {
    name: 'the tabs follow clicks and arrows',
    async run(tab, at) {
      await tab.resize(1280, 800);
      await open(tab, at('/'));
      const selected = `[...document.querySelectorAll('[role=tab]')].findIndex((tab) => tab.getAttribute('aria-selected') === 'true')`;
      await tab.click('[role=tab]:nth-child(2)');
      await see(tab, `${selected} === 1`, 'the second tab');
      await tab.press('ArrowRight');
      await see(tab, `${selected} === 2`, 'the third tab');
      await see(tab, focused('[role=tab]:nth-child(3)'), 'the focus on it');
      await see(
        tab,
        `[...document.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.checkVisibility({ visibilityProperty: true })).length === 1`,
        'one panel',
      );
    },
  },
  {
    name: 'the pictures of the first screen pause and change',
    async run(tab, at) {
      await open(tab, at('/'));
      await see(tab, `document.querySelector('.hero-carousel[data-ready]')`, 'the carousel');
      await tab.click('.hero .rotation-button');
      await see(
        tab,
        `document.querySelector('.hero .rotation-button').getAttribute('aria-label').startsWith('Start')`,
        'the pause',
      );
      const before = await tab.run(shownSlide('.hero-carousel'));
      await tab.click('.hero .carousel-next');
      await see(tab, `${shownSlide('.hero-carousel')} === ${(before + 1) % 4}`, 'the next picture');
    },
  },
  {
    name: 'the slider of hotels shows what its dots say',
    async run(tab, at) {
      await open(tab, at('/'));
      await tab.run(`document.querySelector('.featured').scrollIntoView({ behavior: 'instant' })`);
      await see(tab, `document.querySelector('.featured[data-ready]')`, 'the slider');
      await tab.click('.featured .carousel-dot:nth-child(3)');
      await see(tab, `${shownSlide('.featured')} === 2`, 'the third hotel');
    },
  },
  {
    name: 'the figures end at their values',
    async run(tab, at) {
      await open(tab, at('/'));
      await tab.run(
        `document.querySelector('.counters').scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      await see(
        tab,
        `[...document.querySelectorAll('.counters [role=img]')].every((figure) => figure.textContent === figure.getAttribute('aria-label'))`,
        'the final figures',
      );
    },
  },
  {
    name: 'the preview of the gallery: arrows, Tab, Escape',
    async run(tab, at) {
      await open(tab, at('/gallery'));
      await tab.click('a[data-tile]');
      await see(tab, `document.querySelector('dialog')?.open`, 'the preview');
      const caption = `document.querySelector('figcaption').textContent`;
      const first = JSON.stringify(await tab.run(caption));
      await tab.press('ArrowRight');
      await see(tab, `${caption} !== ${first}`, 'the next caption');
      await tab.press('ArrowLeft');
      await see(tab, `${caption} === ${first}`, 'the first caption');
      for (let turn = 0; turn < 5; turn += 1) {
        await tab.press('Tab');
        await see(tab, `document.activeElement.closest('dialog')`, 'the focus inside');
      }
      await see(tab, `document.querySelector('dialog img').naturalWidth > 0`, 'its picture');
      await tab.press('Escape');
      await see(tab, `!document.querySelector('dialog')?.open`, 'the preview to close');
      await see(tab, focused('a[data-tile]'), 'the focus back on the tile');
    },
  },
  {
    name: 'the form refuses to go out empty, and says where',
    async run(tab, at) {
      await open(tab, at('/contact'));
      await tab.click('.contact-form button[type=submit]');
      await see(tab, focused('[name=from_name]'), 'the focus on the first field');
      await see(tab, `document.activeElement.validationMessage !== ''`, 'a word about it');
    },
  },
];

/**
 * Everything that is tried in an engine, in order.
 *
 * @param {string[]} routes canonical paths
 * @returns {Step[]}
 */
export const walk = (routes) => [...pageSteps(routes), ...widgetSteps];

/**
 * Walks through all steps in one tab; a step that fails does not stop the next.
 *
 * @param {import('./drivers.mjs').Tab} tab
 * @param {Step[]} steps
 * @param {(route: string) => string} at gives the address of a route
 * @returns {Promise<{ step: string, failure?: string }[]>}
 */
export async function takeWalk(tab, steps, at) {
  const results = [];
  for (const { name, run } of steps) {
    const heard = tab.errors.length;
    let failure;
    try {
      await run(tab, at);
    } catch (error) {
      failure = error instanceof Error ? error.message.split('\n')[0] : String(error);
    }
    const said = tab.errors.slice(heard);
    if (said.length > 0)
      failure = [failure, `the console said: ${said.join(' / ')}`].filter(Boolean).join('; ');
    results.push({ step: name, ...(failure && { failure }) });
  }
  return results;
}
