import { expect, test } from 'vitest';
import { signalRules } from '../../../lambdas/contract/signal-rules.ts';
import { CLICK_TO_SUBMIT_MS } from '../../../lambdas/recordings/analysis/clicks/causes.ts';
import {
  actsOnPress,
  firstSuccessfulRequest,
  hasFailedRequest,
  hasRequestBetween,
  sendsRequest,
} from '../../../lambdas/recordings/analysis/clicks/click-requests.ts';
import {
  pageLoadedBy,
  waitsForPage,
} from '../../../lambdas/recordings/analysis/clicks/opened-pages.ts';
import { BEFORE_PRESS_MS } from '../../../lambdas/recordings/analysis/clicks/presses/press-time.ts';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import type { Timeline } from '../../../lambdas/recordings/analysis/events/timeline.ts';

const { requestMs, loadMs } = signalRules.dead;
/** Durations are rounded. */
const ROUNDING_MS = 10;
const [PRESS, CLICK, TO] = [299_900, 300_000, 305_000];
const click = { at: CLICK, order: 9, tag: 'a', element: { role: 'link' }, link: 'page' } as never;
const wait = { click, from: CLICK, to: TO };
/** A click on a page, pressed at `PRESS`. */
function pressed(facts: Partial<Record<keyof Timeline, unknown>> = {}): Timeline {
  const presses = new Rows(2);
  presses.add(PRESS, 8);
  const none = { reactions: [], requests: [], fields: [], submits: [], forms: [], pages: [] };
  return { ...none, clicks: [click], mutations: new Rows(7), presses, ...facts } as never;
}
const reaction = (at: number, kind = 'request-start', durationMs = 0) =>
  pressed({ reactions: [{ kind, at, durationMs }] });

test.each([
  ['as the press began', PRESS - BEFORE_PRESS_MS, true],
  ['before the press', PRESS - BEFORE_PRESS_MS - 1, false],
  ['within the wait', CLICK + requestMs, true],
  ['after the wait', CLICK + requestMs + 1, false],
])('a request %s: did the click send it?', (_, at, expected) => {
  expect(sendsRequest(reaction(at), click)).toBe(expected);
  expect(sendsRequest(reaction(at, 'request'), click)).toBe(expected);
  expect(sendsRequest(reaction(at, 'dialog'), click)).toBe(false);
});

test.each([
  ['at the start', 1_000, true],
  ['before it', 999, false],
  ['at the end', 2_000, true],
  ['after it', 2_001, false],
])('a request %s of a range: is it in the range?', (_, at, expected) => {
  expect(hasRequestBetween(reaction(at), 1_000, 2_000)).toBe(expected);
  expect(hasRequestBetween(reaction(at, 'dialog'), 1_000, 2_000)).toBe(false);
});

test.each([
  ['as it began', PRESS - BEFORE_PRESS_MS, {}, true],
  ['before it began', PRESS - BEFORE_PRESS_MS - 1, {}, false],
  ['a moment before the end of the wait', CLICK + requestMs - 1, {}, true],
  ['at the end of the wait', CLICK + requestMs, {}, false],
  ['but a field was left', CLICK, { fields: [{ at: CLICK }] }, false],
  ['and a field was left before', CLICK, { fields: [{ at: PRESS - 100 }] }, true],
  ['and a field was left afterwards', CLICK, { fields: [{ at: CLICK + 1 }] }, true],
])('a request %s: did the page act on the press?', (_, at, facts, expected) => {
  expect(actsOnPress({ ...reaction(at), ...facts } as never, click)).toBe(expected);
});

test.each([
  ['at the start of the wait', CLICK, 50, CLICK],
  ['before it', CLICK - 1, 50, undefined],
  ['at the end of the time of requests', CLICK + requestMs, 50, CLICK + requestMs],
  ['after it', CLICK + requestMs + 1, 50, undefined],
  ['that ends with the wait', CLICK, TO - CLICK, CLICK],
  ['that ends after the wait', CLICK, TO - CLICK + 1, undefined],
])('a request %s: did it succeed for the click?', (_, at, durationMs, expected) => {
  const found = (kind: string) => firstSuccessfulRequest(reaction(at, kind, durationMs), wait);
  expect(found('request')).toBe(expected);
  expect(found('request-start')).toBeUndefined();
});

