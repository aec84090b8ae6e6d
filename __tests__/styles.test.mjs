import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pages = { home: 'app/page.tsx', about: 'app/about/page.tsx', contact: 'app/contact/page.tsx' };
Object.assign(pages, { gallery: 'app/gallery/page.tsx', facilities: 'app/Facilities/page.tsx' });
const others = { index: 'app/global-not-found.tsx', offline: 'app/offline/page.tsx' };

/** All parts that a file is made of, itself included, by their import lines. */
function partsOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import\()\s*'@\/(components\/[\w/-]+)'/g,
  )) {
    const part = [`${name}.tsx`, `${name}.ts`].find(existsSync);
    if (part) partsOf(part, found);
  }
  return found;
}

/** The style files that a list in styles/ names. */
function listed(name) {
  const list = `styles/${name}.css`;
  return [...readFileSync(list, 'utf8').matchAll(/@import '(\.\.?\/[^']+)'/g)].map(([, file]) =>
    path.join('styles', file),
  );
}

/** The style files that stand beside the parts of a page. */
const besidePartsOf = (file) =>
  [...partsOf(file)].map((part) => part.replace(/\.tsx?$/, '.css')).filter(existsSync);

const everywhere = listed('index');

test.each(Object.entries(pages))('%s has the utilities of its own sections', (name, file) => {
  const [, ...folders] = readFileSync(`styles/${name}.css`, 'utf8').split("@source '");
  const named = folders.map((rest) => path.join('styles', rest.split("'")[0]));
  const needed = [...partsOf(file)].map(path.dirname).filter((folder) => folder.includes('sections/'));
  expect(new Set([...named, 'components/sections/shared'])).toEqual(
    new Set([...needed, 'components/sections/shared']),
  );
});

test.each(Object.entries(pages))('%s lists the styles of its parts, and no others', (name, file) => {
  expect(readFileSync(file, 'utf8')).toContain(`import '@/styles/${name}.css'`);
  const needed = besidePartsOf(file).filter((style) => !everywhere.includes(style));
  expect(needed).not.toHaveLength(0);
  const [first, ...own] = listed(name);
  expect(first).toBe('styles/index.css');
  expect(own.sort()).toEqual(needed.sort());
});

test.each(Object.entries(others))(
  '%s: %s finds the styles of its parts in the list of every page',
  (name, file) => {
    expect(readFileSync(file, 'utf8')).toContain(`import '@/styles/${name}.css'`);
    expect(everywhere).toEqual(
      expect.arrayContaining([...besidePartsOf('app/layout.tsx'), ...besidePartsOf(file)]),
    );
  },
);

test('the layout imports none: a page would have them twice', () => {
  expect(readFileSync('app/layout.tsx', 'utf8')).not.toMatch(/import .*\.css'/);
});
