import { act, fireEvent, render, screen } from '@testing-library/react';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

import { Carousel } from '@/components/carousel/carousel';

import { intersect, setMedia } from '../support/dom';

/** Stands in for Embla, which needs a layout: knows which slide is shown and tells who listens. */
const mockCalls: { method: string; isJump?: boolean }[] = [];
jest.mock('@/components/carousel/embla-carousel', () => ({
  EmblaCarousel: function FakeEngine({
    onReady,
    viewport,
  }: {
    onReady: (api: EmblaCarouselType | null) => void;
    viewport: HTMLElement;
  }) {
    useEffect(() => {
      const count = viewport.querySelectorAll('[aria-roledescription="slide"]').length;
      const listeners = new Set<() => void>();
      let shown = 0;
      const show = (method: string, target: number, isJump?: boolean) => {
        mockCalls.push({ method, isJump });
        shown = (target + count) % count;
        listeners.forEach((listener) => listener());
      };
      onReady({
        selectedScrollSnap: () => shown,
        scrollNext: (isJump?: boolean) => show('next', shown + 1, isJump),
        scrollPrev: (isJump?: boolean) => show('previous', shown - 1, isJump),
        scrollTo: (target: number, isJump?: boolean) => show('to', target, isJump),
        on: (_: string, listener: () => void) => listeners.add(listener),
        off: (_: string, listener: () => void) => listeners.delete(listener),
      } as unknown as EmblaCarouselType);
      return () => onReady(null);
    }, [onReady, viewport]);
    return null;
  },
}));

const text = {
  pause: 'Pause: {name}',
  start: 'Start: {name}',
  previous: 'Previous: {name}',
  next: 'Next: {name}',
  goTo: 'Show {n} of {total}: {name}',
  position: '{n} of {total}',
};

/** A carousel of three links, on the screen and running. */
async function show(props: Partial<Parameters<typeof Carousel>[0]> = {}) {
  const view = render(
    <Carousel
      label="Rooms"
      text={text}
      intervalMs={3000}
      hasArrows
      hasDots
      slides={['One', 'Two', 'Three'].map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
      {...props}
    />,
  );
  const root = view.container.firstElementChild as HTMLElement;
  await act(async () => intersect(root, 1));
  act(() => root.querySelectorAll('button').forEach((element) => intersect(element, 1)));
  await act(async () => jest.advanceTimersByTimeAsync(0));
  return root;
}
const slides = (root: Element) => [...root.querySelectorAll('[aria-roledescription="slide"]')];
const shown = (root: Element) => slides(root).findIndex((slide) => !slide.hasAttribute('inert'));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
const pointer = (root: Element, name: string, pointerType = 'mouse') =>
  act(() => {
    root.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { pointerType }));
  });

beforeEach(() => {
  jest.useFakeTimers();
  setMedia('all', true);
  mockCalls.length = 0;
});
afterEach(() => jest.useRealTimers());

