import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { type MinifyOptions, minify_sync as minify } from 'terser';
import { LOADER_FILE } from './headers.ts';

const root = resolve(import.meta.dirname, '../..');
/** The folder that is served under `/tracker/v1/`. */
export const trackerFolder = join(root, 'dist/tracker/v1');
const minifyCache = join(root, '.local/minified');

export interface TrackerRelease {
  /** Identifies the recorder in sessions. */
  readonly release: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Makes Chromium compile the whole script during download, off the main thread, instead of each function when it runs. */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** The files of the tracker, named after their content. The loader contains the names and hashes of the others. */
export function trackerRelease(sources = root): TrackerRelease {
  // Few pages request strict mode, which takes a twentieth of the recorder, so there is one build with and one without it.
  const recorderWith = (hasStrict: boolean) =>
    COMPILED_AHEAD +
    bundle(sources, 'recorder.ts', { 'globalThis.WITHOUT_STRICT': `${!hasStrict}` });
  const [recorder, strict] = [recorderWith(false), recorderWith(true)];
  // The strict recorder contains all code of the other one, so its hash changes with either.
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
    release,
    // The name without a hash is always the newest release.
    files: {
      [recorderName]: recorder,
      [strictName]: strict,
      [consentName]: consent,
      [loaderName]: loader,
      [LOADER_FILE]: loader,
    },
  };
}

/** Writes the files without deleting earlier releases, which cached loaders and old tags still request. */
export function buildTracker(): void {
  const { files } = trackerRelease();
  mkdirSync(trackerFolder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(trackerFolder, name), text);
}

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Property names that are shortened, which saves 0.8 kB (gzip). Only names of internal objects may be listed, never of
 * DOM objects, sent events, stored values, or objects that the loader shares with the recorder.
 */
const internalNames = [
  'addBatch',
  'addChange',
  'addFrame',
  'addRoot',
  'addShadow',
  'addStyle',
  'addTarget',
  'adoptedBy',
  'attribute',
  'attributeNames',
  'attributesEnd',
  'beforePass',
  'catchErrors',
  'changeElement',
  'changeText',
  'changedElements',
  'changedValues',
  'changes',
  'changesEnd',
  'characters',
  'checkOnExit',
  'checkUrl',
  'clickedAt',
  'collect',
  'compare',
  'countError',
  'deliveries',
  'distance',
  'doctypeNode',
  'documents',
  'each',
  'emit',
  'emitCustom',
  'emitMoves',
  'emitPage',
  'emitParsed',
  'encoded',
  'fieldAndForm',
  'finishAll',
  'firstAt',
  'firstEntry',
  'flushOnExit',
  'flushSoon',
  'forgetTree',
  'frameEnd',
  'handlers',
  'hasEnded',
  'hold',
  'idOf',
  'inner',
  'isComparing',
  'isDrawing',
  'isDropped',
  'isEmpty',
  'isField',
  'isRecording',
  'isReported',
  'isShadow',
  'isSnapshot',
  'isStandard',
  'isStructure',
  'isTrackerUrl',
  'isTyped',
  'lastAt',
  'lastEntry',
  'life',
  'linkLoaded',
  'listen',
  'listenAgain',
  'listenWeakly',
  'listeners',
  'markLast',
  'mask',
  'masked',
  'maskedVersion',
  'mayBeMarked',
  'measureTask',
  'median',
  'nextPage',
  'nodes',
  'numbers',
  'observer',
  'onAdopt',
  'onChange',
  'onChanges',
  'onDocument',
  'onEnd',
  'onEndWeakly',
  'onLoad',
  'onOverflow',
  'onShadow',
  'onSnapshot',
  'onStart',
  'onStored',
  'onStorm',
  'onThrottled',
  'original',
  'owners',
  'pack',
  'pageContext',
  'pageEnd',
  'parentEntry',
  'pass',
  'paths',
  'pauseMs',
  'percentiles',
  'pieceNodes',
  'policy',
  'policyOf',
  'prepared',
  'previousEntry',
  'processNow',
  'putCustom',
  'putEvent',
  'queueRecords',
  'readPiece',
  'recordWeight',
  'recorder',
  'reflects',
  'relative',
  'remember',
  'removedIn',
  'renewTicket',
  'repeatsValue',
  'report',
  'resetRetries',
  'retryNow',
  'rootId',
  'sampleTask',
  'settled',
  'shadow',
  'sharedName',
  'sheetId',
  'sheetWritten',
  'shifts',
  'sibling',
  'singleWords',
  'sink',
  'spellings',
  'sum',
  'textWeight',
  'texts',
  'tokens',
  'totalMs',
  'unlink',
  'unlinkRecorded',
  'unwritten',
  'updateAttribute',
  'visibilities',
  'walk',
  'wasEmpty',
  'work',
  'worst',
  'wrapper',
  'writeCss',
  'writeIncremental',
  'writeLink',
  'writeNumber',
  'writePending',
  'writePiece',
  'written',
];
export const INTERNAL_NAMES = new RegExp(`^(${internalNames.join('|')})$`);

/** Constants of the browser, whose values are shorter than their names. */
const CONSTANTS = {
  'NodeFilter.SHOW_ELEMENT': '1',
  'NodeFilter.SHOW_TEXT': '4',
  'NodeFilter.SHOW_CDATA_SECTION': '8',
};

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
    define: { ...define, ...CONSTANTS },
    mangleProps: INTERNAL_NAMES,
  });
  return minifyCached(outputFiles[0]?.text ?? '', minifyOptions(file));
}

/**
 * Inlines calls of functions that only return an expression. Others stay functions, because an inlined closure could keep
 * objects alive, such as documents of removed frames, and would be created at each call. The functions of the loader and of
 * the consent script run about once per page and see no frames.
 */
const minifyOptions = (file: string): MinifyOptions => ({
  ecma: 2020,
  compress: {
    ecma: 2020,
    passes: 2,
    keep_fargs: false,
    inline: 1,
    lhs_constants: false,
    reduce_funcs: file !== 'recorder.ts',
    // Writes functions in objects as methods; none of them is a constructor.
    unsafe_methods: true,
  },
});

/**
 * Saves a twentieth (gzip) compared with esbuild alone, but takes seconds. Results are cached by input, because every
 * synthesis of the stack needs the release.
 */
function minifyCached(script: string, options: MinifyOptions): string {
  const key = createHash('sha256').update(JSON.stringify(options)).update(script).digest('hex');
  const cached = join(minifyCache, key);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  const { code } = minify(script, options);
  if (!code) throw new Error('The minified tracker is empty');
  mkdirSync(minifyCache, { recursive: true });
  // Several processes may write the same file.
  writeFileSync(`${cached}.${process.pid}`, code);
  renameSync(`${cached}.${process.pid}`, cached);
  return code;
}
