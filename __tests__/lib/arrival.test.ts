import { beginArrival, endArrival, layOutInSteps } from '@/lib/arrival';

const root = document.documentElement;
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('[data-laid-out]')].map((block) => block.id).join(' ');
const frame = () => jest.advanceTimersToNextFrame();
/** How long the layout of a block takes, in milliseconds. */
let cost: number;

beforeEach(() => {
  jest.useFakeTimers();
  cost = 10;
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    now += cost;
    return new DOMRect();
  });
  document.body.innerHTML =
    '<section class="section" id="a"><div class="hotel-entry" id="b"></div></section><p></p><footer class="site-footer" id="c"></footer>';
});
afterEach(() => {
  endArrival();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the rest of a page is laid out a block a frame, and leaves no mark', () => {
  beginArrival();
  layOutInSteps();
  expect(laidOut()).toBe('');
  frame();
  expect(laidOut()).toBe('a');
  frame();
  expect(laidOut()).toBe('a b');
  frame();
  expect(laidOut()).toBe('a b c');
  expect(root).toHaveAttribute('data-arriving');
  frame();
  expect(laidOut()).toBe('');
  expect(root).not.toHaveAttribute('data-arriving');
});

test('blocks that take little time share a frame', () => {
  cost = 4;
  beginArrival();
  layOutInSteps();
  frame();
  expect(laidOut()).toBe('a b');
  frame();
  expect(root).not.toHaveAttribute('data-arriving');
});

test('stopped, it lays out what is left at once', () => {
  beginArrival();
  const stop = layOutInSteps();
  frame();
  stop();
  expect(root).not.toHaveAttribute('data-arriving');
  expect(laidOut()).toBe('');
  frame();
  expect(laidOut()).toBe('');
});

test('it gives way when everything was laid out meanwhile', () => {
  beginArrival();
  layOutInSteps();
  frame();
  endArrival();
  frame();
  expect(laidOut()).toBe('');
});
