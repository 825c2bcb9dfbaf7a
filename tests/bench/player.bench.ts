import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import { type Part, Parts } from '../../lambdas/recordings/playback/parts.ts';
import { root } from '../../lib/local/paths.ts';
import { listRecording, longRecording } from '../factories/long-recording.ts';
import { openBrowser } from '../journeys/browser.ts';

/** An hour of 20 MB. */
const EVENTS = 54_000;
const RUNS = 3;
/** Places people go to, in milliseconds: far in, back, near the end. */
const SEEKS = [2_400_000, 600_000, 3_300_000];
/** Promised, as shares of what rrweb-player takes in the same run. */
const AIM_FIRST_FRAME = 0.3;
const AIM_SEEK = 0.1;
/** Where every change is tiny rrweb-player is quick, and what is left is loading a part and the browser's own layout. */
const MOST_SEEK_OF_TINY = 0.25;

const fixed = (file: string) => readFileSync(join(root, 'node_modules', file));
const player = () =>
  buildSync({
    entryPoints: [join(root, 'web/app/recordings/playback.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'own',
    write: false,
  }).outputFiles[0]?.contents;

const FULL_SNAPSHOT = 2;
/** One picture at the beginning, as the tracker sends it: any further one is made when the session closes. */
function* batchesOf(lines: Iterable<string>): Generator<Batch> {
  let pictures = 0;
  for (const line of lines) {
    const batch: Batch = JSON.parse(line);
    const events = batch.events.filter(({ type }) => {
      if (type === FULL_SNAPSHOT) pictures += 1;
      return type !== FULL_SNAPSHOT || pictures === 1;
    });
    yield { ...batch, events };
  }
}

/** Both ways of keeping one recording, as a bucket would hand them out. */
function served(recording: () => Iterable<string>) {
  const batches = () => batchesOf(recording());
  const events = JSON.stringify([...batches()].flatMap((batch) => batch.events));
  const cutter = new Parts();
  const parts: Part[] = [...[...batches()].flatMap((batch) => cutter.add(batch)), ...cutter.end()];
  const spans = parts.map(({ from, to, keyframe }) => ({ from_ms: from, to_ms: to, keyframe }));
  const files = new Map<string, Uint8Array>([
    ['/whole', gzipSync(events)],
    ['/spans', gzipSync(JSON.stringify(spans))],
    ...parts.map(({ text }, index) => [`/part/${index}`, gzipSync(text)] as const),
    ['/own.js', gzipSync(player() ?? '')],
    ['/rrweb-player.js', gzipSync(fixed('rrweb-player/dist/rrweb-player.umd.cjs'))],
    ['/', gzipSync('<!doctype html><div id="stage"></div>')],
  ]);
  const server = createServer((request, response) => {
    const body = files.get(request.url ?? '');
    const type =
      request.url === '/'
        ? 'text/html'
        : request.url?.endsWith('.js')
          ? 'text/javascript'
          : 'application/json';
    response
      .writeHead(body ? 200 : 404, { 'content-type': type, 'content-encoding': 'gzip' })
      .end(body);
  });
  return { server, megabytes: events.length / 1e6, parts: parts.length };
}

interface Times {
  readonly first: number;
  readonly seeks: readonly number[];
}

/** In the page: seeks only after the current position is shown. */
const atRest = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done())));

/** In the page: from asking for the recording to its first picture, then each place until it is shown. */
async function timeOwn(seeks: number[]): Promise<Times> {
  const { Playback } = Reflect.get(window, 'own');
  const atRest = Reflect.get(window, 'atRest');
  const began = performance.now();
  const parts = await (await fetch('/spans')).json();
  const load = async (index: number) => (await fetch(`/part/${index}`)).json();
  const playback = new Playback({ parts, load }, 0, 0);
  const isShown = () =>
    new Promise<void>((done, fail) => {
      const end = playback.onChange(() => {
        const { status } = playback.now();
        if (status === 'loading') return;
        end();
        if (status === 'paused') done();
        else fail(new Error(status));
      });
    });
  const shown = isShown();
  playback.mount(document.getElementById('stage'));
  await shown;
  const first = performance.now() - began;
  const times = [];
  for (const to of seeks) {
    await atRest();
    const from = performance.now();
    playback.seek(to);
    if (playback.now().status === 'loading') await isShown();
    times.push(performance.now() - from);
  }
  return { first, seeks: times };
}

async function timeTheirs(seeks: number[]): Promise<Times> {
  const atRest = Reflect.get(window, 'atRest');
  const Player = Reflect.get(window, 'rrwebPlayer');
  const began = performance.now();
  const events = await (await fetch('/whole')).json();
  const player = new (Player.default ?? Player)({
    target: document.getElementById('stage'),
    props: { events, autoPlay: false, showWarning: false },
  });
  const isBuilt = () =>
    (document.querySelector('iframe')?.contentDocument?.querySelectorAll('p').length ?? 0) > 1_000;
  while (!isBuilt()) await new Promise((next) => setTimeout(next, 1));
  const first = performance.now() - began;
  const times = [];
  for (const to of seeks) {
    await atRest();
    const from = performance.now();
    player.goto(to, false);
    times.push(performance.now() - from);
  }
  return { first, seeks: times };
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

test.each([
  ['a list that is rebuilt', () => listRecording(20), AIM_SEEK],
  ['tiny changes', () => longRecording(EVENTS), MOST_SEEK_OF_TINY],
])(
  'a long recording of %s is there, and anywhere in it, in a fraction of the time rrweb-player takes',
  async (_, recording, mostSeek) => {
    const { server, megabytes, parts } = served(recording);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await using browser = await openBrowser();
    const page = await browser.newPage();
    const timed = async (script: string, time: (seeks: number[]) => Promise<Times>) => {
      await (page as Page).goto(origin);
      await page.addScriptTag({ url: `${origin}/${script}` });
      await page.addScriptTag({ content: `window.atRest = ${atRest}` });
      return page.evaluate(time, SEEKS);
    };
    const own: Times[] = [];
    const theirs: Times[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      own.push(await timed('own.js', timeOwn));
      theirs.push(await timed('rrweb-player.js', timeTheirs));
    }
    server.close();
    const first = [own, theirs].map((times) => median(times.map((each) => each.first)));
    const seek = [own, theirs].map((times) => median(times.flatMap((each) => each.seeks)));
    const line = (what: string, [ours = 0, rrweb = 0]: number[]) =>
      `${what}: ${ours.toFixed(0)} ms, rrweb-player ${rrweb.toFixed(0)} ms, ${(ours / rrweb).toFixed(2)} x\n`;
    process.stdout.write(
      `${megabytes.toFixed(0)} MB in ${parts} parts\n${line('first frame', first)}${line('seek', seek)}`,
    );
    expect((first[0] ?? 0) / (first[1] ?? 1)).toBeLessThanOrEqual(AIM_FIRST_FRAME);
    expect((seek[0] ?? 0) / (seek[1] ?? 1)).toBeLessThanOrEqual(mostSeek);
  },
  300_000,
);
