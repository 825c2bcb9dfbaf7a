import { expect, test } from 'vitest';
import type { PageNode } from '../../../lambdas/contract/replay/page-tree.ts';
import {
  attributeText,
  changedIn,
} from '../../../web/app/recordings/playback/changed-attributes.ts';
import { isSameNode } from '../../../web/app/recordings/playback/is-same-node.ts';

const node: PageNode = { id: 3, type: 2, tagName: 'div', attributes: { class: 'card' } };

test.each<[string, boolean, PageNode, PageNode]>([
  ['equal nodes', true, node, { ...node }],
  ['other page attributes', true, node, { ...node, attributes: { class: 'open', title: 'x' } }],
  ['another scroll position', true, node, { ...node, attributes: { rr_scrollTop: 40 } }],
  ['another id', false, node, { ...node, id: 4 }],
  ['another type', false, node, { ...node, type: 3 }],
  ['another tag', false, node, { ...node, tagName: 'p' }],
  ['another name', false, node, { ...node, name: 'html' }],
  ['an SVG element', false, node, { ...node, isSVG: true }],
  ['a node in a shadow root', false, node, { ...node, isShadow: true }],
  ['a shadow host', false, node, { ...node, isShadowHost: true }],
  ['a node of another frame', false, node, { ...node, rootId: 9 }],
  ['two states of a node in a frame', true, { ...node, rootId: 9 }, { ...node, rootId: 9 }],
  [
    'equal drawings',
    true,
    { ...node, attributes: { rr_dataurl: 'data:,x' } },
    { ...node, attributes: { rr_dataurl: 'data:,x' } },
  ],
  ['another drawing', false, node, { ...node, attributes: { rr_dataurl: 'data:,x' } }],
  ['another style sheet', false, node, { ...node, attributes: { _cssText: 'p {}' } }],
  ['no style sheet', false, { ...node, attributes: { _cssText: 'p {}' } }, node],
  ['the page', true, { id: 1, type: 0 }, { id: 1, type: 0 }],
  ['the page of a frame', false, { id: 1, type: 0, rootId: 1 }, { id: 1, type: 0, rootId: 1 }],
])('the difference of two pages finds that %s are the same: %s', (_, isSame, from, to) => {
  expect(isSameNode(from, to)).toBe(isSame);
});

test('a node that only one of the pages has is no same node', () => {
  expect(isSameNode(node, undefined)).toBe(false);
  expect(isSameNode(undefined, node)).toBe(false);
});

test('changed, new and removed attributes differ, and equal ones do not', () => {
  expect(changedIn({ class: 'a', id: 'x' }, { class: 'a', id: 'x' })).toBeUndefined();
  expect(
    changedIn({ class: 'a', id: 'x', title: 'y' }, { class: 'b', id: 'x', hidden: true }),
  ).toEqual({ class: 'b', hidden: '', title: null });
});

test.each([
  [undefined, null],
  [null, null],
  [false, null],
  [true, ''],
  [0, '0'],
  ['', ''],
  ['x', 'x'],
])('the attribute value %j is written as %j', (value, text) => {
  expect(attributeText(value)).toBe(text);
});
