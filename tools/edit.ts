import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { prepare } from '../build/prepare/prepare';
import { projectRoot } from '../build/project';
import { checkContent } from '../content/check/check';
import { reportOf } from '../editor/change-report/checkout-report';
import { reportAsText, summaryOf, type Description } from '../editor/change-report/report-text';
import { changesPage } from '../editor/changes-page';
import { commitContent } from '../editor/commit-content';
import { changesScreenshots } from '../editor/screenshots/store-for-changes-page';
import { serveForm, type Changes } from '../editor/serve-form';
import { writeForm, readSettings } from '../editor/write-form';
import { findFreePort } from '../system/command';
import { publishedCommit } from '../system/git';

import { readPort } from './serve';

/** The browser keeps the folder and what was not saved for one address, so it is the same at each start. */
const USUAL_PORT = 4480;

/**
 * `npm run edit`: serves the form for the files of this checkout, and the site with live reload. With `--publish`, it
 * instead writes the form for GitHub to generated/editor, with the settings of deploy/editor/settings.json.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      publish: { type: 'boolean', default: false },
      // For tests: the form alone.
      'without-site': { type: 'boolean', default: false },
    },
  });
  if (values.publish) return writeForm();
  const sitePort = await findFreePort();
  const siteUrl = `http://localhost:${sitePort}/`;
  // The editor names the repository when it asks for the folder to open.
  const repository = `this/${path.basename(projectRoot)}`;
  const serve = (port: number) =>
    serveForm(port, { ...readSettings(), repository, siteUrl }, projectRoot, currentChanges(siteUrl));
  const isTaken = (error: NodeJS.ErrnoException) => error.code === 'EADDRINUSE';
  const { url } = values.port
    ? await serve(readPort(values.port))
    : await serve(USUAL_PORT).catch((error) => (isTaken(error) ? serve(0) : Promise.reject(error)));
  console.log(`The form is at ${url} (open it in Chrome or Edge; Ctrl+C stops it)`);
  if (values['without-site']) return;
  console.log(`The site is at ${siteUrl}, once it is ready`);
  console.log(`In the form, choose "Work with Local Repository" and this folder: ${projectRoot}`);
  console.log('The browser asks twice: choose "Allow", and at the first save "Save changes".');
  console.log(`Changes that are not published yet: ${url}changes`);
  console.log('To publish the content, type publish and press Enter.');
  reportOnChange();
  publishWhenAsked();
  await serveSite(sitePort);
  process.exit();
}

/**
 * Whether a line of Next's output matters to someone who edits: errors do, but not the mistakes that `prepare` prints
 * too.
 */
export const isRelevantOutput = (line: string) =>
  /⨯|\bError\b/.test(line) && !/(content|generated)\//.test(line);

/** Runs the site, quietly. */
async function serveSite(port: number): Promise<void> {
  const next = path.join(projectRoot, 'node_modules/next/dist/bin/next');
  const args = [next, 'dev', '--hostname', 'localhost', '--port', String(port)];
  const site = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [site.stdout, site.stderr])
    createInterface(stream).on('line', (line) => isRelevantOutput(line) && console.error(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => site.kill());
  await once(site, 'close');
}

const noGit = 'This folder is not a git checkout, so there is nothing to compare with.';

/** The changes of this checkout; nothing without git. */
function descriptionsNow(): readonly Description[] {
  const commit = publishedCommit(projectRoot);
  return commit ? reportOf(projectRoot, commit).descriptions : [];
}

/** The page /changes, made again at each request. */
function currentChanges(siteUrl: string): Changes {
  if (!publishedCommit(projectRoot))
    return { page: () => changesPage([], noGit), screenshotAt: async () => undefined };
  const commitNow = () => publishedCommit(projectRoot)!;
  const { addressesOf, screenshotAt } = changesScreenshots(projectRoot, commitNow, siteUrl);
  const page = () => {
    const descriptions = descriptionsNow();
    const mistakes = checkContent(projectRoot).mistakes.join(' ');
    return changesPage(descriptions, mistakes, addressesOf(descriptions));
  };
  return { page, screenshotAt };
}

/** What is new since the last report, what was taken back, and the number of all changes; '' if nothing is new. */
export function describeNewChanges(
  descriptions: readonly Description[],
  known: readonly Description[],
): string {
  // Not the title: a hotel that has another name now is in the title of all its changes.
  const contentOf = ({ place, lines, warnings }: Description) => JSON.stringify([place, lines, warnings]);
  const knownContents = known.map(contentOf);
  const news = descriptions.filter((each) => !knownContents.includes(contentOf(each)));
  const undone = known.filter(({ place }) => descriptions.every((each) => each.place !== place));
  const reports = [
    ...(news.length > 0 ? [reportAsText(news)] : []),
    ...undone.map(({ title }) => `${title}\n  is back to the published version`),
  ];
  if (reports.length === 0) return '';
  const isLeft = descriptions.length > 0;
  const summary = isLeft ? `Not published yet: ${summaryOf(descriptions)}.` : 'Nothing is left to publish.';
  return [...reports, summary].join('\n');
}

/** `publish` and Enter in the terminal commits the content. If a change has a warning, it asks once. */
function publishWhenAsked(): void {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Otherwise the first Ctrl+C would only stop reading lines.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  let answer: ((text: string) => void) | undefined;
  const ask = (question: string) =>
    new Promise<string>((resolve) => {
      answer = resolve;
      console.log(question);
    });
  terminal.on('line', (line) => {
    if (answer) {
      answer(line);
      answer = undefined;
    } else if (line.trim() === 'publish') void publish(ask).catch(console.error);
  });
}

async function publish(ask: (question: string) => Promise<string>): Promise<void> {
  const { mistakes } = checkContent(projectRoot);
  if (mistakes.length > 0) return console.log(`${mistakes.join('\n')}\nCorrect these first.`);
  if (!publishedCommit(projectRoot)) return console.log(noGit);
  console.log(await commitContent(projectRoot, descriptionsNow(), ask));
}

/** After each change of the content, encodes new pictures, and prints the mistakes or what is new. */
function reportOnChange(): void {
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  let [known, published] = [descriptionsNow(), publishedCommit(projectRoot)];
  const report = async () => {
    // Before the pictures are encoded, which can take a while.
    if (checkContent(projectRoot).mistakes.length === 0) {
      const [descriptions, commit] = [descriptionsNow(), publishedCommit(projectRoot)];
      // A change that was published since then was not taken back.
      const news = describeNewChanges(descriptions, commit === published ? known : []);
      if (news) console.log(`\n${news}`);
      [known, published] = [descriptions, commit];
    }
    await prepare(projectRoot, true);
  };
  const explain = (error: Error) => console.error(error.name === 'UserError' ? `\n${error.message}` : error);
  watch(path.join(projectRoot, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    // One run after the other, because with many pictures a run can last until after the next save.
    timer = setTimeout(() => (running = running.then(report).catch(explain)), 300);
  });
}
