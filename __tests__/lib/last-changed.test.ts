/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import ts from 'typescript';

import { lastChanged, pageSources } from '@/lib/last-changed';
import type { PageId } from '@/lib/routes';

const files: Record<PageId, string> = {
  home: 'app/page.tsx',
  about: 'app/about/page.tsx',
  contact: 'app/contact/page.tsx',
  gallery: 'app/gallery/page.tsx',
  facilities: 'app/Facilities/page.tsx',
};

/** What every page wears, or what shows nothing by itself. */
const worn =
  /^(app\/_seo|components\/(ui|layout|sections\/shared\/carousel-text)|hooks|lib|generated|content\/(types|labels|site|pictures)\.ts$)/;

const project = process.cwd();

/** The files of the project that a page shows, found by following its imports. */
function shownBy(file: string, seen = new Set<string>()): Set<string> {
  if (worn.test(file) || seen.has(file)) return seen;
  seen.add(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
    const target = resolve(file, fileName);
    if (target) shownBy(target, seen);
  }
  return seen;
}

function resolve(importer: string, name: string): string | undefined {
  if (!/^(@\/|\.)/.test(name)) return undefined;
  const place = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(importer), name);
  return ['.ts', '.tsx', '/index.ts', ''].map((ending) => place + ending).find((file) => existsSync(file));
}

test.each(Object.entries(files) as [PageId, string][])('a change of what %s shows counts', (page, file) => {
  const shown = [...shownBy(file)];
  expect(shown.length).toBeGreaterThan(5);
  const isCounted = (name: string) =>
    pageSources[page].some((source) => name === source || name.startsWith(`${source}/`));
  expect(shown.filter((name) => !isCounted(name))).toEqual([]);
});

test.each(Object.keys(files) as PageId[])('every source of %s exists', (page) => {
  for (const source of pageSources[page]) expect(statSync(path.join(project, source))).toBeDefined();
});

describe('the date', () => {
  let folder: string;
  const git = (place: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
      cwd: place,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-01T10:00:00+05:30' },
      stdio: 'pipe',
    });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dates-'));
    mkdirSync(path.join(folder, 'whole/content'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function commit(): string {
    const whole = path.join(folder, 'whole');
    git(whole, 'init', '--quiet');
    writeFileSync(path.join(whole, 'content/about.ts'), 'x');
    git(whole, 'add', '.');
    git(whole, 'commit', '--quiet', '--message', 'x');
    return whole;
  }

  test('is that of the last commit to a source', () => {
    expect(lastChanged('about', commit())).toBe('2026-03-01T10:00:00+05:30');
  });

  test('is left out for a page that no commit touched', () => {
    expect(lastChanged('gallery', commit())).toBeUndefined();
  });

  test('is left out in a clone that is cut short, where it would be wrong', () => {
    const clone = path.join(folder, 'short');
    git(folder, 'clone', '--quiet', '--depth', '1', `file://${commit()}`, clone);
    expect(lastChanged('about', clone)).toBeUndefined();
  });

  test('is left out without a history', () => {
    expect(lastChanged('about', folder)).toBeUndefined();
  });
});
