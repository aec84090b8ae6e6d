import { content } from '@/content/content';

import { expect, test } from '../support/test';

test('the bars have separate labels and lengths', async ({ sharedPage }) => {
  const page = await sharedPage('/about');
  const bars = page.getByRole('progressbar');
  const looks = await bars.evaluateAll((list) =>
    list.map((bar) => [
      bar.getAttribute('aria-label'),
      bar.getAttribute('aria-valuetext'),
      bar.getAttribute('aria-valuenow'),
    ]),
  );
  expect(looks).toEqual(
    content.about.progress.map(({ label, shown, drawn }) => [label, `${shown}%`, String(drawn)]),
  );
});
