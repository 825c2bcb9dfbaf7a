import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Batch, RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { wireOf } from './wire.ts';

/** A user agent that counts as human. */
export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** The request body as the tracker sends it. */
export const packedBatch = (batch: Batch): Buffer => gzipSync(wireOf(batch));

/** The first events of a page: rrweb's meta event and snapshot, and our page event. */
export const firstEvents = (domain: string, at = Date.now()): RecordedEvent[] => [
  { type: 4, timestamp: at, data: { href: `https://${domain}/`, width: 1_000, height: 800 } },
  {
    type: 2,
    timestamp: at + 1,
    data: {
      node: {
        type: 0,
        id: 1,
        childNodes: [
          {
            type: 2,
            id: 2,
            tagName: 'html',
            attributes: {},
            childNodes: [{ type: 2, id: 3, tagName: 'body', attributes: {}, childNodes: [] }],
          },
        ],
      },
      initialOffset: { left: 0, top: 0 },
    },
  },
  {
    type: 5,
    timestamp: at + 2,
    data: {
      tag: 'rv:page',
      payload: {
        page: '/',
        title: 'Shop',
        kind: 'load',
        referrer: '',
        viewport: [1_000, 800],
        page_height: 2_000,
      },
    },
  },
];

export const batchOf = (
  events: readonly RecordedEvent[],
  seq = 0,
  more: Partial<Batch> = {},
): Batch => ({
  seq,
  sent_at: Date.now(),
  events,
  ...more,
});
export const firstBatch = (domain: string, more: Partial<Batch> = {}) =>
  batchOf(firstEvents(domain), 0, more);
const letters = (count: number) =>
  Array.from(randomBytes(count), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
/** Too large for a table item: random letters, which compress badly. */
export const largeBatch = (seq: number, at = Date.now()) => {
  const texts = [{ id: 3, value: letters(9_000) }];
  const data = { source: 0, texts, attributes: [], removes: [], adds: [] };
  return batchOf([{ type: 3, timestamp: at, data }], seq);
};
export const laterBatch = (seq: number, at = Date.now()) =>
  batchOf([{ type: 3, timestamp: at, data: { source: 3, id: 1, x: 0, y: seq } }], seq);
