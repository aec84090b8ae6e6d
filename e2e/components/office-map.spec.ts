import { contact } from '@/content/contact';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { directionsLink } from '@/lib/links';

import { stubMapService } from '../support/contact';
import { mapButton } from '../support/controls';
import { boxOf } from '../support/present';
import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use({ ...reducedMotion, allowedConsole: [/ERR_FAILED/] });

test('the page shows address, phone and mail, and a drawing that becomes the live map, also at a second try', async ({
  page,
}) => {
  await page.route(/openstreetmap/, (route) => route.abort());
  await visit(page, '/contact');
  const main = page.getByRole('main');
  for (const text of [...site.address.lines, site.address.pin, site.phone.display, site.email])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.locator('address').getByRole('link', { name: labels.directions })).toHaveAttribute(
    'href',
    directionsLink(site.coordinates),
  );
  const drawing = page.getByRole('img', { name: contact.map.title });
  const frame = page.locator('iframe');
  await expect(drawing).toBeInViewport();
  await expect(drawing).toHaveAccessibleDescription(contact.map.caption);
  const box = await boxOf(drawing);

  // The map service does not respond.
  await mapButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: labels.mapUnreachable })).toBeVisible();
  await expect(mapButton(page)).toBeFocused();
  await expect(drawing).toBeInViewport();
  await expect(frame).toBeHidden();

  await stubMapService(page);
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  await expect(frame).toHaveAttribute('src', contact.map.embedUrl);
  // The button is removed, so the map gets the focus.
  await expect(frame).toBeFocused();
  expect(await frame.boundingBox()).toEqual(box);
  await expect(drawing).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(frame).toBeHidden();
  await expect(page.getByText(contact.map.places.office, { exact: true })).toBeVisible();
});

test('a map service that does not respond times out after 10 s, and not before', async ({ page }) => {
  await page.clock.install();
  await page.route(/openstreetmap/, () => {});
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/contact');
  const captionTop = () =>
    page.getByText(contact.map.caption).evaluate((caption: HTMLElement) => caption.offsetTop);
  const top = await captionTop();
  await mapButton(page).click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(await captionTop()).toBe(top);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  const alert = page.getByRole('alert').filter({ hasText: labels.mapUnreachable });
  await page.clock.runFor(7000);
  await expect(alert).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(alert).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
});
