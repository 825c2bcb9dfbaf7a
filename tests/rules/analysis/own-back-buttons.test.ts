import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const button = (selector: string, label: string) => ({
  ...{ role: 'button', tag: 'button', label, selector, submits: false },
});
const next = button('#step > div.row > button:nth-of-type(2)', 'Next');
const own = button('#step > div.row > button:nth-of-type(1)', 'Back');
const header = button('header > button', 'Back');
const elsewhere = button('#step > button', 'Back');
const step = { form: '', has_submit: false };
const chosen = { ...step, input_ms: 0, hesitation_ms: 80 };

/** A step of a form without a form element is filled in and left by its button; 1.5 s later the visitor is back. */
const goesBack = (
  back: object,
  then = (visit: RecordingBuilder) => visit,
  field: object = step,
  forward: object = next,
) => {
  const visit = fill(home(), 1_800, '#name', field).click(2_000, forward);
  visit.page(2_100, '/details', 'push').click(3_500, back).page(3_600, '/', 'push');
  return signals(then(visit).until(30_000), 'quick-back').length;
};
const corrects = (visit: RecordingBuilder) => fill(visit, 9_000, '#adult', chosen);

test('the Back button beside the button that led to a step is no quick-back', () => {
  expect(goesBack(own)).toBe(0);
  expect(goesBack(own, undefined, chosen)).toBe(0);
});

/** The steps have their buttons with ids in elements of these classes. */
const betweenRows = (...classes: readonly [string, string]) => {
  const adds = classes.map((name, step) => ({
    parentId: 5,
    node: {
      ...{ id: 80 + 10 * step, type: 2, tagName: 'div', attributes: { class: name } },
      childNodes: [
        { id: 81 + 10 * step, type: 2, tagName: 'button', attributes: {}, childNodes: [] },
      ],
    },
  }));
  const visit = fill(home().change(100, { adds }), 1_800, '#name', step);
  visit.click(2_000, button('#next', 'Next'), { id: 81 }).page(2_100, '/details', 'push');
  visit.click(3_500, button('#back', 'Back'), { id: 91 }).page(3_600, '/', 'push');
  return signals(visit.until(30_000), 'quick-back').length;
};
test.each([
  [0, 'the same class', betweenRows('nav-row', 'nav-row')],
  [1, 'different classes', betweenRows('nav-row', 'toolbar')],
])('%i quick-backs between buttons with ids in elements of %s', (expected, _, count) => {
  expect(count).toBe(expected);
});

test('the first step, seen again between two clicks on Next, is no quick-back', () => {
  const again = (visit: RecordingBuilder) =>
    visit.click(5_000, next).page(5_100, '/details', 'push');
  expect(goesBack(own, again)).toBe(0);
});

test('a visitor who goes back by a button and corrects the step before is no quick-back', () => {
  expect(goesBack(elsewhere, corrects)).toBe(0);
});

test.each<[string, number]>([
  ['by a button elsewhere, without a correction', goesBack(elsewhere)],
  ['by a button of the header', goesBack(header, corrects)],
  ['by a link', goesBack({ ...own, tag: 'a', role: 'link', link: 'page' })],
  ['from the results of a search', goesBack(own, undefined, { ...step, search: true })],
  [
    'from a page that a link opened',
    goesBack(own, undefined, step, { ...next, tag: 'a', role: 'link', link: 'page' }),
  ],
])('going back %s is a quick-back', (_, count) => {
  expect(count).toBe(1);
});

test('going back from a page to which no filled-in field led is a quick-back', () => {
  const visit = home().click(2_000, next).page(2_100, '/details', 'push');
  visit.click(3_500, own).page(3_600, '/', 'push');
  expect(signals(visit.until(30_000), 'quick-back')).toHaveLength(1);
});

test('a field that is filled in after the return alone makes no form of the pages', () => {
  const visit = home().click(2_000, next).page(2_100, '/details', 'push');
  visit.click(3_500, own).page(3_600, '/', 'push');
  const then = visit.click(9_000, next).page(9_100, '/details', 'push');
  expect(signals(fill(then, 12_000, '#name', step).until(30_000), 'quick-back')).toHaveLength(1);
});

test('hundreds of returns to a page with hundreds of searches are evaluated in seconds', () => {
  const visit = home();
  for (let n = 0; n < 600; n += 1) fill(visit, 500 + n, '#term', { ...step, search: true });
  for (let at = 20_000; at < 600 * 20_000; at += 20_000) {
    visit.click(at, next).page(at + 100, '/details', 'push');
    visit.click(at + 3_500, own).page(at + 3_600, '/', 'push');
  }
  const before = process.cpuUsage().user;
  expect(signals(visit.until(601 * 20_000), 'quick-back').length).toBeGreaterThan(0);
  expect(process.cpuUsage().user - before).toBeLessThan(5_000_000);
});
