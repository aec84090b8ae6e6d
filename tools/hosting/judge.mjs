/**
 * Prints as JSON what Mozilla's HTTP Observatory says of a site on this machine; a part of scripts/check-headers.mjs.
 *
 *   node scripts/export/header-score.mjs FOLDER_OF_THE_OBSERVATORY HTTP_PORT HTTPS_PORT
 *
 * Its own command asks the usual ports only, so its parts are called here: retrieve, judge, add up.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, httpPort, httpsPort] = process.argv.slice(2);
const part = (name) => import(pathToFileURL(path.join(folder, 'src', name)).href);

const { retrieve } = await part('retriever/retriever.js');
const { ALL_TESTS } = await part('constants.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');

const found = await retrieve('localhost', { httpPort, httpsPort });
if (!found.responses.auto) throw new Error('The site did not answer.');
const tests = ALL_TESTS.map((test) => test(found)).map((result) => ({
  name: result.constructor.name,
  result: result.result ?? 'not applicable',
  points: result.result ? getScoreModifier(result.result) : 0,
}));
const add = (points) => points.reduce((sum, each) => sum + each, 100);
// Extra points count only for a site that is good without them.
const plain = add(tests.map(({ points }) => Math.min(points, 0)));
const sum = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? add(tests.map(({ points }) => points)) : plain;
const { score, grade } = getGradeForScore(sum);
console.log(JSON.stringify({ score, grade, tests }));
