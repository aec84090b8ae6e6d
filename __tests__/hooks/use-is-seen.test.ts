import { act, renderHook } from '@testing-library/react';

import { useIsSeen } from '@/hooks/use-is-seen';

import { intersect, observedElements } from '../support/dom';

test('seen means near the viewport in a visible tab; after unmount nothing is observed', () => {
  const element = document.createElement('div');
  const { result, unmount } = renderHook(() => useIsSeen(element));
  expect(result.current).toBe(false);
  act(() => intersect(element, 0.5));
  expect(result.current).toBe(true);
  const hide = (isHidden: boolean) =>
    act(() => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  hide(true);
  expect(result.current).toBe(false);
  hide(false);
  expect(result.current).toBe(true);
  unmount();
  expect(observedElements()).toEqual([]);
});
