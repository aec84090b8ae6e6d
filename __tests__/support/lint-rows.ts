import { execFileSync } from 'node:child_process';

/** A piece of a message, a file, code that gets this message, and similar code that does not, or another file. */
export type LintRow = [message: string, file: string, refused: string, allowed: string, otherFile?: string];

/** Code and the file that it is in. */
type Source = [file: string, code: string];

/**
 * Tests rows with a linter.
 *
 * @param folder returns the project with the linter's configuration
 * @param lint the text of an ES module, because Jest cannot import the linters. It has `sources`, and sets `found` to
 *   the messages of each.
 */
export function testLintRows(rows: LintRow[], folder: () => string, lint: string): void {
  let found: string[][];

  beforeAll(() => {
    const sources = rows.flatMap(([, file, refused, allowed, otherFile]): Source[] => [
      [file, refused],
      [otherFile ?? file, allowed],
    ]);
    const program = `
      import { readFileSync } from 'node:fs';
      const sources = JSON.parse(readFileSync(0, 'utf8'));
      let found;
      ${lint}
      console.log(JSON.stringify(found));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: folder(),
      encoding: 'utf8',
      input: JSON.stringify(sources),
    });
    found = JSON.parse(output) as string[][];
  }, 60_000);

  const cases = rows.map(([message, file, code], index) => ({
    name: `${file}, ${code.replace(/\s+/g, ' ')}: ${message}`,
    message,
    index,
  }));
  test.each(cases)('$name', ({ message, index }) => {
    const [refused, allowed] = found.slice(2 * index);
    const expected: unknown = expect.stringContaining(message);
    expect(refused).toContainEqual(expected);
    expect(allowed).not.toContainEqual(expected);
  });
}
