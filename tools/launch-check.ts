import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { loadEnvConfig } from '@next/env';

import { duskPictures } from '../build/prepare/dusk-pictures';
import { emailKeys, environmentMistakes } from '../build/prepare/environment';
import { measuredPictures } from '../build/prepare/measure-pictures';
import { checkContent, unusedFiles } from '../content/check/check';
import { formatMistake } from '../content/check/mistake';
import type { Content } from '../content/schema/schema';
import { dayInIndia } from '../lib/format';
import { projectRoot, writeAtomically } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';

import { contentSamples, currentSamples, readSamples, sampleFiles, samplesFile } from './samples';

/** What must be done before a checkout can go live: one sentence each, with the fix. */
async function remainingTasks(root: string, content: Content, env: NodeJS.Dict<string>): Promise<string[]> {
  if (!existsSync(path.join(root, samplesFile)))
    return [`${samplesFile}: is missing, and lists the samples; restore it from the git history`];
  const samples = readSamples(root);
  const texts = contentSamples(content, samples, env.NEXT_PUBLIC_SITE_URL);
  // First the group's own texts, one by one, because everything else depends on them.
  const files = new Set(['site', ...texts.map((sample) => sample.file)]);
  const { copyrightYear } = content.site;
  const today = dayInIndia(new Date());
  const year = parseInt(today, 10);
  return [
    ...[...files].flatMap((name) => {
      const points = texts
        .filter((sample) => sample.file === name)
        .map((sample) => formatMistake(sample, content));
      return name === 'site' ? points : counted(points, `content/${name}.json`);
    }),
    ...(copyrightYear < year
      ? [`content/site.json, copyrightYear: is ${copyrightYear}, which has passed; write ${year}`]
      : []),
    ...counted(
      sampleFiles(samples, root).map(
        (name) => `${name}: is a sample; replace it with your own, and rewrite the texts that describe it`,
      ),
      'content',
    ),
    ...emailKeys
      .filter((name) => !env[name]?.trim())
      .map((name) => `${name}: is not set, so the contact form cannot send; copy .env.example to .env.local`),
    ...content.offers.offers.flatMap(({ validUntil }, index) =>
      validUntil && validUntil < today
        ? [
            formatMistake(
              {
                file: 'offers',
                path: ['offers', index, 'validUntil'],
                message: `is ${validUntil}, which has passed, so the site does not show the offer; write the next last day, or remove the offer`,
              },
              content,
            ),
          ]
        : [],
    ),
    ...unusedFiles(content, root),
    ...duskPictures(await measuredPictures(root)).notes,
    ...environmentMistakes(env),
  ];
}

/** The first of several points, and how many more there are. */
const counted = (points: string[], place: string) =>
  points.length < 2 ? points : [`${points[0]} (${place} has ${points.length - 1} more)`];

/** `npm run launch-check`. With `--record-samples`, it records the current content and pictures as the samples. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: projectRoot },
      'record-samples': { type: 'boolean', default: false },
    },
  });
  const root = path.resolve(values.root);
  const { content, mistakes } = checkContent(root);
  if (!content)
    throw new UserError(`The content has mistakes, so nothing else was checked:\n${mistakes.join('\n')}`);
  if (values['record-samples'])
    return writeAtomically(
      path.join(root, samplesFile),
      `${JSON.stringify(currentSamples(root, content), null, 2)}\n`,
    );
  Object.assign(process.env, { NODE_ENV: 'production' });
  const env = loadEnvConfig(root, false, { info() {}, error: console.error }).combinedEnv;
  const points = await remainingTasks(root, content, env);
  console.log(points.join('\n'));
  if (points.length > 0)
    throw new UserError(`\nThings to do before this checkout can go live: ${points.length}.`);
  console.log('Ready to go live, as far as a program can check. People must check the rest: docs/deploy.md.');
}
