import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publicPage } from '../../lambdas/emails/pages/public-page.ts';
import { INTERNAL_NAMES } from '../../lib/tracker/build.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const assets = join(dist, 'web/assets');
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
const { body: emailedPage } = publicPage({ title: 'Report', lead: 'Gone' });
const linkedFonts = [...emailedPage.matchAll(/url\(\/assets\/([^)]+)\)/g)].map(
  ([, name = '']) => name,
);
const read = (name: string) => readFileSync(join(assets, name), 'utf8');

test('no browser script contains server code', () => {
  const foreign = /DynamoDB|SendRawEmail|TABLE_NAME|electrodb|aws-cdk/;
  expect(scripts.filter((name) => foreign.test(read(name)))).toEqual([]);
});

test('the login form does not wait for Amplify', () => {
  const page = readFileSync(join(dist, 'web/index.html'), 'utf8');
  const fetched = [...page.matchAll(/assets\/([^"]+\.js)/g)].map(([, name = '']) => name);
  expect(fetched).toEqual(expect.arrayContaining([expect.stringMatching(/^base-/)]));
  for (const name of fetched) expect(read(name)).not.toContain('USER_SRP_AUTH');
});

test('pages behind emailed links use a font file that the app ships, with its version', () => {
  expect(linkedFonts).toEqual([
    expect.stringMatching(/^inter-latin-wght-normal-\d+\.\d+\.\d+\.woff2$/),
  ]);
  expect(readdirSync(assets)).toEqual(expect.arrayContaining(linkedFonts));
});

test('the loader is smaller than 2 kB', () => {
  expect(gzipSync(readFileSync(join(dist, 'tracker/v1/loader.js'))).length).toBeLessThan(2_000);
});

const trackers = join(dist, 'tracker/v1');
const loader = readFileSync(join(trackers, 'loader.js'), 'utf8');
/** The default recorder and that of strict mode. */
const recorders = ['recorder', 'strict'];
const pinned = (kind: string): string =>
  loader.match(new RegExp(`${kind}-[0-9a-f]{16}\\.js`))?.[0] ?? '';

test.each([
  ['recorder', 36_040],
  ['strict', 37_820],
])('the %s is smaller than %i bytes', (kind, bytes) => {
  expect(gzipSync(readFileSync(join(trackers, pinned(kind)))).length).toBeLessThan(bytes);
});

test.each(recorders)('the %s runs in browsers without toSorted, such as Safari 15', (kind) => {
  expect(readFileSync(join(trackers, pinned(kind)), 'utf8')).not.toMatch(
    /\.to(Sorted|Reversed|Spliced)\(/,
  );
});

test.each(recorders)(
  'the %s calls no function that Prototype, MooTools and Sugar replace by another',
  (kind) => {
    expect(readFileSync(join(trackers, pinned(kind)), 'utf8')).not.toMatch(
      /\bArray\.from\(|\.entries\(\)|\.reduce\(|\.replaceAll\(|\.startsWith\([^)]*,|new Event\(/,
    );
  },
);

test('the build shortens no property that the tracker sends, stores or shares with the loader', () => {
  const source = (path: string) =>
    readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8').match(/\b\w+(?=\??: )/g) ??
    [];
  const sent = source('lambdas/contract/tracker.ts');
  expect(sent).toContain('looks_interactive');
  const others = [
    'lambdas/contract/wire/encode-small.ts',
    'web/tracker/loader-interface.ts',
    'web/tracker/delivery/session.ts',
    'web/tracker/privacy/strict-mode.ts',
    'web/tracker/privacy/typed-hashes.ts',
  ];
  // The replayer reads these names of changed style sheets.
  const sheets = source('node_modules/@rrweb/types/dist/index.d.cts').filter((name) =>
    /^style/.test(name),
  );
  expect(sheets).toContain('styleId');
  const names = [...sent, ...sheets, ...others.flatMap(source)];
  expect(names.filter((name) => INTERNAL_NAMES.test(name))).toEqual([]);
});

test('the build shortens no key of a table, because its rows are found by names of the page', () => {
  const folder = resolve(import.meta.dirname, '../../web/tracker');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const keys = files
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^const [A-Z_]+\b[^=]*= \{([^{}]*)\}/gm),
    ])
    .flatMap(([, table = '']) => table.match(/\b\w+(?=: )/g) ?? []);
  expect(keys).toEqual(expect.arrayContaining(['textarea', 'checkbox', 'pointerdown']));
  expect(keys.filter((name) => INTERNAL_NAMES.test(name))).toEqual([]);
});

test.each(recorders)('the %s asks the browser to compile it while it downloads', (kind) => {
  expect(readFileSync(join(trackers, pinned(kind)), 'utf8')).toMatch(
    /^\/\/# allFunctionsCalledOnLoad\n/,
  );
});

test.each(recorders)(
  'the loader pins the %s of the same build by its content hash [TRACK-06]',
  (kind) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(trackers, pinned(kind))))
      .digest('hex');
    expect(pinned(kind)).toBe(`${kind}-${hash.slice(0, 16)}.js`);
  },
);

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, 'web/.vite/manifest.json'), 'utf8'),
);

