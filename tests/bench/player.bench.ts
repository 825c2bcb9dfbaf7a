import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import { type Part, PartBuilder } from '../../lambdas/recordings/playback/parts.ts';
import { root } from '../../lib/local/paths.ts';
import { listRecording, longRecording } from '../factories/long-recording.ts';
import { openBrowser } from '../journeys/browser.ts';

/** An hour, 20 MB. */
const EVENTS = 54_000;
const RUNS = 3;
/** Positions to seek to, in milliseconds: far ahead, back, near the end. */
const SEEKS = [2_400_000, 600_000, 3_300_000];
/** Targets, as shares of the time that rrweb-player takes in the same run. */
const TARGET_FIRST_FRAME = 0.3;
const TARGET_SEEK = 0.1;
/** Right after the first frame, the part has to be fetched first. */
const MAX_EARLY_SEEK = 0.25;

const packageFile = (file: string) => readFileSync(join(root, 'node_modules', file));
const player = () =>
  buildSync({
    stdin: {
      contents: "export * from './playback.ts'; export * from './part-loader.ts';",
      resolveDir: join(root, 'web/app/recordings/playback'),
    },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'ourPlayer',
    write: false,
  }).outputFiles[0]?.contents;

const FULL_SNAPSHOT = 2;
/** One snapshot at the start, as the tracker sends it; further ones are added when the session closes. */
function* batchesOf(lines: Iterable<string>): Generator<Batch> {
  let snapshots = 0;
  for (const line of lines) {
    const batch: Batch = JSON.parse(line);
    const events = batch.events.filter(({ type }) => {
      if (type === FULL_SNAPSHOT) snapshots += 1;
      return type !== FULL_SNAPSHOT || snapshots === 1;
    });
    yield { ...batch, events };
  }
}

/** One recording in both formats, served like a bucket. */
function served(recording: () => Iterable<string>) {
  const batches = () => batchesOf(recording());
  const events = JSON.stringify([...batches()].flatMap((batch) => batch.events));
  const builder = new PartBuilder();
  const parts: Part[] = [
    ...[...batches()].flatMap((batch) => builder.add(batch)),
    ...builder.end(),
  ];
  const spans = parts.map(({ from, to, keyframe }) => ({ from_ms: from, to_ms: to, keyframe }));
  const files = new Map<string, Uint8Array>([
    ['/whole', gzipSync(events)],
    ['/spans', gzipSync(JSON.stringify(spans))],
    ...parts.map(({ text }, index) => [`/part/${index}`, gzipSync(text)] as const),
    ['/our-player.js', gzipSync(player() ?? '')],
    ['/rrweb-player.js', gzipSync(packageFile('rrweb-player/dist/rrweb-player.umd.cjs'))],
    ['/', gzipSync('<!doctype html><div id="container"></div>')],
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

/** Runs in the page: resolves when it is idle, so that a seek starts from a shown position. */
const pageIdle = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done())));

/**
 * `early`: only the first part was fetched. `cold`: the recording was fetched while the browser was idle.
 * `warm`: also, the pointer hovered over the position before the click.
 */
const conditions = ['early', 'cold', 'warm'] as const;
interface Conditions {
  readonly seeks: readonly number[];
  readonly when: (typeof conditions)[number];
  /** Whether the page has no layout. */
  readonly isHidden: boolean;
}

/** Runs in the page: times the first frame since the request, then each seek until its position is shown. */
async function timeOurs({ seeks, when, isHidden }: Conditions): Promise<Times> {
  const { Playback, partLoader } = Reflect.get(window, 'ourPlayer');
  const pageIdle = Reflect.get(window, 'pageIdle');
  const start = performance.now();
  const parts = await (await fetch('/spans')).json();
  const links = parts.map((_: unknown, index: number) => ({ url: `/part/${index}` }));
  const loader = partLoader(links, async () => links);
  const loads: Promise<unknown>[] = [];
  const load = (index: number) => {
    const loaded = loader.load(index);
    loads.push(loaded);
    return loaded;
  };
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
  const container = document.getElementById('container') as HTMLElement;
  playback.mount(container);
  await shown;
  const first = performance.now() - start;
  container.hidden = isHidden;
  if (when !== 'early') for (const index of links.keys()) await loader.fetchAhead(index);
  const times = [];
  for (const to of seeks) {
    if (when === 'warm') playback.prefetch(to);
    await Promise.all(loads);
    await pageIdle();
    const from = performance.now();
    playback.seek(to);
    await isShown();
    container.querySelector('iframe')?.contentDocument?.body.getBoundingClientRect();
    times.push(performance.now() - from);
  }
  return { first, seeks: times };
}

