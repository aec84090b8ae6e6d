/**
 * The door of every command: `node tools/run.mjs start`. Refuses a Node.js that is too old before anything newer than
 * this file is read, and turns expected failures into one sentence.
 */
import { reportFailure, UserError } from '../build/user-error.mjs';

const oldestNode = [20, 9];

const tools = {
  start: () => import('./start.mjs'),
  serve: () => import('./serve.mjs'),
  test: () => import('./test.mjs'),
  budget: () => import('./budget.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  engines: () => import('./engines.mjs'),
  hosting: () => import('./hosting.mjs'),
  'launch-check': () => import('./launch-check.mjs'),
  licences: () => import('./licences.mjs'),
};

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

/**
 * Runs a tool's `main(args)`.
 *
 * @returns {Promise<void>} settles when it has ended; never rejects
 */
export function runTool(name, args) {
  const problem = nodeProblem(process.versions.node);
  const load = tools[name];
  const refusal = problem || (load ? '' : `There is no tool "${name}"; there are ${Object.keys(tools)}.`);
  const work = refusal ? Promise.reject(new UserError(refusal)) : load().then((tool) => tool.main(args));
  return work.catch(reportFailure);
}

if (/[\\/]run\.mjs$/.test(process.argv[1])) runTool(process.argv[2], process.argv.slice(3));
