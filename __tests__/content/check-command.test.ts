import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { pictures } from '@/content/pictures';

// Each test starts a Node.js of its own, which a busy machine does slowly.
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
  for (const name of Object.keys(pictures)) write(`content/pictures/${name}.jpg`, '');
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Replaces a text of a file; it must be there. */
function edit(file: string, from: string, to: string) {
  const before = readFileSync(path.join(folder, file), 'utf8');
  expect(before).toContain(from);
  write(file, before.replace(from, to));
}

function check() {
  const script = path.join(projectRoot, 'build/prepare/content.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--root', folder], {
    encoding: 'utf8',
  });
  return { status, output: (stdout + stderr).trim().split('\n') };
}

test('good content passes', () => {
  expect(check()).toEqual({ status: 0, output: ['content: in order'] });
});

test('faults stop the build, one line each', () => {
  edit('content/offers.ts', "code: 'UTSAV40'", "code: 'fest 40'");
  edit('content/hotels/elamakkara.ts', "id: 'elamakkara'", "id: 'Elamakkara'");
  edit('content/explore.ts', "hotel: 'elamakkara'", "hotel: 'Elamakkara'");
  rmSync(path.join(folder, 'content/pictures/rooms/deluxe.jpg'));
  expect(check()).toEqual({
    status: 1,
    output: [
      "content/hotels/elamakkara.ts, hotel 8, field id: 'Elamakkara' is no id; use lower-case letters, digits and dashes",
      "content/explore.ts, tab 5, field hotel: 'Elamakkara' is no id; use lower-case letters, digits and dashes",
      "content/offers.ts, offer 2, field code: 'fest 40' has a space; use letters, digits and dashes",
      'content/pictures.ts, picture rooms/deluxe, field file: there is no content/pictures/rooms/deluxe.jpg (or .png, .webp, .avif); put the file there or correct the name',
      'The content has 4 faults; nothing was built.',
    ],
  });
});

test('a room of a hotel that does not exist is told with its line', () => {
  edit('content/rooms.ts', "hotelById('kochi')", "hotelById('cochin')");
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output[0]).toMatch(
    /^content\/rooms\.ts, line \d+: there is no hotel 'cochin' in content\/hotels\. Use one of: trivandrum, /,
  );
});

test('an id that is spelt wrongly is told before those who miss it', () => {
  edit('content/hotels/kochi.ts', "id: 'kochi'", "id: 'köchi'");
  const { output } = check();
  expect(output[0]).toBe(
    "content/hotels/kochi.ts, field id: 'köchi' is no id; use lower-case letters, digits and dashes",
  );
  expect(output[1]).toMatch(/^content\/rooms\.ts, line \d+: there is no hotel 'kochi'/);
});

test('a file that cannot be read is told with its line and a mend', () => {
  edit('content/offers.ts', "code: 'UTSAV40',", "code: 'UTSAV40'");
  expect(check()).toEqual({
    status: 1,
    output: [
      "content/offers.ts, line 21: a comma is missing at the end of `code: 'UTSAV40'`; write it there",
      'The content has one fault; nothing was built.',
    ],
  });
});

test('a picture that no browser can show is told', () => {
  write('content/pictures/gallery/kochi/phone.heic', '');
  expect(check()).toMatchObject({
    status: 1,
    output: [expect.stringMatching(/^content\/pictures: gallery\/kochi\/phone\.heic: /), expect.any(String)],
  });
});