async function timeTheirs({ seeks, isHidden }: Conditions): Promise<Times> {
  const pageIdle = Reflect.get(window, 'pageIdle');
  const Player = Reflect.get(window, 'rrwebPlayer');
  const start = performance.now();
  const events = await (await fetch('/whole')).json();
  const player = new (Player.default ?? Player)({
    target: document.getElementById('container'),
    props: { events, autoPlay: false, showWarning: false },
  });
  const isBuilt = () =>
    (document.querySelector('iframe')?.contentDocument?.querySelectorAll('p').length ?? 0) > 1_000;
  while (!isBuilt()) await new Promise((next) => setTimeout(next, 1));
  const first = performance.now() - start;
  (document.getElementById('container') as HTMLElement).hidden = isHidden;
  const times = [];
  for (const to of seeks) {
    await pageIdle();
    const from = performance.now();
    player.goto(to, false);
    document.querySelector('iframe')?.contentDocument?.body.getBoundingClientRect();
    times.push(performance.now() - from);
  }
  return { first, seeks: times };
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

test.each([
  ['a list that is rebuilt', () => listRecording(20)],
  ['tiny changes', () => longRecording(EVENTS)],
])(
  'a long recording of %s opens and seeks in a fraction of the time rrweb-player takes',
  async (_, recording) => {
    const { server, megabytes, parts } = served(recording);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await using browser = await openBrowser();
    const page = await browser.newPage();
    const timed = async (
      script: string,
      time: (conditions: Conditions) => Promise<Times>,
      conditions: Omit<Conditions, 'seeks'>,
    ) => {
      await page.goto(origin);
      await page.addScriptTag({ url: `${origin}/${script}` });
      await page.addScriptTag({ content: `window.pageIdle = ${pageIdle}` });
      return page.evaluate(time, { ...conditions, seeks: SEEKS });
    };
    const ours = new Map<string, Times[]>();
    const theirs = new Map<string, Times[]>();
    const record = (all: Map<string, Times[]>, name: string, times: Times) =>
      all.set(name, [...(all.get(name) ?? []), times]);
    for (let run = 0; run < RUNS; run += 1) {
      for (const isHidden of [false, true]) {
        const name = isHidden ? 'without layout' : 'with layout';
        record(
          theirs,
          name,
          await timed('rrweb-player.js', timeTheirs, { isHidden, when: 'early' }),
        );
        for (const when of conditions) {
          const times = await timed('our-player.js', timeOurs, { isHidden, when });
          record(ours, `${when}, ${name}`, times);
        }
      }
    }
    server.close();
    const seekOf = (times: readonly Times[] = []) => median(times.flatMap((each) => each.seeks));
    const firstOf = (times: readonly Times[] = []) => median(times.map((each) => each.first));
    const line = (what: string, ourMs: number, rrwebMs: number) =>
      `${what}: ${ourMs.toFixed(1)} ms, rrweb-player ${rrwebMs.toFixed(0)} ms, ${(ourMs / rrwebMs).toFixed(2)} x\n`;
    const first = [ours.get('early, with layout'), theirs.get('with layout')].map(firstOf);
    process.stdout.write(
      `${megabytes.toFixed(0)} MB in ${parts} parts\n${line('first frame', first[0] ?? 0, first[1] ?? 0)}`,
    );
    const shares = new Map<string, number>();
    for (const [name, times] of ours) {
      const [ourMs, rrwebMs] = [seekOf(times), seekOf(theirs.get(name.replace(/^\w+, /, '')))];
      shares.set(name, ourMs / rrwebMs);
      process.stdout.write(line(`seek, ${name}`, ourMs, rrwebMs));
    }
    expect((first[0] ?? 0) / (first[1] ?? 1)).toBeLessThanOrEqual(TARGET_FIRST_FRAME);
    expect(shares.get('cold, with layout')).toBeLessThanOrEqual(TARGET_SEEK);
    expect(shares.get('warm, with layout')).toBeLessThanOrEqual(TARGET_SEEK);
    expect(shares.get('early, with layout')).toBeLessThanOrEqual(MAX_EARLY_SEEK);
  },
  300_000,
);
