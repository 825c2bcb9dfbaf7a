import { expect, test } from 'vitest';
import { payButton, type RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const target = { ...payButton, role: 'dialog', label: 'Edit alert', tag: 'div', in_dialog: true };
const FOCUS = { source: 2, type: 5, id: 9 };
/** The tracker reports Escape only while a dialog is open. */
const escapes = (visit: RecordingBuilder, ...times: readonly number[]) => {
  for (const ms of times) visit.emit(ms, 'rv:key', { key: 'Escape', target, ago_ms: 0 });
  return visit;
};

/** Something of the page changes after each press. */
const responding = (...times: readonly number[]) =>
  times.reduce((visit, ms) => visit.mutate(ms + 50), escapes(home(), ...times));

test.each<[string, number, RecordingBuilder]>([
  ['and nothing happens', 1, escapes(home(), 1_000, 1_200, 1_400)],
  [
    'then Tab, and the dialog is closed with the pointer',
    1,
    escapes(home(), 1_000, 1_200, 1_400).at(1_600, 3, FOCUS).click(5_000).mutate(5_020),
  ],
  ['while messages come and go elsewhere', 1, responding(1_000, 1_200, 1_400)],
  ['while messages come and go, eight seconds apart', 0, responding(1_000, 9_000, 17_000)],
  [
    'while messages come and go, and a click comes before each press',
    0,
    responding(1_000, 1_200, 1_400).click(1_150).click(1_350),
  ],
  [
    'while messages come and go, in two dialogs in turn',
    0,
    [1_000, 1_200, 1_400, 1_600, 1_800].reduce(
      (visit, ms, index) =>
        visit
          .emit(ms, 'rv:key', {
            key: 'Escape',
            target: { ...target, label: index % 2 ? 'Help' : 'Edit alert' },
            ago_ms: 0,
          })
          .mutate(ms + 50, 30 + index),
      home(),
    ),
  ],
  [
    'the first closes a list, the second the dialog',
    0,
    escapes(escapes(home(), 1_000).mutate(1_020), 1_500).mutate(1_520),
  ],
  [
    'and the visitor leaves the page three seconds later',
    1,
    escapes(home(), 1_000, 1_200).page(4_200, '/lots', 'pop'),
  ],
  ['and the dialog closes two seconds later', 0, escapes(home(), 1_000, 1_200).mutate(3_200)],
  ['and something changes after more than two', 1, escapes(home(), 1_000, 1_200).mutate(3_201)],
  ['and a text elsewhere changes', 1, escapes(home(), 1_000, 1_200).write(1_400)],
  [
    'and the dialog closes with another text',
    0,
    escapes(home(), 1_000, 1_200).change(1_400, {
      texts: [{ id: 11, value: 'text' }],
      removes: [{ parentId: 5, id: 20 }],
    }),
  ],
  ['only once', 0, escapes(home(), 1_000)],
])('Escape in a dialog, %s: %i keyboard barriers', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'keyboard-barrier')).toHaveLength(count);
});

test('a control that responds after the second Enter is no barrier', () => {
  const visit = home();
  for (const ms of [1_000, 1_400])
    visit.emit(ms, 'rv:key', { key: 'Enter', target: payButton, ago_ms: 0 });
  expect(signals(visit.mutate(1_900).until(20_000), 'keyboard-barrier')).toEqual([]);
});

test.each([
  ['Space', 'link', 0],
  ['Space', 'button', 1],
  ['Enter', 'link', 1],
] as const)('%s on a %s without a response: %i keyboard barriers', (key, role, count) => {
  const visit = home().emit(4_000, 'rv:key', { key, target: { ...payButton, role }, ago_ms: 0 });
  expect(signals(visit.until(20_000), 'keyboard-barrier')).toHaveLength(count);
});

/** Enter on a control again and again, then a click on another one that responds. */
const entersThenLeaves = (presses: number, leavesAt = 4_000) => {
  const visit = home();
  for (let index = 0; index < presses; index += 1)
    visit.emit(1_000 + index * 300, 'rv:key', { key: 'Enter', target: payButton, ago_ms: 0 });
  return visit.click(leavesAt, { label: 'Friends', selector: '#friends' }).mutate(leavesAt + 20);
};
/** Enter twice on a control, Space once, then a click on another control. */
const withSpace = (ms: number, selector = payButton.selector) =>
  entersThenLeaves(2).emit(ms, 'rv:key', {
    key: 'Space',
    target: { ...payButton, selector },
    ago_ms: 0,
  });

test.each<[string, number, RecordingBuilder]>([
  ['three times, then uses something else', 1, entersThenLeaves(3)],
  ['twice, then uses something else', 0, entersThenLeaves(2)],
  ['twice and Space once, then uses something else', 2, withSpace(1_600)],
  [
    'twice and Space once after a long pause',
    0,
    withSpace(9_000).click(11_000, { selector: '#friends' }).mutate(11_020),
  ],
  ['twice and Space once on another control', 0, withSpace(1_600, '#other')],
  ['three times, and uses something else at once', 0, entersThenLeaves(3, 1_900)],
  [
    'three times, each with a request',
    0,
    [1_000, 1_300, 1_600].reduce(
      (visit, ms) => visit.emit(ms + 20, 'rv:reaction', { kind: 'request-start' }),
      entersThenLeaves(3),
    ),
  ],
])('a visitor who presses Enter on a control %s: %i keyboard barriers', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'keyboard-barrier')).toHaveLength(count);
});
