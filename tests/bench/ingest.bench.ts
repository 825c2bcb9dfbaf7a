import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { readBatch } from '../../lambdas/recordings/batch/ingest.protocol.ts';

const RUNS = 60;

/** A page of a shop: rows of a table with a link, a picture and a few words each, and its style sheet. */
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

/** Ten seconds of a busy hand. */
const minute = (): RecordedEvent[] =>
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
  'ten busy seconds': minute(),
  'a page of 500 nodes': page(70),
  'a page of 5,000 nodes': page(700),
};

const timeOf = (work: () => void) => {
  const from = performance.now();
  work();
  return performance.now() - from;
};
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

test('what taking a batch costs with every check in, beside unpacking and parsing it', () => {
  const rows = Object.entries(batches).map(([name, events]) => {
    const body = gzipSync(JSON.stringify({ v: 1, seq: 0, sent_at: 1, events }));
    const floor: number[] = [];
    const taken: number[] = [];
    for (let run = -10; run < RUNS; run += 1) {
      const bare = timeOf(() => JSON.parse(gunzipSync(body).toString()));
      const all = timeOf(() => readBatch({ body, contentType: 'application/octet-stream' }));
      if (run >= 0) {
        floor.push(bare);
        taken.push(all);
      }
    }
    const { body: kept } = readBatch({ body, contentType: 'application/octet-stream' });
    expect(kept).toBe(body);
    const ratio = median(taken) / median(floor);
    return {
      name,
      'kB packed': Math.round(body.length / 1_000),
      kB: Math.round(gunzipSync(body).length / 1_000),
      'floor ms': Number(median(floor).toFixed(2)),
      'taken ms': Number(median(taken).toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
    };
  });
  console.table(rows);
});
