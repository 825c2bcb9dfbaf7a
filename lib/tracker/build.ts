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
  /** Lets a browser refuse any other content (docs/threat-model.md, threat 33). */
  readonly integrity: string;
  /** What sessions name their recorder by. */
  readonly release: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Which recorder a build carries: the library's, or our own (docs/decisions/recorder.md). */
const RECORDERS = { library: 'recorder.ts', own: 'recorder-own.ts' } as const;
type Recorder = keyof typeof RECORDERS;

/** The files of the tracker, named after their content: the loader knows the names and hashes of the others. */
export function trackerRelease(sources = root, kind: Recorder = 'library'): TrackerRelease {
  const recorder = bundle(sources, RECORDERS[kind]);
  const recorderName = `recorder-${shortHash(recorder)}.js`;
  const release = shortHash(recorder);
  const pinned = { name: recorderName, integrity: integrityOf(recorder), release };
  const consent = bundle(sources, 'consent.ts');
  const consentName = `consent-${shortHash(consent)}.js`;
  const loader = bundle(sources, 'loader.ts', {
    RECORDER: JSON.stringify(pinned),
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
      [consentName]: consent,
      [loaderName]: loader,
      'loader.js': loader,
    },
  };
}

/** Writes them beside those of earlier releases: pages that were tagged then ask for theirs. */
export function buildTracker(folder = trackerFolder, kind?: Recorder): TrackerRelease {
  const release = trackerRelease(root, kind);
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
    alias: {
      '@rrweb/record': changedRecorder(),
      [hooksModule]: join(sources, `web/tracker/${hooksModule}.ts`),
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
