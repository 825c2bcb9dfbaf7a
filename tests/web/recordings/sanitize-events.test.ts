import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { sanitizeEvents } from '../../../web/app/recordings/playback/sanitize-events.ts';

const link = (rel: string) => ({
  tagName: 'link',
  attributes: { rel, href: 'https://a.example/' },
});
const mutation = (change: object) => ({ type: 3, timestamp: 1, data: { source: 0, ...change } });

test('preconnect and preload links are neutralized in a replay, and style sheets stay', () => {
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
  const left = JSON.stringify(sanitizeEvents(events)).match(/"rel":"[^"]+"/g);
  expect(left).toEqual(Array(3).fill('"rel":"stylesheet"'));
});

test('an embedding element loses its URL, regardless of letter case', () => {
  const address = 'https://a.example/';
  const nodes = [
    ['iframe', { src: address, srcdoc: `<iframe src="${address}">`, title: 'kept' }],
    ['IFRAME', { SRC: address, srcDoc: address }],
    ['frame', { src: address }],
    ['object', { data: address, codebase: address }],
    ['embed', { src: `data:text/html,<link rel=preconnect href=${address}>` }],
    ['meta', { 'http-equiv': 'refresh', content: `0;url=${address}` }],
    ['a', { ping: address }],
  ].map(([tagName, attributes]) => ({ tagName, attributes }));
  const events = [
    { type: 2, timestamp: 1, data: { node: { childNodes: nodes } } },
    mutation({ adds: structuredClone(nodes).map((node) => ({ node })) }),
  ];
  const [picture, added] = sanitizeEvents(events).map(({ data }) => JSON.stringify(data));
  for (const left of [picture, added]) {
    expect(left).toContain('"title":"kept"');
    expect(left).not.toMatch(/"(src|srcdoc|data|codebase|http-equiv|ping)":"/i);
  }
});

test('two logical borders that Chromium writes as one invalid border are shown', () => {
  const repaired = [
    ['border-inline: 0px initial initial;', 'border-inline: 0px;'],
    ['border-inline: 0px initial initial !important;', 'border-inline: 0px !important;'],
    ['border-block: initial initial;', 'border-block: initial;'],
    ['border-block: initial solid red;', 'border-block: solid red;'],
    [
      'border-inline: initial !important; left: initial;',
      'border-inline: initial !important; left: initial;',
    ],
  ];
  const nodes = repaired.flatMap(([css]) => [
    { type: 3, textContent: `.a { ${css} }`, isStyle: true },
    { type: 2, tagName: 'style', attributes: { _cssText: `.a { ${css} }` } },
    { type: 3, textContent: css },
  ]);
  sanitizeEvents([{ type: 2, timestamp: 1, data: { node: { childNodes: nodes } } }]);
  expect(nodes.map(({ textContent, attributes }) => textContent ?? attributes?._cssText)).toEqual(
    repaired.flatMap(([css, shown]) => [`.a { ${shown} }`, `.a { ${shown} }`, css]),
  );
});

test('an image keeps its address, and an address set later is kept only where it is written out', () => {
  const image = (src: string) => ({ tagName: 'img', attributes: { src } });
  const later = (src: string | null) => ({ id: 1, attributes: { src, class: 'x' } });
  const addresses = [
    'https://a.example/',
    '//a.example',
    'a.png',
    'data:image/gif;base64,AA',
    null,
  ];
  const events = [
    { type: 2, timestamp: 1, data: { node: image('https://a.example/') } },
    mutation({ attributes: addresses.map(later) }),
  ];
  const [picture, changed] = sanitizeEvents(events);
  expect(picture?.data).toEqual({ node: image('https://a.example/') });
  expect(changed?.data).toMatchObject({
    attributes: [
      ...Array(3).fill({ attributes: { class: 'x' } }),
      { attributes: { src: 'data:image/gif;base64,AA' } },
      { attributes: { src: null } },
    ],
  });
  expect(JSON.stringify(changed)).not.toContain('a.example');
});

test('a canvas keeps the picture that is written out and loads none from elsewhere', () => {
  const canvas = (rr_dataURL: string) => ({ tagName: 'canvas', attributes: { rr_dataURL } });
  const pictures = ['data:image/png;base64,AA', 'https://a.example/', '//a.example/', 'data'];
  const events = [
    { type: 2, timestamp: 1, data: { node: { childNodes: pictures.map(canvas) } } },
    mutation({ adds: pictures.map((each) => ({ node: canvas(each) })) }),
    mutation({ attributes: pictures.map(canvas) }),
  ];
  const left = JSON.stringify(sanitizeEvents(events)).match(/"rr_dataURL":"[^"]+"/g);
  expect(left).toEqual(Array(3).fill(`"rr_dataURL":"${pictures[0]}"`));
});

test('media events are dropped, because they may reference any element', () => {
  const [press, play] = [2, 7].map((source) => ({
    type: 3,
    timestamp: 1,
    data: { source, id: 3 },
  }));
  expect(sanitizeEvents([press, play] as RecordedEvent[])).toEqual([press]);
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
  expect(sanitizeEvents(odd)).toHaveLength(3);
});

/** The element or doctype that the replayer creates first. If that throws, the whole page is missing. */
function made(node: object): string {
  const events = [{ type: 2, timestamp: 1, data: { node: structuredClone(node) } }];
  const [snapshot] = sanitizeEvents(events as never) as never as [{ data: { node: Made } }];
  const { type, tagName = '', name, publicId, systemId, isCustom } = snapshot.data.node;
  if (type === 1) return document.implementation.createDocumentType(name, publicId, systemId).name;
  expect([tagName in {}, isCustom]).toEqual([false, tagName === 'my-element' || undefined]);
  return document.createElement(tagName).localName;
}
interface Made {
  readonly type: number;
  readonly tagName?: string;
  readonly name: string;
  readonly publicId: string;
  readonly systemId: string;
  readonly isCustom?: boolean;
}

test.each([
  'a b',
  '1',
  '',
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  '<script>',
  'a\u0000',
  7,
  null,
])('an element called %j is rendered as an unknown one', (tagName) => {
  const node = { type: 2, id: 8, tagName, attributes: {}, childNodes: [], isCustom: true };
  expect(made(node)).toBe('x-unknown');
});

test.each(['p', 'my-element', 'svg:rect', 'h1', 'blink', 'emotion-😍'])(
  'an element called %s keeps its name',
  (tagName) => {
    expect(made({ type: 2, id: 8, tagName, attributes: {}, childNodes: [] })).toBe(tagName);
  },
);

test.each([
  ['x-switch', {}, true],
  ['wa-tree-item', {}, true],
  ['p', {}, undefined],
  ['font-face', {}, undefined],
  ['annotation-xml', {}, undefined],
  ['x-switch', { isSVG: true }, undefined],
])(
  'an element called %s with %j is defined, as styles of :defined need it: %s',
  (tagName, more, is) => {
    const node = { type: 2, id: 8, tagName, attributes: {}, childNodes: [], ...more };
    const added = structuredClone(node);
    const events = [
      { type: 2, timestamp: 1, data: { node } },
      { type: 3, timestamp: 2, data: { source: 0, adds: [{ parentId: 1, node: added }] } },
    ];
    sanitizeEvents(events as never);
    expect([node, added].map((each) => 'isCustom' in each && each.isCustom)).toEqual(
      Array(2).fill(is ?? false),
    );
  },
);

test.each([
  { name: '<script>' },
  { name: 'a b' },
  { name: '' },
  { publicId: '"><script>' },
  { systemId: '\u0000' },
])('a doctype with %j is replaced by the HTML doctype', (odd) => {
  expect(made({ type: 1, id: 2, name: 'html', publicId: '', systemId: '', ...odd })).toBe('html');
});

test('a custom event is kept, whatever numbers it contains', () => {
  const custom = { type: 5, timestamp: 1, data: { source: 7 } };
  const media = { type: 3, timestamp: 1, data: { source: 7 } };
  expect(sanitizeEvents([custom, media] as never)).toEqual([custom]);
});

test('common doctypes keep their identifiers', () => {
  const doctype = {
    type: 1,
    id: 2,
    name: 'html',
    publicId: '-//W3C//DTD XHTML 1.0 Transitional//EN',
    systemId: 'http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd',
  };
  const [event] = sanitizeEvents([
    { type: 2, timestamp: 1, data: { node: { ...doctype } } },
  ] as never);
  expect(event?.data).toEqual({ node: doctype });
});

test('text along a path of a drawing is shown, although its element is recorded in lower case', () => {
  const nodes = [
    { type: 2, tagName: 'textpath', isSVG: true, attributes: {} },
    { type: 2, tagName: 'textpath', attributes: {} },
  ];
  sanitizeEvents([{ type: 2, timestamp: 1, data: { node: { childNodes: nodes } } }]);
  expect(nodes.map(({ tagName }) => tagName)).toEqual(['textPath', 'textpath']);
});
