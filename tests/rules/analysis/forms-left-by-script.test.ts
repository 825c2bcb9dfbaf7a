import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const found = (visit: RecordingBuilder) => signals(visit.until(30_000), 'quick-back');

/** A script sends a form: without a submit event, but the page is left with its form. */
const leftWith = (labels: readonly string[], clickedAt: number, more: object = {}) =>
  labels
    .reduce(
      (visit, label, index) =>
        visit.emit(500 + index, 'rv:field', {
          ...{ field: { role: 'textbox', label, selector: `#f${index}` }, form: '#login' },
          ...{ search: false, typed: true, hesitation_ms: 100, input_ms: 900, idle_ms: 0 },
          ...{ refills: 0, invalid: 0 },
        }),
      home(),
    )
    .click(clickedAt, { label: 'Log in', ...more })
    .emit(2_100, 'rv:form', { form: '#login', state: 'open', after: 'leave' });
const filled = (labels: readonly string[], clickedAt: number, more: object = {}) =>
  leftWith(labels, clickedAt, more).page(8_000, '/', 'back-forward');
test.each<[string, number, RecordingBuilder]>([
  ['the page is left with a form of two entries', 1, filled(['Email', 'Password'], 2_000)],
  ['the page is left with a form of one entry', 0, filled(['Email'], 2_000)],
  ['nothing happens, because the form was left before', 0, filled(['Email', 'Password'], 2_200)],
  [
    'the page is left, and which is a link to a script',
    1,
    filled(['Email', 'Password'], 2_000, { role: 'link', tag: 'a', link: 'fragment' }),
  ],
  [
    'the page is left with a form of one entry, and which is a link to a script',
    0,
    filled(['Email'], 2_000, { role: 'link', tag: 'a', link: 'fragment' }),
  ],
  [
    'the page is left, but which is only text',
    0,
    filled(['Email', 'Password'], 2_000, { role: 'generic', tag: 'div' }),
  ],
])('a click on a button after which %s for one that is not recorded: %i', (_, count, visit) => {
  expect(found(visit)).toHaveLength(count);
});

const scripted = { role: 'link', tag: 'a', link: 'fragment' };
const sentByScript = (more: object = {}) => filled(['Email', 'Password'], 2_000, more);
const abandoned = (visit: RecordingBuilder) => signals(visit.until(30_000), 'form-abandonment');
test.each([{}, scripted])(
  'a visitor who comes back from the form that a script sent did not leave it: %j',
  (more) => {
    expect(found(sentByScript(more))).toEqual([expect.objectContaining({ strong: true })]);
    expect(abandoned(sentByScript(more))).toEqual([]);
  },
);
test.each([
  'Cancel',
  'Back',
  '← Back',
  'Go back',
  'Previous step',
  'Zurück',
  'Retour',
  'Volver atrás',
])('a visitor who leaves a form by “%s” did not send it', (label) => {
  expect(found(sentByScript({ label }))).toEqual([]);
  expect(found(sentByScript({ ...scripted, label }))).toEqual([]);
});
test.each(['Back up my files', 'Cancel my order', 'Previous orders'])(
  'a visitor may have sent a form by “%s”',
  (label) => {
    expect(found(sentByScript({ label }))).toHaveLength(1);
  },
);
test.each<[string, RecordingBuilder]>([
  ['was left with it for good', leftWith(['Email', 'Password'], 2_000, scripted)],
  [
    'was opened again by its address',
    leftWith(['Email', 'Password'], 2_000, scripted).page(8_000, '/', 'load'),
  ],
  ['was left by a link of the menu', sentByScript({ ...scripted, selector: 'nav > a' })],
])('a form is left unfinished if its page %s', (_, visit) => {
  expect(abandoned(visit)).toHaveLength(1);
});
