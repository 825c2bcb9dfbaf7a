import { expect, test } from 'vitest';
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

type Report = Partial<TrackerEvents['rv:form']>;
const filled = () => fill(fill(home(), 6_000, '#mail'), LAST, '#city');
const reports = (visit: RecordingBuilder, at: number, more: Report) =>
  visit.emit(at, 'rv:form', { form: '#order', state: 'gone', after: 'submit', ...more });
const stillOpen: Report = { state: 'open', after: 'leave' };
const opensLogin = (visit: RecordingBuilder) => visit.page(LAST + 2_000, '/login', 'push');

test('a form in the same place of the next page is another one', () => {
  const left = opensLogin(reports(filled(), LAST, stillOpen));
  expect(isAbandoned(reports(left, LAST + 4_000, {}))).toBe(true);
});

test('a form that is removed with its page is reported on the next page', () => {
  expect(isAbandoned(reports(opensLogin(filled()), LAST + 2_100, {}))).toBe(false);
});

test('a form that was open when the tab was hidden can be submitted later', () => {
  const hidden = reports(filled(), LAST, stillOpen);
  expect(isAbandoned(reports(hidden, LAST + 900, {}))).toBe(false);
});

test('a form submitted twice without effect is reported as such; a form that was left is not', () => {
  const submits = (visit: RecordingBuilder, ...times: readonly number[]) => {
    for (const at of times) visit.emit(at, 'rv:submit', { form: '#order', label: 'Order' });
    return signals(visit.until(60_000), 'form-abandonment').map(({ submits: isHeld }) => isHeld);
  };
  expect(submits(filled(), LAST + 500, LAST + 3_000)).toEqual([true]);
  expect(submits(filled())).toEqual([undefined]);
});
