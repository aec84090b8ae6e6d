/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { lastChanged, pageSources } from '@/app/sitemap.xml/last-changed';
import { pages, type PageId } from '@/content/pages';

test.each(Object.keys(pages) as PageId[])('a change of what %s shows counts', (page) => {
  const sources = pageSources(page);
  expect(sources).toContain(path.posix.join('app', pages[page].path, 'page.tsx'));
  expect(sources.filter((file) => file.startsWith('components/sections/')).length).toBeGreaterThan(1);
  expect(sources.filter((file) => file.startsWith('content/pictures/')).length).toBeGreaterThan(1);
  for (const file of sources) if (!file.endsWith('.*')) expect(existsSync(file)).toBe(true);
});

test('what every page wears counts for none', () => {
  const all = (Object.keys(pages) as PageId[]).flatMap((page) => pageSources(page));
  expect(all.filter((file) => /^(components\/(layout|ui)|lib|hooks)\//.test(file))).toEqual([]);
});

describe('the date', () => {
  let folder: string;
  /** When the next commit is made. */
  let committed: string;
  const git = (place: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
      cwd: place,
      env: { ...process.env, GIT_COMMITTER_DATE: committed },
      stdio: 'pipe',
    });

  beforeEach(() => {
    committed = '2026-03-01T10:00:00+05:30';
    folder = mkdtempSync(path.join(tmpdir(), 'dates-'));
    for (const place of ['app/about', 'app/gallery', 'components', 'content/pictures/rooms'])
      mkdirSync(path.join(folder, 'whole', place), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A project whose About shows a part, the part some words, and the words a picture; all in one commit. */
  function commit(): string {
    const whole = path.join(folder, 'whole');
    write('app/about/page.tsx', "import { Story } from '@/components/story';");
    write('app/gallery/page.tsx', '');
    write(
      'components/story.tsx',
      "import { story } from '../content/about';\nimport type { A } from './nowhere';",
    );
    write('content/about.ts', "export const story = { picture: 'rooms/attic' };");
    git(whole, 'init', '--quiet');
    save();
    return whole;
  }

  const write = (file: string, text: string) => writeFileSync(path.join(folder, 'whole', file), text);

  function save() {
    const whole = path.join(folder, 'whole');
    git(whole, 'add', '.');
    git(whole, 'commit', '--quiet', '--message', 'x');
  }

  test('is that of the last commit to a source', () => {
    expect(lastChanged('about', commit())).toBe('2026-03-01T10:00:00+05:30');
  });

  test.each(['content/about.ts', 'components/story.tsx', 'content/pictures/rooms/attic.phone.jpg'])(
    'follows a change of %s, and only on the page that shows it',
    (file) => {
      const whole = commit();
      write(file, "import { story } from '../content/about'; export const changed = 'rooms/attic';");
      committed = '2026-04-01T10:00:00+05:30';
      save();
      expect(lastChanged('about', whole)).toBe(committed);
      expect(lastChanged('gallery', whole)).toBe('2026-03-01T10:00:00+05:30');
    },
  );

  test('names the page whose file is missing', () => {
    expect(() => lastChanged('contact', commit())).toThrow(
      'content/pages.ts, page contact, field path: there is no app/contact/page.tsx; write it or correct the path',
    );
  });

  test('is left out in a clone that is cut short, where it would be wrong', () => {
    const clone = path.join(folder, 'short');
    git(folder, 'clone', '--quiet', '--depth', '1', `file://${commit()}`, clone);
    expect(lastChanged('about', clone)).toBeUndefined();
  });

  test('is left out without a history', () => {
    const whole = commit();
    rmSync(path.join(whole, '.git'), { recursive: true });
    expect(lastChanged('about', whole)).toBeUndefined();
  });
});
