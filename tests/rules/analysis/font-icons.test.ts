import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, home } from '../../factories/signals.ts';

let lastId = 1_000;
const newId = () => {
  lastId += 1;
  return lastId;
};
const text = (textContent: string) => ({ id: newId(), type: 3, textContent });
const element = (tagName: string, ...childNodes: object[]) => ({
  ...{ id: newId(), type: 2, tagName, attributes: {}, childNodes },
});
/** An icon whose font draws the word `menu` as a picture. */
const icon = () => element('i', element('span', text('menu')));
const paragraph = () => element('p', text('Tulips'));
const chart = () => element('svg', element('text', text('2026')));

const add = (visit: RecordingBuilder, ms: number, nodes: readonly object[]) =>
  visit.change(ms, { adds: nodes.map((node) => ({ parentId: 4, nextId: null, node })) });
/** The same as a recorder adds it: each node by itself. */
function addFlat(visit: RecordingBuilder, ms: number, nodes: readonly object[]) {
  const flat = (node: Record<string, unknown>, parentId: unknown): object[] => [
    { parentId, nextId: null, node: { ...node, ...(node.childNodes ? { childNodes: [] } : {}) } },
    ...((node.childNodes ?? []) as Record<string, unknown>[]).flatMap((each) =>
      flat(each, node.id),
    ),
  ];
  return visit.change(ms, { adds: nodes.flatMap((each) => flat(each as never, 4)) });
}

/** A page that loads with twenty paragraphs, renders these nodes, and shows a list after six seconds. */
function waitOf(nodes: readonly object[], render = addFlat) {
  const visit = home().page(10_000, '/flowers');
  render(visit, 10_300, nodes).emit(16_000, 'rv:reaction', { kind: 'request', ago_ms: 5_900 });
  const list = Array.from({ length: 20 }, paragraph);
  return digestOfVisit(add(visit, 16_010, list).until(40_000)).pages.at(-1)?.vitals.content;
}
const many = (count: number, create: () => object) => Array.from({ length: count }, create);

test.each([
  ['nine icons, recorded node by node', many(9, icon), addFlat, 6_010],
  ['nine icons, recorded with their contents', many(9, icon), add, 6_010],
  ['ten icons', many(10, icon), addFlat, undefined],
  [
    'five icons with a label each',
    many(5, () => element('a', icon(), paragraph())),
    add,
    undefined,
  ],
  ['five charts with a label each', many(5, chart), addFlat, undefined],
] as const)(
  'a page counts an icon and the word that its font draws once: %s',
  (_, nodes, render, ms) => {
    expect(waitOf(nodes, render)).toBe(ms);
  },
);
