import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Call } from '../../lambdas/contract/call.ts';
import { deployables, triggeredBy } from '../../lib/deployables.ts';
import { filesOf } from './imports.ts';

const root = resolve(import.meta.dirname, '../..');
const files = filesOf('{bin,lib,lambdas,web/app,web/tracker,tests}/**/*.{ts,tsx,py}');
const contract = join(root, 'lambdas/contract');
const contracts: Record<string, unknown>[] = await Promise.all(
  readdirSync(contract)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => import(join(contract, file))),
);
/** Contract modules also export the schemas of their calls. */
const isCall = (each: unknown): each is Call =>
  typeof each === 'object' && each !== null && 'path' in each && 'reply' in each;
const linesOf = (path: string) =>
  readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;

test('every function has an entry file, and every entry file a function', () => {
  const written = files.filter((path) => path.endsWith('.lambda.ts'));
  expect(written.sort()).toEqual(deployables.map(({ entry }) => entry).sort());
});

test('exactly one function handles each call of the contract', () => {
  const declaredCalls = contracts.flatMap((each) => Object.values(each)).filter(isCall);
  expect(declaredCalls.length).toBeGreaterThan(0);
  const handledCalls = triggeredBy('http').map(({ fn }) => fn.trigger.call);
  expect(handledCalls.map(({ path }) => path).sort()).toEqual(
    declaredCalls.map(({ path }) => path).sort(),
  );
});

test('a call’s path ends in the name of its function, so a search finds both', () => {
  // The specification uses another name (§7).
  const other = ['recordings/count-sessions'];
  for (const { id, fn } of triggeredBy('http').filter((each) => !other.includes(each.id))) {
    const ending = fn.trigger.call.path.split('/').at(-1);
    // A procedure keeps the specification's spelling: check_user_exists.
    expect(ending?.replaceAll('_', '-')).toBe(id.split('/')[1]);
  }
});

test.each([
  ['an entry point', /\.lambda\.ts$/, 40],
  // `glyphs.ts` is data: the drawn glyphs.
  ['a policy', /^lambdas\/(?!contract|runtime|adapters)([a-z-]+\/)+(?!glyphs\.)[a-z-]+\.ts$/, 150],
  ['a component', /\.tsx$/, 200],
  ['any file', /./, 300],
])('%s is short', (_, kind, limit) => {
  const long = files.filter((path) => kind.test(path) && linesOf(path) > limit);
  expect(long).toEqual([]);
});

test('a product folder holds at most 18 files, except folders that list files by name', () => {
  const lists = ['lambdas/adapters', 'lambdas/contract', 'lambdas/contract/copy'];
  const counts = Map.groupBy(
    files.filter((path) => !path.startsWith('tests/')),
    dirname,
  );
  const overfull = [...counts].filter(
    ([folder, { length }]) => length > 18 && !lists.includes(folder),
  );
  expect(counts.size).toBeGreaterThan(50);
  expect(overfull.map(([folder]) => folder)).toEqual([]);
});

test('only runtime/env, lib/stage and lib/local/paths read the environment', () => {
  const readers = files.filter(
    (path) =>
      /^(lambdas|lib|bin|web)\//.test(path) &&
      /process\.env\b(?!\.NODE_ENV)/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(readers.sort()).toEqual(['lambdas/runtime/env.ts', 'lib/local/paths.ts', 'lib/stage.ts']);
});

test('a helper of page tests registers no hook on import, because files share modules', () => {
  const helpers = files.filter(
    (path) => path.startsWith('tests/web/') && !/\.test\.tsx?$/.test(path) && !isSetup(path),
  );
  const registering = helpers.filter((path) =>
    /^(before|after)(Each|All)\(/m.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(helpers.length).toBeGreaterThan(10);
  expect(registering).toEqual([]);
});
test('no module of the app creates an Intl object on import', () => {
  // Creating the names of all countries takes a browser 20 ms.
  const modules = files.filter((path) => path.startsWith('web/app/'));
  expect(modules.length).toBeGreaterThan(100);
  const eager = modules.filter((path) =>
    /^(export )?const .*= new Intl\./m.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(eager).toEqual([]);
});

const isSetup = (path: string) => /\/(fresh-page|react-warnings|prevented-submits)\.ts$/.test(path);
