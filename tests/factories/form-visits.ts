/** Steps of visits that fill in and submit a form. */
import type { TrackerEvents } from '../../lambdas/contract/tracker.ts';
import { fill, LAST } from './filled-fields.ts';
import type { RecordingBuilder } from './recording.ts';
import { home } from './signals.ts';

/** When the form is submitted for the first and the second time. */
export const [FIRST, SECOND] = [LAST + 500, LAST + 8_000];

/** A step of a visit. */
export type Visit = (visit: RecordingBuilder) => RecordingBuilder;
export const fills = (first: string, ...steps: readonly Visit[]): RecordingBuilder =>
  steps.reduce((visit, step) => step(visit), fill(fill(home(), 6_000, first), LAST, '#phone'));
export const pipe = (...steps: readonly Visit[]) => fills('#amount', ...steps);

/** Clicks the button; a script handles the submit, and the form is still open 400 ms later. */
export const submit =
  (at: number, more: Partial<TrackerEvents['rv:form']> = {}, label = 'Calculate'): Visit =>
  (visit) =>
    visit
      .click(at, { submits: true })
      .emit(at + 1, 'rv:submit', { form: '#order', label })
      .emit(at + 401, 'rv:form', { form: '#order', state: 'open', after: 'submit', ...more });
export const gone = { form: '#order', state: 'gone' } as const;
/** Submits with Enter in a field that was clicked before; a script handles the submit. */
export const sends =
  (at: number): Visit =>
  (visit) =>
    visit
      .click(at - 300, { role: 'textbox', editable: true })
      .emit(at + 1, 'rv:submit', { form: '#order', label: 'Order' })
      .emit(at + 401, 'rv:form', { form: '#order', state: 'open', after: 'submit' });
/** The browser submits the form, which is still open when the page unloads. */
export const submitsSlowly =
  (at: number): Visit =>
  (visit) =>
    visit
      .click(at, { submits: true })
      .emit(at + 1, 'rv:submit', { form: '#order', label: 'Order' })
      .emit(at + 2_000, 'rv:form', { form: '#order', state: 'open', after: 'leave' });
export const request =
  (at: number): Visit =>
  (visit) =>
    visit.emit(at, 'rv:reaction', { kind: 'request' });
export const message =
  (at: number, text: string): Visit =>
  (visit) =>
    visit.write(at, 9, text);
export const corrects: Visit = (visit) => fill(visit, LAST + 6_000, '#phone', { refills: 1 });
export const leaves: Visit = (visit) => visit.page(LAST + 11_000, '/mugs', 'load');
export const opens =
  (after: number, kind: 'load' | 'push' = 'load'): Visit =>
  (visit) =>
    visit.page(FIRST + after, '/mugs', kind);
