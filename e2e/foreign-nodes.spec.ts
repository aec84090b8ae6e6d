import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';

import { changeFile } from './support/changed-page';
import { openHeld } from './support/held-scripts';
import { recordShifts, shiftOf } from './support/layout';
import { expect, routes, test } from './support/test';
import { at, waitUntilReady } from './support/visit';

/** Changes that extensions and translators make to pages. Each runs in the page before hydration. */
const changes: Record<string, () => void> = {
  'nodes added ahead of everything, beside fields and in links': () => {
    document.body.prepend(Object.assign(document.createElement('div'), { title: 'foreign' }));
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.after(Object.assign(document.createElement('div'), { title: 'foreign' }));
      field.setAttribute('data-extension', '1');
    }
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      const call = document.createElement('span');
      call.append(...link.childNodes);
      link.append(call, document.createElement('img'));
    }
  },
  'a node added behind everything': () =>
    document.body.append(Object.assign(document.createElement('div'), { title: 'foreign' })),
  'texts changed, and all of them wrapped': () => {
    for (const heading of document.querySelectorAll('h1, h2, .button')) {
      const text = [...heading.childNodes].find((node) => node instanceof Text);
      if (text) (text as Text).data += ' (checked)';
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.matches('script, style, option, textarea')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => /\S/.test(data))) {
      const font = document.createElement('font');
      text.parentNode!.insertBefore(font, text);
      font.append(text.data);
      text.remove();
    }
  },
  'attributes and classes added': () => {
    document.documentElement.classList.add('an-extension');
    document.body.dataset.extension = '1';
    for (const element of document.querySelectorAll('a, button')) element.setAttribute('data-x', '1');
  },
};

