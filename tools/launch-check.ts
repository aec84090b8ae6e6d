import path from 'node:path';
import { parseArgs } from 'node:util';

import { loadEnvConfig } from '@next/env';

import { checkTextsAndPictures } from '../build/prepare/check-texts-and-pictures';
import { duskPictures } from '../build/prepare/dusk-pictures';
import { emailKeys, environmentMistakes } from '../build/prepare/environment';
import { measuredPictures } from '../build/prepare/measure-pictures';
import { unusedFiles } from '../content/check/check';
import { locationOf } from '../content/check/mistake';
import type { Content } from '../content/schema/schema';
import { dayInIndia } from '../lib/format';
import { projectRoot, writeAtomically } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';

import { readSamples, remainingSamples, samplesFile, samplesOf, type Samples } from './samples';

/** What is left before a checkout can go live. */
interface LaunchReport {
  /** Sample texts and pictures that cannot be true of another group. */
  invented: string[];
  /** Sample texts that may be true of it, or not. */
  toConfirm: string[];
  /** What must be done: one sentence each, with the fix. */
  toDo: string[];
}

/** Everything that is left before a checkout can go live. */
export async function launchReport(
  root: string,
  content: Content,
  samples: Samples,
  env: NodeJS.Dict<string>,
): Promise<LaunchReport> {
  const found = remainingSamples(root, content, samples, env.NEXT_PUBLIC_SITE_URL);
  const invented = found.flatMap(({ line, isInvented }) => (isInvented ? [line] : []));
  const toConfirm = found.flatMap(({ line, isInvented }) => (isInvented ? [] : [line]));
  const { copyrightYear } = content.site;
  const today = dayInIndia(new Date());
  const year = parseInt(today, 10);
  const ended = content.offers.offers.flatMap(({ validUntil }, index) => {
    const at = locationOf({ file: 'offers', path: ['offers', index, 'validUntil'] }, content);
    return validUntil && validUntil < today
      ? `${at}: is ${validUntil}, which has passed, so the site does not show the offer; write the next last day, or remove the offer`
      : [];
  });
  return {
    invented,
    toConfirm,
    toDo: [
      ...(invented.length > 0
        ? [`Invented samples above: ${invented.length}; write what is true of your hotels`]
        : []),
      ...(copyrightYear < year
        ? [`content/site.json, Copyright year: is ${copyrightYear}, which has passed; write ${year}`]
        : []),
      ...emailKeys
        .filter((name) => !env[name]?.trim())
        .map(
          (name) => `${name}: is not set, so the contact form cannot send; copy .env.example to .env.local`,
        ),
      ...ended,
      ...firstOf(unusedFiles(content, root)),
      ...duskPictures(await measuredPictures(root)).notes,
      ...environmentMistakes(env),
    ],
  };
}

/** The first of several points, and how many more there are. */
const firstOf = (points: string[]) =>
  points.length < 2 ? points : [`${points[0]} (${points.length - 1} more: npm run content)`];

/**
 * `npm run launch-check`. With `--write-samples`, it writes the list of the samples: only for whoever has rewritten the
 * sample texts or pictures themselves.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: projectRoot },
      'write-samples': { type: 'boolean', default: false },
    },
  });
  const root = path.resolve(values.root);
  const { content, mistakes } = await checkTextsAndPictures(root);
  if (!content)
    throw new UserError(`The content has mistakes, so nothing else was checked:\n${mistakes.join('\n')}`);
  if (values['write-samples'])
    return writeAtomically(
      path.join(root, samplesFile),
      `${JSON.stringify(samplesOf(root, content), null, 2)}\n`,
    );
  Object.assign(process.env, { NODE_ENV: 'production' });
  const env = loadEnvConfig(root, false, { info() {}, error: console.error }).combinedEnv;
  const { invented, toConfirm, toDo } = await launchReport(root, content, readSamples(), env);
  const print = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log([title, ...lines, ''].join('\n'));
  };
  print('These samples may be true of your hotels. Confirm each, or change it:', toConfirm);
  print(
    'These samples are invented. Write what is true of your hotels, and put your own pictures in place:',
    invented,
  );
  if (toDo.length > 0) {
    console.log(['To do:', ...toDo].join('\n'));
    throw new UserError(`\nThings to do before this checkout can go live: ${toDo.length}.`);
  }
  console.log('Ready to go live, as far as a program can check. People must check the rest: docs/deploy.md.');
}
