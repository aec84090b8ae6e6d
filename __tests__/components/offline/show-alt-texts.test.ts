/** @jest-environment jsdom */
import { showAltTexts } from '@/components/offline/show-alt-texts';

import { removeListenersAfterEach } from '../../support/listeners';

removeListenersAfterEach();

describe('a picture that cannot be loaded', () => {
  const show = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector('img')!;
  };
  const altText = () => document.querySelector('.picture')!.getAttribute('data-missing');

  test('the first picture shows none, because other text overlays it', () => {
    const image = show(
      '<picture class="picture"><img src="/a.jpg" alt="A boat" fetchpriority="high"></picture>',
    );
    showAltTexts();
    image.dispatchEvent(new Event('error'));
    expect(altText()).toBe('');
  });

  test('one that failed before the script ran is found; one that is still loading is not changed', () => {
    const image = show('<picture class="picture"><img src="/a.jpg" alt="A boat"></picture>');
    const state = (complete: boolean, currentSrc: string) => {
      Object.defineProperty(image, 'complete', { value: complete, configurable: true });
      Object.defineProperty(image, 'currentSrc', { value: currentSrc, configurable: true });
    };
    state(false, '');
    showAltTexts();
    expect(altText()).toBeNull();
    state(true, 'http://localhost/a.jpg');
    showAltTexts();
    expect(altText()).toBe('A boat');
  });
});
