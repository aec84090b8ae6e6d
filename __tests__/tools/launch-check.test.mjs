/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isExampleHost, isSamplePhone, openPoints, report } from '../../tools/launch-check-points.mjs';
import { projectRoot, sha256 } from '../../build/project.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

// Each command is a Node.js of its own, which a busy machine starts slowly.
jest.setTimeout(60_000);

/** A group that has made the site its own, as the source of a content file. */
const source = `/** The group Lotus was here before; a comment is no content. */
export const site = {
  name: 'Palm House Stays',
  shortName: 'Palm House',
  url: 'https://www.palmhouse.in',
  email: 'desk@palmhouse.in',
  phone: { display: '+91 477 224 1873', e164: '+914772241873' },
  address: { lines: ['Palm House', 'Boat Jetty Road'] },
  coordinates: { latitude: 9.4981, longitude: 76.3388 },
  social: [{ name: 'Facebook', url: 'https://facebook.com/palmhouse' }],
  copyrightYear: 2031,
  credit: { label: 'Own hands', url: 'https://palmhouse.in/thanks' },
  timeZone: 'Asia/Kolkata',
};
export const hotels = [
  {
    id: 'alappuzha',
    description: 'Nine rooms on the canal.',
    phone: { display: '+91 477 224 1874', e164: '+914772241874' },
    link: { url: 'https://book.palmhouse.in/' },
    address: { lines: ['Canal Road'] },
    coordinates: { latitude: 9.5, longitude: 76.35 },
  },
];
export const about = { story: { paragraphs: ['We began with one boat.'] } };
`;
const photograph = 'a photograph of their own';
const keys = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 's',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 't',
};
const samples = {
  brand: ['Lotus', 'Web Works'],
  texts: { description: sha256('Ten invented rooms.'), place: sha256('latitude: 9.11') },
  pictures: { 'content/pictures/rooms/standard.jpg': sha256('a render') },
  marks: { 'public/brand/mark.svg': sha256('a drawing') },
};

/**
 * What the check would read of that group, after changes to the source.
 *
 * @param {[string, string][]} [changes] text and what stands there instead
 * @param {object} [others] further facts
 */
function facts(changes = [], others = {}) {
  let changed = source;
  for (const [from, to] of changes) {
    expect(changed).toContain(from);
    changed = changed.replace(from, to);
  }
  const content = new Function(
    `${changed.replace(/export const/g, 'var')}; return { site, hotels, about };`,
  )();
  const alts = "export const pictures = {\n  'rooms/standard': 'A bed by a window',\n};\n";
  return {
    content,
    sources: new Map([
      ['content/palm.ts', changed],
      ['content/pictures.ts', alts],
    ]),
    env: keys,
    environmentFiles: new Map([['.env.example', Object.keys(keys).join('=\n') + '=\n']]),
    pictures: new Map([['content/pictures/rooms/standard.jpg', sha256(photograph)]]),
    marks: new Map([['public/brand/mark.svg', sha256('their own')]]),
    samples,
    oddVariables: [],
    year: 2031,
    ...others,
  };
}

/** The points that are open, as their first words and their places 'file:line text'. */
function open(...args) {
  return openPoints(facts(...args)).map(({ title, places }) => [
    title,
    places.map(({ file, line, text }) => `${file}:${line} ${text}`),
  ]);
}

test('a site that was made one’s own may go live', () => {
  expect(open()).toEqual([]);
});

