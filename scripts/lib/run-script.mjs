/**
 * The door of every command: refuses a Node.js that is too old before anything newer than this file is read, and turns
 * expected failures into one sentence. Only syntax and modules that Node.js 12 knows may be used here and in the
 * scripts that call it, or an old version stops with a syntax error instead.
 */

const oldestNode = [20, 9];

/**
 * @param {string} version as in process.versions.node: '20.9.0'
 * @returns {string | undefined} what is wrong with that version, as a sentence; undefined when it will do
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return undefined;
  return (
    `This site needs Node.js ${oldestNode.join('.')} or newer and found ${version}: ` +
    'install the current LTS version from https://nodejs.org and run the command again.'
  );
}

/** A failure that the person at the keyboard can mend: its message says how, and no stack is shown. */
export class PlainError extends Error {
  constructor(message) {
    super(message);
    this.name = 'PlainError';
  }
}

/** Prints what went wrong and makes the process end with 1. */
export function reportFailure(error) {
  console.error(error && error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}

/**
 * Loads a command and runs its `main(args)`.
 *
 * @param {() => Promise<{ main: (args: string[]) => unknown }>} load
 * @returns {Promise<void>} settles when the command has ended; never rejects
 */
export function runScript(load) {
  const problem = nodeProblem(process.versions.node);
  if (problem) {
    reportFailure(new PlainError(problem));
    return Promise.resolve();
  }
  return load()
    .then((command) => command.main(process.argv.slice(2)))
    .catch(reportFailure);
}
