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

const [SEND, SENDING] = [{ label: 'Send' }, { label: 'Sending' }];
const text = (id: number, textContent: string) => ({ id, type: 3, textContent });
const button = {
  ...{ id: 7, type: 2, tagName: 'button', attributes: {} },
  childNodes: [text(60, 'Send')],
};
/** A button with another name and, as the tracker reports, still a spinner in it seven seconds after the click. */
const rename = (visit: RecordingBuilder, ms: number) =>
  visit
    .change(ms, {
      removes: [{ parentId: 7, id: 60 }],
      adds: [{ parentId: 7, node: text(61, 'Sending') }],
    })
    .emit(11_000, 'rv:busy', { click_ago_ms: 7_000 });
const sends = (renamedMs = 4_100) =>
  rename(
    home()
      .change(100, { adds: [{ parentId: 5, node: button }] })
      .click(4_000, SEND)
      .emit(4_010, 'rv:reaction', { kind: 'request-start' }),
    renamedMs,
  );
/** The names of the controls with a dead click, of which the last is at this time. */
const deadNames = (visit: RecordingBuilder, ms: number, more = {}) =>
  signals(visit.click(ms, SENDING, more).until(ms + 20_000), 'dead-click').map(
    ({ element }) => element?.label,
  );

test('a button that a click renamed without any other response has its first name', () => {
  expect(deadNames(sends(), 12_000)).toEqual(['Send', 'Send']);
});

test.each<[string, RecordingBuilder, number?, object?]>([
  ['the page had responded to the click before', sends().mutate(6_000)],
  ['it was renamed long after the click before', sends(9_000)],
  ['it was renamed after the wait for the click before', sends(11_500)],
  ['the click before was on another control', sends(), 12_000, { id: 8 }],
  ['the click before was more than a minute ago', sends(), 64_001],
])('a renamed button keeps its name if %s', (_, visit, ms = 12_000, more = {}) => {
  expect(deadNames(visit, ms, more).at(-1)).toBe('Sending');
});
