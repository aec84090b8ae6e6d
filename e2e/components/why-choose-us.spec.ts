import { content } from '@/content/content';
import { headings } from '@/content/headings';

import { expect, test } from '../support/test';
import { sectionOf } from '../support/visit';

test('the section has its features', async ({ sharedPage }) => {
  const page = await sharedPage('/about');
  const why = sectionOf(page, headings.whyChooseUs.title);
  for (const { title } of content.about.features)
    await expect(why.getByRole('heading', { name: title })).toBeVisible();
});
