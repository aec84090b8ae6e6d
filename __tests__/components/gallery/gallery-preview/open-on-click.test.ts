/** @jest-environment jsdom */
import { openOnClick } from '@/components/gallery/gallery-preview/open-on-click.inline';
import { ISLAND_DONE } from '@/components/islands/island-events';

test('a click with a key for a new tab, a new window or saving is left to the browser', () => {
  document.body.innerHTML =
    '<page-island><a data-caption="The garden" href="#picture">Garden</a></page-island>';
  openOnClick(ISLAND_DONE);
  const handled = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey', 'no key'].filter((key) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    return !document.querySelector('a')!.dispatchEvent(click);
  });
  expect(handled).toEqual(['no key']);
  expect(history.state).toEqual({ preview: '#picture' });
});
