import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');
/** What is served under `/tracker/v1/`. */
export const trackerFolder = join(root, 'dist/tracker/v1');

export interface TrackerRelease {
  readonly recorder: string;
  /** The loader under the name that never changes its content: what a customer's tag asks for. */
  readonly loader: string;
  /** Lets a browser refuse any other content (docs/threat-model.md, threat 33). */
  readonly integrity: string;
  /** What sessions name their recorder by. */
  readonly release: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Chromium then compiles all of it while it downloads, off the page's own thread, instead of function by function on it. */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** The files of the tracker, named after their content: the loader knows the names and hashes of the others. */
export function trackerRelease(sources = root): TrackerRelease {
  // Few pages ask for strict mode, which is a twentieth of the recorder: it is built with and without it.
  const recorderWith = (hasStrict: boolean) =>
    COMPILED_AHEAD +
    bundle(sources, 'recorder.ts', { 'globalThis.WITHOUT_STRICT': `${!hasStrict}` });
  const [recorder, strict] = [recorderWith(false), recorderWith(true)];
  const release = shortHash(strict);
  const recorderName = `recorder-${shortHash(recorder)}.js`;
  const strictName = `strict-${release}.js`;
  const consent = bundle(sources, 'consent.ts');
  const consentName = `consent-${shortHash(consent)}.js`;
  const loader = bundle(sources, 'loader.ts', {
    RECORDER: JSON.stringify({ name: recorderName, integrity: integrityOf(recorder), release }),
    STRICT: JSON.stringify({ name: strictName, integrity: integrityOf(strict) }),
    CONSENT: JSON.stringify({ name: consentName, integrity: integrityOf(consent) }),
  });
  const loaderName = `loader-${shortHash(loader)}.js`;
  return {
    recorder: recorderName,
    loader: loaderName,
    integrity: integrityOf(loader),
    release,
    // The plain name is for pages that follow every release, which a customer's page must not.
    files: {
      [recorderName]: recorder,
      [strictName]: strict,
      [consentName]: consent,
      [loaderName]: loader,
      'loader.js': loader,
    },
  };
}

/** Writes them beside those of earlier releases: pages that were tagged then ask for theirs. */
export function buildTracker(folder = trackerFolder): TrackerRelease {
  const release = trackerRelease();
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(release.files)) writeFileSync(join(folder, name), text);
  return release;
}

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function bundle(sources: string, file: string, define: BuildOptions['define'] = {}): string {
  const { outputFiles } = buildSync({
    absWorkingDir: sources,
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
  });
  return outputFiles[0]?.text ?? '';
}
