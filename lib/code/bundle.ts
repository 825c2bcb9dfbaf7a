import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { deployables } from '../deployables.ts';

const root = resolve(import.meta.dirname, '../..');
const done = new Set<boolean>();
let hasCode = true;
/** Separate folders, so that a test of the AWS stack and a running local cloud do not overwrite each other. */
export const folderOf = (isLocal: boolean) =>
  join(root, 'dist', isLocal ? 'lambdas-local' : hasCode ? 'lambdas' : 'lambdas-empty');

/** For tests that only read templates: every function is an empty file, since bundling is the slowest part of a synthesis. */
export function bundleEmptyFunctions(): void {
  hasCode = false;
  for (const { id } of deployables) {
    mkdirSync(join(folderOf(false), id), { recursive: true });
    writeFileSync(join(folderOf(false), id, 'index.mjs'), '');
  }
  done.add(false);
}

/** What a deployed function needs none of, and would load at every start. */
const standIns = {
  jsonschema: join(import.meta.dirname, 'model-validation.ts'),
  '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'lambda-credentials.ts'),
};

/** What some functions need none of in addition. */
const light = join(root, 'lambdas/adapters/light-dynamodb.ts');
const lighter: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'recordings/record-events': {
    '@aws-sdk/client-dynamodb': light,
    '@aws-sdk/lib-dynamodb': light,
  },
};

/** Locally these come from node_modules: packed into every function they would be most of a build and of a deployment. */
const BESIDE = [
  '@aws-sdk/*',
  '@smithy/*',
  '@aws-lambda-powertools/*',
  'electrodb',
  'nodemailer',
  'prettier',
  'stripe',
];

/** All functions in one esbuild call: one call each takes twenty times as long. */
export const bundling = (
  isLocal: boolean,
): BuildOptions & { entryPoints: Record<string, string> } => ({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(deployables.map(({ id, entry }) => [`${id}/index`, entry])),
  outdir: folderOf(isLocal),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: !isLocal,
  // Nothing reads a map in the emulator, and hashing, packing and loading them is half of a start.
  sourcemap: isLocal ? false : 'linked',
  // Lines and names are enough; the sources themselves would double or triple what is uploaded.
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // React is half as big and quicker without its warnings for developers.
  define: { 'process.env.NODE_ENV': '"production"' },
  mainFields: ['module', 'main'],
  // Some packages are CommonJS inside and ask for `require`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  external: isLocal ? BESIDE : [],
  ...(!isLocal && { alias: standIns }),
  logLevel: 'error',
});

/**
 * These start only with what they always need: what they may load later is in separate files, which the start need
 * not read. For all functions this would take a minute.
 */
export const QUICK: readonly string[] = [
  'recordings/start-session',
  'recordings/record-events',
  'reports/prepare-daily-report',
  'reports/send-daily-report',
];
export const separately = (id: string): BuildOptions => {
  const { entryPoints, outdir = '', ...rest } = bundling(false);
  const entry = entryPoints[`${id}/index`];
  if (!entry) throw new Error(`No function is called ${id}`);
  return {
    ...rest,
    alias: { ...rest.alias, ...lighter[id] },
    entryPoints: { index: entry },
    outdir: join(outdir, id),
    splitting: true,
  };
};

/** Once in a process: a second stack of the same kind has the same functions. */
export function bundle(isLocal: boolean): void {
  if (done.has(isLocal)) return;
  const { entryPoints, ...rest } = bundling(isLocal);
  const isQuick = (name: string) => !isLocal && QUICK.includes(dirname(name));
  const others = Object.entries<string>(entryPoints).filter(([name]) => !isQuick(name));
  buildSync({ ...rest, entryPoints: Object.fromEntries(others) });
  for (const id of isLocal ? [] : QUICK) {
    const options = separately(id);
    // Chunks are named after their content, so those of an earlier build would stay and be deployed.
    rmSync(options.outdir ?? '', { recursive: true, force: true });
    buildSync(options);
  }
  done.add(isLocal);
}
