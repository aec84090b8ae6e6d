import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, test } from '../support/test';

test('a link to another site has its sign, and in texts the room for it is on the line of its last word', async ({
  sharedPage,
}) => {
  for (const width of [320, 1440]) {
    const page = await sharedPage('/', { width, height: 900 });
    await addRules(page, EVERYTHING_LAID_OUT);
    const links = await page
      .locator('main a.text-link[href^="http"], main h3 a[href^="http"], footer li a[href^="http"]')
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[])
          .filter((link) => link.checkVisibility() && !link.querySelector('svg'))
          .filter(({ origin }) => origin !== location.origin)
          .map((link) => {
            const words = link.querySelector('span')!;
            return {
              text: link.textContent,
              sign: parseFloat(getComputedStyle(words, '::after').width),
              room: parseFloat(getComputedStyle(words).paddingInlineEnd),
              isInText: !link.closest('footer'),
            };
          }),
      );
    for (const { text, sign, room, isInText } of links) {
      expect(sign, text).toBeGreaterThan(4);
      if (isInText) expect(room, text).toBeGreaterThan(sign);
    }
    expect(links.length).toBeGreaterThan(10);
  }
});
