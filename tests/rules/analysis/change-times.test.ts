import { expect, test } from 'vitest';
import { PropertyTable } from '../../../lambdas/recordings/analysis/events/property-table.ts';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import type { Timeline } from '../../../lambdas/recordings/analysis/events/timeline.ts';
import { changesOf, propertyKey } from '../../../lambdas/recordings/analysis/page/change-times.ts';
import {
  CHILDREN,
  CLASS,
  STYLE,
  TEXT,
} from '../../../lambdas/recordings/analysis/page/changed-properties.ts';

const [BUTTON, FIELD] = [7, 8];
const NO_NODES = new Set<number>();
/** Mutations in order of time; each changes these attributes. */
function timelineOf(...changes: readonly [at: number, id: number, ...names: string[]][]) {
  const mutations = new Rows(7);
  const changed = new PropertyTable();
  for (const [order, [at, id, ...names]] of changes.entries()) {
    const start = changed.numbers.length;
    const attributes = [{ id, attributes: Object.fromEntries(names.map((name) => [name, 'x'])) }];
    mutations.add(at, order, start, 0, 0, 0, changed.add({ attributes }, at, order, NO_NODES));
  }
  return { mutations, changedProperties: changed.numbers } as unknown as Timeline;
}
const timeline = timelineOf(
  [100, BUTTON, 'class'],
  [200, BUTTON, 'style', 'class'],
  [200, BUTTON, 'class'],
  [250, FIELD, 'class'],
  [300, BUTTON, 'class'],
);

test.each([
  ['all', BUTTON, CLASS, 0, 1_000, [100, 200, 300]],
  ['both ends of the range', BUTTON, CLASS, 100, 300, [100, 200, 300]],
  ['nothing before the range', BUTTON, CLASS, 101, 300, [200, 300]],
  ['nothing after the range', BUTTON, CLASS, 100, 299, [100, 200]],
  ['only this property', BUTTON, STYLE, 0, 1_000, [200]],
  ['only this node', FIELD, CLASS, 0, 1_000, [250]],
  ['nothing', FIELD, STYLE, 0, 1_000, []],
])('the changes of a property: %s', (_, node, name, from, to, times) => {
  expect(changesOf(timeline, { node, name }, from, to)).toEqual(times);
});

test('every property of every node has a separate key', () => {
  const names = [CHILDREN, TEXT / 2, TEXT, TEXT + 1];
  const nodes = [0, 1, 2, TEXT / 2, TEXT];
  const keys = nodes.flatMap((node) => names.map((name) => propertyKey({ node, name })));
  expect(new Set(keys).size).toBe(nodes.length * names.length);
});

test('the address of a picture is listed once, beside the other attributes', () => {
  const changed = new PropertyTable();
  const attributes = [{ id: BUTTON, attributes: { src: 'a.png', srcset: 'b.png', class: 'x' } }];
  expect(changed.add({ attributes }, 0, 0, NO_NODES)).toBe(3 * 2);
});

test('classes that change all the time, and mark no field, are not stored as marks', () => {
  const changed = new PropertyTable();
  const many = Array.from({ length: 20 }, (_, id) => ({ id, attributes: { class: 'moving' } }));
  changed.add({ attributes: many }, 0, 0, NO_NODES);
  expect(changed.validity.length).toBe(0);
  changed.add({ attributes: [{ id: 3, attributes: { class: 'is-invalid' } }] }, 1, 1, NO_NODES);
  changed.add({ attributes: many }, 2, 2, NO_NODES);
  expect(changed.validity.length).toBe(1);
});
