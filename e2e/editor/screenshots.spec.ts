import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { content } from '@/content/content';
import { openScreenshotBrowser } from '@/editor/screenshots/screenshot-browser';

import { last } from '../support/present';

/** Tests the pictures of the change report on the served export. */

test('a picture shows the section, and in it the words that changed', async ({ baseURL }) => {
  const browser = (await openScreenshotBrowser())!;
  const { path } = content.pages.facilities;
  const heading = content.headings.rooms.title;
  const take = (scene: { heading?: string; words?: string }) => browser.take(baseURL!, { path, ...scene });
  const [top, otherTitle, section, again, words] = [
    await take({}),
    await take({ heading: 'A title before the change' }),
    await take({ heading }),
    await take({ heading }),
    await take({ heading, words: last(content.rooms.rooms, 'room').title }),
  ];
  await browser.close();
  for (const picture of [top, section, words]) expect((await sharp(picture).metadata()).width).toBe(480);
  expect(otherTitle!.equals(top!)).toBe(true);
  expect(section!.equals(again!)).toBe(true);
  expect(section!.equals(top!)).toBe(false);
  expect(words!.equals(section!)).toBe(false);
});
