import { shareOnClick } from '@/components/home/hotel-list/share-on-click';
import { copyText } from '@/lib/browser/copy-text';

import { handledPresses } from '../../../support/modified-press';

jest.mock('@/lib/browser/copy-text', () => ({ copyText: jest.fn() }));

test('a click with a key for a new tab, a new window or saving is left to the browser', () => {
  jest.mocked(copyText).mockResolvedValue(true);
  document.body.innerHTML = '<a data-share="House Kochi" href="/#hotel-kochi">Share</a>';
  shareOnClick();
  expect(handledPresses(document.querySelector('a')!)).toEqual(['no key']);
  expect(copyText).toHaveBeenCalledTimes(1);
});

describe('sharing with the dialog of the device', () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  const link = () => document.querySelector('a')!;
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    jest.mocked(copyText).mockReset().mockResolvedValue(true);
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test.each([
    ['was closed', 'AbortError', 0],
    ['is still open from the first tap', 'InvalidStateError', 0],
    ['is refused in the web view of an app', 'NotAllowedError', 1],
  ])('if it %s, the address is copied this often: %s, %i', async (_, name, copies) => {
    share.mockRejectedValue(new DOMException('', name));
    link().click();
    await settle();
    expect(copyText).toHaveBeenCalledTimes(copies);
  });
});

test.each([
  ['#hotel-kochi', '#hotel-kochi'],
  ['#hotel-kochi.', '#hotel-kochi'],
  ['#hotel-kochi).', '#hotel-kochi'],
  ['#hotel-kochi%22', '#hotel-kochi'],
  ['#hotel-kochi%E2%80%9D', '#hotel-kochi'],
  ['#other.', '#other.'],
])('a shared address that ends in %s leads to %s', (shared, mended) => {
  document.body.innerHTML = '<p id="hotel-kochi"></p>';
  location.hash = shared;
  shareOnClick();
  expect(location.hash).toBe(mended);
});
