import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { error, failing, home, signals } from '../../factories/signals.ts';

test.each([
  ['four clicks with a response and two without', 4, 2, []],
  ['four clicks with a response and three without', 4, 3, [{ count: 3 }]],
  ['three clicks with a response and two without', 3, 2, []],
  ['two clicks with a response and two without', 2, 2, [{ count: 4 }]],
])('a stepper may ignore two clicks at the end of its range: %s', (_, answered, ignored, rage) => {
  const visit = home();
  for (let n = 0; n < answered + ignored; n += 1) {
    visit.click(1_000 + n * 300);
    if (n < answered) visit.mutate(1_020 + n * 300);
  }
  expect(signals(visit.until(20_000), 'rage-click')).toMatchObject(rage);
});

test.each([
  ['two clicks', 2, 2, []],
  ['three clicks', 2, 3, [{ count: 3 }]],
])(
  'a stepper that disables itself at the end of its range may ignore two more clicks: %s',
  (_, answered, ignored, rage) => {
    const visit = home();
    for (let n = 0; n < answered + ignored; n += 1) {
      visit.click(1_000 + n * 300, {}, { id: 20 });
      if (n < answered - 1) visit.mutate(1_020 + n * 300);
      if (n === answered - 1) visit.set(1_020 + n * 300, 20, { disabled: '' });
    }
    expect(signals(visit.until(20_000), 'rage-click')).toMatchObject(rage);
  },
);

const logged = {
  ...error,
  kind: 'logged',
  message: 'Cannot read properties of undefined',
} as const;
const menu = { selector: '#menu' };
const throwing = () => home().click(1_000).emit(1_002, 'rv:error', logged);
const ofPartner = { ...failing, same_origin: false, path: '/partner', status: 500 } as const;
test.each([
  ['clicks another control 800 ms later', 1, throwing().click(1_800, menu).mutate(1_850)],
  ['clicks another control 799 ms later', 0, throwing().click(1_799, menu).mutate(1_850)],
  [
    'clicks another control after a picture',
    0,
    home()
      .click(1_000, { role: 'img', tag: 'img', looks_interactive: false })
      .emit(1_002, 'rv:error', logged)
      .click(3_000, menu)
      .mutate(3_050),
  ],
  ['closes the tab 1,001 ms later', 1, throwing().emit(2_001, 'rv:visibility', { visible: false })],
  [
    'closes the tab after the page changed',
    0,
    throwing().mutate(1_500).emit(4_000, 'rv:visibility', { visible: false }),
  ],
  [
    'closes the tab after a request to another website failed',
    0,
    home()
      .click(1_000)
      .emit(1_090, 'rv:request', ofPartner)
      .emit(4_000, 'rv:visibility', { visible: false }),
  ],
])(
  'a click on which an error is only logged, and the visitor %s: %i error clicks',
  (_, count, visit) => {
    expect(signals(visit, 'error-click')).toHaveLength(count);
  },
);

/** A tap on a control that looks pressed from the touch on, before the emulated press of the mouse. */
const tap = (visit: RecordingBuilder, ms: number) =>
  visit
    .at(ms - 20, 3, { source: 2, type: 7, id: 20, x: 1, y: 1 })
    .mutate(ms - 18, 20, 'pressed')
    .at(ms - 6, 3, { source: 2, type: 1, id: 20, x: 1, y: 1 })
    .click(ms, {}, { id: 20, pointer: 'touch' });
test('a control that only looks pressed from the touch on is dead', () => {
  const plain = () => home().mutate(500, 20, 'plain');
  const dead = tap(plain(), 5_000).mutate(5_200, 20, 'plain').until(20_000);
  expect(signals(dead, 'dead-click')).toHaveLength(1);
  expect(signals(tap(plain(), 5_000).until(20_000), 'dead-click')).toEqual([]);
  const pressedBefore = plain()
    .at(3_000, 3, { source: 2, type: 7, id: 20, x: 1, y: 1 })
    .mutate(3_002, 20, 'pressed')
    .at(4_994, 3, { source: 2, type: 1, id: 20, x: 1, y: 1 })
    .click(5_000, {}, { id: 20 })
    .mutate(5_200, 20, 'plain');
  expect(signals(pressedBefore.until(20_000), 'dead-click')).toEqual([]);
});

test.each([
  ['a covered control', { covered: true }, 1],
  ['a control', {}, 0],
] as const)(
  'a click on %s with a request and no other response: %o, %i dead clicks',
  (_, more, count) => {
    const visit = home().click(1_000, {}, more).emit(1_600, 'rv:reaction', { kind: 'request' });
    expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
  },
);

test('a covered control that visibly responds is no dead click', () => {
  const visit = home().click(1_000, {}, { covered: true }).mutate(1_600);
  expect(signals(visit.until(20_000), 'dead-click')).toEqual([]);
});

test('hidden fields that a click adds to its form, and removes again, are no response', () => {
  const hidden = { type: 2, tagName: 'input', attributes: { type: 'hidden' }, childNodes: [] };
  const adds = [{ parentId: 4, nextId: null, node: { ...hidden, id: 900 } }];
  const visit = home().click(2_000).change(2_010, { adds });
  visit.change(2_500, { removes: [{ parentId: 4, id: 900 }] });
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(1);
});

test('a node of the next page with the number of a hidden field is a response', () => {
  const adds = (type: string) => {
    const node = { id: 900, type: 2, tagName: 'input', attributes: { type }, childNodes: [] };
    return { adds: [{ parentId: 4, nextId: null, node }] };
  };
  const visit = home().change(500, adds('hidden')).page(5_000, '/b').click(7_000);
  const answered = visit.change(7_010, adds('text')).until(30_000);
  expect(signals(answered, 'dead-click')).toEqual([]);
});
