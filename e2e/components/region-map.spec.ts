import { townsOnMap, type NamedTown } from '@/components/hotel/region-map/town-positions';
import { hotels, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { region } from '@/content/region/region';

import { overlap } from '../support/layout';
import { expect, test } from '../support/test';
import { bringIntoView } from '../support/visit';

const namesIn = ({ hotel, others }: NamedTown<Hotel>) =>
  [hotel, ...others.map((other) => other.hotel)].map(({ name }) => name);

test('each town on the map names its hotels, links to the first in the grid, and highlights all of them', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  const towns = townsOnMap(region.map!, hotels);
  const map = page.getByRole('group', { name: labels.mapOfHotels });
  await bringIntoView(map);
  const links = map.getByRole('link');
  const found = await links.evaluateAll((names, visitNow) => {
    /** The heading of a hotel without the words for its link. */
    const nameIn = (heading: Element | null) => heading?.textContent.split(` ${visitNow}`)[0];
    return names.map((name) => {
      (name as unknown as HTMLElement).focus();
      const tiles = [...name.closest('section')!.querySelectorAll('li')];
      return {
        leadsTo: nameIn(document.querySelector(`li${name.getAttribute('href')} h3`)),
        lit: tiles
          .filter((tile) => getComputedStyle(tile).getPropertyValue('--bright') !== '')
          .map((tile) => nameIn(tile.querySelector('h3'))),
      };
    });
  }, labels.visitNow);
  expect(found).toEqual(towns.map((town) => ({ leadsTo: town.hotel.name, lit: namesIn(town) })));
  for (const [index, town] of towns.entries()) {
    const seen = `${town.hotel.town} ${town.hotel.townInMalayalam}`;
    await expect(links.nth(index)).toHaveAccessibleName(`${seen} : ${namesIn(town).join(', ')}`);
  }
});

test('no name on the map is cut off, small or over another', async ({ sharedPage }) => {
  for (const [path, width] of [
    ['/', 320],
    ['/', 360],
    ['/', 768],
    ['/', 1280],
    ['/contact', 320],
    ['/contact', 360],
  ] as const) {
    const page = await sharedPage(path, { width, height: 800 });
    const map = page.getByRole('group', { name: labels.mapOfHotels });
    await bringIntoView(map);
    // Without a Malayalam font on the computer, the names have the site's own, which loads with the map.
    await page.evaluate(() => document.fonts.ready);
    const { names, cutOff, fontSize } = await map.evaluate((svg) => {
      const frame = svg.parentElement!.getBoundingClientRect();
      const names = [...svg.querySelectorAll('text:not([opacity])')].map((text) => ({
        name: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      const isCutOff = ({ left, right }: DOMRect) => left < Math.min(frame.left, 8) || right > frame.right;
      const scale = (svg as SVGSVGElement).getScreenCTM()!.a;
      const fontSize = scale * parseFloat(getComputedStyle(svg).fontSize);
      return { names, fontSize, cutOff: names.filter(({ box }) => isCutOff(box)).map(({ name }) => name) };
    });
    // Each town has its name in English and in Malayalam.
    expect(names.length).toBeGreaterThan(1);
    expect(cutOff, `${path} at ${width} px`).toEqual([]);
    if (width >= 360) expect(fontSize, `${path} at ${width} px`).toBeGreaterThanOrEqual(12.5);
    const overlapping = names.flatMap(({ name, box }, index) =>
      names
        .slice(index + 1)
        .filter((other) => overlap(box, other.box, { x: 0, y: 4 }))
        .map((other) => `${name} and ${other.name}`),
    );
    expect(overlapping, `${path} at ${width} px`).toEqual([]);
  }
});
