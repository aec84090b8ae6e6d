/** @jest-environment jsdom */
import { mendFragment, shareOnClick } from '@/components/home/hotel-list/share-on-click';
import { copyText } from '@/lib/browser/copy-text';

jest.mock('@/lib/browser/copy-text', () => ({ copyText: jest.fn() }));

describe('sharing with the dialog of the device', () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  const button = () => document.querySelector('button')!;
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  beforeAll(() => {
    document.body.innerHTML =
      '<button data-share="House Kochi" value="/#hotel-kochi">Share<span data-copied="Copied"></span></button>';
    shareOnClick();
  });
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
    button().click();
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
  mendFragment();
  expect(location.hash).toBe(mended);
});