test.each([
  [
    'the sample brand, in code and not in comments',
    [['Nine rooms', 'Lotus has nine rooms']],
    {},
    'sample brand',
    ["content/palm.ts:18 description: 'Lotus has nine rooms on the canal.',"],
  ],
  ['invented phone', [['+914772241873', '+914775550142']], {}, 'Phone', ['content/palm.ts:7 +914775550142']],
  [
    'invented e-mail',
    [['desk@palmhouse.in', 'desk@palm.example']],
    {},
    'E-mail',
    ['content/palm.ts:6 desk@palm.example'],
  ],
  [
    'link to an example domain',
    [['https://book.palmhouse.in/', 'https://book.example.com/palm']],
    {},
    'example domains',
    ['content/palm.ts:20 https://book.example.com/palm'],
  ],
  [
    'words of an invented hotel',
    [
      ['Nine rooms on the canal.', 'Ten invented rooms.'],
      ['latitude: 9.4981', 'latitude: 9.11'],
    ],
    {},
    'invented hotels',
    ['content/palm.ts:9 office, coordinates', 'content/palm.ts:18 alappuzha, description'],
  ],
  [
    'sample picture, at the line of its words',
    [],
    { pictures: new Map([['content/pictures/rooms/standard.jpg', sha256('a render')]]) },
    'Sample pictures',
    ['content/pictures.ts:2 content/pictures/rooms/standard.jpg'],
  ],
  [
    'sample picture under another name',
    [],
    { pictures: new Map([['content/pictures/rooms/attic.phone.jpg', sha256('a render')]]) },
    'Sample pictures',
    ['content/pictures/rooms/attic.phone.jpg:undefined is a sample'],
  ],
  [
    'sample logo',
    [],
    { marks: new Map([['public/brand/mark.svg', sha256('a drawing')]]) },
    'logo',
    ['public/brand/mark.svg:undefined is a sample'],
  ],
  [
    'keys that are missing or empty',
    [],
    { env: { ...keys, NEXT_PUBLIC_EMAILJS_SERVICE_ID: ' ', NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: undefined } },
    'contact form',
    [
      '.env.example:2 NEXT_PUBLIC_EMAILJS_SERVICE_ID is not set',
      '.env.example:3 NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set',
    ],
  ],
  [
    'key that cannot be one',
    [],
    { oddVariables: ["BASE_PATH (in .env.local): 'site' is no path; begin with a slash"] },
    'A variable of the build',
    ["BASE_PATH (in .env.local):undefined 'site' is no path; begin with a slash"],
  ],
  [
    'social placeholder',
    [["facebook.com/palmhouse' }", "facebook.com/palmhouse', isPlaceholder: true }"]],
    {},
    'social network',
    ['content/palm.ts:10 Facebook is a placeholder'],
  ],
  ['year that has passed', [], { year: 2032 }, 'year', ['content/palm.ts:11 copyrightYear: 2031']],
  [
    'no list of samples to compare with',
    [],
    { samples: undefined },
    'list of samples',
    ['art/samples.json:undefined is not there'],
  ],
])('names what is open: %s', (_, changes, others, title, places) => {
  expect(open(changes, others)).toEqual([[expect.stringContaining(title), places]]);
});

describe('the address of the site', () => {
  const exampleUrl = ['https://www.palmhouse.in', 'https://www.palm.example'];
  const fileWith = (address) =>
    new Map([['.env.local', `# Where it lives\nNEXT_PUBLIC_SITE_URL=${address}\n`]]);

  test('is missing when the content has only an example and no build says another', () => {
    expect(open([exampleUrl])).toEqual([
      [
        expect.stringContaining('address of the site is missing'),
        ['content/palm.ts:5 https://www.palm.example is an example that nobody can own'],
      ],
    ]);
  });

  test('may come from the environment alone', () => {
    const env = { ...keys, NEXT_PUBLIC_SITE_URL: 'https://palmhouse.in' };
    expect(open([exampleUrl], { env })).toEqual([]);
  });

  test.each([
    ['http://palmhouse.in', 'does not begin with https://'],
    ['palmhouse.in', 'is no address'],
    ['https://palm.example', 'is an example that nobody can own'],
  ])('is no good as %s', (address, fault) => {
    const env = { ...keys, NEXT_PUBLIC_SITE_URL: address };
    expect(open([], { env, environmentFiles: fileWith(address) })).toEqual([
      [expect.any(String), [`.env.local:2 NEXT_PUBLIC_SITE_URL=${address} ${fault}`]],
    ]);
  });
});

test('what is an example, and what only looks like one', () => {
  const hosts = ['palm.example', 'book.example.com', 'example.org', 'localhost'];
  const owned = ['myexample.com', 'example.com.in', 'palmhouse.in'];
  expect([...hosts, ...owned].filter(isExampleHost)).toEqual(hosts);
  const phones = ['+914815550100', '+910000000000'];
  expect([...phones, '+914815550200', '+919847012345'].filter(isSamplePhone)).toEqual(phones);
});

