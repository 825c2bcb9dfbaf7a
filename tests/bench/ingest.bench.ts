import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { packedBatch } from '../factories/batch.ts';
import { importDeployed } from './as-deployed.ts';

/** Each measurement covers this many bytes, because the processor clock is coarse. */
const RUNS = 9;
const MEASURED_BYTES = 2e7;
/** As a multiple of the cost of unzipping and parsing the same batch as JSON. */
const TARGET_RATIO = 1.1;

/** A shop page: a table whose rows have a link, a price and a button, and a style sheet. */
function page(rows: number): RecordedEvent[] {
  let id = 10;
  const element = (tagName: string, attributes: object, ...childNodes: object[]) => {
    id += 1;
    return { type: 2, tagName, attributes, childNodes, id };
  };
  const text = (textContent: string) => {
    id += 1;
    return { type: 3, textContent, id };
  };
  const row = (_: unknown, n: number) =>
    element(
      'tr',
      { class: `row row-${n % 7} css-${(n * 7919).toString(36)}`, 'data-sku': `sku-${n}` },
      element(
        'td',
        {},
        element(
          'a',
          { href: `/products/${n}`, title: `Product ${n}` },
          text(`A fine product, number ${n}`),
        ),
      ),
      element('td', { style: 'width: 12px; color: red' }, text(`${n}.99`)),
      element(
        'td',
        {},
        element('button', { type: 'button', class: 'buy' }, text('Put into the basket')),
      ),
    );
  const css = Array.from(
    { length: 200 },
    (_, n) =>
      `.row-${n}{color:#${n}${n}${n};padding:${n}px}@media (min-width:${n}px){.buy{margin:${n}px}}`,
  ).join('');
  const node = {
    type: 0,
    id: 1,
    childNodes: [
      element(
        'html',
        {},
        element('head', {}, element('style', { _cssText: css })),
        element('body', {}, element('table', {}, ...Array.from({ length: rows }, row))),
      ),
    ],
  };
  return [
    { type: 4, timestamp: 1, data: { href: 'https://shop.example/', width: 1_000, height: 800 } },
    { type: 2, timestamp: 2, data: { node, initialOffset: { left: 0, top: 0 } } },
  ];
}

/** Ten seconds of continuous pointer movement and changes. */
const tenSeconds = (): RecordedEvent[] =>
  Array.from({ length: 400 }, (_, n) => ({
    type: 3,
    timestamp: 1_000 + n * 25,
    data:
      n % 5 === 0
        ? {
            source: 0,
            texts: [{ id: n, value: `step ${n}` }],
            attributes: [{ id: n, attributes: { class: `open-${n}`, style: { width: `${n}px` } } }],
            removes: [],
            adds: [],
          }
        : {
            source: 1,
            positions: Array.from({ length: 10 }, (__, p) => ({
              x: n + p,
              y: n * 2 + p,
              id: 40 + p,
              timeOffset: -p * 50,
            })),
          },
  }));

const batches = {
  'ten busy seconds': tenSeconds(),
  'a page of 500 nodes': page(70),
  'a page of 5,000 nodes': page(700),
};

/** Milliseconds of this thread's processor time per call, which other processes do not affect. */
function costOf(run: () => void, times: number): number {
  const from = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) run();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1_000 / times;
}
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const rounded = (value: number) => Number(value.toFixed(2));

/** An email address in a text or in a link must be masked; a typed value must be removed. */
const variants: Record<string, (events: RecordedEvent[]) => RecordedEvent[]> = {
  clean: (events) => events,
  'an address in a text': (events) => [
    ...events,
    customEvent({ texts: [{ id: 3, value: ADDRESS }] }),
  ],
  'an address in a link': (events) => [
    ...events,
    customEvent({ attributes: [{ id: 3, attributes: { href: `/account?user=${ADDRESS}` } }] }),
  ],
  // At the front, so that every later text gets another index in the string table.
  'a typed value': (events) => [
    customEvent({ attributes: [{ id: 3, attributes: { value: 'typed' } }] }, 1),
    ...events,
  ],
};
const ADDRESS = 'jo.smith@example.com';
const customEvent = (more: object, timestamp = 20_000): RecordedEvent => ({
  type: 3,
  timestamp,
  data: { source: 0, texts: [], attributes: [], removes: [], adds: [], ...more },
});

test('ingesting a batch with every check costs little more than unzipping and parsing its JSON', async () => {
  const { readBatch } = await importDeployed<
    typeof import('../../lambdas/recordings/batch/ingest.protocol.ts')
  >('lambdas/recordings/batch/ingest.protocol.ts');
  const all = Object.entries(batches).flatMap(([name, events]) =>
    Object.entries(variants).map(([variant, of]) => ({ name, variant, events: of(events) })),
  );
  const rows = all.map(({ name, variant, events }) => {
    const batch = { seq: 0, sent_at: 1, events };
    const text = JSON.stringify(batch);
    const json = gzipSync(text);
    const body = packedBatch(batch);
    const times = Math.ceil(MEASURED_BYTES / text.length);
    const parse = () => JSON.parse(gunzipSync(json).toString());
    const ingest = () => readBatch({ body, contentType: 'application/octet-stream' });
    expect(ingest().body === body).toBe(variant === 'clean');
    const runs = Array.from({ length: RUNS }, () => [costOf(parse, times), costOf(ingest, times)]);
    const [parsed, ingested] = [0, 1].map((n) => median(runs.map((run) => run[n] ?? Number.NaN)));
    return {
      name,
      variant,
      'kB of JSON': Math.round(text.length / 1_000),
      'kB packed JSON': Math.round(json.length / 1_000),
      'kB packed': Math.round(body.length / 1_000),
      'kB stored': Math.round(ingest().body.length / 1_000),
      'parse ms': rounded(parsed ?? Number.NaN),
      'ingest ms': rounded(ingested ?? Number.NaN),
      ratio: rounded((ingested ?? Number.NaN) / (parsed ?? Number.NaN)),
    };
  });
  console.table(rows);
  for (const { name, variant, ratio } of rows)
    expect(ratio, `${name}, ${variant}`).toBeLessThanOrEqual(TARGET_RATIO);
}, 600_000);
