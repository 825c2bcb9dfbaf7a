import { buildSync } from 'esbuild';
import { root } from '../../../lib/local/paths.ts';
import { bundledPeers, type Peer } from './peers.ts';

/** A measured recorder and its markup. */
export interface Recorder {
  readonly name: string;
  /** Sends its protocol to PeerServer. */
  readonly isPeer?: boolean;
  /** Markup for the head; `origin` is where the receiver listens. */
  head(origin: string, visitorId: string): string;
}

/** A recorder as its documentation installs it: default options, all events, sent every ten seconds and on exit. */
const installed = (begin: string) => `
  ${begin}
  let events = [];
  let seq = 0;
  const address = document.currentScript.dataset.address;
  const take = () => JSON.stringify({ seq: seq++, sent_at: Date.now(), events: events.splice(0) });
  const begin = () => start((event) => { events.push(event); });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
  setInterval(async () => {
    if (events.length === 0) return;
    const packed = new Blob([take()]).stream().pipeThrough(new CompressionStream('gzip'));
    fetch(address, { method: 'POST', body: await new Response(packed).arrayBuffer(), headers: { 'content-type': 'application/octet-stream' } });
  }, 10_000);
  addEventListener('pagehide', () => {
    if (events.length > 0) navigator.sendBeacon(address, new Blob([take()], { type: 'text/plain' }));
  });`;

const librarySource = (name: string) => `
  import { record } from '${name}';
  const start = (emit) => record({ emit });`;
/** Our page recorder, without the other events of the tracker. */
const OUR_SOURCE = `
  import { recordEncoded } from './tests/tracker/differential/record-page.ts';
  const start = (emit) => recordEncoded(emit);`;

function bundle(begin: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: installed(begin), resolveDir: root },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const library = (
  name: string,
  begin = librarySource(name),
): Recorder & { readonly script: string } => ({
  name,
  script: bundle(begin),
  head: (origin) =>
    `<script src="/recorder/${encodeURIComponent(name)}.js" data-address="${origin}/functions/v1/record-events?ticket=x" async></script>`,
});

const libraries = [
  library('@rrweb/record'),
  library('rrweb'),
  library('page', OUR_SOURCE),
] as const;
const peers = (process.env.PEERS ? bundledPeers() : []).map(
  ({ name, script }): Recorder & Peer => ({
    name,
    script,
    isPeer: true,
    head: (origin) =>
      `<script src="/recorder/${encodeURIComponent(name)}.js" data-address="${origin}" async></script>`,
  }),
);
/** The scripts that the website serves, by name. */
export const scripts: ReadonlyMap<string, string> = new Map(
  [...libraries, ...peers].map(({ name, script }) => [`${name}.js`, script]),
);
export const OURS = 'reveille';
export const NO_RECORDER = 'no recorder';

const released = (name: string, loader: string): Recorder => ({
  name,
  head: (origin, visitorId) =>
    `<script async src="${origin}/tracker/v1/${loader}" data-visitor-id="${visitorId}"></script>`,
});
/** The loader of an earlier release, whose files are next to the current ones in dist/tracker/v1. */
const earlier = process.env.EARLIER_LOADER;

export const recorders: readonly Recorder[] = [
  { name: NO_RECORDER, head: () => '' },
  released(OURS, 'loader.js'),
  ...(earlier ? [released(earlier, earlier)] : []),
  ...libraries,
  ...peers,
];
