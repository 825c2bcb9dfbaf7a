import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The compile cache's path, relative to the bundle's folder. */
export const COMPILE_CACHE = 'compile-cache';

/** Node reads the cache from here on AWS; a bundle without one, or with one of another Node, starts as ever. */
export const compileCacheVariables = {
  NODE_COMPILE_CACHE: `/var/task/${COMPILE_CACHE}`,
  // Found by the place of a file in the bundle, not by where the bundle was built.
  NODE_COMPILE_CACHE_PORTABLE: '1',
} as const;

/** Loads the bundle, and what its first calls load later, then lets Node write down what V8 made of it. */
const LOAD = `
import { readdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
for (const name of readdirSync('.')) if (name.endsWith('.mjs')) await import('./' + name);
flushCompileCache();
process.exit();`;

/** Every variable that a function may ask for while it starts; nothing is called with them. */
const anyEnvironment = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, placeholderFor(name)]));
const placeholderFor = (name: string) => {
  if (/ORIGIN|URL|ENDPOINT/.test(name)) return 'https://example.com';
  if (name === 'MAIL_RATE_PER_SECOND') return '14';
  return /MAIL_FROM|SUPPORT_ADDRESS/.test(name) ? 'a@example.com' : 'none';
};

/**
 * Puts V8's compiled code beside each bundle, so that a start neither parses nor compiles it. The cache is good for the
 * Node, the processor and the user it was made with, so the build must run on what the functions run on to be of use.
 */
export async function addCompileCaches(
  folders: readonly string[],
  variables: readonly string[],
): Promise<void> {
  const waiting = [...folders];
  const lane = async () => {
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
    }
  };
  await Promise.all(Array.from({ length: cpus().length }, lane));
}
