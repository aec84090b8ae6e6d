import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { hotels } from '@/content/hotels';
import { pictures } from '@/content/pictures';

// A busy machine starts a Node.js slowly.
jest.setTimeout(60_000);

const projectRoot = path.join(__dirname, '../..');

/** A copy of the content whose pictures are empty files: only their names count here. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  const masters = path.join(projectRoot, 'content/pictures');
  cpSync(path.join(projectRoot, 'content'), path.join(folder, 'content'), {
    recursive: true,
    filter: (file) => file !== masters,
  });
  symlinkSync(path.join(projectRoot, 'lib'), path.join(folder, 'lib'), 'junction');
  for (const name of Object.keys(pictures)) write(`content/pictures/${name}.jpg`, '');
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Replaces the first place that a pattern finds in a file; there must be one, whatever the content says. */
function edit(file: string, from: RegExp, to: string) {
  const before = readFileSync(path.join(folder, file), 'utf8');
  expect(before).toMatch(from);
  write(file, before.replace(from, to));
}

/** One Node.js checks all the copies in turn: to start it and load TypeScript takes longer than to check. */
let checker: ChildProcess;

/** A module of build/ as a program may name it. */
const address = (file: string) => JSON.stringify(path.join(projectRoot, 'build', file));

beforeAll(() => {
  const program = `
    const { checkContentFiles } = require(${address('prepare/content.mjs')});
    const { UserError } = require(${address('user-error')});
    process.on('message', async ({ folder, env }) => {
      const before = { ...process.env };
      Object.assign(process.env, env);
      const told = (error) => ({ stops: error instanceof UserError, output: String(error.message).split('\\n') });
      process.send(await checkContentFiles(folder).then(() => ({ stops: false, output: [] }), told));
      process.env = before;
    });`;
  checker = spawn(process.execPath, ['-r', 'tsx/cjs', '-e', program], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
});

afterAll(async () => {
  const ended = new Promise((resolve) => checker.once('exit', resolve));
  checker.kill();
  await ended;
});

/** Whether the content stops a build, and the lines that are then told. */
function check(env = {}): Promise<{ stops: boolean; output: string[] }> {
  return new Promise((resolve) => {
    checker.once('message', resolve);
    checker.send({ folder, env });
  });
}

test('good content passes', async () => {
  expect(await check()).toEqual({ stops: false, output: [] });
});

const [firstHotel] = hotels;
const fileOfFirst = `content/hotels/${firstHotel!.id}.ts`;

test('faults stop the build, one line each', async () => {
  edit('content/offers.ts', /code: '.*?'/, "code: 'fest 40'");
  edit(fileOfFirst, /id: '.*?'/, "id: 'First'");
  const [name] = Object.keys(pictures);
  rmSync(path.join(folder, `content/pictures/${name}.jpg`));
  const { stops, output } = await check();
  expect(stops).toBe(true);
  expect(output).toEqual(
    expect.arrayContaining([
      `${fileOfFirst}, hotel 1, field id: 'First' is no id; use lower-case letters, digits and dashes`,
      "content/offers.ts, offer 1, field code: 'fest 40' has a space; use letters, digits and dashes",
      `content/pictures.ts, picture ${name}, field file: there is no content/pictures/${name}.jpg (or .png, .webp, .avif); put the file there or correct the name`,
    ]),
  );
  expect(output.at(-1)).toBe(`The content has ${output.length - 1} faults; nothing was built.`);
});

test.each<[string, () => void, RegExp]>([
  [
    'a hotel that the list leaves out',
    () => write('content/hotels/left-out.ts', readFileSync(path.join(folder, fileOfFirst), 'utf8')),
    /^content\/hotels\/left-out\.ts, the hotel, field itself: is not in the list of content\/hotels\/index\.ts; add it there, or delete the file$/,
  ],
  [
    'a renamed export',
    () => edit('content/offers.ts', /const offers/, 'const offer'),
    /^content\/offers\.ts, offers, field itself: is not there; the file must say `export const offers`, spelt just so$/,
  ],
  [
    'a renamed export that only a page takes',
    () => {
      write('components/part.tsx', "import { counterPicture, counters } from '@/content/counters';");
      edit('content/counters.ts', /const counterPicture/, 'const picture');
    },
    /^content\/counters\.ts, counterPicture, field itself: is not there; the file must say `export const counterPicture`, spelt just so$/,
  ],
  [
    'a label that a page shows and nobody wrote',
    () => write('components/part.tsx', 'export const Part = () => <p>{labels.bookEarly}</p>;'),
    /^content\/labels\.ts, label bookEarly, field itself: is missing, and a page shows it; write it$/,
  ],
  [
    'a field that another file takes',
    () => edit('content/site.ts', /^ {2}coordinates: .*\n/m, ''),
    /^content\/contact\.ts, line \d+: takes from another file what is not there \(/,
  ],
])('%s is told in a sentence', async (_, change, message) => {
  change();
  const { stops, output } = await check();
  expect(stops).toBe(true);
  expect(output).toEqual([expect.stringMatching(message), 'The content has one fault; nothing was built.']);
});

test('a picture that would be enlarged is told, and so is a file of another kind', async () => {
  const picture = sharp({ create: { width: 200, height: 100, channels: 3, background: '#9c3b22' } }).jpeg();
  const [name] = Object.keys(pictures);
  writeFileSync(path.join(folder, `content/pictures/${name}.jpg`), await picture.toBuffer());
  write('content/pictures/price-list.pdf', '');
  expect((await check()).output).toEqual([
    expect.stringMatching(`^content/pictures/${name}\\.jpg: has 200 x 100 pixels and would be enlarged; `),
    expect.stringMatching(/^content\/pictures\/price-list\.pdf: is no picture that the site can show; /),
    'The content has 2 faults; nothing was built.',
  ]);
});

test('a variable that cannot be right is told', async () => {
  expect((await check({ BASE_PATH: 'site' })).output).toEqual([
    expect.stringMatching(/^BASE_PATH .*: 'site' is no path; begin with a slash/),
    'The content has one fault; nothing was built.',
  ]);
});

test('a picture that no browser can show is told', async () => {
  write('content/pictures/gallery/kochi/phone.heic', '');
  expect(await check()).toMatchObject({
    stops: true,
    output: [expect.stringMatching(/^content\/pictures\/gallery\/kochi\/phone\.heic: /), expect.any(String)],
  });
});

test('while somebody works, a file that cannot be read becomes a module that says why, and is itself once mended', () => {
  const before = readFileSync(path.join(folder, 'content/offers.ts'), 'utf8');
  const saved = [
    before.replace(/(code: '.*?'),/, '$1'),
    before.replace('const offers', 'const offer'),
    `<<<<<<< HEAD\n${before}`,
    before,
  ];
  const program = `
    import { writeFileSync } from 'node:fs';
    import load from ${address('prepare/readable-loader.mjs')};
    const resourcePath = ${JSON.stringify(path.join(folder, 'content/offers.ts'))};
    for (const source of ${JSON.stringify(saved)}) {
      writeFileSync(resourcePath, source);
      const loaded = await new Promise((resolve, reject) => {
        const async = () => (error, result) => (error ? reject(error) : resolve(result));
        load.call({ async, resourcePath, getOptions: () => ({ root: ${JSON.stringify(folder)} }) }, source);
      });
      console.log(loaded === source ? 'as it is' : loaded);
    }`;
  write('components/part.tsx', "import { offers } from '@/content/offers';");
  const { stdout, stderr } = spawnSync(process.execPath, ['-r', 'tsx/cjs', '-e', program], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(
      /throw new Error\("content\/offers\.ts, line \d+: a comma is missing at the end of `code: /,
    ),
    expect.stringMatching(/throw new Error\("content\/offers\.ts, offers, field itself: is not there; /),
    expect.stringMatching(/throw new Error\("content\/offers\.ts, line 1: .* is a mark of two versions /),
    'as it is',
  ]);
});
