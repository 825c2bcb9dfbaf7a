import { execFile } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The path of the compile cache, relative to the bundle. */
export const COMPILE_CACHE = 'compile-cache';

/** Node reads the cache from here on AWS. Without a cache, or with one of another Node version, it starts normally. */
export const compileCacheVariables = {
  NODE_COMPILE_CACHE: `/var/task/${COMPILE_CACHE}`,
  // Cache entries refer to paths inside the bundle, not to the folder in which it was built.
  NODE_COMPILE_CACHE_PORTABLE: '1',
} as const;

/** Loads the bundle and its chunks, then lets Node write V8's compiled code to the cache. */
const LOAD = `
import { readdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
for (const name of readdirSync('.')) if (name.endsWith('.mjs')) await import('./' + name);
flushCompileCache();
process.exit();`;

/** A placeholder for every variable that a function may read at start. Nothing is called with them. */
const anyEnvironment = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, placeholderFor(name)]));
const placeholderFor = (name: string) => {
  if (/ORIGIN|URL|ENDPOINT/.test(name)) return 'https://example.com';
  if (name === 'MAIL_RATE_PER_SECOND') return '14';
  return /MAIL_FROM|SUPPORT_ADDRESS/.test(name) ? 'a@example.com' : 'none';
};

/** The user that runs functions on AWS (`sbx_user1051`). Node reads only caches whose folder ends in its user's id. */
const AWS_USER = '993';

/**
 * Adds V8's compiled code to each bundle, so that a start neither parses nor compiles it. The cache is valid only for the
 * Node version and processor that created it, so the build must run on the platform of the functions.
 */
export async function addCompileCaches(
  folders: readonly string[],
  variables: readonly string[],
  user = AWS_USER,
): Promise<void> {
  const waiting = [...folders];
  const worker = async () => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      const cache = join(folder, COMPILE_CACHE);
      rmSync(cache, { recursive: true, force: true });
      await run(process.execPath, ['--input-type=module', '-e', LOAD], {
        cwd: folder,
        env: {
          AWS_REGION: 'us-east-1',
          ...anyEnvironment(variables),
          ...compileCacheVariables,
          NODE_COMPILE_CACHE: cache,
        },
      });
      for (const name of readdirSync(cache)) {
        renameSync(join(cache, name), join(cache, name.replace(/\d+$/, user)));
      }
    }
  };
  await Promise.all(Array.from({ length: cpus().length }, worker));
}