test('C1 C2 C4 it and its slides have roles and names', async () => {
  const root = await show({ slideNames: undefined });
  expect(root).toHaveAttribute('role', 'group');
  expect(root).toHaveAttribute('aria-roledescription', 'carousel');
  expect(root).toHaveAccessibleName('Rooms');
  expect(slides(root).map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
  expect(slides(root).every((slide) => slide.getAttribute('role') === 'group')).toBe(true);
});

test('a single slide is no carousel: nothing to press, nothing that turns', async () => {
  const root = await show({
    slides: [
      <a key="only" href="/only">
        Only
      </a>,
    ],
  });
  expect(root).not.toHaveAttribute('role');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Only' })).toBeVisible();
  wait(10_000);
  expect(mockCalls).toEqual([]);
});

test('C5 all slides but the one shown are inert', async () => {
  const root = await show();
  expect(slides(root).map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  fireEvent.click(button('Next: Rooms'));
  expect(shown(root)).toBe(1);
});

test('C3 C6 C7 the buttons: pause first, then the arrows, then the dots', async () => {
  const root = await show();
  const names = screen.getAllByRole('button').map((element) => element.getAttribute('aria-label'));
  expect(names).toEqual([
    'Pause: Rooms',
    'Previous: Rooms',
    'Next: Rooms',
    'Show 1 of 3: Rooms',
    'Show 2 of 3: Rooms',
    'Show 3 of 3: Rooms',
  ]);
  expect(root.querySelector('a, button')).toBe(button('Pause: Rooms'));
  fireEvent.click(button('Previous: Rooms'));
  expect(shown(root)).toBe(2);
  fireEvent.click(button('Show 2 of 3: Rooms'));
  expect(shown(root)).toBe(1);
  expect(button('Show 2 of 3: Rooms')).toHaveAttribute('aria-current', 'true');
  expect(button('Pause: Rooms')).not.toHaveAttribute('aria-pressed');
});

test('it changes at its interval, and a choice is not cut short', async () => {
  const root = await show();
  wait(2999);
  expect(shown(root)).toBe(0);
  wait(1);
  expect(shown(root)).toBe(1);
  wait(2000);
  fireEvent.click(button('Show 3 of 3: Rooms'));
  wait(2999);
  expect(shown(root)).toBe(2);
  wait(1);
  expect(shown(root)).toBe(0);
});

test('C8 keyboard focus stops it; leaving does not start it, the button does', async () => {
  const root = await show();
  act(() => button('Next: Rooms').focus());
  act(() => button('Next: Rooms').blur());
  wait(9000);
  expect(shown(root)).toBe(0);
  fireEvent.click(button('Start: Rooms'));
  wait(3000);
  expect(shown(root)).toBe(1);
});

test('C9 the mouse holds it while it is over it; a finger does not', async () => {
  const root = await show();
  pointer(root, 'pointerenter');
  wait(9000);
  expect(shown(root)).toBe(0);
  pointer(root, 'pointerleave');
  wait(3000);
  expect(shown(root)).toBe(1);
  pointer(root, 'pointerenter', 'touch');
  wait(3000);
  expect(shown(root)).toBe(2);
});

test('C10 C11 under reduced motion it waits for Start, jumps, and then nothing holds it', async () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  const root = await show();
  wait(9000);
  expect(shown(root)).toBe(0);
  fireEvent.click(button('Start: Rooms'));
  pointer(root, 'pointerenter');
  act(() => button('Next: Rooms').focus());
  wait(3000);
  expect(shown(root)).toBe(1);
  expect(mockCalls).toEqual([{ method: 'next', isJump: true }]);
});

test('C12 it is silent while it moves, polite while it stands', async () => {
  const root = await show();
  const live = root.querySelector('[aria-live]')!;
  expect(live).toHaveAttribute('aria-live', 'off');
  fireEvent.click(button('Pause: Rooms'));
  expect(live).toHaveAttribute('aria-live', 'polite');
});

test('C14 a press focuses the button before it clicks, and still pauses', async () => {
  const root = await show();
  const pause = button('Pause: Rooms');
  act(() => pause.focus());
  expect(pause).toHaveAccessibleName('Pause: Rooms');
  wait(9000);
  expect(shown(root)).toBe(0);
  fireEvent.click(pause);
  expect(pause).toHaveAccessibleName('Start: Rooms');
  act(() => pause.blur());
  wait(9000);
  expect(shown(root)).toBe(0);
});

test('focus that the browser does not show, of a tap or a click, stops nothing', async () => {
  const root = await show();
  const dot = button('Show 2 of 3: Rooms');
  const matches = (selectors: string) => Element.prototype.matches.call(dot, selectors);
  const isUnseen = (selectors: string) => selectors !== ':focus-visible' && matches(selectors);
  Object.assign(dot, { matches: isUnseen });
  act(() => dot.focus());
  fireEvent.click(dot);
  wait(3000);
  expect(shown(root)).toBe(2);
});

test('it waits while its button cannot be seen, so that what is read further down stays', async () => {
  const root = await show();
  act(() => intersect(button('Pause: Rooms'), 0));
  wait(9000);
  expect(shown(root)).toBe(0);
  act(() => intersect(button('Pause: Rooms'), 1));
  wait(3000);
  expect(shown(root)).toBe(1);
});

test('words of it that are selected stay', async () => {
  const root = await show();
  const select = (change: () => void) =>
    act(() => {
      change();
      document.dispatchEvent(new Event('selectionchange'));
    });
  select(() => getSelection()!.selectAllChildren(screen.getByRole('link', { name: 'One' })));
  wait(9000);
  expect(shown(root)).toBe(0);
  select(() => getSelection()!.removeAllRanges());
  wait(3000);
  expect(shown(root)).toBe(1);
});

test('where it is no carousel, its slides simply stand there', async () => {
  const root = await show({ activeQuery: '(max-width: 768px)' });
  expect(root).not.toHaveAttribute('aria-roledescription');
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
