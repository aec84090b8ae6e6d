/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { useIsSeen } from '@/components/rotation/use-is-seen';

import { setInView, observedElements } from '../../support/dom';

test('an element is seen in the viewport of a visible tab; after unmount it is no longer observed', () => {
  const element = document.createElement('div');
  const { result, unmount } = renderHook(() => useIsSeen(element));
  expect(result.current).toBe(false);
  act(() => setInView(element, 0.5));
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
