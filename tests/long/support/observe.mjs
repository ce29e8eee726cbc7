/**
 * `observe.mjs FOLDER HTTP_PORT HTTPS_PORT PATH…`: what Mozilla's Observatory finds on paths of localhost. FOLDER holds
 * the package `@mdn/mdn-http-observatory`. It is used as a library, since its command takes no ports.
 * Prints an object of path to `{ score, grade, found }`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, httpPort, httpsPort, ...paths] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(join(folder, 'node_modules/@mdn/mdn-http-observatory/src', file)).href);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

/** As the scanner counts: bonuses only where little is lost. */
async function observe(path) {
  const answers = await retrieve('localhost', { path, httpPort: Number(httpPort), httpsPort: Number(httpsPort) });
  const results = ALL_TESTS.map((test) => test(answers)).filter(({ result }) => result);
  const points = results.map(({ result }) => getScoreModifier(result));
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 100);
  const base = sum(points.filter((number) => number < 0));
  const { score, grade } = getGradeForScore(base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : base);
  return { score, grade, found: results.map(({ result }, index) => `${result} ${points[index]}`) };
}

const observed = {};
for (const path of paths) observed[path] = await observe(path);
console.log(JSON.stringify(observed));