/** Extensions that change the page from its first byte on, and also during hydration. */
const programs: Record<string, () => void> = {
  'added while the HTML is read': () => {
    const add = () => {
      const body = document.querySelector('body');
      if (body && !body.firstElementChild?.matches('[title=foreign]'))
        body.prepend(Object.assign(document.createElement('div'), { title: 'foreign' }));
      for (const field of document.querySelectorAll('input, textarea, select')) {
        if (!field.nextElementSibling?.matches('[title=foreign]'))
          field.after(Object.assign(document.createElement('div'), { title: 'foreign' }));
      }
      for (const link of document.querySelectorAll('footer a[href^="tel:"]')) {
        if (link.parentElement!.matches('[title=foreign]')) continue;
        const call = Object.assign(document.createElement('span'), { title: 'foreign' });
        link.before(call);
        call.append(link);
      }
    };
    const observer = new MutationObserver(add);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => observer.disconnect());
  },
  'added while React hydrates': () => {
    new MutationObserver((_, observer) => {
      if (!('started' in document.documentElement.dataset)) return;
      observer.disconnect();
      for (const place of document.querySelectorAll('header, section, footer, form, label'))
        place.prepend(Object.assign(document.createElement('span'), { title: 'foreign' }));
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-started'] });
  },
};

/** Responses of a proxy instead of our HTML. */
const proxies: Record<string, (html: string) => string> = {
  'all comments removed': (html) => html.replaceAll(/<!--.*?-->/g, ''),
  'e-mail addresses hidden': (html) =>
    html.replaceAll(
      /(<!--email_off-->[\s\S]*?<!--\/email_off-->)|([\w.]+@[\w.]+\w)(?=[^<>]*<)/g,
      (all, kept) =>
        kept ? all : '<span class="__cf_email__" data-cfemail="1f">[email&#160;protected]</span>',
    ),
  'a bar ahead of the page': (html) => html.replace(/(<body[^>]*>)/, '$1<div><p>Sponsored</p></div>'),
  'a node beside a field': (html) => html.replaceAll(/(<input[^>]*>)/g, '$1<div></div>'),
};

/** The changes that are still in the page, in parts that no script removes, and the phone numbers there. */
const leftBehind = () => ({
  marks: document.querySelectorAll('h1 font, footer font, footer a[data-x], [title=foreign]').length,
  numbers: [...document.querySelectorAll('footer a[href^="tel:"]')].map(({ textContent }) => textContent),
});

/** Expects that the page works as usual and has kept the typed text. */
async function expectAlive(page: Page, path: string, typed: string) {
  const root = page.locator('html');
  await expect(root).toHaveClass(/(^| )js( |$)/);
  await expect(page.getByText(labels.loading, { exact: true })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 700 });
  const menu = page.getByRole('button', { name: labels.menu, exact: true });
  await menu.click();
  await expect(page.locator('.site-menu').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  if (path === '/') {
    await expect(page.getByRole('spinbutton')).toHaveValue(typed);
    await expect(page.getByRole('search').getByRole('button')).toBeVisible();
    await page.getByRole('tab').nth(3).click();
    await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  if (path === '/contact') {
    await expect(page.locator('[name=message]')).toHaveValue(typed);
    await expect(page.locator('.contact-form button')).toBeVisible();
  }
  if (path === '/gallery') {
    await page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
}

/** Types a value into a field of the page, if it has one. */
async function type(page: Page, path: string): Promise<string> {
  if (path === '/') {
    await page.getByRole('spinbutton').fill('17');
    return page.getByRole('spinbutton').inputValue();
  }
  if (path === '/contact') await page.locator('[name=message]').pressSequentially('Two rooms');
  return 'Two rooms';
}

const isError = /Minified React error #4(18|19|2\d)/;
const withFields = ['/', '/contact'];
/** Contact has the most fields, so it gets each change separately. The other pages get all at once. */
const cases = [
  ...Object.entries(changes).map(([name, run]) => ({ path: '/contact', name, runs: [run] })),
  ...routes
    .filter((path) => !['/offline', '/contact'].includes(path))
    .map((path) => ({ path, name: 'all changes', runs: Object.values(changes) })),
];

for (const { path, name, runs } of cases) {
  test(`${name} on ${path} before hydration: it is hydrated and everything works`, async ({ page }) => {
    const letGo = await openHeld(page, path);
    const typed = await type(page, path);
    for (const run of runs) await page.evaluate(run);
    const foreign = await page.evaluate(leftBehind);
    letGo();
    await waitUntilReady(page);
    // None of the foreign changes was lost.
    expect(await page.evaluate(leftBehind)).toEqual(foreign);
    await expectAlive(page, path, typed);
  });
}

for (const [name, run] of Object.entries(programs)) {
  for (const path of withFields) {
    test(`nodes ${name} on ${path}: React hydrates the server’s HTML`, async ({ page }) => {
      await page.addInitScript(run);
      const letGo = await openHeld(page, path);
      const typed = await type(page, path);
      letGo();
      await waitUntilReady(page);
      expect(await page.locator('[title=foreign]').count()).toBeGreaterThan(3);
      await expectAlive(page, path, typed);
    });
  }
}

test.describe('changes that cannot be reverted', () => {
  test.use({ allowedConsole: [isError] });

  for (const [name, change] of Object.entries(proxies)) {
    for (const path of withFields) {
      test(`${name} in the HTML of ${path}: everything on the page works`, async ({ page }) => {
        await changeFile(page, at(path), change);
        await recordShifts(page);
        // An element that an extension adds to a form takes no space there.
        await page.addInitScript(() =>
          addEventListener('DOMContentLoaded', () =>
            document.forms[0]!.prepend(document.createElement('a-b')),
          ),
        );
        const letGo = await openHeld(page, path);
        const typed = await type(page, path);
        const before = await shiftOf(page);
        letGo();
        await waitUntilReady(page);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect((await shiftOf(page)) - before).toBeLessThan(0.02);
        // The field keeps the focus.
        await page.keyboard.type('7');
        await expectAlive(page, path, `${typed}7`);
      });
    }
  }
});
