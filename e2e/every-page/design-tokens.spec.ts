import { labels } from '@/content/labels';

import { brandLink } from '../support/controls';
import { attribute } from '../support/present';
import { expect, routes, test } from '../support/test';
import { allowUnknownAddress, bringIntoView, UNKNOWN_ADDRESS } from '../support/visit';

/** The font sizes of styles/tokens.css in px: in a phone's window and in a wide one. */
const typeScale: Record<number, number[]> = {
  390: [13, 15, 17, 20, 28, 34, 40, 56],
  1440: [13, 15, 17, 20, 28, 40, 56, 88, 89.28],
};
/** The steps of the spacing scale, in px. */
const spacingScale = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 160];

/**
 * Measures the sizes of all visible text and the spaces around all visible boxes, by element. It leaves out values that
 * do not come from the tokens: drawings, text for screen readers, the gutter (--edge), `auto`, elements behind the
 * header or beside the hero's controls, and the contact widget, whose spaces are in the specification.
 */
function measure() {
  const sizes: Record<string, string> = {};
  const spaces: Record<string, string> = {};
  const derived =
    '.contact-widget *, .hero, .hero-caption, .sr-only, .external-sign, .copy-code, svg, [class*=loader], noscript, option, .street-ground';
  const edge = getComputedStyle(document.querySelector('.px-edge')!).paddingLeft;
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || element.closest('svg')) continue;
    const style = getComputedStyle(element);
    const name = `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
    if (hasText || element.matches('input, select, textarea')) sizes[style.fontSize] ??= name;
    if (element.matches(derived)) continue;
    for (const side of ['top', 'right', 'bottom', 'left'])
      spaces[style.getPropertyValue(`padding-${side}`)] ??= `${name} padding-${side}`;
    for (const property of ['margin-top', 'margin-bottom', 'row-gap', 'column-gap'])
      spaces[style.getPropertyValue(property)] ??= `${name} ${property}`;
  }
  delete spaces[edge];
  return { sizes, spaces };
}

/** Values that are not on a scale, as sentences. 0 and lines of one pixel are not spaces. */
const valuesOffScale = (found: Record<string, string>, scale: number[]) =>
  Object.entries(found)
    .filter(([value]) => value !== 'normal' && Math.abs(parseFloat(value)) > 1)
    .filter(([value]) => !scale.includes(Math.abs(parseFloat(value))))
    .map(([value, where]) => `${value}: ${where}`);

// An unknown address, which shows the 404 page.
test.use(allowUnknownAddress);

for (const path of [...routes, UNKNOWN_ADDRESS]) {
  test(`${path} uses only the sizes and spaces of the design tokens`, async ({ sharedPage }) => {
    const page = await sharedPage(path);
    await expect(page.getByText(labels.loading, { exact: true })).toBeHidden();
    for (const [width, sizes] of Object.entries(typeScale)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await bringIntoView(page.getByRole('contentinfo'));
      const found = await page.evaluate(measure);
      expect(Object.keys(found.sizes).length).toBeGreaterThan(3);
      expect(valuesOffScale(found.sizes, sizes), `${width} px`).toEqual([]);
      expect(valuesOffScale(found.spaces, spacingScale), `${width} px`).toEqual([]);
    }
  });
}

test("the browser's bar, the manifest and the icon have the colours of the style sheet", async ({
  sharedPage,
}) => {
  const page = await sharedPage('/about');
  const [ink, plaster] = await page.evaluate(() =>
    ['ink', 'plaster'].map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`),
    ),
  );
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', ink!);
  const read = async (selector: string) =>
    (await page.request.get(await attribute(page.locator(selector).first(), 'href'))).text();
  expect(JSON.parse(await read('link[rel=manifest]'))).toMatchObject({
    theme_color: ink,
    background_color: plaster,
  });
  const icon = await read('link[rel=icon][type="image/svg+xml"]');
  expect(icon).toContain(ink);
  // The drawing of the header's logo.
  const [path] = await brandLink(page).locator('svg path').all();
  expect(icon).toContain(await attribute(path!, 'd'));
});
