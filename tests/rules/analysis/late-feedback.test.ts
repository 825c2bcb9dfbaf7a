import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [BUTTON, WAVE, ICON, LABEL] = [7, 30, 31, 32];
const part = (id: number, tagName: string, childNodes: object[] = []) => ({
  parentId: BUTTON,
  nextId: null,
  node: { id, type: 2, tagName, attributes: { class: 'part' }, childNodes },
});
/** A button with an empty layer for a wave, an icon and a label, like those of Naive UI. */
const page = () =>
  home().change(500, {
    adds: [
      part(WAVE, 'div'),
      part(ICON, 'svg'),
      part(LABEL, 'span', [{ id: 33, type: 3, textContent: 'Pay' }]),
    ],
  });
const lit = (visit: RecordingBuilder, from: number, to: number, id = WAVE) =>
  visit.set(from, id, { class: 'part is-lit' }).set(to, id, { class: 'part' });
const dead = (visit: RecordingBuilder) => signals(visit.until(30_000), 'dead-click').length;

test.each<[string, number, RecordingBuilder]>([
  ['a wave of a second, recorded late', 1, lit(page().click(5_000), 5_003, 6_190)],
  ['a wave of half a second', 1, lit(page().click(5_000), 5_003, 5_600)],
  ['a layer that stays for two seconds', 0, lit(page().click(5_000), 5_003, 7_000)],
  ['an icon that stays for more than a second', 0, lit(page().click(5_000), 5_003, 6_190, ICON)],
  ['a label that stays for more than a second', 0, lit(page().click(5_000), 5_003, 6_190, LABEL)],
  [
    'a button that stays so for more than a second',
    0,
    lit(page().click(5_000), 5_003, 6_190, BUTTON),
  ],
  [
    'a layer that the next click switches off',
    0,
    lit(page().click(5_000).click(6_150), 5_003, 6_155),
  ],
])(
  'an empty layer of a button that lights up for a second is no response: %s, %s',
  (_, count, visit) => {
    expect(dead(visit)).toBe(count);
  },
);

/** As the library does it: the wave of a click goes out with the next click and starts again. */
const waves = (times: readonly number[], sends: boolean) => {
  const visit = page();
  for (const at of times) {
    visit
      .click(at)
      .set(at + 3, WAVE, { class: 'part' })
      .set(at + 200, WAVE, { class: 'part is-lit' });
    if (sends)
      visit
        .emit(at + 2, 'rv:reaction', { kind: 'request-start', ago_ms: 0 })
        .emit(at + 360, 'rv:reaction', { kind: 'request', ago_ms: 358 });
  }
  return visit.set((times.at(-1) ?? 0) + 1_180, WAVE, { class: 'part' }).until(30_000);
};

test('three clicks with a wave and a request each, and nothing else, are a rage click', () => {
  expect(signals(waves([5_000, 5_900, 6_700], true), 'rage-click')).toHaveLength(1);
});

test('clicks with a wave each that are a little more than a second apart are dead', () => {
  expect(signals(waves([5_000, 6_050, 7_054], false), 'dead-click')).toMatchObject([{ count: 3 }]);
});
