/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import type { Content } from '@/content/schema/schema';
import { projectRoot, sha256 } from '@/lib/node/project';

import { temporaryFolder } from '../support/temporary-folder';

// Each command starts Node.js, which is slow on a busy machine.
jest.setTimeout(60_000);

const folder = temporaryFolder();
const picture = 'content/pictures/rooms/standard.jpg';

function run(env = {}) {
  const { PATH, HOME } = process.env;
  const words = [path.join(projectRoot, 'tools/run.mjs'), 'launch-check', '--root', folder.path];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: { PATH, HOME, NODE_ENV: 'test', ...env },
  });
  return { status, output: stdout + stderr };
}

const read = (file: string) => readFileSync(path.join(projectRoot, 'content', file), 'utf8');

/** The content of a group that has replaced all samples. */
function ownContent(file: string) {
  return read(file)
    .replaceAll('.example', '.in')
    .replaceAll(' 555 0', ' 224 1')
    .replace(/,\s*"isPlaceholder": true/, '')
    .replace(/"copyrightYear": \d+/, `"copyrightYear": ${new Date().getFullYear()}`)
    .replaceAll('reviews.in.com', 'maps.app.goo.gl')
    .replaceAll('travellers.in.org', 'www.tripadvisor.in')
    .replace('facebook.nilavara.in/', 'www.facebook.com/own')
    .replace('instagram.nilavara.in/', 'www.instagram.com/own')
    .replace('youtube.nilavara.in/', 'www.youtube.com/own')
    .replace('linkedin.nilavara.in/', 'www.linkedin.com/company/own');
}

/** A drawing that the content check accepts, also as the logo. */
const drawing = '<svg viewBox="0 0 9 9"><path fill="currentColor"/></svg>';

beforeEach(() => {
  const files = readdirSync(path.join(projectRoot, 'content'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => file.endsWith('.json'));
  for (const file of texts) folder.write(`content/${file}`, ownContent(file));
  const written = texts.map(read).join();
  // Only the names of pictures matter here, and only of those that are shown.
  for (const file of files.filter((name) => /^pictures.*\.\w+$/.test(name)))
    if (written.includes(`/${file.replace('.phone.', '.')}`))
      folder.write(`content/${file}`, 'a photograph of their own');
  for (const name of ['logo', 'office-map']) folder.write(`content/${name}.svg`, drawing);
  for (const name of ['app', 'public'])
    symlinkSync(path.join(projectRoot, name), path.join(folder.path, name), 'junction');
  const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((key) => `NEXT_PUBLIC_EMAILJS_${key}=key`);
  folder.write('.env.local', keys.join('\n'));
  const samples = { brand: [], texts: {}, files: { [picture]: sha256('a render') } };
  folder.write('tools/samples.json', JSON.stringify(samples));
});

test('a site with its own content can go live', () => {
  expect(run()).toEqual({ status: 0, output: expect.stringContaining('Ready to go live') });
});

test('the open points begin with the group itself', () => {
  const { offers } = JSON.parse(ownContent('offers.json')) as Content['offers'];
  const [offer] = offers;
  Object.assign(offer!, { title: 'Onam at Samples', validUntil: '2026-09-05' });
  offer!.description = `Only at Samples. ${offer!.description}`;
  folder.write('content/offers.json', JSON.stringify({ offers }));
  folder.write(
    'content/site.json',
    ownContent('site.json').replace(/"url": "[^"]*"/, '"url": "https://a.example"'),
  );
  folder.write(picture, 'a render');
  folder.write('content/pictures/rooms/attic.jpg', 'a photograph');
  for (const name of ['kochi', 'koci']) folder.write(`content/drawings/${name}.svg`, drawing);
  folder.write('.env.local', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key\nNEXT_PUBLIC_EMAILJS_SERVICE_ID=');
  const samples = {
    brand: ['Samples'],
    texts: {},
    files: { [picture]: sha256('a render') },
  };
  folder.write('tools/samples.json', JSON.stringify(samples));
  const { status, output } = run();
  expect(status).toBe(1);
  expect(output).toMatch(
    /^content\/site\.json, url: 'https:\/\/a\.example' is an example address .*\ncontent\/offers\.json, offers 1 title: contains .* \(content\/offers\.json has 1 more\)/,
  );
  expect(output).toContain('content/offers.json, offers 1 validUntil: is 2026-09-05, which has passed');
  expect(output).toContain('content/pictures/rooms/attic.jpg: is not shown on any page');
  expect(output).toContain('content/drawings/koci.svg: is not shown on any page; rename it');
  expect(output.match(/content\/drawings/g)).toHaveLength(1);
  expect(output).toContain(`${picture}: is a sample`);
  expect(output).toContain('NEXT_PUBLIC_EMAILJS_SERVICE_ID: is not set');
});

test('with a mistake in the content, nothing else is checked', () => {
  folder.write('content/site.json', ownContent('site.json').replace('"en-IN"', '"en_IN"'));
  expect(run()).toEqual({
    status: 1,
    output: expect.stringContaining("'en_IN' is not one of the choices"),
  });
});
