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