/** The files that must be loaded before these modules run: their static imports, without lazy ones. */
function filesOf(modules: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const need = (key: string) => {
    if (needed.has(key)) return;
    needed.add(key);
    manifest[key]?.imports?.forEach(need);
  };
  for (const module of [chunk('start'), chunk('base'), ...modules]) {
    expect(manifest, `${module} is not in the build`).toHaveProperty([module]);
    need(module);
  }
  return new Set([...needed].map((key) => join(dist, 'web', manifest[key]?.file ?? '')));
}

/** Gzipped kB of JavaScript. */
const weightOf = (modules: readonly string[]): number =>
  [...filesOf(modules)].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1_000;

const auth = ['app/shell/auth-layout.tsx'];
/** The manifest key of a chunk of `web/chunks.ts`. */
const chunk = (wanted: string): string =>
  Object.keys(manifest).find((key) => manifest[key]?.name === wanted) ?? wanted;
/** The layout of all pages behind the login. */
const shell = [chunk('signed-in')];
const pages = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'));
/** Budgets of pages in kB, each including its layout. The first match applies. */
const budgets: readonly [page: RegExp, kilobytes: number, layout: readonly string[]][] = [
  [/accounts\/(login|sign-up|forgot-password|reset-password)-page/, 102, auth],
  [/accounts\/verify-(token|email)|support\/contact/, 130, auth],
  [/shell\/not-found/, 102, []],
  [/emails\/emails-page/, 150, shell],
  [/insights-page/, 140, shell],
  [/./, 191, shell],
];

test('the shell weighs less than 125 kB', () => {
  expect(weightOf(shell)).toBeLessThan(125);
});

test.each(pages)('%s stays within its budget', (page) => {
  const [, kilobytes, layout] = budgets.find(([which]) => which.test(page)) ?? [];
  expect(weightOf([...(layout ?? []), page])).toBeLessThan(kilobytes ?? 0);
});

test('the page’s start script imports nothing, so it runs before the libraries load', () => {
  expect(manifest[chunk('start')]?.imports).toBeUndefined();
});

test('the contract’s chunk imports no library, so it runs before they load', () => {
  const { imports = [] } = manifest[chunk('contract')] ?? {};
  const early = ['start', 'rolldown-runtime'];
  expect(imports.filter((key) => !early.includes(manifest[key]?.name ?? ''))).toEqual([]);
});

/** Each file costs a round trip on a slow connection. */
test.each([
  ['app/accounts/login-page.tsx', auth],
  ['app/emails/emails-page.tsx', shell],
  ['app/insights/daily-insights-page.tsx', shell],
  ['app/recordings/recording-page.tsx', shell],
])('%s loads with at most 12 files', (page, layout) => {
  expect(filesOf([...layout, page]).size).toBeLessThanOrEqual(12);
});

test('all style sheets together weigh less than 15 kB', () => {
  const styles = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const weight = styles.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
  expect(weight).toBeGreaterThan(5_000);
  expect(weight).toBeLessThan(15_000);
});
