import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import type { PageNode } from '../../../lambdas/contract/replay/page-tree.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { differenceBetween } from '../../../web/app/recordings/playback/difference.ts';

const element = (
  id: number,
  tagName: string,
  attributes: Record<string, unknown> = {},
  childNodes: PageNode[] = [],
  more: Partial<PageNode> = {},
): PageNode => ({ id, type: 2, tagName, attributes, childNodes, ...more });
const textNode = (id: number, textContent: string): PageNode => ({ id, type: 3, textContent });

const event = (type: number, data: unknown): RecordedEvent => ({ type, timestamp: 1, data });
const change = (data: object) => event(3, data);

/** A page with these nodes in its body, after these events. */
function moment(inBody: PageNode[], happened: readonly RecordedEvent[] = []): PageMirror {
  const mirror = new PageMirror();
  const body = element(2, 'body', {}, inBody);
  mirror.apply(event(4, { href: 'https://shop.example/', width: 1_200, height: 800 }));
  mirror.apply(event(2, { node: { id: 1, type: 0, childNodes: [body] } }));
  for (const each of happened) mirror.apply(each);
  return mirror;
}
const difference = (from: PageNode[], to: PageNode[]) =>
  differenceBetween(moment(from), moment(to));

/** Omits scroll positions of 0 and empty child lists, which mean the same as missing ones. */
const comparable = (node: PageNode | undefined): unknown =>
  JSON.parse(
    JSON.stringify(node, (name, value) => {
      const isNothing = name === 'childNodes' ? value.length === 0 : !value;
      return /^rr_scroll|^childNodes$/.test(name) && isNothing ? undefined : value;
    }),
  );

const IDS = [3, 4, 5, 6, 7, 8, 9, 10];
const anyNodes = fc
  .tuple(
    fc.shuffledSubarray(IDS, { minLength: 2 }),
    fc.array(fc.nat(99), { minLength: IDS.length, maxLength: IDS.length }),
  )
  .map(([ids, random]) => {
    const made: PageNode[] = [];
    const top: PageNode[] = [];
    for (const [place, id] of ids.entries()) {
      const value = random[place] ?? 0;
      const attributes = {
        ...(value % 3 === 0 && { class: `c${value % 2}` }),
        ...(value % 5 === 0 && { rr_scrollTop: value, rr_scrollLeft: value % 2 }),
      };
      const node =
        id % 4 === 0 ? textNode(id, `text ${value % 3}`) : element(id, 'div', attributes);
      const parent = made[value % (made.length + 1)];
      (parent?.childNodes ?? top).push(node);
      if (node.childNodes) made.push(node);
    }
    return top;
  });

test('applying the difference between two moments turns one page into the other', () => {
  let changed = 0;
  fc.assert(
    fc.property(anyNodes, anyNodes, (from, to) => {
      const [shown, wanted] = [moment(from), moment(to)];
      const changes = differenceBetween(shown, wanted);
      if (!changes) return;
      changed += 1;
      for (const each of changes) shown.apply(change(each));
      expect(comparable(shown.tree?.root)).toEqual(comparable(wanted.tree?.root));
    }),
    { numRuns: 200 },
  );
  expect(changed).toBeGreaterThan(60);
});

const rows = (count: number) => Array.from({ length: count }, (_, n) => element(10 + n, 'p'));

test('a page with more than half new nodes is rebuilt', () => {
  // Including document and body, the page has twice as many nodes as were added.
  expect(difference([element(3, 'hr')], [element(3, 'hr'), ...rows(3)])).toBeDefined();
  expect(difference([element(3, 'hr')], [element(3, 'hr'), ...rows(4)])).toBeUndefined();
});

test('a moved node keeps its descendants, and the other nodes stay in place', () => {
  const [one, two, three] = [
    element(3, 'p', {}, [textNode(13, 'one')]),
    element(4, 'p', { rr_scrollTop: 30 }, [textNode(14, 'two')]),
    element(5, 'p'),
  ];
  expect(
    difference([one, two, three, element(6, 'hr')], [two, one, three, element(6, 'hr')]),
  ).toEqual([
    {
      source: 0,
      removes: [{ parentId: 2, id: 3, isShadow: false }],
      adds: [
        { parentId: 2, nextId: 5, node: { ...one, childNodes: [] } },
        { parentId: 3, nextId: null, node: { ...textNode(13, 'one'), childNodes: [] } },
      ],
      texts: [],
      attributes: [],
    },
  ]);
});

const unchanged = { source: 0, removes: [], adds: [], texts: [], attributes: [] };

test('an added node with a scroll position is scrolled after it is added', () => {
  const added = element(6, 'div', { rr_scrollLeft: 40 });
  const stays = [element(3, 'hr'), element(4, 'hr'), element(5, 'hr')];
  expect(difference(stays, [...stays, added])?.slice(1)).toEqual([
    { source: 3, id: 6, x: 40, y: 0 },
  ]);
});

