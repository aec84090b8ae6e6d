/** @jest-environment node */
import { nodeProblem, runTool } from '../../tools/run.mjs';
import { reportFailure, UserError } from '../../build/user-error.mjs';

afterEach(() => {
  process.exitCode = 0;
});

test.each([
  ['20.9.0', true],
  ['22.1.0', true],
  ['20.8.9', false],
  ['18.20.0', false],
])('Node.js %s will do: %s', (version, isFine) => {
  expect(nodeProblem(version) === undefined).toBe(isFine);
});

test('an unknown tool is refused in a sentence that names the others', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await runTool('fly', []);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/no tool "fly"; there are start,/));
  expect(process.exitCode).toBe(1);
});

test('a mistake of the user is shown without its stack, any other with it', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  reportFailure(new UserError('Mend this.'));
  expect(error).toHaveBeenLastCalledWith('Mend this.');
  const odd = new Error('Odd.');
  reportFailure(odd);
  expect(error).toHaveBeenLastCalledWith(odd);
});
