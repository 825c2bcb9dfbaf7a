import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const opensPage = (visit: RecordingBuilder, ms: number, referrer: string) =>
  visit.page(ms, '/mug', 'load', 2_000, referrer).until(60_000);
const shop = 'https://shop.example/';
const link = { role: 'link', tag: 'a', link: 'page' } as const;
const submit = { submits: true };

test.each<[string, number, RecordingBuilder]>([
  ['nine seconds after a click on its link', 0, opensPage(home().click(1_000, link), 10_000, shop)],
  ['30 seconds after it', 0, opensPage(home().click(1_000, link), 31_000, shop)],
  ['later', 1, opensPage(home().click(1_000, link), 31_001, shop)],
  [
    'nine seconds after it, opened by the visitor',
    1,
    opensPage(home().click(1_000, link), 10_000, ''),
  ],
  ['after a click on something else', 1, opensPage(home().click(1_000), 10_000, shop)],
  [
    'after a click on its link and then on something else',
    1,
    opensPage(
      home().click(1_000, link).click(9_500, { selector: '#b' }).mutate(9_550),
      10_000,
      shop,
    ),
  ],
])('a page that arrives %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit, 'dead-click')).toHaveLength(count);
});

test('a submit button whose page arrives after nine seconds is slow, not dead', () => {
  const visit = opensPage(home().click(1_000, submit), 10_000, shop);
  expect(signals(visit, 'dead-click')).toMatchObject([{ slow: true }]);
  const never = home().click(1_000, submit).until(60_000);
  expect(signals(never, 'dead-click')).toMatchObject([{ kind: 'dead-click' }]);
  expect(signals(never, 'dead-click')[0]).not.toHaveProperty('slow');
});

test.each([
  ['no page has a referrer', '', true],
  ['an earlier page has one', shop, undefined],
])(
  'a page without a referrer that arrives nine seconds after a submit, where %s: slow is %s',
  (_, referrer, slow) => {
    const visit = home().click(1_000, link).page(2_000, '/login', 'load', 2_000, referrer);
    const [found] = signals(opensPage(visit.click(4_000, submit), 13_000, ''), 'dead-click');
    expect([found?.atMs, found?.slow]).toEqual([4_000, slow]);
  },
);

const styled = { role: 'button', tag: 'a', link: 'fragment' } as const;
const typed = (visit: RecordingBuilder) => fill(visit, 8_000, '#q', { input_ms: 500 });
test.each<[string, boolean, RecordingBuilder]>([
  ['a button', true, opensPage(home().click(1_000), 10_000, shop)],
  ['a link that looks like a button', true, opensPage(home().click(1_000, styled), 10_000, shop)],
  ['something else', false, opensPage(home().click(1_000, { tag: 'p', role: '' }), 10_000, shop)],
  ['a button before the visitor opened it', false, opensPage(home().click(1_000), 10_000, '')],
  ['a button before an entry', false, opensPage(typed(home().click(1_000)), 10_000, shop)],
  [
    'a button before another submit',
    false,
    opensPage(
      home().click(1_000).emit(9_000, 'rv:submit', { form: '#search', label: '' }),
      10_000,
      shop,
    ),
  ],
  [
    'a button whose script submits',
    true,
    opensPage(
      home().click(1_000).emit(1_010, 'rv:submit', { form: '#login', label: '' }),
      10_000,
      shop,
    ),
  ],
])(
  'a page that arrives nine seconds after a click on %s makes it slow, not dead: %s',
  (_, isSlow, visit) => {
    const [found] = signals(visit, 'dead-click');
    expect(found).toMatchObject({ kind: 'dead-click' });
    expect(found).toEqual(
      isSlow
        ? expect.objectContaining({ slow: true })
        : expect.not.objectContaining({ slow: true }),
    );
  },
);

test('a link whose page a script opens after more than two seconds is slow', () => {
  const visit = home().click(1_000, link).page(6_500, '/mug', 'push').write(6_520);
  expect(signals(visit.until(60_000), 'dead-click')).toMatchObject([{ slow: true }]);
});

