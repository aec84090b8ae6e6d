import { waitFor } from './drivers.mjs';

const all = (selector) => `[...document.querySelectorAll('${selector}')]`;
const attribute = (selector, name) => `document.querySelector('${selector}').getAttribute('${name}')`;
const isFocused = (selector) => `document.activeElement?.matches('${selector}')`;
const scrollTo = (selector) =>
  `document.querySelector('${selector}').scrollIntoView({ block: 'center', behavior: 'instant' })`;
const shownSlide = (carousel) => `${all(`${carousel} .carousel-slide`)}.findIndex((slide) => !slide.inert)`;
const selectedTab = `${all('[role=tab]')}.findIndex((tab) => tab.ariaSelected === 'true')`;
const shownPanels = `${all('[role=tabpanel]')}.filter((panel) => panel.checkVisibility({ visibilityProperty: true }))`;
const firstScreen = `${all('img')}.filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility() && !image.closest('[inert]'))`;
const caption = `document.querySelector('figcaption').textContent`;

/** What every page must do, at each width. */
async function lookAround({ see }) {
  await see(`${all('h1')}.length === 1`);
  await see('document.documentElement.scrollWidth <= document.documentElement.clientWidth');
  await see(`${firstScreen}.every((image) => image.complete && image.naturalWidth > 0)`);
  await see(`${all('.contact-widget a')}.length === 3`);
}

/** Steps that get the tab's own ways to press, click and run; `visit`; and `see`, which waits until something is true. */
const widgets = {
  async 'the menu of a small screen opens, closes on Escape and leads to a page'({ visit, see, ...tab }) {
    await visit('/about', 390);
    await tab.click('.menu-toggle');
    await see(`${attribute('.menu-toggle', 'aria-expanded')} === 'true'`);
    await see(`document.querySelector('.site-menu').checkVisibility()`);
    await tab.press('Escape');
    await see(`${attribute('.menu-toggle', 'aria-expanded')} === 'false'`);
    await see(isFocused('.menu-toggle'));
    await tab.click('.menu-toggle');
    await tab.click('.site-menu a[href$="/gallery"]');
    await see(`/\\/gallery$/.test(location.pathname) && document.readyState === 'complete'`);
    await see('scrollY === 0');
  },
  async 'the tabs follow clicks and arrows'({ visit, see, ...tab }) {
    await visit('/', 1280);
    await tab.click('[role=tab]:nth-child(2)');
    await see(`${selectedTab} === 1`);
    await tab.press('ArrowRight');
    await see(`${selectedTab} === 2`);
    await see(isFocused('[role=tab]:nth-child(3)'));
    await see(`${shownPanels}.length === 1`);
  },
  async 'the pictures of the first screen pause and change'({ visit, see, ...tab }) {
    await visit('/');
    await see(`document.querySelector('.hero-carousel[data-ready]')`);
    const label = attribute('.hero .rotation-button', 'aria-label');
    const first = JSON.stringify(await tab.run(label));
    await tab.click('.hero .rotation-button');
    await see(`${label} !== ${first}`);
    const before = await tab.run(shownSlide('.hero-carousel'));
    await tab.click('.hero .carousel-next');
    await see(`${shownSlide('.hero-carousel')} === ${(before + 1) % 4}`);
  },
  async 'the slider of hotels shows what its dots say'({ visit, see, ...tab }) {
    await visit('/');
    await tab.run(scrollTo('.featured'));
    await see(`document.querySelector('.featured[data-ready]')`);
    await tab.click('.featured .carousel-dot:nth-child(3)');
    await see(`${shownSlide('.featured')} === 2`);
  },
  async 'the figures end at their values'({ visit, see, run }) {
    await visit('/');
    await run(scrollTo('.counters'));
    await see(`${all('.counters [role=img]')}.every((figure) => figure.textContent === figure.ariaLabel)`);
  },
  async 'the preview of the gallery: arrows, Tab, Escape'({ visit, see, ...tab }) {
    await visit('/gallery');
    await tab.click('a[data-caption]');
    await see(`document.querySelector('dialog')?.open`);
    const first = JSON.stringify(await tab.run(caption));
    await tab.press('ArrowRight');
    await see(`${caption} !== ${first}`);
    await tab.press('ArrowLeft');
    await see(`${caption} === ${first}`);
    for (let turn = 0; turn < 5; turn += 1) {
      await tab.press('Tab');
      await see(`document.activeElement.closest('dialog')`);
    }
    await see(`document.querySelector('dialog img').naturalWidth > 0`);
    await tab.press('Escape');
    await see(`!document.querySelector('dialog')?.open`);
    await see(isFocused('a[data-caption]'));
  },
  async 'the form refuses to go out empty, and says where'({ visit, see, click }) {
    await visit('/contact');
    await click('.contact-form button[type=submit]');
    await see(isFocused('[name=from_name]'));
    await see(`document.activeElement.validationMessage !== ''`);
  },
};

/**
 * Walks through every page at two widths and through all widgets, in one tab; a step that fails does not stop the next.
 *
 * @param {import('./drivers.mjs').Tab} tab
 * @param {string[]} routes canonical paths
 * @param {(route: string) => string} at gives the address of a route
 * @returns {Promise<{ step: string, failure?: string }[]>}
 */
export async function takeWalk(tab, routes, at) {
  const see = (expression) => waitFor(() => tab.run(`Boolean(${expression})`), expression);
  const visit = async (route, width) => {
    if (width) await tab.resize(width, 800);
    await tab.open(at(route));
    await see(`'hydrated' in document.documentElement.dataset`);
    // It lies over a page that was not seen before, for two seconds.
    await see(`!document.querySelector('.loader')?.checkVisibility({ visibilityProperty: true })`);
  };
  const pages = routes.flatMap((route) =>
    [390, 1280].map((width) => [
      `${route} at ${width} px`,
      (visitor) => visit(route, width).then(() => lookAround(visitor)),
    ]),
  );
  const results = [];
  for (const [step, take] of [...pages, ...Object.entries(widgets)]) {
    const heard = tab.errors.length;
    const failure = await take({ ...tab, see, visit }).then(
      () => '',
      (error) => error.message.split('\n')[0],
    );
    const said = tab.errors.slice(heard).map((line) => `the console said: ${line}`);
    results.push({ step, failure: [failure, ...said].filter(Boolean).join('; ') });
  }
  return results;
}