test.each([
  [
    'a filled field',
    { type: 'text' },
    { type: 'text', value: 'a' },
    { text: 'a', isChecked: false },
  ],
  ['an emptied field', { value: 'a' }, {}, { text: '', isChecked: false }],
  [
    'a checked box',
    { type: 'radio' },
    { type: 'radio', checked: true },
    { text: '', isChecked: true },
  ],
  ['an unchecked box', { checked: '' }, { checked: false }, { text: '', isChecked: false }],
])('%s changes through an input event, not an attribute', (_, from, to, input) => {
  expect(difference([element(3, 'input', from)], [element(3, 'input', to)])).toEqual([
    { ...unchanged, attributes: [{ id: 3, attributes: {} }] },
    { source: 5, id: 3, ...input },
  ]);
});

test('attributes change individually, and only those of fields become input events', () => {
  const from = element(3, 'li', { class: 'a', title: 'same', value: '1', hidden: '' });
  const to = element(3, 'li', { class: 'b', title: 'same', value: 2, inert: true });
  expect(difference([from], [to])).toEqual([
    {
      ...unchanged,
      attributes: [{ id: 3, attributes: { class: 'b', value: '2', inert: '', hidden: null } }],
    },
  ]);
});

test('a field whose class changes gets no input event', () => {
  const [from, to] = ['a', 'b'].map((name) => element(3, 'input', { class: name, value: '1' }));
  expect(difference([from as PageNode], [to as PageNode])).toEqual([
    { ...unchanged, attributes: [{ id: 3, attributes: { class: 'b' } }] },
  ]);
});

const shown = [element(3, 'p')];
test.each<[string, object, object[]]>([
  [
    'wider window',
    { source: 4, width: 1_300, height: 800 },
    [{ source: 4, width: 1_300, height: 800 }],
  ],
  [
    'higher window',
    { source: 4, width: 1_200, height: 900 },
    [{ source: 4, width: 1_200, height: 900 }],
  ],
  ['page scrolled down', { source: 3, id: 1, x: 0, y: 70 }, [{ source: 3, id: 1, x: 0, y: 70 }]],
  ['page scrolled aside', { source: 3, id: 1, x: 7, y: 0 }, [{ source: 3, id: 1, x: 7, y: 0 }]],
  [
    'pointer that moved',
    { source: 1, positions: [{ x: 1, y: 2, id: 3, timeOffset: -50 }] },
    [{ source: 1, positions: [{ x: 1, y: 2, id: 3, timeOffset: 0 }] }],
  ],
  ['the same window', { source: 4, width: 1_200, height: 800 }, []],
])('a %s needs no page change', (_, happened, expected) => {
  expect(differenceBetween(moment(shown), moment(shown, [change(happened)]))).toEqual([
    unchanged,
    ...expected,
  ]);
});

test('script-written styles on either page cause a rebuild', () => {
  const styled = [change({ source: 8, id: 3, adds: [{ rule: 'p {}', index: 0 }] })];
  expect(differenceBetween(moment(shown), moment(shown, styled))).toBeUndefined();
  expect(differenceBetween(moment(shown, styled), moment(shown))).toBeUndefined();
  expect(differenceBetween(new PageMirror(), moment(shown))).toBeUndefined();
  expect(differenceBetween(moment(shown), new PageMirror())).toBeUndefined();
});

const three = [element(4, 'hr'), element(5, 'hr'), element(6, 'hr')];
test.each<[string, PageNode, PageNode]>([
  ['tag', element(3, 'p'), element(3, 'b')],
  ['kind of node', textNode(3, 'a'), { id: 3, type: 8, textContent: 'a' }],
  ['namespace', element(3, 'a'), element(3, 'a', {}, [], { isSVG: true })],
  ['place in a shadow root', element(3, 'p'), element(3, 'p', {}, [], { isShadow: true })],
  ['shadow root', element(3, 'p'), element(3, 'p', {}, [], { isShadowHost: true })],
  ['frame', element(3, 'p'), element(3, 'p', {}, [], { rootId: 9 })],
  [
    'recorded picture',
    element(3, 'img', { rr_dataURL: 'a' }),
    element(3, 'img', { rr_dataURL: 'b' }),
  ],
  ['recorded size, gone', element(3, 'p', { rr_width: '1px' }), element(3, 'p')],
  ['recorded size, new', element(3, 'p'), element(3, 'p', { rr_width: '1px' })],
  ['style sheet', element(3, 'link', { _cssText: 'a' }), element(3, 'link', { _cssText: 'b' })],
])('a node with another %s is another node', (_, from, to) => {
  expect(difference([from, ...three], [to, ...three])).toMatchObject([
    { removes: [{ id: 3 }], adds: [{ nextId: 4, node: { id: 3 } }] },
  ]);
});

test('a page that gets a frame is rebuilt', () => {
  const content: PageNode = { id: 20, type: 0, rootId: 20, childNodes: [] };
  expect(difference(three, [...three, element(3, 'iframe')])).toBeDefined();
  expect(difference(three, [...three, element(3, 'iframe', {}, [content])])).toBeUndefined();
});

test('a page whose document gets another child is rebuilt', () => {
  const adds = [{ parentId: 1, nextId: null, node: element(20, 'div') }];
  const grown = moment(three, [
    change({ source: 0, removes: [], texts: [], attributes: [], adds }),
  ]);
  expect(differenceBetween(moment(three), grown)).toBeUndefined();
});