test('the report counts the points and gives each its mend and its places', () => {
  const point = { title: 'Title.', mend: 'Mend.', places: [{ file: 'a.ts', line: 3, text: 'text' }] };
  expect(report([point, { ...point, places: [{ file: 'b.jpg', text: 'x'.repeat(99) }] }])).toBe(
    `1. Title.\n   Mend.\n     a.ts:3  text\n\n2. Title.\n   Mend.\n     b.jpg  ${'x'.repeat(89)}…\n\n` +
      '2 things stand between this checkout and going live.',
  );
  expect(report([])).toContain('Ready to go live');
  expect(report([], ['an offer has ended'])).toMatch(
    /Ready to go live.*\n\nIs this meant\?\n {5}an offer has ended$/s,
  );
});

describe('the command', () => {
  const folder = temporaryFolder();

  function run(...args) {
    const script = path.join(projectRoot, 'tools/run.mjs');
    const { PATH, HOME } = process.env;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [script, 'launch-check', '--root', folder.path, ...args],
      {
        encoding: 'utf8',
        env: { PATH, HOME, NODE_ENV: 'test' },
      },
    );
    return { status, output: stdout + stderr };
  }

  beforeEach(() => {
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder.path, 'node_modules'), 'junction');
    folder.write('content/palm.ts', source.replace('copyrightYear: 2031', 'copyrightYear: 2999'));
    checkedBy();
    folder.write(
      '.env.local',
      Object.entries(keys)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    folder.write('content/pictures/rooms/standard.jpg', photograph);
    folder.write('art/samples.json', JSON.stringify(samples));
  });

  /** A check that finds these mistakes. */
  function checkedBy(mistakes = []) {
    const lines = [
      "import { about, hotels, site } from './palm';",
      'export const allContent = { about, hotels, site };',
      `export const checkContent = () => ${JSON.stringify(mistakes)};`,
      "export const contentWarnings = () => ['an offer has ended'];",
      'export const environmentProblems = () => [];',
      'export const formatProblem = (line: string) => line;',
    ];
    folder.write('content/check.ts', `${lines.join('\n')}\n`);
  }

  test('looks no further than to the mistakes of the content', () => {
    checkedBy(["content/palm.ts, site, field timeZone: there is no time zone 'Asia/Kochi'"]);
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toContain("content/palm.ts, site, field timeZone: there is no time zone 'Asia/Kochi'");
  });

  test('ends with 0 when nothing is open, and with 1 and the place when something is', () => {
    expect(run()).toEqual({
      status: 0,
      output: expect.stringMatching(/Ready to go live.*Is this meant\?\n {5}an offer has ended/s),
    });
    folder.write('content/pictures/rooms/standard.jpg', 'a render');
    folder.write('.env.local', '');
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toContain('content/pictures/rooms/standard.jpg');
    expect(output).toContain('.env.local  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set');
    expect(output).toContain('2 things stand between');
  });

  test('records samples, but never over a brand of one’s own', () => {
    const list = path.join(folder.path, 'art/samples.json');
    expect(run('--record-samples')).toEqual({
      status: 1,
      output: expect.stringContaining('nothing was recorded'),
    });
    expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(samples);

    folder.write('art/samples.json', JSON.stringify({ ...samples, brand: ['Palm House'] }));
    expect(run('--record-samples').status).toBe(0);
    expect(JSON.parse(readFileSync(list, 'utf8'))).toMatchObject({
      brand: ['Palm House', 'Own hands'],
      texts: { 'alappuzha, description': sha256('Nine rooms on the canal.') },
      pictures: { 'content/pictures/rooms/standard.jpg': sha256(photograph) },
    });
    expect(run().output).toContain('Sample pictures are still in use (1 of 1)');
  });

  test('says in a sentence that the content cannot be read', () => {
    folder.write('content/palm.ts', 'export const site = {');
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toMatch(/^The content cannot be read/);
  });
});
