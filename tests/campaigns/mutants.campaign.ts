import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../lib/local/paths.ts';
import { seededRandom } from '../fakes/seeded-random.ts';
import { compiled } from './mutants/compiled.ts';
import { CopiedTree } from './mutants/copied-tree.ts';
import { type Candidate, judge } from './mutants/judge.ts';
import { browserTests, judgeInBrowser } from './mutants/judge-in-browser.ts';
import { nearestTests } from './mutants/nearest-tests.ts';
import { type Mutant, sampleOf } from './mutants/planted.ts';
import { Results } from './mutants/results.ts';

/** Half of the mutants are in critical features: those that send, bill, delete or admit. */
const COUNT = Number(process.env.MUTANTS ?? 40);
const SEED = Number(process.env.SEED ?? 1);
/** The compiler rejects about a tenth of all mutants, so more than `COUNT` are picked. */
const SPARE = 1.4;
/** `critical` or `other`: half of the sample, so that two processes can share the work. */
const { GROUP = '' } = process.env;
/** Limits the run to files whose path matches. */
const ONLY = new RegExp(process.env.ONLY ?? '.');
/** Tested against the local cloud, which this campaign does not start. */
const IN_THE_CLOUD = /\.(lambda|store)\.ts$|^lambdas\/(adapters|runtime)\/|^lib\/local\//;
const WORDS = /^lambdas\/contract\/copy\/|functions\.ts$|\.mail\.tsx$|\.d\.ts$/;
const CRITICAL =
  /^lambdas\/(emails|billing|accounts|reports\/delivery|recordings\/(admission|ingest|session))\//;

const isCritical = (feature: string) => CRITICAL.test(`${feature}/`);

const files = ['lambdas', 'lib', 'web/app', 'web/tracker']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && ONLY.test(path))
  .filter((path) => !IN_THE_CLOUD.test(path) && !WORDS.test(path))
  .sort();
const testsOf = nearestTests();

/** `lambdas/reports/delivery`, `lambdas/reports`, `web/app/recordings`, `lib`. */
const featureOf = (path: string) =>
  path.match(CRITICAL)?.[0].replace(/\/$/, '') ??
  path
    .split('/')
    .slice(0, path.startsWith('web/app') ? 3 : path.startsWith('lambdas') ? 2 : 1)
    .join('/');

test('tests of the lowest layers notice small changes of the code', async () => {
  const random = seededRandom(SEED);
  const groups = Map.groupBy(files, (path) => (isCritical(featureOf(path)) ? 'critical' : 'other'));
  const sampled = [...groups].map(([name, group]) => {
    const all = sampleOf(Math.ceil((COUNT / 2) * SPARE), group, random, name);
    return name.startsWith(GROUP) ? all : [];
  });
  const results = new Results(SEED, ONLY.source);
  const ids = await results.cached('compiled', sourceOf(sampled.flat()), async () => {
    const tree = new CopiedTree(`${SEED}${GROUP}`, []);
    return sampled.flatMap((all) =>
      compiled(tree, all)
        .slice(0, COUNT / 2)
        .map(({ id }) => id),
    );
  });
  const mutants = sampled.flat().filter(({ id }) => ids.includes(id));
  const unjudged = mutants.filter(({ name }) => !results.has(name));
  if (unjudged.length > 0) await judgeAll(mutants, unjudged, results);
  results.print(isCritical);
  const survivors = results.survivors().join('\n');
  expect(results.share(isCritical), survivors).toBeGreaterThanOrEqual(0.85);
  expect(
    results.share((each) => !isCritical(each)),
    survivors,
  ).toBeGreaterThanOrEqual(0.75);
});

async function judgeAll(mutants: readonly Mutant[], unjudged: readonly Mutant[], results: Results) {
  const tree = new CopiedTree(`${SEED}${GROUP}`, mutants);
  // Stored for an interrupted campaign, because it is the slowest part.
  const { by, failed, inBrowser } = await results.cached(
    'reached',
    sourceOf(mutants),
    async () => ({
      ...(await tree.reached()),
      inBrowser: mutants.some(isOfTracker) ? await browserTests(tree) : [],
    }),
  );
  if (failed.length > 0) console.log(`fail without a mutant: ${failed.join(', ')}`);
  const candidates = unjudged.map((mutant) => {
    const importers = testsOf(mutant.path);
    const reached = new Set(by[mutant.id]);
    // Code that runs on import is recorded only for the first file of a worker, so all importers count.
    const near = reached.has('') ? importers : importers.filter(isIn(reached));
    const tests = [...new Set([...near, ...reached])].filter(Boolean);
    tests.sort((a, b) => isSlow(a) - isSlow(b));
    return { ...mutant, tests: tests.filter((file) => !failed.includes(file)) };
  });
  const note = ({ name, path }: Candidate, detectedBy: string, tests = testsOf(path).length) =>
    results.add({
      ...{ mutant: name, feature: featureOf(path) },
      ...{ isDetected: detectedBy !== '', by: detectedBy, tests },
    });
  await judge(
    tree,
    candidates.filter((each) => !isOfTracker(each)),
    note,
  );
  const left: Candidate[] = [];
  await judge(tree, candidates.filter(isOfTracker), (candidate, detectedBy) =>
    detectedBy ? note(candidate, detectedBy) : left.push(candidate),
  );
  await judgeInBrowser(String(SEED), left, inBrowser, (candidate, detectedBy) =>
    note(candidate, detectedBy, inBrowser.length),
  );
}
/** Takes as long as half of the other rules together, so it runs last. */
const isSlow = (file: string) => Number(file.endsWith('/forged-mails.test.ts'));
const isOfTracker = ({ path }: Mutant) => path.startsWith('web/tracker/');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const sourceOf = (mutants: readonly Mutant[]) =>
  [git('rev-parse', 'HEAD'), git('diff', 'HEAD'), ...mutants.map(({ name }) => name)].join('\n');
const isIn = (some: ReadonlySet<string>) => (each: string) => some.has(each);
