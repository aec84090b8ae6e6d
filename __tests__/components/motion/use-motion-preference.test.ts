/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { switchMotionOnClick } from '@/components/motion/switch-motion-on-click.inline';
import { useIsMotionPaused } from '@/components/motion/use-motion-preference';

test('the switch for movement works without storage, and follows other tabs and a page that is restored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  document.body.innerHTML = '<button data-motion-switch></button>';
  switchMotionOnClick();
  const { result } = renderHook(useIsMotionPaused);
  act(() => document.querySelector('button')!.click());
  expect(result.current).toBe(true);

  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'motion', newValue: 'on' })));
  expect(result.current).toBe(false);
  localStorage.motion = 'paused';
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(result.current).toBe(true);
});
