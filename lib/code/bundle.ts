import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { deployables } from '../deployables.ts';

const root = resolve(import.meta.dirname, '../..');
const done = new Set<boolean>();
let hasCode = true;
/** Separate folders, so that a test of the AWS stack does not overwrite the bundles of a running local cloud. */
export const folderOf = (isLocal: boolean) =>
  join(root, 'dist', isLocal ? 'lambdas-local' : hasCode ? 'lambdas' : 'lambdas-empty');

/** For tests that only read templates. Every function is an empty file, because bundling is the slowest part of a synthesis. */
export function bundleEmptyFunctions(): void {
  hasCode = false;
  for (const { id } of deployables) {
    mkdirSync(join(folderOf(false), id), { recursive: true });
    writeFileSync(join(folderOf(false), id, 'index.mjs'), '');
  }
  done.add(false);
}

/** Replaces modules that a deployed function does not need but would load at every start. */
const replacements = {
  jsonschema: join(import.meta.dirname, 'model-validation.ts'),
  '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'lambda-credentials.ts'),
};

/** Further replacements for single functions. */
const light = join(root, 'lambdas/adapters/light-dynamodb.ts');
const extraReplacements: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'recordings/record-events': {
    '@aws-sdk/client-dynamodb': light,
    '@aws-sdk/lib-dynamodb': light,
  },
};

/** Options for all functions in one esbuild call. One call per function takes twenty times as long. */
export const bundling = (
  isLocal: boolean,
): BuildOptions & { entryPoints: Record<string, string> } => ({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(deployables.map(({ id, entry }) => [`${id}/index`, entry])),
  outdir: folderOf(isLocal),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: !isLocal,
  // Nothing reads source maps in the emulator, and hashing, packing and loading them takes half of a start.
  sourcemap: isLocal ? false : 'linked',
  // Stack traces need only lines and names. The sources would double or triple the upload.
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // React is half as big and faster without its development warnings.
  define: { 'process.env.NODE_ENV': '"production"' },
  mainFields: ['module', 'main'],
  // Some packages are CommonJS and call `require`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  // Locally packages load from node_modules, once for all functions; bundling them takes most of the build time.
  ...(isLocal ? { packages: 'external' } : { alias: replacements }),
  logLevel: 'error',
});

/**
 * The bundles of these functions are split: a cold start reads only the code that every call needs, and dynamic imports
 * are in separate files. Splitting all functions would take a minute.
 */
export const SPLIT_FUNCTIONS: readonly string[] = [
  'recordings/start-session',
  'recordings/record-events',
  'reports/prepare-daily-report',
  'reports/send-daily-report',
];
export const splitBundle = (id: string): BuildOptions => {
  const { entryPoints, outdir = '', ...rest } = bundling(false);
  const entry = entryPoints[`${id}/index`];
  if (!entry) throw new Error(`No function is called ${id}`);
  return {
    ...rest,
    alias: { ...rest.alias, ...extraReplacements[id] },
    entryPoints: { index: entry },
    outdir: join(outdir, id),
    splitting: true,
  };
};

/** Bundles once per process, because a second stack of the same kind has the same functions. */
export function bundle(isLocal: boolean): void {
  if (done.has(isLocal)) return;
  const { entryPoints, ...rest } = bundling(isLocal);
  const isSplit = (name: string) => !isLocal && SPLIT_FUNCTIONS.includes(dirname(name));
  const others = Object.entries<string>(entryPoints).filter(([name]) => !isSplit(name));
  buildSync({ ...rest, entryPoints: Object.fromEntries(others) });
  for (const id of isLocal ? [] : SPLIT_FUNCTIONS) {
    const options = splitBundle(id);
    // Chunks are named after their content, so chunks of an earlier build would remain and be deployed.
    rmSync(options.outdir ?? '', { recursive: true, force: true });
    buildSync(options);
  }
  done.add(isLocal);
}
