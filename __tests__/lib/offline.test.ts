import { isSlowConnection } from '@/components/offline/connection';
import { nameMissingPictures } from '@/components/offline/missing-pictures';
import { chooseSmallPictures } from '@/components/offline/small-pictures';

const setConnection = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => setConnection(undefined));

describe('isSlowConnection', () => {
  test.each([
    [undefined, false],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '3g' }, false],
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: '2g' }, true],
    [{ saveData: false, effectiveType: 'slow-2g' }, true],
  ])('%j: %s', (line, expected) => {
    setConnection(line);
    expect(isSlowConnection()).toBe(expected);
  });
});

describe('nameMissingPictures', () => {
  const show = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector('img')!;
  };
  const words = () => document.querySelector('.picture')!.getAttribute('data-missing');

  test('a picture that fails shows its alt text until it loads', () => {
    const image = show('<picture class="picture"><img src="/a.jpg" alt="A boat"></picture>');
    const stop = nameMissingPictures();
    expect(words()).toBeNull();
    image.dispatchEvent(new Event('error'));
    expect(words()).toBe('A boat');
    image.dispatchEvent(new Event('load'));
    expect(words()).toBeNull();
    stop();
    image.dispatchEvent(new Event('error'));
    expect(words()).toBeNull();
  });

  test('one that failed before the script ran is found; one that is still loading is not changed', () => {
    const image = show('<picture class="picture"><img src="/a.jpg" alt="A boat"></picture>');
    const state = (complete: boolean, currentSrc: string) => {
      Object.defineProperty(image, 'complete', { value: complete, configurable: true });
      Object.defineProperty(image, 'currentSrc', { value: currentSrc, configurable: true });
    };
    state(false, '');
    nameMissingPictures()();
    expect(words()).toBeNull();
    state(true, 'http://localhost/a.jpg');
    nameMissingPictures()();
    expect(words()).toBe('A boat');
  });

  test('when the connection is back, only missing pictures are requested again', () => {
    const image = show('<picture class="picture"><img src="/a.jpg" alt="A boat"></picture>');
    const asked = jest.spyOn(image, 'setAttribute');
    const stop = nameMissingPictures();
    window.dispatchEvent(new Event('online'));
    expect(asked).not.toHaveBeenCalled();
    image.dispatchEvent(new Event('error'));
    window.dispatchEvent(new Event('online'));
    expect(asked).toHaveBeenCalledWith('src', '/a.jpg');
    stop();
  });
});

describe('chooseSmallPictures', () => {
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
