import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvConfig } from '@next/env';
import { listFiles, projectRoot, sha256 } from '../build/project';
import { environmentProblems } from '../build/prepare/environment';
import { UserError } from '../build/user-error';
import { checkContent, checkWarnings, formatProblem, readContent, type Problem } from '../content/check';
import { contentSamples, recordedSamples } from './samples';

type Samples = ReturnType<typeof recordedSamples> & Record<'pictures' | 'marks', Record<string, string>>;

const samplesFile = 'art/samples.json';
const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((key) => `NEXT_PUBLIC_EMAILJS_${key}`);

/**
 * What is open between a checkout and going live: a sentence each, with the fix.
 *
 * @param root the project
 * @param env the variables that a build would see
 * @throws {UserError} when the content has a mistake: what it says may be wrong then
 */
function openPoints(root: string, env: Record<string, string | undefined>): string[] {
  const mistakes = checkContent(root);
  if (mistakes.length > 0)
    throw new UserError(`The content has mistakes, so nothing else was checked:\n${mistakes.join('\n')}`);
  const { content } = readContent(root);
  const samples = readSamples(root);
  if (!samples)
    return [
      `${samplesFile}: is not there, so nobody can say which files are samples; take it back from the history`,
    ];
  const inUse = (kind: 'pictures' | 'marks') => {
    const digests = Object.values(samples[kind]);
    return Object.entries(sampleFiles(root)[kind]).filter(([, digest]) => digests.includes(digest));
  };
  const { timeZone, copyrightYear } = content.site;
  const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date()));
  return [
    ...samplesByFile(contentSamples(content, samples, env.NEXT_PUBLIC_SITE_URL)),
    ...(copyrightYear < year ? [`content/site.json, copyrightYear: has passed; write ${year}`] : []),
    ...counted(
      inUse('pictures').map(
        ([file]) => `${file}: is a sample; put your photograph in its place and rewrite its description`,
      ),
      'content/pictures',
      'pictures are samples; put your photographs in their place and rewrite their descriptions',
    ),
    ...inUse('marks').map(
      ([file]) => `${file}: is a sample; put your logo in its place (docs/change-the-look.md)`,
    ),
    ...keys
      .filter((name) => !env[name]?.trim())
      .map((name) => `${name}: is not set, so the contact form cannot send; copy .env.example to .env.local`),
    ...environmentProblems(env),
  ];
}

/**
 * The group's own names, numbers and addresses one by one, because everything else follows them; then how many samples
 * each file holds.
 */
function samplesByFile(samples: Problem[]): string[] {
  const files = [...new Set(samples.map(({ file }) => file))].filter((file) => file !== 'site');
  const inFile = (file: string) => samples.filter((sample) => sample.file === file).map(formatProblem);
  return [
    ...inFile('site'),
    ...files.flatMap((file) => {
      const sentences = inFile(file);
      const [, field] = /^[^,]+, (.*?): /.exec(sentences[0]!) ?? [];
      const what = `texts are samples, the first: ${field}; write what is true of yours`;
      return counted(sentences, `content/${file}.json`, what);
    }),
  ];
}

/** One entry as it is, several as their number. */
function counted(entries: string[], place: string, what: string): string[] {
  return entries.length < 2 ? entries : [`${place}: ${entries.length} ${what}`];
}

/** `npm run launch-check`; with `--record-samples` it records the present content as the samples. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: projectRoot },
      'record-samples': { type: 'boolean', default: false },
    },
  });
  const root = path.resolve(values.root);
  if (values['record-samples']) return recordSamples(root, recordedSamples(readContent(root).content));
  Object.assign(process.env, { NODE_ENV: 'production' });
  const env = loadEnvConfig(root, false, { info() {}, error: console.error }).combinedEnv;
  const points = openPoints(root, env);
  const questions = checkWarnings(root);
  if (questions.length > 0) console.log(`Is this meant?\n${questions.join('\n')}\n`);
  console.log(points.join('\n'));
  if (points.length > 0)
    throw new UserError(`\n${points.length} things are left to do before this checkout can go live.`);
  console.log('Ready to go live, as far as a program can tell. What only people can check: docs/deploy.md.');
}

/** @throws {UserError} when the content has a real brand: real pictures must not be recorded as samples */
function recordSamples(root: string, ofContent: ReturnType<typeof recordedSamples>): void {
  const [brand = ''] = ofContent.brand;
  if (readSamples(root)?.brand.includes(brand) === false)
    throw new UserError(`"${brand}" is not the sample brand, so nothing was recorded as a sample.`);
  const list = { ...ofContent, ...sampleFiles(root) };
  writeFileSync(path.join(root, samplesFile), `${JSON.stringify(list, null, 2)}\n`);
}

function readSamples(root: string): Samples | undefined {
  const file = path.join(root, samplesFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** SHA-256 of each original and of each file of the logo, by path. */
function sampleFiles(root: string): Pick<Samples, 'pictures' | 'marks'> {
  const hashes = (folder: string, wanted: RegExp) =>
    listFiles(path.join(root, folder))
      .filter((file) => wanted.test(file))
      .map((file) => [`${folder}/${file}`, sha256(readFileSync(path.join(root, folder, file)))] as const);
  return {
    pictures: Object.fromEntries(hashes('content/pictures', /^(?!(.*\/)?\.)/)),
    marks: Object.fromEntries(hashes('content', /^logo\.svg$/)),
  };
}
