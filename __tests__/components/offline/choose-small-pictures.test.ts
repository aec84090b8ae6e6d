/** @jest-environment jsdom */
import { chooseSmallPictures } from '@/components/offline/choose-small-pictures';

const setConnection = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => setConnection(undefined));

describe('with data saving, the narrowest file is loaded', () => {
  const sizes = () => document.querySelector('source')!.getAttribute('sizes');
  beforeEach(() => {
    document.body.innerHTML =
      '<picture><source srcset="/a-360.avif 360w, /a-1080.avif 1080w" sizes="100vw"><img src="/a.jpg" alt="" loading="lazy"></picture>';
  });

  test.each([
    [false, '', '100vw'],
    [true, '', '1px'],
    [true, 'http://localhost/a-1080.avif', '100vw'],
  ])('data saving: %s, already loaded: "%s"', (saveData, currentSrc, expected) => {
    setConnection({ saveData });
    Object.defineProperty(document.querySelector('img'), 'currentSrc', { value: currentSrc });
    chooseSmallPictures();
    expect(sizes()).toBe(expected);
  });
});