test.each([
  ['sent with the click', CLICK + 50, 50, true],
  ['sent before it, as rounded', CLICK + 50, 50 + ROUNDING_MS, true],
  ['sent before it', CLICK + 50, 51 + ROUNDING_MS, false],
  ['that failed before it, as rounded', CLICK - ROUNDING_MS, 0, true],
  ['sent at the end of the time of requests', CLICK + requestMs + 50, 50, true],
  ['sent after it', CLICK + requestMs + 51, 50, false],
  ['that failed at the end of the wait', TO, TO - CLICK, true],
  ['that failed after it', TO + 1, TO + 1 - CLICK, false],
])('a request %s: did it fail for the click?', (_, at, durationMs, expected) => {
  const timeline = pressed({ requests: [{ at, durationMs }] });
  expect(hasFailedRequest(timeline, wait)).toBe(expected);
});

const page = (at: number, facts: object = {}) => ({
  at,
  order: 20,
  kind: 'load',
  referrer: '',
  ...facts,
});
const button = { at: CLICK, order: 9, tag: 'button', element: { role: 'button' }, link: undefined };
const linked = { referrer: 'https://shop.example/' };
test.each<[string, object, readonly object[], boolean]>([
  ['a link, within the wait', {}, [page(TO)], true],
  ['a link, after the wait', {}, [page(TO + 1)], false],
  ['a link, after the wait, with a referrer', {}, [page(TO + 1, linked)], true],
  ['a link, at the end of a load', {}, [page(CLICK + loadMs, linked)], true],
  ['a link, after the end of a load', {}, [page(CLICK + loadMs + 1, linked)], false],
  ['a link, without a load', {}, [page(TO, { kind: 'push' })], false],
  ['a link, with an earlier page only', {}, [page(CLICK)], false],
  ['a button, with a referrer', button, [page(TO, linked)], true],
  ['a button, without a referrer', button, [page(TO)], false],
  ['a submit button, without a referrer', { ...button, submits: true }, [page(TO)], true],
  ['a picture, with a referrer', { ...button, tag: 'img', element: {} }, [page(TO, linked)], false],
])('a page after the click of %s: did the click open it?', (_, facts, pages, expected) => {
  const target = { ...(click as object), ...facts } as typeof click;
  const found = pageLoadedBy(pressed({ pages }), target, TO);
  expect(found).toBe(expected ? (pages[0] as { at: number }).at : undefined);
});

test.each<[string, boolean, Partial<Record<keyof Timeline, unknown>>]>([
  [
    'was submitted later, as its click does',
    true,
    { submits: [{ at: CLICK + CLICK_TO_SUBMIT_MS }] },
  ],
  ['was submitted later', false, { submits: [{ at: CLICK + CLICK_TO_SUBMIT_MS + 1 }] }],
  ['was submitted as the page came', true, { submits: [{ at: TO }] }],
  ['was left', false, { fields: [{ at: TO, idleMs: 0, inputMs: 1 }] }],
  ['was left without input', true, { fields: [{ at: TO, idleMs: 0, inputMs: 0 }] }],
  [
    'was filled in before the click',
    true,
    { fields: [{ at: TO, idleMs: TO - CLICK, inputMs: 1 }] },
  ],
  ['was left after the page came', true, { fields: [{ at: TO + 1, idleMs: 0, inputMs: 1 }] }],
])('a button whose page came after a form %s opened it: %s', (_, expected, facts) => {
  const timeline = pressed({ pages: [page(TO, linked)], ...facts });
  expect(pageLoadedBy(timeline, button as never, TO) !== undefined).toBe(expected);
});

const submit = { at: CLICK + 10, form: '#pay' };
const submits = { ...button, submits: true } as never;
const ended = (at: number, facts: object = {}) => ({ at, form: '#pay', after: 'submit', ...facts });
test.each<[string, boolean, Partial<Record<keyof Timeline, unknown>>]>([
  ['with its click', true, { submits: [{ ...submit, at: CLICK }] }],
  ['before its click', false, { submits: [{ ...submit, at: CLICK - 1 }] }],
  ['soon after its click', true, { submits: [{ ...submit, at: CLICK + CLICK_TO_SUBMIT_MS }] }],
  ['later', false, { submits: [{ ...submit, at: CLICK + CLICK_TO_SUBMIT_MS + 1 }] }],
  ['and its page came', false, { submits: [submit], pages: [page(TO)] }],
  ['and its page came after the wait', true, { submits: [submit], pages: [page(TO + 1)] }],
  ['and its script took it', false, { submits: [submit], forms: [ended(TO)] }],
  ['and its script took it after the wait', true, { submits: [submit], forms: [ended(TO + 1)] }],
  ['and another form was taken', true, { submits: [submit], forms: [ended(TO, { form: '#a' })] }],
  ['and it was reset', true, { submits: [submit], forms: [ended(TO, { after: 'reset' })] }],
])('a form that was sent %s waits for its page: %s', (_, expected, facts) => {
  expect(waitsForPage(pressed(facts), submits, TO)).toBe(expected);
  expect(waitsForPage(pressed(facts), button as never, TO)).toBe(false);
});
