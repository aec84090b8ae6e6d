/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_EXPORT, PHASE_PRODUCTION_BUILD } from 'next/constants';
import nextConfig from '../../next.config';

const project = path.resolve(__dirname, '../..');
const namesIn = (folder) =>
  readdirSync(path.join(project, folder), { recursive: true }).map((name) => name.split(path.sep).join('/'));

/** Whether Next.js takes a file of app/ for a page: its whole ending must be among the page extensions. */
function isPage(file, phase) {
  const { pageExtensions } = nextConfig(phase);
  return pageExtensions.some((ending) => path.basename(file) === `page.${ending}`);
}

const developerFiles = namesIn('app').filter((name) => name.endsWith('.dev.tsx'));

test('the page of parts is a page while developing and none in a build', () => {
  const page = developerFiles.filter((name) => path.basename(name).startsWith('page.'));
  expect(page).toEqual(['parts/page.dev.tsx']);
  expect(isPage(page[0], PHASE_DEVELOPMENT_SERVER)).toBe(true);
  expect(isPage(page[0], PHASE_PRODUCTION_BUILD)).toBe(false);
  expect(isPage(page[0], PHASE_EXPORT)).toBe(false);
  expect(isPage('about/page.tsx', PHASE_PRODUCTION_BUILD)).toBe(true);
});

test('nothing else imports what is for developers', () => {
  const sources = ['app', 'components', 'hooks', 'lib', 'content'].flatMap((folder) =>
    namesIn(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.dev.tsx'))
      .map((name) => `${folder}/${name}`),
  );
  expect(sources.length).toBeGreaterThan(50);
  const importing = sources.filter((file) =>
    /\.dev['"]|app\/parts/.test(readFileSync(path.join(project, file), 'utf8')),
  );
  expect(importing).toEqual([]);
});

test('every part of components/ui is shown', () => {
  const shown = readFileSync(path.join(project, 'app/parts/examples.dev.tsx'), 'utf8');
  const parts = namesIn('components/ui')
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.replace(/\.tsx$/, ''));
  // The two that a carousel brings along are named with it.
  const absent = parts.filter(
    (part) => !shown.includes(`@/components/ui/${part}'`) && !shown.includes(`, ${part}`),
  );
  expect(absent).toEqual([]);
});
