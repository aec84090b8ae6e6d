import { formatTime } from '@/lib/format';

import { expect, routes, test } from './support/test';
import { at, noJavaScript } from './support/visit';

test.use(noJavaScript);

/** The offline page is not indexed, and describes nothing to search engines. */
const described = routes.filter((path) => path !== '/offline');

/** What a page need not show in so many words: addresses, codes of units and countries, and what is written otherwise. */
const spelledOtherwise = new Set([
  '@context',
  '@id',
  '@type',
  'addressCountry',
  'contentUrl',
  'image',
  'inLanguage',
  'item',
  // Drawn on the map of Kerala.
  'latitude',
  'logo',
  'longitude',
  'priceCurrency',
  'sameAs',
  'unitCode',
  'url',
]);

interface Statement {
  property: string;
  value: string;
}

/** Every text and figure of structured data with the property that holds it. */
function statementsOf(data: unknown, property = ''): Statement[] {
  if (spelledOtherwise.has(property)) return [];
  if (Array.isArray(data)) return data.flatMap((each) => statementsOf(each, property));
  if (typeof data === 'object' && data !== null)
    return Object.entries(data).flatMap(([name, value]) => statementsOf(value, name));
  return typeof data === 'string' || typeof data === 'number' ? [{ property, value: String(data) }] : [];
}

/** Without what differs between the written and the machine's form: '+91 481 555 0100', '14:00:00', '₹5,000'. */
const plain = (text: string) =>
  text.replace(/\b(\d\d:\d\d):00\b/g, (_, time: string) => formatTime(time)).replace(/[\s,]/g, '');

for (const path of described) {
  test(`${path} shows what its structured data says`, async ({ page }) => {
    await page.goto(at(path));
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const shown = await page.evaluate(() => {
      const alternatives = [...document.querySelectorAll('[alt]')].map((picture) =>
        picture.getAttribute('alt'),
      );
      const captions = [...document.querySelectorAll('[data-caption]')].map((tile) =>
        tile.getAttribute('data-caption'),
      );
      const body = document.body.cloneNode(true) as HTMLElement;
      for (const script of body.querySelectorAll('script')) script.remove();
      return [document.title, body.textContent, ...alternatives, ...captions].join('\n');
    });
    const statements = statementsOf(JSON.parse(json!));
    expect(statements.length).toBeGreaterThan(5);
    const unseen = statements.filter(({ value }) => !plain(shown).includes(plain(value)));
    expect(unseen).toEqual([]);
  });
}
