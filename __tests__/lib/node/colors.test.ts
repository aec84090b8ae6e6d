import { color, colorNames } from '@/lib/node/colors';

import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

const styles = (value: string) =>
  folder.write('styles/tokens.css', `:root { --color-ink: ${value}; --color-plaster: #f6efe2; }`);

beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
});

test('a colour is read from the style sheet; the error for a missing colour names it', () => {
  styles('#10211c');
  expect(color('ink')).toBe('#10211c');
  styles('rgb(16 33 28)');
  expect(() => color('ink')).toThrow('styles/tokens.css: write --color-ink as six hexadecimal digits');
});

test('every colour of the style sheet has a name', () => {
  styles('theme(tint.brass-light-25)');
  expect(colorNames()).toEqual(['ink', 'plaster']);
});
