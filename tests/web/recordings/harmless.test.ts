import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { harmless } from '../../../web/app/recordings/harmless.ts';

const link = (rel: string) => ({
  tagName: 'link',
  attributes: { rel, href: 'https://a.example/' },
});
const mutation = (change: object) => ({ type: 3, timestamp: 1, data: { source: 0, ...change } });

test('links by which a browser would connect ahead of time are only links in a replay, styles stay', () => {
  const rels = [
    'preconnect',
    'dns-prefetch',
    'prefetch',
    'Prerender',
    'modulepreload',
    'stylesheet',
  ];
  const nested = { tagName: 'html', attributes: {}, childNodes: rels.map(link) };
  const events = [
    { type: 2, timestamp: 1, data: { node: nested } },
    mutation({ adds: rels.map((rel) => ({ node: link(rel) })) }),
    mutation({ attributes: rels.map((rel) => ({ id: 1, ...link(rel) })) }),
  ];
  const left = JSON.stringify(harmless(events)).match(/"rel":"[^"]+"/g);
  expect(left).toEqual(Array(3).fill('"rel":"stylesheet"'));
});

test('a canvas keeps the picture that is written out and loads none from elsewhere', () => {
  const canvas = (rr_dataURL: string) => ({ tagName: 'canvas', attributes: { rr_dataURL } });
  const pictures = ['data:image/png;base64,AA', 'https://a.example/', '//a.example/', 'data'];
  const events = [
    { type: 2, timestamp: 1, data: { node: { childNodes: pictures.map(canvas) } } },
    mutation({ adds: pictures.map((each) => ({ node: canvas(each) })) }),
    mutation({ attributes: pictures.map(canvas) }),
  ];
  const left = JSON.stringify(harmless(events)).match(/"rr_dataURL":"[^"]+"/g);
  expect(left).toEqual(Array(3).fill(`"rr_dataURL":"${pictures[0]}"`));
});

test('what was done to sound and film is left out, since it may name any element', () => {
  const [press, play] = [2, 7].map((source) => ({
    type: 3,
    timestamp: 1,
    data: { source, id: 3 },
  }));
  expect(harmless([press, play] as RecordedEvent[])).toEqual([press]);
});

test('events of any shape pass', () => {
  const odd = [
    { type: 2, timestamp: 1, data: null },
    {
      type: 3,
      timestamp: 1,
      data: { source: 0, adds: [{}, null, { node: { childNodes: 1 } }], attributes: 'x' },
    },
    { type: 3, timestamp: 1, data: { source: 1 } },
  ];
  expect(harmless(odd)).toHaveLength(3);
});
