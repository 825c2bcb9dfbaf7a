import { expect, test } from 'vitest';
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import { objectsIn, type PageNode, PageTree } from '../../../lambdas/contract/replay/page-tree.ts';
import { applyStyleChange, parseStyle } from '../../../lambdas/contract/replay/style-text.ts';

const node = (id: number, attributes: object = {}, ...childNodes: PageNode[]): PageNode => ({
  ...{ id, type: 2, tagName: 'p', attributes: { ...attributes }, childNodes },
});
const page = (...childNodes: PageNode[]): PageNode => ({ id: 1, type: 0, childNodes });
const [META, SNAPSHOT, CHANGE, CUSTOM] = [4, 2, 3, 5];
const event = (type: number, data: unknown) => ({ type, timestamp: 0, data });
const change = (source: number, data: object) => event(CHANGE, { source, ...data });

/** A mirror of a page with a paragraph (2), a field (3) and a checkbox (4), after these events. */
function mirrorOf(...events: ReturnType<typeof event>[]) {
  const mirror = new PageMirror();
  const root = page(node(2), node(3, { value: 'a' }), node(4, { type: 'checkbox' }));
  mirror.apply(event(META, { href: 'https://shop.example/', width: 800, height: 600 }));
  mirror.apply(event(SNAPSHOT, { node: root, initialOffset: { left: 1, top: 2 } }));
  for (const each of events) mirror.apply(each);
  return mirror;
}
const attributesOf = (mirror: PageMirror, id: number) => mirror.tree?.find(id)?.attributes;

test('a mirror starts with the address, the window and the offset of its page', () => {
  const [meta, snapshot, ...others] = mirrorOf().snapshot(7);
  expect(meta).toEqual({
    ...{ type: META, timestamp: 7 },
    data: { href: 'https://shop.example/', width: 800, height: 600 },
  });
  expect(snapshot).toMatchObject({ type: SNAPSHOT, data: { initialOffset: { left: 1, top: 2 } } });
  expect(others).toEqual([]);
  const empty = new PageMirror();
  expect(empty.snapshot(7)).toEqual([]);
  expect(empty).toMatchObject({ viewport: { width: 0, height: 0 }, offset: { left: 0, top: 0 } });
  empty.apply(change(0, { texts: [] }));
  empty.apply(event(SNAPSHOT, { node: null }));
  empty.apply(event(SNAPSHOT, { node: 'a' }));
  expect(empty.tree).toBeUndefined();
  empty.apply(event(SNAPSHOT, { node: page() }));
  expect(empty.offset).toEqual({ left: 0, top: 0 });
});

test('scrolls move the page, or the element that scrolled', () => {
  const mirror = mirrorOf(change(3, { id: 1, x: 5, y: 50 }), change(3, { id: 2, x: 6, y: 60 }));
  expect(mirror.offset).toEqual({ left: 5, top: 50 });
  expect(attributesOf(mirror, 2)).toEqual({ rr_scrollLeft: 6, rr_scrollTop: 60 });
  mirror.apply(change(3, { id: 99, x: 7, y: 70 }));
  expect(mirror.offset).toEqual({ left: 5, top: 50 });
});

test('a document in a frame scrolls alone', () => {
  const frame = { id: 5, type: 0, childNodes: [] };
  const mirror = mirrorOf(change(0, { adds: [{ parentId: 2, nextId: null, node: frame }] }));
  mirror.apply(change(3, { id: 5, x: 0, y: 9 }));
  expect(mirror.offset).toEqual({ left: 1, top: 2 });
});

test('a resized window has its new size', () => {
  const mirror = mirrorOf(change(4, { width: 320, height: 480 }));
  expect(mirror.viewport).toEqual({ width: 320, height: 480 });
});

test('fields show that something was entered, and boxes whether they are checked', () => {
  const mirror = mirrorOf(
    change(5, { id: 3, text: '', isChecked: false }),
    change(5, { id: 4, text: 'on', isChecked: true }),
    change(5, { id: 99, text: 'x', isChecked: true }),
  );
  expect(attributesOf(mirror, 3)).toEqual({ value: '••••••' });
  expect(attributesOf(mirror, 4)).toEqual({ type: 'checkbox', checked: true });
  mirror.apply(change(5, { id: 4, text: 'on', isChecked: false }));
  mirror.apply(change(5, { id: 3, text: 'from another recorder', isChecked: false }));
  expect(attributesOf(mirror, 4)).toEqual({ type: 'checkbox' });
  expect(attributesOf(mirror, 3)).toEqual({ value: 'from another recorder' });
});

test.each([1, 6, 12])('a snapshot has the last position of the pointer: source %i', (source) => {
  const positions = [
    { x: 1, y: 1, id: 2, timeOffset: -50 },
    { x: 9, y: 8, id: 2, timeOffset: -10 },
  ];
  const mirror = mirrorOf(change(source, { positions }), change(source, { positions: [] }));
  const pointer = { source, positions: [{ x: 9, y: 8, id: 2, timeOffset: 0 }] };
  expect(mirror.pointer).toEqual(pointer);
  expect(mirror.snapshot(7).slice(2)).toEqual([{ type: CHANGE, timestamp: 7, data: pointer }]);
});

