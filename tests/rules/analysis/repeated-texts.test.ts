import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

const text = (id: number, textContent: string) => ({ type: 3, id, textContent });
const replace = (id: number, by: object, parentId = 5) => ({
  removes: [{ parentId, id }],
  adds: [{ parentId, nextId: null, node: by }],
});

/** A click after which a text is replaced. */
const dead = (first: string, changes: object) =>
  signals(
    home()
      .change(100, { adds: [{ parentId: 5, nextId: null, node: text(80, first) }] })
      .click(2_000)
      .change(2_020, changes)
      .until(20_000),
    'dead-click',
  ).length;

test('a text that is replaced by the same text is no response', () => {
  expect(dead('0 flowers', replace(80, text(81, '0 flowers')))).toBe(1);
});

test.each<[string, number]>([
  ['another text', dead('0 flowers', replace(80, text(81, '3 flowers')))],
  ['a text that is masked alike', dead('Hello *****', replace(80, text(81, 'Hello *****')))],
  [
    'the same text elsewhere',
    dead('Cart', {
      ...replace(80, text(81, 'Cart')),
      adds: [{ parentId: 3, nextId: null, node: text(81, 'Cart') }],
    }),
  ],
  [
    'the same text and an attribute',
    dead('Cart', {
      ...replace(80, text(81, 'Cart')),
      attributes: [{ id: 5, attributes: { class: 'open' } }],
    }),
  ],
  [
    'an element',
    dead(
      'Cart',
      replace(80, {
        type: 2,
        id: 81,
        tagName: 'p',
        attributes: {},
        childNodes: [text(82, 'Cart')],
      }),
    ),
  ],
  [
    'two of the same text',
    dead('Cart', {
      ...replace(80, text(81, 'Cart')),
      adds: [81, 82].map((id) => ({ parentId: 5, nextId: null, node: text(id, 'Cart') })),
    }),
  ],
])('a text that is replaced by %s is a response', (_, count) => {
  expect(count).toBe(0);
});

test('a text that changed before and is replaced by its first one is a response', () => {
  const visit = home().change(100, {
    adds: [{ parentId: 5, nextId: null, node: text(80, '0 flowers') }],
  });
  visit.change(300, { texts: [{ id: 80, value: '3 flowers' }] }).click(2_000);
  visit.change(2_020, replace(80, text(81, '0 flowers')));
  expect(signals(visit.until(20_000), 'dead-click')).toEqual([]);
});

test('a text that changed before and is replaced by the same text is no response', () => {
  const visit = home().change(100, {
    adds: [{ parentId: 5, nextId: null, node: text(80, '0 flowers') }],
  });
  visit.change(300, { texts: [{ id: 80, value: '3 flowers' }] }).click(2_000);
  visit.change(2_020, replace(80, text(81, '3 flowers')));
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(1);
});
