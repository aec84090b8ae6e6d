import type { Page } from '@playwright/test';

import { readContent } from '@/content/check/read';
import { pictureName, picturesIn } from '@/content/picture-names';

import { expect, routes, test } from '../support/test';
import { allowUnknownAddress, UNKNOWN_ADDRESS } from '../support/visit';

/** The centres of interest in the content, by the picture's name in its files: 'rooms-family'. */
const focuses = Object.fromEntries(
  picturesIn(readContent().content).flatMap(({ picture, focus }) =>
    focus ? [[pictureName(picture).replaceAll('/', '-'), focus]] : [],
  ),
);

test.use(allowUnknownAddress);

/**
 * The pictures with a centre of interest that a page shows, and whether their box cuts it off: with the position of the
 * picture as it is, and as it would be in the middle.
 */
const shownPictures = (page: Page) =>
  page.evaluate((known) => {
    const images = document.querySelectorAll<HTMLImageElement>('picture > img');
    return [...images].flatMap((image) => {
      const { width: boxWidth, height: boxHeight } = image.getBoundingClientRect();
      const name = /pictures\/(.+)-[0-9a-f]{6}-\d+\.\w+$/.exec(image.src)?.[1] ?? '';
      const focus = known[name];
      if (!focus || boxWidth === 0) return [];
      // Pictures further down are not loaded, so the size comes from the attributes.
      const sources = [...image.parentElement!.querySelectorAll<HTMLSourceElement>('source[media]')];
      const used = sources.find(({ media }) => matchMedia(media).matches) ?? image;
      const [width, height] = ['width', 'height'].map((side) => Number(used.getAttribute(side)));
      const scale = Math.max(boxWidth / width!, boxHeight / height!);
      const sides = [
        { box: boxWidth, picture: width! * scale },
        { box: boxHeight, picture: height! * scale },
      ];
      /** Where the picture begins, for '30%' or 'max(30%, -110px)'. */
      const startAt = (position: string, free: number) =>
        Math.max(
          ...[...position.matchAll(/(-?[\d.]+)(%|px)/g)].map(([, number, unit]) =>
            unit === '%' ? (free * Number(number)) / 100 : Number(number),
          ),
        );
      const isCutAt = (positions: string[]) =>
        sides.some(({ box, picture }, side) => {
          const point = startAt(positions[side]!, box - picture) + (picture * focus[side]!) / 100;
          return !(point >= -1 && point <= box + 1);
        });
      const [x = '', ...y] = getComputedStyle(image).objectPosition.split(' ');
      return [{ name, isCut: isCutAt([x, y.join(' ')]), wouldBeCut: isCutAt(['50%', '50%']) }];
    });
  }, focuses);

test('no picture is cut at its centre of interest', async ({ sharedPage }) => {
  let wouldBeCut = 0;
  for (const width of [360, 768, 1280, 1920])
    await test.step(`at ${width} px`, async () => {
      const cut: string[] = [];
      for (const path of [...routes, UNKNOWN_ADDRESS]) {
        const page = await sharedPage(path, { width, height: width < 768 ? 664 : 900 });
        for (const picture of await shownPictures(page)) {
          if (picture.isCut) cut.push(`${path}: ${picture.name}`);
          if (picture.wouldBeCut) wouldBeCut += 1;
        }
      }
      expect(cut).toEqual([]);
    });
  // Without a centre of interest, some would be.
  expect(wouldBeCut).toBeGreaterThan(0);
});
