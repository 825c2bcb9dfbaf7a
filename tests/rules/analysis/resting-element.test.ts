import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [SAVE, SAVING] = [{ label: 'Save' }, { label: 'Saving…' }];
/** Three clicks without a response, from this time on. */
const insists = (visit: RecordingBuilder, from = 5_000) =>
  [0, 300, 600].reduce((all, ms) => all.click(from + ms, SAVING), visit).until(from + 20_000);
const named = (visit: RecordingBuilder) =>
  signals(visit, 'rage-click').map(({ element }) => element?.label);

test('a button that stays busy is reported by the name it had before', () => {
  expect(named(insists(home().click(4_000, SAVE).write(4_100)))).toEqual(['Save']);
});

test('a button that stays busy late in a visit has the name it had before', () => {
  const visit = home().click(84_000, SAVE).write(84_100);
  expect(named(insists(visit, 90_000))).toEqual(['Save']);
});

test.each([
  ['no earlier click', home()],
  ['an earlier click on another control', home().click(4_000, SAVE, { id: 8 }).write(4_100)],
  ['an earlier click on another load', home().click(1_000, SAVE).page(2_000, '/', 'reload')],
  ['an earlier click on a control without a name', home().click(4_000, { label: '' }).write(4_100)],
])('a busy button keeps its name after %s', (_, visit) => {
  expect(named(insists(visit))).toEqual(['Saving...']);
});

test('a busy button keeps its name a minute after its first click', () => {
  const visit = home().click(4_000, SAVE).write(4_100);
  expect(named(insists(visit, 64_001))).toEqual(['Saving...']);
});
