import { expect, test } from 'vitest';
import { withoutHints } from '../../../web/app/recordings/hints.ts';

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
  const left = JSON.stringify(withoutHints(events)).match(/"rel":"[^"]+"/g);
  expect(left).toEqual(Array(3).fill('"rel":"stylesheet"'));
});

test('events of any shape pass', () => {
  const odd = [
    { type: 2, timestamp: 1, data: null },
    { type: 3, timestamp: 1, data: { source: 0, adds: [{}], attributes: 'x' } },
    { type: 3, timestamp: 1, data: { source: 1 } },
  ];
  expect(withoutHints(odd)).toHaveLength(3);
});
