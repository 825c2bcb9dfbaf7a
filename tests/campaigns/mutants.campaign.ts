import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../lib/local/paths.ts';
import { dice } from '../fakes/dice.ts';
import { CopiedTree } from './mutants/copied-tree.ts';
import { mutationsOf } from './mutants/mutations.ts';
import { nearestTests } from './mutants/nearest-tests.ts';
import { Results } from './mutants/results.ts';

/** `MUTANTS=200 SEED=7 npm run campaign -- mutants`: small changes of the code that some test has to notice. */
const COUNT = Number(process.env.MUTANTS ?? 40);
const SEED = Number(process.env.SEED ?? 1);
/** Only files whose path matches. */
const ONLY = new RegExp(process.env.ONLY ?? '.');
/** Handlers, stores and adapters are proved against the local cloud, which this campaign does not start. */
const IN_THE_CLOUD = /\.(lambda|store)\.ts$|^lambdas\/(adapters|runtime)\/|^lib\/local\//;
const WORDS = /^lambdas\/contract\/copy\/|functions\.ts$|\.mail\.tsx$|\.d\.ts$/;
const DEAREST =
  /^lambdas\/(emails|billing|accounts|reports\/delivery|recordings\/(admission|ingest|session))\//;

const isDear = (feature: string) => DEAREST.test(`${feature}/`);

const files = ['lambdas', 'lib', 'web/app', 'web/tracker']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && ONLY.test(path))
  .filter((path) => !IN_THE_CLOUD.test(path) && !WORDS.test(path))
  .sort();
/** Most mutants die of the tests that import the file most directly; the others run only when these pass. */
const NEAREST = 6;
const testsOf = nearestTests();

/** `lambdas/reports/delivery`, `lambdas/reports`, `web/app/recordings`, `lib`. */
const featureOf = (path: string) =>
  path.match(DEAREST)?.[0].replace(/\/$/, '') ??
  path
    .split('/')
    .slice(0, path.startsWith('web/app') ? 3 : path.startsWith('lambdas') ? 2 : 1)
    .join('/');

test('small changes of the code are noticed by a test of its lowest layers', async () => {
  const random = dice(SEED);
  const tree = new CopiedTree(String(SEED));
  const results = new Results(SEED, ONLY.source);
  for (let n = 0; n < COUNT; n += 1) {
    const path = random.pick(files);
    const text = readFileSync(join(root, path), 'utf8');
    const mutations = mutationsOf(path, text);
    if (mutations.length === 0) continue;
    const mutation = random.pick(mutations);
    const line = text.split('\n')[mutation.line - 1]?.trim();
    const mutant = `${path}:${mutation.line} ${mutation.kind}: ${line}`;
    if (results.has(mutant)) continue;
    const tests = testsOf(path);
    const near = await tree.verdictOn(path, mutation, tests.slice(0, NEAREST));
    const { isNoticed, by } = near.isNoticed
      ? near
      : await tree.verdictOn(path, mutation, tests.slice(NEAREST));
    results.add({ mutant, feature: featureOf(path), isNoticed, by, tests: tests.length });
  }
  results.print(isDear);
  // A test that fails without a mutant as well has noticed none.
  expect(await tree.run(results.killers())).toEqual({ isNoticed: false, by: '' });
  const survivors = results.survivors().join('\n');
  expect(results.share(isDear), survivors).toBeGreaterThanOrEqual(0.85);
  expect(
    results.share((each) => !isDear(each)),
    survivors,
  ).toBeGreaterThanOrEqual(0.75);
});
