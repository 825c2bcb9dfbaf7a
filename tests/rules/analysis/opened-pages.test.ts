import { expect, test } from 'vitest';
import { signalRules } from '../../../lambdas/contract/signal-rules.ts';
import {
  isFormSent,
  isOpenedByVisitor,
  leftAfterSubmit,
  mayOpenByScript,
  pageLoadedBy,
} from '../../../lambdas/recordings/analysis/clicks/opened-pages.ts';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import type { Timeline } from '../../../lambdas/recordings/analysis/events/timeline.ts';

const { loadMs, afterMs } = signalRules.dead;
const [CLICK, TO] = [300_000, 305_000];
const button = { at: CLICK, order: 9, tag: 'button', element: { role: 'button' } };
const link = { ...button, tag: 'a', element: { role: 'link' }, link: 'page' };
const submitButton = { ...button, submits: true };
type Facts = Partial<Record<keyof Timeline, unknown>>;

function timelineOf(facts: Facts): Timeline {
  const presses = new Rows(2);
  presses.add(CLICK - 100, 8);
  const none = { reactions: [], fields: [], submits: [], forms: [], pages: [] };
  return { ...none, clicks: [button], presses, ...facts } as never;
}
const page = (at: number, facts: object = {}) => ({ at, order: 20, kind: 'load', ...facts });
const linked = { referrer: 'https://shop.example/' };

test.each([
  ['at the end of a load', loadMs, true],
  ['after it', loadMs + 1, false],
])('a button opened a page %s: %s ms', (_, afterClickMs, expected) => {
  const pages = [page(CLICK + afterClickMs, linked)];
  expect(pageLoadedBy(timelineOf({ pages }), button as never, TO) !== undefined).toBe(expected);
});

test.each([
  ['a button', { tag: 'button', element: {} }, true],
  ['an element with the role of a button', { tag: 'div', element: { role: 'button' } }, true],
  ['another element', { tag: 'div', element: {} }, false],
  ['a link to a part of the page', { tag: 'a', element: {}, link: 'fragment' }, true],
  ['a link to another site', { tag: 'a', element: { role: 'button' }, link: 'other-site' }, false],
])('the script of %s may open a page: %s', (_, target, expected) => {
  expect(mayOpenByScript(target as never)).toBe(expected);
});

test.each([
  ['a load without a referrer, after a click on a button', button, '', 'load', true],
  ['a load with a referrer, after a click on a button', button, 'https://a.example', 'load', false],
  ['a load without a referrer, after a click on a link', link, '', 'load', false],
  ['going back, after a click on a button', button, '', 'back-forward', true],
  ['a page restored by the browser', button, '', 'restored', true],
  ['going back inside the app', button, '', 'pop', true],
  ['a page that the app opened in place', button, '', 'push', false],
])('%s: did the visitor open the page?', (_, click, referrer, kind, expected) => {
  const next = page(TO, { referrer, kind }) as never;
  const timeline = timelineOf({ pages: [next] });
  expect(isOpenedByVisitor(timeline, click as never, next)).toBe(expected);
});

test('the visitor may have opened the second page after a click on a link', () => {
  const first = page(CLICK + 1_000, linked);
  const second = page(TO, { referrer: '' }) as never;
  const timeline = timelineOf({ pages: [first, second] });
  expect(isOpenedByVisitor(timeline, link as never, second)).toBe(true);
});

const sent = { at: CLICK + 10, order: 10, form: '#pay' };
const filledIn = { at: CLICK - 100, idleMs: 0, hesitationMs: 0, inputMs: 100, refills: 0 };
const shown = page(CLICK - 1_000);
const opened = page(TO, linked);
test.each<[string, boolean, object, Facts]>([
  ['was sent and no page came', true, submitButton, { submits: [sent] }],
  ['was sent and its page came', true, submitButton, { submits: [sent], pages: [shown, opened] }],
  ['was not sent', false, submitButton, { pages: [shown, opened] }],
  [
    'was sent, and the app opened a page in place',
    false,
    submitButton,
    { submits: [sent], pages: [page(CLICK + 100, { kind: 'push' })] },
  ],
  [
    'was taken by a script before its page came',
    false,
    submitButton,
    {
      submits: [sent],
      forms: [{ ...sent, at: CLICK + 100, after: 'submit' }],
      pages: [shown, opened],
    },
  ],
  [
    'was filled in, and its button opened a page',
    true,
    button,
    { fields: [filledIn], pages: [shown, opened] },
  ],
  [
    'was taken by a script after the wait and before its page came',
    true,
    submitButton,
    {
      submits: [sent],
      forms: [{ ...sent, at: TO + 100, after: 'submit' }],
      pages: [shown, page(TO + 200, linked)],
    },
  ],
  ['was filled in, and no page came', false, button, { fields: [filledIn] }],
  [
    'was filled in, and a link opened a page',
    false,
    link,
    { fields: [filledIn], pages: [shown, opened] },
  ],
  [
    'was only focused before its button opened a page',
    false,
    button,
    { fields: [{ ...filledIn, inputMs: 0 }], pages: [shown, opened] },
  ],
  [
    'was filled in again after the click on its button',
    false,
    button,
    { fields: [{ ...filledIn, at: CLICK + 1, inputMs: 0, refills: 1 }], pages: [shown, opened] },
  ],
  [
    'was filled in on an earlier page',
    false,
    button,
    { fields: [filledIn], pages: [shown, page(CLICK - 50), opened] },
  ],
])('a form that %s counts as sent: %s', (_, expected, click, facts) => {
  const timeline = timelineOf({ clicks: [click], ...facts });
  expect(isFormSent(timeline, click as never, TO)).toBe(expected);
});

const openForm = { at: CLICK + 100, order: 11, state: 'open', after: 'submit' };
const left = page(CLICK + afterMs);
test.each<[string, boolean, Facts]>([
  ['while its form was open', true, { forms: [openForm] }],
  ['after its form had closed', false, { forms: [{ ...openForm, state: 'closed' }] }],
  ['after a reset of its form', false, { forms: [{ ...openForm, after: 'reset' }] }],
  ['with a form that was open before', false, { forms: [{ ...openForm, at: CLICK }] }],
  ['before its form was reported', false, { forms: [{ ...openForm, at: left.at + 1 }] }],
  ['later', false, { forms: [openForm], pages: [page(left.at + 1)] }],
  ['for a page in place', false, { forms: [openForm], pages: [page(left.at, { kind: 'push' })] }],
  [
    'after a request',
    false,
    { forms: [openForm], reactions: [{ kind: 'request', at: CLICK, durationMs: 1 }] },
  ],
])('a page left %s is no response to the submit: %s', (_, expected, facts) => {
  const timeline = timelineOf({ pages: [left], ...facts });
  expect(leftAfterSubmit(timeline, submitButton as never)).toBe(expected ? left.at : undefined);
});
