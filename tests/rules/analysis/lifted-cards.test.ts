import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const BOARD = 60;
const CARD = 61;
const NOTICE = 70;
const node = (id: number, attributes: object, childNodes: readonly object[] = []) => ({
  ...{ id, type: 2, tagName: 'div', attributes, childNodes },
});
/** A board whose cards are dragged, with a message for screen readers. */
function board(): RecordingBuilder {
  const card = node(CARD, { class: 'card' });
  const message = node(NOTICE, { role: 'status' }, [{ id: 71, type: 3, textContent: 'Ready' }]);
  return home().change(100, {
    adds: [
      { parentId: 5, node: node(BOARD, { class: 'board' }) },
      { parentId: BOARD, node: card },
      { parentId: BOARD, node: message },
    ],
  });
}

interface Drop {
  readonly className?: string;
  readonly keepsCopy?: boolean;
  readonly text?: number;
}
/** Presses the button of a card, which lifts a copy of the card, and releases it where it was. */
function press(visit: RecordingBuilder, ms: number, drop: Drop = {}): RecordingBuilder {
  const { className = 'card', keepsCopy = false, text = 71 } = drop;
  const copy = { id: ms, type: 2, tagName: 'div', attributes: {}, childNodes: [] };
  const words = { id: ms + 1, type: 3, textContent: 'Order milk' };
  visit.at(ms, 3, { source: 2, type: 1, id: CARD, x: 160, y: 220 });
  visit.change(ms + 40, {
    attributes: [{ id: CARD, attributes: { class: 'card dragging' } }],
    texts: [{ id: 71, value: 'Picked up' }],
    adds: [
      { parentId: BOARD, node: copy },
      { parentId: ms, node: words },
    ],
  });
  visit.change(ms + 80, {
    attributes: [{ id: CARD, attributes: { class: className } }],
    texts: [{ id: text, value: 'Dropped' }],
    removes: keepsCopy ? [] : [{ parentId: BOARD, id: ms }],
  });
  return visit.click(ms + 90, { label: 'Mark done' }, { id: BOARD, covered: true });
}
const presses = (drop: Drop, ...times: readonly number[]) =>
  times.reduce((visit, ms) => press(visit, ms, drop), board());

test.each<[string, number, RecordingBuilder]>([
  ['and drops it again, twice', 1, presses({}, 2_000, 4_000)],
  ['and drops it again, once, as a test of a handle', 0, presses({}, 2_000)],
  [
    'and changes its state each time',
    0,
    press(presses({ className: 'card done' }, 2_000), 4_000, { className: 'card' }),
  ],
  ['and leaves the copy', 0, presses({ keepsCopy: true }, 2_000, 4_000)],
  ['and changes a text of the page', 0, presses({ text: 21 }, 2_000, 4_000)],
  ['and changes the page right afterwards', 0, presses({}, 2_000).mutate(2_200)],
])('a press that lifts a card %s: %i dead clicks', (_, count, visit) => {
  const found = signals(visit.until(20_000), 'dead-click');
  expect(found).toHaveLength(count);
  if (count > 0) expect(found[0]).toMatchObject({ element: { label: 'Mark done' } });
});

test('quick presses that lift a card and drop it are a rage click', () => {
  const visit = presses({}, 2_000, 2_500, 3_000).until(20_000);
  expect(signals(visit, 'rage-click')).toMatchObject([{ count: 3 }]);
});
