import { expect, test } from 'vitest';
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home } from '../../factories/signals.ts';

const leaves = (more: Partial<TrackerEvents['rv:click']['target']>, at = LAST + 900) => {
  const add = (visit: RecordingBuilder, selector: string, from: number) =>
    fill(visit, from, selector, { form: '', has_submit: more.submits === true });
  const visit = add(add(home(), '#from', 6_000), '#reason', LAST);
  return visit.click(at, { link: 'page', ...more }).page(at + 1_600, '/booked');
};
test.each<[string, boolean, ReturnType<typeof leaves>]>([
  ['of the content', false, leaves({ selector: '#slots > li:nth-of-type(2) > a:nth-of-type(1)' })],
  ['of the navigation', true, leaves({ selector: 'nav:nth-of-type(1) > a:nth-of-type(1)' })],
  ['of the footer', true, leaves({ selector: 'body > footer:nth-of-type(1) > a:nth-of-type(1)' })],
  ['of a tab bar', true, leaves({ selector: '#tabs > a:nth-of-type(2)', role: 'tab' })],
  ['of a menu', true, leaves({ selector: '#menu > a:nth-of-type(2)', role: 'menuitem' })],
  ['before the last entry', true, leaves({ selector: '#slots > a' }, LAST - 1)],
  ['to another website', true, leaves({ selector: '#slots > a', link: 'other-site' })],
  ['beside a submit button', true, leaves({ selector: '#slots > a', submits: true })],
])('fields followed by a link %s are an abandoned form: %s', (_, abandoned, visit) => {
  expect(isAbandoned(visit)).toBe(abandoned);
});
