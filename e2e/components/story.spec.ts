import { headings } from '@/content/headings';

import { expect, test } from '../support/test';

test('the story has its heading', async ({ sharedPage }) => {
  const page = await sharedPage('/about');
  await expect(page.getByRole('heading', { name: headings.ourStory.title })).toBeVisible();
});
