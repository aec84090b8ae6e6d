/** @jest-environment node */
import { takeWalk } from '../e2e/other-browsers/walk.mjs';

/** A tab whose pages answer yes to everything, but for the pages of one route. */
function tabFailingAt(route) {
  const tab = {
    errors: ['from before'],
    resize: async () => {},
    click: async () => {},
    press: async () => {},
  };
  tab.open = async (address) => {
    if (address === route) throw new Error('it cannot be opened\nand more');
    if (address === '/contact') tab.errors.push('oh');
  };
  tab.run = async () => true;
  return tab;
}

test('pages are opened at two widths and widgets used; a step that fails is told, and the next is taken', async () => {
  const results = await takeWalk(tabFailingAt('/about'), ['/', '/about'], (route) => route);
  const pages = ['/ at 390 px', '/ at 1280 px', '/about at 390 px', '/about at 1280 px'];
  expect(results.slice(0, 4).map(({ step }) => step)).toEqual(pages);
  expect(results[0].failure).toBe('');
  expect(results[2].failure).toBe('it cannot be opened');
  expect(results.length).toBeGreaterThan(10);
  expect(results.at(-1).failure).toBe('the console said: oh');
});
