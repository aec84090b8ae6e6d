/** @jest-environment jsdom */
import { scrollStreet } from '@/components/home/hotel-grid/scroll-street.inline';

/** A street of 3000 px in a window of 1000 px, which can be scrolled by 1000 px to both sides. */
function openStreet() {
  document.body.innerHTML = '<section><div><div class="street"></div></div></section>';
  const section = document.querySelector('section')!;
  const street = document.querySelector('.street')!;
  Object.defineProperties(street, { scrollWidth: { value: 3000 }, clientWidth: { value: 1000 } });
  section.getBoundingClientRect = () => ({ top: 500, height: 1700 }) as DOMRect;
  let resize = () => {};
  window.ResizeObserver = jest.fn((callback: ResizeObserverCallback) => {
    const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
    resize = () => callback([], observer);
    return observer;
  });
  window.scrollTo = jest.fn();
  scrollStreet(section);
  return { street, resize: () => resize(), scrolled: () => street.dispatchEvent(new Event('scroll')) };
}

test('the street is in the middle of its way, also after the window was resized', () => {
  const { street, resize, scrolled } = openStreet();
  resize();
  expect(street.scrollLeft).toBe(1000);
  scrolled();
  expect(window.scrollTo).not.toHaveBeenCalled();
  street.scrollLeft = 900;
  resize();
  expect(street.scrollLeft).toBe(1000);
});

test('a hotel that the browser scrolled to before the street was placed comes into view by a scroll of the page', () => {
  const { street, resize, scrolled } = openStreet();
  street.scrollLeft = 1600;
  resize();
  scrolled();
  expect(street.scrollLeft).toBe(1000);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});
