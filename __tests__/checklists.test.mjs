/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const numbered = (letter, last) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

/** Carousel, tabs, dialog and landmarks after the ARIA patterns; then the success criteria we prove ourselves. */
const lines = [
  ...numbered('C', 14),
  ...numbered('T', 5),
  ...numbered('D', 9),
  ...numbered('L', 8),
  ...['1.1.1', '1.3.1', '1.4.1', '1.4.3', '1.4.4', '1.4.10', '1.4.11', '1.4.12'],
  ...[
    '2.1.1',
    '2.1.2',
    '2.2.2',
    '2.3.3',
    '2.4.3',
    '2.4.4',
    '2.4.6',
    '2.4.7',
    '2.4.11',
    '2.5.7',
    '2.5.8',
    '3.2.5',
  ],
];

/** The first words of each test, where the ids stand. */
function titles() {
  const files = ['e2e', '__tests__'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((name) => path.join(root, folder, String(name)))
      .filter((file) => /\.(spec|test)\.(ts|tsx|mjs)$/.test(file) && file !== __filename),
  );
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\btest\(\s*(['"`])(.*?)\1/gs)].map(([, , title]) => title),
  );
}

test('every line of the checklists is a test that carries its name', () => {
  const words = new Set(titles().flatMap((title) => title.split(/[\s,:]+/)));
  // The criterion may stand in a variable of a table of cases.
  const sources = readFileSync(path.join(root, 'e2e/zoom.spec.ts'), 'utf8');
  for (const [, id] of sources.matchAll(/check\(`([\d.]+) /g)) words.add(id);
  const missing = lines.filter((id) => !words.has(id) && !sources.includes(`id: '${id}'`));
  expect(missing).toEqual([]);
});
