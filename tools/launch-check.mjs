import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

// Node 20 reads no TypeScript by itself.
import { createJiti } from 'jiti';

import { openPoints, report, sampleTexts } from './launch-check-points.mjs';
import { listFiles, projectRoot, sha256 } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';

const samplesFile = 'art/samples.json';
/** As a build reads them, the strongest first; the last one is only an example and is never read for values. */
const environmentFiles = ['.env.production.local', '.env.local', '.env.production', '.env', '.env.example'];
/** These define and check the content; what they quote is no content. */
const isContentFile = (file) =>
  file.endsWith('.ts') && !/^((types|schema|check|icons)\.ts$|rules\/)/.test(file);

/**
 * Everything the check looks at.
 *
 * @param {string} root the project
 * @throws {UserError} when the content cannot be read or has a mistake: what it says may be wrong then
 */
export async function readFacts(root) {
  const {
    allContent: content,
    checkContent,
    contentWarnings,
    environmentProblems,
    formatProblem,
  } = await readContent(root);
  const mistakes = checkContent(root);
  if (mistakes.length > 0)
    throw new UserError(`The content has mistakes, so nothing else was checked:\n${mistakes.join('\n')}`);
  const env = readEnvironment(root);
  const sources = listFiles(path.join(root, 'content')).filter(isContentFile);
  const samples = path.join(root, samplesFile);
  return {
    content,
    sources: readTexts(
      root,
      sources.map((file) => `content/${file}`),
    ),
    env,
    oddVariables: environmentProblems(env),
    warnings: contentWarnings(content).map(formatProblem),
    environmentFiles: readTexts(root, environmentFiles),
    pictures: hashes(root, 'content/pictures'),
    marks: new Map([
      // The towns' names are drawn from the content.
      ...hashes(root, 'public/brand', /^(?!town-names|\.)/),
      ...hashes(root, 'public', /^favicon\.ico$/),
    ]),
    samples: existsSync(samples) ? JSON.parse(readFileSync(samples, 'utf8')) : undefined,
    year: yearIn(content.site.timeZone),
  };
}

/**
 * What art/samples.json is to hold: the sample brand, and hashes of everything else that is only a sample.
 *
 * @throws {UserError} when the content has a brand of its own already, so that nobody's own pictures become samples
 */
export function samplesOf({ content, pictures, marks, samples }) {
  const { shortName, credit } = content.site;
  if (samples && !samples.brand.includes(shortName)) {
    throw new UserError(
      `The content speaks of "${shortName}" and not of the sample brand, so these pictures may be your own: nothing was recorded.`,
    );
  }
  const texts = sampleTexts(content).map(({ what, value }) => [what, sha256(value)]);
  return {
    brand: [shortName, credit.label],
    texts: Object.fromEntries(texts),
    pictures: Object.fromEntries(pictures),
    marks: Object.fromEntries(marks),
  };
}

export async function main(args) {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: projectRoot },
      'record-samples': { type: 'boolean', default: false },
    },
  });
  const root = path.resolve(values.root);
  const facts = await readFacts(root);
  if (values['record-samples']) {
    const samples = samplesOf(facts);
    writeFileSync(path.join(root, samplesFile), `${JSON.stringify(samples, null, 2)}\n`);
    console.log(`launch check: ${facts.pictures.size} sample pictures are noted in ${samplesFile}`);
    return;
  }
  const points = openPoints(facts);
  console.log(report(points, facts.warnings));
  if (points.length > 0) process.exitCode = 1;
}

async function readContent(root) {
  const jiti = createJiti(path.join(root, 'content/'), { fsCache: false });
  try {
    return await jiti.import('./check.ts');
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new UserError(`The content cannot be read, so nothing was checked: ${reason}`);
  }
}

/** The variables that a build would see: those of the shell, and under them those of the files. */
function readEnvironment(root) {
  const fromNext = createRequire(createRequire(import.meta.url).resolve('next/package.json'));
  const { loadEnvConfig } = fromNext('@next/env');
  process.env.NODE_ENV = 'production';
  return loadEnvConfig(root, false, { info() {}, error: console.error }).combinedEnv;
}

function readTexts(root, files) {
  const there = files.filter((file) => existsSync(path.join(root, file)));
  return new Map(there.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

function hashes(root, folder, wanted = /^(?!(.*\/)?\.)/) {
  const files = listFiles(path.join(root, folder)).filter((file) => wanted.test(file));
  return new Map(
    files.map((file) => [`${folder}/${file}`, sha256(readFileSync(path.join(root, folder, file)))]),
  );
}

function yearIn(timeZone) {
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date()));
}
