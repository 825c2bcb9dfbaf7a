import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

const form = '#upload';
const FIELDS = ['#name', '#birthday', '#doctor'];

interface Rejection {
  readonly fields?: readonly string[];
  readonly status?: number;
  /** What the page does with the form. */
  readonly state?: 'gone' | 'emptied' | 'open';
  /** What the visitor fills in afterwards. */
  readonly again?: readonly string[];
  /** The visitor opens this page first. */
  readonly opened?: string;
}

/** A form that the server rejects while the page says so. */
function rejectedVisit({ fields = FIELDS, status = 413, ...rest }: Rejection): RecordingBuilder {
  const { state = 'gone', again = ['#name'], opened } = rest;
  const visit = home();
  for (const [place, field] of fields.entries())
    fill(visit, 2_000 + place * 2_000, field, { form });
  visit.click(12_000, { selector: '#send', label: 'Send', submits: true });
  visit.emit(12_001, 'rv:submit', { form, label: 'Send' });
  visit.emit(13_000, 'rv:request', { ...failing, duration_ms: 900, path: '/photo', status });
  visit.write(13_050, 40, 'Something went wrong');
  visit.emit(13_100, 'rv:form', { form, state, after: 'submit' });
  if (opened) visit.page(16_000, opened, 'push');
  for (const [place, field] of again.entries())
    fill(visit, 18_000 + place * 3_000, field, { form });
  return visit.until(40_000);
}
const failures = (rejection: Rejection) => signals(rejectedVisit(rejection), 'error-click').length;

test.each<[string, Rejection]>([
  ['removes the form', {}],
  ['empties the form', { state: 'emptied' }],
  ['removes the form, which is filled in completely', { again: FIELDS }],
])('a rejection is a failure if the page %s and the visitor starts again', (_, rejection) => {
  expect(failures(rejection)).toBe(1);
});

test.each<[string, Rejection]>([
  ['keeps the form, in which a field is corrected', { state: 'open' }],
  ['removes the form, and the visitor fills in nothing', { again: [] }],
  ['removes the form, and the visitor fills in another one', { again: ['#code'] }],
  ['removes the form of a sign-in', { fields: ['#email', '#password'], again: ['#password'] }],
  ['removes the form, which the visitor finds on another page', { opened: '/contact' }],
])('a rejection that the page explains is no failure if it %s', (_, rejection) => {
  expect(failures(rejection)).toBe(0);
});
