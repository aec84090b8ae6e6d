/** @jest-environment node */
import { nodeProblem, PlainError, runScript } from '../../scripts/lib/run-script.mjs';

test.each(['20.9.0', '20.20.2', '22.0.0', '26.1.0'])('Node.js %s will do', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(['12.22.0', '18.20.4', '20.8.1'])(
  'Node.js %s is refused in one sentence that says what to do',
  (version) => {
    const problem = nodeProblem(version);
    expect(problem).toContain('20.9 or newer');
    expect(problem).toContain(version);
    expect(problem).toContain('install the current LTS version');
  },
);

describe('a command that fails', () => {
  let printed;
  beforeEach(() => {
    printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    process.exitCode = undefined;
  });

  test('shows only the sentence of an expected failure', async () => {
    await runScript(async () => ({ main: () => Promise.reject(new PlainError('Connect to the network.')) }));
    expect(printed).toHaveBeenCalledWith('Connect to the network.');
    expect(process.exitCode).toBe(1);
  });

  test('shows everything about an unexpected one', async () => {
    const mistake = new TypeError('x is not a function');
    await runScript(async () => ({ main: () => Promise.reject(mistake) }));
    expect(printed).toHaveBeenCalledWith(mistake);
    expect(process.exitCode).toBe(1);
  });
});
