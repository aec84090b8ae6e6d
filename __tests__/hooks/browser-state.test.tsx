import { act, renderHook } from '@testing-library/react';

import { useIsSeen } from '@/hooks/use-is-seen';
import { switchMotionOnPress } from '@/components/motion/switch-motion';
import { useIsMotionPaused, useIsMotionReduced } from '@/components/motion/use-motion-preference';

import { intersect, observedElements, setMedia } from '../support/dom';

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

describe('the visitor’s motion setting', () => {
  document.body.innerHTML = '<button data-motion-switch></button>';
  switchMotionOnPress();
  const press = () => act(() => document.querySelector('button')!.click());

  afterEach(() => {
    delete document.documentElement.dataset.motion;
    localStorage.clear();
  });

  test('works without storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const { result } = renderHook(useIsMotionPaused);
    press();
    expect(result.current).toBe(true);
  });

  test('counts as reduced motion, and so does the setting of the system', () => {
    const { result } = renderHook(useIsMotionReduced);
    expect(result.current).toBe(false);
    act(() => setMedia('(prefers-reduced-motion: reduce)', true));
    expect(result.current).toBe(true);
    act(() => setMedia('(prefers-reduced-motion: reduce)', false));
    press();
    expect(result.current).toBe(true);
  });
});
