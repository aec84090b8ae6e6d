/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

import { CarouselIsland } from '@/components/carousel/carousel.island';

import { setInView, setMedia } from '../../support/dom';

/** A fake of Embla, which needs a layout. It stores the current slide and calls its event listeners. */
const mockMoves: number[] = [];
/** A press in the moment in which the carousel becomes ready. */
let mockPress: ((api: EmblaCarouselType) => void) | undefined;
jest.mock(
  'embla-carousel-react',
  () =>
    function useFakeEmbla() {
      const [viewport, setViewport] = useState<HTMLElement | null>(null);
      const [api, setApi] = useState<EmblaCarouselType>();
      useEffect(() => {
        if (!viewport) return;
        const slideNodes = () => [
          ...viewport.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]'),
        ];
        const listeners = new Set<() => void>();
        let shown = 0;
        const fake = {
          slideNodes,
          selectedScrollSnap: () => shown,
          scrollTo: (target: number) => {
            mockMoves.push(target);
            shown = (target + slideNodes().length) % slideNodes().length;
            listeners.forEach((listener) => listener());
          },
          scrollNext: () => fake.scrollTo(shown + 1),
          on: (name: string, listener: () => void) => {
            if (name === 'select') listeners.add(listener);
            return fake;
          },
          off: (_: string, listener: () => void) => {
            listeners.delete(listener);
            return fake;
          },
        };
        setApi(fake as unknown as EmblaCarouselType);
      }, [viewport]);
      useEffect(() => {
        if (api) mockPress?.(api);
      }, [api]);
      return [setViewport, api];
    },
);

const text = {
  pause: 'Pause: {name}',
  start: 'Start: {name}',
  previous: 'Previous: {name}',
  next: 'Next: {name}',
  goTo: 'Show {n} of {total}: {name}',
  position: '{n} of {total}',
  carousel: 'carousel',
  slide: 'slide',
};

/** A carousel of three links, in view and hydrated. */
async function show(props: Partial<Parameters<typeof CarouselIsland>[0]> = {}) {
  const view = render(
    <CarouselIsland
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
  await act(async () => setInView(root, 1));
  act(() => root.querySelectorAll('button').forEach((element) => setInView(element, 1)));
  await act(async () => jest.advanceTimersByTimeAsync(0));
  return root;
}
const slides = (root: Element) => [...root.querySelectorAll('[aria-roledescription="slide"]')];
const shown = (root: Element) => slides(root).findIndex((slide) => !slide.hasAttribute('inert'));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
beforeEach(() => {
  jest.useFakeTimers();
  setMedia('all', true);
  // jsdom does not scroll.
  Element.prototype.scrollTo = () => {};
  mockMoves.length = 0;
});
afterEach(() => jest.useRealTimers());

test('a single slide is not a carousel: no controls, no rotation', async () => {
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
  expect(mockMoves).toEqual([]);
});

test('it does not rotate while its button is out of view, so that content further down stays', async () => {
  const root = await show();
  act(() => setInView(button('Pause: Rooms'), 0));
  wait(9000);
  expect(mockMoves).toEqual([]);
  act(() => setInView(button('Pause: Rooms'), 1));
  wait(3000);
  expect(shown(root)).toBe(1);
});

test('a press in the moment in which it becomes ready moves it: one slide is shown, and its dot is current', async () => {
  mockPress = (api) => api.scrollTo(2);
  const root = await show();
  mockPress = undefined;
  expect(shown(root)).toBe(2);
  expect(button('Show 3 of 3: Rooms')).toHaveAttribute('aria-current', 'true');
});

test('it does not rotate while a message is shown in it', async () => {
  const message = <span key="message" data-result="copied" />;
  const root = await show({ slides: [message, 'Two', 'Three'] });
  wait(9000);
  expect(mockMoves).toEqual([]);
  root.querySelector('[data-result]')!.remove();
  wait(3000);
  expect(shown(root)).toBe(1);
});

test('it does not rotate while a button in it is busy, before its message', async () => {
  const copying = <button key="code" type="button" aria-busy="true" />;
  const root = await show({ slides: [copying, 'Two', 'Three'] });
  wait(9000);
  expect(mockMoves).toEqual([]);
  root.querySelector('[aria-busy]')!.removeAttribute('aria-busy');
  wait(3000);
  expect(shown(root)).toBe(1);
});
