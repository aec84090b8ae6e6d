/** @jest-environment node */
import { color, colorNames, readLogo } from '@/lib/brand';

import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const styles = (value: string) =>
  folder.write('styles/tokens.css', `:root { --color-ink: ${value}; --color-plaster: #f6efe2; }`);
const logo = (inside: string, box = 'viewBox="0 0 10 10"') =>
  folder.write('content/logo.svg', `<svg ${box}>${inside}</svg>`);
const disc = '<circle cx="5" cy="5" r="5" fill="currentColor"/>';

beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
  styles('#10211c');
  logo(disc);
});

test('a colour is read from the style sheet; the error for a missing colour names it', () => {
  expect(color('ink')).toBe('#10211c');
  styles('rgb(16 33 28)');
  expect(() => color('ink')).toThrow('styles/tokens.css: write --color-ink as six hexadecimal digits');
});

test('every colour of the style sheet has a name', () => {
  styles('theme(tint.brass-light-25)');
  expect(colorNames()).toEqual(['ink', 'plaster']);
});

test('a logo without a viewBox, or with content that the policy blocks, gives an error', () => {
  expect(readLogo()).toEqual({ viewBox: '0 0 10 10', drawing: disc });
  logo(disc, 'fill="none" viewBox="0 0 10 10" width="10" stroke-width="2"');
  expect(readLogo().drawing).toBe(`<g fill="none" stroke-width="2">${disc}</g>`);
  logo(disc, 'width="10"');
  expect(readLogo).toThrow('content/logo.svg: save it as SVG with a viewBox');
  for (const refused of [
    '<style>a{}</style>',
    '<path style="fill:red"/>',
    '<g onclick="a()"/>',
    '<script/>',
  ]) {
    logo(refused);
    expect(readLogo).toThrow('content/logo.svg: has scripts, styles or pictures');
  }
});
