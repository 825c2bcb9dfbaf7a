import { expect, test } from 'vitest';
import { fill, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const CLICKED = LAST + 500;
const untouched = { input_ms: 0, invalid: 1 };
/** A field that the browser reports as invalid and that the visitor has not filled in. */
const invalid = (visit: RecordingBuilder, selector: string, at = CLICKED + 5) =>
  fill(visit, at, selector, untouched);
const start = () => fill(fill(home(), 6_000, '#name'), LAST, '#city');
const press = (visit: RecordingBuilder, at = CLICKED) => visit.click(at, { submits: true });

test.each<[string, string, () => RecordingBuilder]>([
  ['none', '#city', () => press(start())],
  ['one field', '#mail', () => invalid(press(start()), '#mail')],
  [
    'three fields',
    '#mail',
    () => ['#mail', '#zip', '#terms'].reduce((visit, each) => invalid(visit, each), press(start())),
  ],
  [
    'two fields, and with Enter the field with the focus is reported later',
    '#mail',
    () =>
      fill(invalid(press(fill(home(), 6_000, '#name')), '#mail'), CLICKED + 30, '#city', {
        idle_ms: 600,
      }),
  ],
  [
    'the field with the focus, which stays there, and a later one',
    '#city',
    () =>
      fill(invalid(press(fill(home(), 6_000, '#name')), '#terms'), CLICKED + 4_000, '#city', {
        idle_ms: 4_600,
        invalid: 1,
      }),
  ],
  [
    'two fields at first and one field at the last attempt',
    '#terms',
    () => {
      const visit = invalid(invalid(press(start()), '#mail'), '#terms');
      fill(visit, CLICKED + 4_000, '#mail', { idle_ms: 300 });
      return invalid(press(visit, CLICKED + 4_100), '#terms', CLICKED + 4_105);
    },
  ],
  [
    'a field, and the visitor filled in another one since',
    '#phone',
    () => fill(invalid(invalid(press(start()), '#mail'), '#terms'), CLICKED + 4_000, '#phone'),
  ],
  [
    'fields that a script checks without a click',
    '#terms',
    () => invalid(invalid(start(), '#mail'), '#terms'),
  ],
])('a form that the browser stops because of %s names %s', (_, selector, visit) => {
  const found = signals(visit().until(60_000), 'form-abandonment');
  expect(found.map(({ element, about }) => [element?.selector, about])).toEqual([
    [selector, selector.slice(1)],
  ]);
});
