/** @jest-environment jsdom */
import { openTarget } from '@/components/disclosure/open-target.inline';

test('the closed details elements around the target of the fragment are opened, and it scrolls into view', () => {
  document.body.innerHTML =
    '<details id="outer"><details id="inner"><p id="way"></p></details></details><details id="other"></details>';
  const way = document.getElementById('way')!;
  way.scrollIntoView = jest.fn();
  const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  location.hash = '#nowhere';
  openTarget();
  expect(open()).toEqual([]);
  location.hash = '#way';
  window.dispatchEvent(new Event('hashchange'));
  expect(open()).toEqual(['outer', 'inner']);
  expect(way.scrollIntoView).toHaveBeenCalled();
});