const MENU = 30;
const sent = { form: '#order', label: 'Order' };
/** A form that is sent while the suggestions of its last field are open, and whose next page never comes. */
test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['closes suggestions with the press', 1, (visit) => visit.set(960, MENU, { style: 'top:0' })],
  ['closes something after the click', 0, (visit) => visit.set(1_060, MENU, { style: 'top:0' })],
  [
    'sets a hidden field',
    1,
    (visit) => visit.emit(1_012, 'rv:reaction', { kind: 'value', ago_ms: 0 }),
  ],
])('a form without a next page that only %s: %i dead clicks', (_, count, changes) => {
  const visit = home().at(950, 3, { source: 2, type: 1, id: 7, x: 150, y: 220 });
  visit.click(1_000, submit).emit(1_001, 'rv:submit', sent);
  changes(visit);
  expect(signals(visit.until(40_000), 'dead-click')).toHaveLength(count);
});

test.each<[string, (visit: RecordingBuilder) => void]>([
  ['marks it as sent', (visit) => visit.set(1_006, 5, { 'data-sent': 'true' })],
  [
    'sets a hidden field',
    (visit) => visit.emit(1_012, 'rv:reaction', { kind: 'value', ago_ms: 0 }),
  ],
])(
  'a form whose script only %s and whose next page arrives after five seconds is slow',
  (_, act) => {
    const visit = home().click(1_000, submit, { id: 20 }).emit(1_001, 'rv:submit', sent);
    act(visit);
    expect(signals(opensPage(visit, 6_000, shop), 'dead-click')).toMatchObject([{ slow: true }]);
  },
);

const valueSet = (visit: RecordingBuilder) =>
  visit.emit(3_012, 'rv:reaction', { kind: 'value', ago_ms: 0 });
test.each<[string, boolean, (visit: RecordingBuilder) => void]>([
  ['closes an editor with the press', true, (visit) => visit.set(2_960, MENU, { class: 'editor' })],
  ['sets a field', true, valueSet],
  ['sets where the form is sent', true, (visit) => visit.set(3_150, 22, { action: '#published' })],
  ['says that it waits', false, (visit) => visit.write(3_150)],
])(
  'a button outside a filled form whose script only %s, and whose page arrives after five seconds, is slow: %s',
  (_, isSlow, act) => {
    const visit = fill(home(), 2_000, '#title', { input_ms: 500 });
    visit.at(2_950, 3, { source: 2, type: 1, id: 20, x: 150, y: 220 });
    act(visit.click(3_000, { label: 'Save' }, { id: 20 }));
    const found = signals(opensPage(visit, 8_000, shop), 'dead-click');
    expect(found.map(({ slow }) => slow)).toEqual(isSlow ? [true] : []);
  },
);

test('a button whose script sets a field responds if only a form of an earlier page was filled in', () => {
  const visit = fill(home(), 2_000, '#title', { input_ms: 500 }).page(2_500, '/next');
  visit.click(3_000, { label: 'Save' }, { id: 20 });
  expect(signals(opensPage(valueSet(visit), 8_000, shop), 'dead-click')).toEqual([]);
});

test('a stepper that sends its form responds with the changed number', () => {
  const visit = home().click(3_000, { label: '+' }, { id: 20 });
  expect(signals(opensPage(valueSet(visit), 8_000, shop), 'dead-click')).toEqual([]);
});

const submitting = (label: string) => ({ ...submit, label });
test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['Export orders', 0, (visit) => visit.emit(1_001, 'rv:submit', sent)],
  ['Rechnung herunterladen', 0, (visit) => visit.emit(1_001, 'rv:submit', sent)],
  ['Get the PDF', 0, (visit) => visit.emit(1_001, 'rv:submit', sent)],
  ['Export orders', 1, () => {}],
  ['Order', 1, (visit) => visit.emit(1_001, 'rv:submit', sent)],
])('a form without a next page whose button is “%s”: %i dead clicks', (label, count, submits) => {
  const visit = home().click(1_000, submitting(label));
  submits(visit);
  expect(signals(visit.until(40_000), 'dead-click')).toHaveLength(count);
});