test('style rules that scripts write are repeated until the next page, up to 5000', () => {
  const rule = change(8, { id: 2, adds: [] });
  const mirror = mirrorOf(rule, change(2, { id: 2 }), event(CUSTOM, { source: 8 }));
  expect(mirror.replayed).toEqual([rule.data]);
  expect(mirror.snapshot(7).slice(2)).toEqual([{ ...rule, timestamp: 7 }]);
  for (let count = 1; count < 5_000; count += 1) mirror.apply(rule);
  expect(mirror.snapshot(7)).toHaveLength(5_002);
  mirror.apply(rule);
  expect(mirror.snapshot(7)).toEqual([]);
  mirror.apply(event(SNAPSHOT, { node: page() }));
  expect(mirror.replayed).toEqual([]);
});

test('the frames of a page are attached after it', () => {
  const frame = { id: 5, type: 0, childNodes: [] };
  const mirror = mirrorOf(change(0, { adds: [{ parentId: 2, nextId: null, node: frame }] }));
  expect(mirror.snapshot(7)[2]?.data).toEqual({
    ...{ source: 0, texts: [], attributes: [], removes: [], isAttachIframe: true },
    adds: [{ parentId: 2, nextId: null, node: frame }],
  });
});

const tree = () => new PageTree(page(node(2, {}, node(3), node(4)), node(5)));
const childrenOf = (of: PageTree, id: number) => of.find(id)?.childNodes?.map((each) => each.id);

test('a removed node is forgotten with everything in it', () => {
  const changed = tree();
  changed.change({ removes: [{ id: 2 }, { id: 99 }, { id: 1 }] });
  expect(childrenOf(changed, 1)).toEqual([5]);
  expect([changed.size, changed.find(3), changed.parentOf(4)]).toEqual([2, undefined, undefined]);
});

test('a node that is added again moves', () => {
  const changed = tree();
  changed.change({ adds: [{ parentId: 1, nextId: 2, node: node(4) }] });
  expect([childrenOf(changed, 1), childrenOf(changed, 2)]).toEqual([[4, 2, 5], [3]]);
  expect([changed.parentOf(4)?.id, changed.depthOf(4), changed.depthOf(3)]).toEqual([1, 1, 2]);
  changed.change({ adds: [{ parentId: 99, nextId: null, node: node(6) }] });
  expect(changed.find(6)).toBeUndefined();
});

test('a node waits for its next sibling, which may follow it in the list', () => {
  const changed = tree();
  const added = [
    { parentId: 1, nextId: 7, node: node(6) },
    { parentId: 1, nextId: 5, node: node(7) },
    { parentId: 1, nextId: 99, node: node(8) },
  ];
  changed.change({ adds: added });
  expect(childrenOf(changed, 1)).toEqual([2, 6, 7, 5, 8]);
});

test('texts and attributes change, and events do not', () => {
  const root = page(node(2, { title: 'a', hidden: '', style: 'color: red;' }));
  const changed = new PageTree(root);
  const attributes = { title: 'b', hidden: null, lang: null, style: { color: 'blue' } };
  changed.change({
    texts: [
      { id: 2, value: 'new' },
      { id: 99, value: 'x' },
    ],
    attributes: [
      { id: 2, attributes },
      { id: 99, attributes },
    ],
  });
  expect(changed.find(2)).toMatchObject({ textContent: 'new' });
  expect(changed.find(2)?.attributes).toEqual({ title: 'b', style: 'color: blue;' });
  expect(root).toEqual(page(node(2, { title: 'a', hidden: '', style: 'color: red;' })));
  changed.change({ attributes: [{ id: 1, attributes: { title: 'c', style: { top: '1px' } } }] });
  expect(changed.root.attributes).toEqual({ title: 'c', style: 'top: 1px;' });
});

test('malformed nodes and changes are skipped', () => {
  expect(objectsIn([null, 1, { id: 1 }] as never)).toEqual([{ id: 1 }]);
  expect(objectsIn('list' as never)).toEqual([]);
  const changed = new PageTree(page(null as never, node(2)));
  changed.change({ adds: [{ parentId: 1, nextId: null, node: null as never }, null as never] });
  changed.change({ adds: [{ parentId: 1, nextId: null, node: 'a' as never }] });
  expect(childrenOf(changed, 1)).toEqual([2]);
});

test.each([
  ['color: red', { color: 'blue' }, 'color: blue;'],
  ['color: red; top: 0', { color: false }, 'top: 0;'],
  ['', { color: ['red', 'important'] }, 'color: red !important;'],
  ['', { color: ['red', ''] }, 'color: red;'],
  ['background: url(data:a;b,c); top: 0', { top: '1px' }, 'background: url(data:a;b,c); top: 1px;'],
  [`content: "a;b\\";c"; top: 0`, { top: false }, `content: "a;b\\";c";`],
  [': red; x; top: 0', { left: '0' }, 'top: 0; left: 0;'],
  ['a: (b; c: d', { e: 'f' }, 'a: (b; c: d; e: f;'],
  ['a: b); c: d', { e: 'f' }, 'a: b); c: d; e: f;'],
] as const)('the style "%s" changed by %j is "%s"', (text, changed, style) => {
  expect(applyStyleChange(parseStyle(text), changed as never).text).toBe(style);
});
