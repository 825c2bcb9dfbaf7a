import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { hooksModule } from './changes/change.ts';
import { changed } from './recorder-changes.ts';

const root = resolve(import.meta.dirname, '../..');
/** What is served under `/tracker/v1/`. */
export const trackerFolder = join(root, 'dist/tracker/v1');

export interface TrackerRelease {
  readonly recorder: string;
  /** The loader under the name that never changes its content: what a customer's tag asks for. */
  readonly loader: string;
  /** Lets a browser refuse any other content (threat 33). */
  readonly integrity: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The two files of the tracker, named after their content: the loader knows the recorder's name. */
export function trackerRelease(): TrackerRelease {
  const recorder = bundle('recorder.ts');
  const recorderName = `recorder-${shortHash(recorder)}.js`;
  const loader = bundle('loader.ts', { RECORDER: JSON.stringify(recorderName) });
  const loaderName = `loader-${shortHash(loader)}.js`;
  return {
    recorder: recorderName,
    loader: loaderName,
    integrity: `sha384-${createHash('sha384').update(loader).digest('base64')}`,
    // The plain name is for pages that follow every release, which a customer's page must not.
    files: { [recorderName]: recorder, [loaderName]: loader, 'loader.js': loader },
  };
}

/** Writes them beside those of earlier releases: pages that were tagged then ask for theirs. */
export function buildTracker(folder = trackerFolder): TrackerRelease {
  const release = trackerRelease();
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(release.files)) writeFileSync(join(folder, name), text);
  return release;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function bundle(file: string, define: BuildOptions['define'] = {}): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [join('web/tracker', file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
    define,
    alias: {
      '@rrweb/record': changedRecorder(),
      [hooksModule]: join(root, `web/tracker/${hooksModule}.ts`),
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** Where rrweb's recorder lies with our changes made. */
function changedRecorder(): string {
  const original = join(root, 'node_modules/@rrweb/record/dist/record.js');
  const folder = join(root, 'dist/recorder');
  const file = join(folder, 'record.js');
  const text = changed(readFileSync(original, 'utf8'));
  mkdirSync(folder, { recursive: true });
  // Two builds may run at once: what is right already stays untouched.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

/** How a file of the tracker is served: to any site, also to those that isolate themselves. */
export const trackerHeaders = (file: string): Record<string, string> => ({
  'content-type': 'text/javascript; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control':
    file === 'loader.js' ? 'public, max-age=300' : 'public, max-age=31536000, immutable',
});
