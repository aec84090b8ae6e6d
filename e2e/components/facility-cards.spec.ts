import { facilityCards } from '@/content/facilities';
import { headings } from '@/content/headings';

import { expect, test } from '../support/test';
import { pagePath, sectionOf } from '../support/visit';

test('each card has its hours and its link', async ({ sharedPage }) => {
  const page = await sharedPage('/Facilities');
  const facilities = sectionOf(page, headings.facilityCards.title).getByRole('listitem');
  await expect(facilities.getByRole('heading')).toHaveText(facilityCards.map(({ title }) => title));
  for (const [index, { hours, button, link }] of facilityCards.entries()) {
    await expect(facilities.nth(index)).toContainText(hours);
    await expect(facilities.nth(index).getByRole('link', { name: button })).toHaveAttribute(
      'href',
      pagePath(link),
    );
  }
});
