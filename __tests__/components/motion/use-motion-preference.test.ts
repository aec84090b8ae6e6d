/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { switchMotionOnClick } from '@/components/motion/switch-motion-on-click.inline';
import { useIsMotionPaused, useIsMotionReduced } from '@/components/motion/use-motion-preference';

import { setMedia } from '../../support/dom';

describe('the visitor’s motion setting', () => {
  document.body.innerHTML = '<button data-motion-switch></button>';
  switchMotionOnClick();
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
