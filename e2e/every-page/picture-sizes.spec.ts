import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, test } from '../support/test';

/** Boxes this small get the smallest file anyway. In CSS pixels. */
const SMALL_PX = 200;

/** What a picture asks for by `sizes`, divided by the width that it has on the page. */
interface PictureSize {
  file: string;
  ratio: number;
}

/** All pictures of the page that are laid out, apart from those that fill the window (100vw) and are cut to it. */
const pictureSizes = (smallest: number): PictureSize[] =>
  [...document.querySelectorAll('picture')].flatMap((picture) => {
    const image = picture.querySelector('img');
    const source = [...picture.querySelectorAll('source')].find(
      ({ media }) => !media || matchMedia(media).matches,
    );
    const box = image?.getBoundingClientRect();
    if (!image || !box || !source?.sizes || box.width < smallest) return [];
    const chosen = source.sizes.split(', ').find((part) => matchMedia(part.replace(/ ?\S+$/, '')).matches);
    const [, length = '', unit] = /([\d.]+)(vw|px)$/.exec(chosen ?? '') ?? [];
    const asked = Number(length) * (unit === 'vw' ? innerWidth / 100 : 1);
    // A picture that is cut at its sides is wider than its box.
    const ownRatio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const drawn = Math.max(box.width, box.height * ownRatio);
    return chosen === '100vw' ? [] : [{ file: image.src, ratio: asked / drawn }];
  });

// The other pages have no pictures of this size.
for (const route of ['/', '/about', '/Facilities', '/gallery'])
  test(`on ${route} no picture asks for a file much wider or narrower than it is drawn`, async ({
    sharedPage,
  }) => {
    for (const width of [800, 1024, 1440]) {
      const page = await sharedPage(route, { width, height: 900 });
      await addRules(page, EVERYTHING_LAID_OUT);
      const isWrong = ({ ratio }: PictureSize) => !(ratio > 0.85 && ratio < 1.25);
      // The carousels react to a new width a moment later.
      await expect
        .poll(async () => (await page.evaluate(pictureSizes, SMALL_PX)).filter(isWrong), `${width} px`)
        .toEqual([]);
      expect((await page.evaluate(pictureSizes, SMALL_PX)).length).toBeGreaterThan(0);
    }
  });
