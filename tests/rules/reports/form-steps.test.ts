import { expect, test } from 'vitest';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';

const form = (field: string, atMs = 20_000) =>
  signal('form-abandonment', '/join', {
    element: element(field, 'textbox'),
    ...{ about: field, count: 3, submits: true, atMs },
    form: { hesitationMs: 0, refills: 0, invalid: 0, isOpen: true },
  });
const failed = signal('error-click', '/join', {
  element: element('Pay now'),
  ...{ about: '/api/payments 502', submits: true, atMs: 21_000 },
});
const clicked = (atMs: number) =>
  signal('rage-click', '/join', { element: element('Size'), count: 4, atMs });

/** Kind, control and visitors of each problem, when the first visitors have some signals and the others have other ones. */
function problems(first: readonly Signal[], times: number, others: readonly Signal[], of = 10) {
  const digests = visits(0, of - 1, (n) =>
    visit(n, { page: '/join', signals: [...(n < times ? first : others)] }),
  );
  return composeReport(reportInput({ digests })).facts.issues.map(
    ({ kind, element: { label = '' } = {}, affected }) => `${kind} ${label} ${affected}`,
  );
}

test('a step whose button fails is a problem besides an earlier step of the form that stops others', () => {
  expect(problems([form('Card'), failed], 3, [form('Mobile')])).toEqual([
    'form-abandonment Mobile 7',
    'error-click Pay now 3',
  ]);
});

test('a button that fails for some of those who submit the same step belongs to the form', () => {
  expect(problems([form('Card'), failed], 3, [form('Card')])).toEqual(['form-abandonment Card 10']);
});

const unsent = { ...form('Card'), submits: undefined } as unknown as Signal;
const on = (kind: Signal['kind'], control: Partial<Signal>): Signal =>
  signal(kind, '/join', { atMs: 25_000, count: 4, element: element('Size'), ...control });
const pay = element('Pay now');
test.each<[string, Signal, Signal, number, readonly string[]]>([
  ['a dead control', unsent, clicked(25_000), 4, ['form-abandonment Card 6', 'rage-click Size 4']],
  [
    'its dead button',
    unsent,
    on('dead-click', { element: pay, submits: true }),
    4,
    ['dead-click Pay now 4', 'form-abandonment Card 6'],
  ],
  [
    'a keyboard barrier',
    unsent,
    on('keyboard-barrier', { about: 'Enter' }),
    4,
    ['form-abandonment Card 6', 'keyboard-barrier Size 4'],
  ],
  [
    'a disabled button',
    unsent,
    on('dead-click', { disabled: true }),
    4,
    ['dead-click Size 4', 'form-abandonment Card 6'],
  ],
  [
    'a dead control of a form that was sent',
    form('Card'),
    clicked(25_000),
    4,
    ['form-abandonment Card 6', 'rage-click Size 4'],
  ],
  [
    'a page that went blank',
    unsent,
    on('white-screen', {}),
    4,
    ['form-abandonment Card 6', 'white-screen Size 4'],
  ],
])('a form counts no visitors whom %s stopped', (_, left, stopped, times, expected) => {
  expect(problems([left, stopped], times, [left]).sort()).toEqual(expected);
});

test.each([
  ['two of five', 3, 5, ['rage-click Size 3']],
  ['two of four', 2, 4, ['form-abandonment Card 2', 'rage-click Size 2']],
  ['three of ten', 7, 10, ['form-abandonment Card 3', 'rage-click Size 7']],
])(
  'of a form that %s left without another problem, %i others are reported',
  (_, times, of, expected) => {
    expect(problems([unsent, clicked(25_000)], times, [unsent], of).sort()).toEqual(expected);
  },
);

test.each<[string, Signal, Signal, number, readonly string[]]>([
  [
    'clicked a dead control before',
    unsent,
    clicked(15_000),
    4,
    ['form-abandonment Card 10', 'rage-click Size 4'],
  ],
  [
    'clicked a dead control once',
    unsent,
    on('dead-click', { count: 1 }),
    4,
    ['dead-click Size 4', 'form-abandonment Card 10'],
  ],
  [
    'clicked on another page',
    unsent,
    { ...clicked(25_000), page: '/menu' },
    4,
    ['form-abandonment Card 10', 'rage-click Size 4'],
  ],
  ['clicked alone', unsent, clicked(25_000), 1, ['form-abandonment Card 10']],
])('a form counts the visitors who %s', (_, left, other, times, expected) => {
  expect(problems([left, other], times, [left]).sort()).toEqual(expected);
});

test.each([
  ['after', 25_000, ['rage-click Size 4']],
  ['before', 15_000, ['form-abandonment Card 4', 'rage-click Size 4']],
])(
  'a form whose visitors clicked a dead control again and again %s their last field',
  (_, at, expected) => {
    expect(problems([form('Card'), clicked(at)], 4, []).sort()).toEqual(expected);
  },
);

test.each([
  ['30 1 2 3 4 5 6 7 8 9 10 11 ** ** **…', 'Rage clicks on the calendar on the Join page'],
  ['1 2 3 4 5 6', 'Rage clicks on “1 2 3 4 5 6”'],
])('the control “%s” is named', (label, title) => {
  const dead = signal('rage-click', '/join', { element: element(label, 'generic'), count: 4 });
  const digests = visits(0, 9, (n) => visit(n, { page: '/join', signals: [dead] }));
  const { summary } = composeReport(reportInput({ digests }));
  expect(JSON.stringify(summary)).toContain(title);
  expect(summary.subject).not.toContain('**');
});

test.each([
  ['the same field', 'Zip', 2, ['dead-click Pay now 4']],
  [
    'the same field, which it did not reject',
    'Zip',
    0,
    ['form-abandonment Zip 6', 'dead-click Pay now 4'],
  ],
  ['another field', 'City', 2, ['form-abandonment City 6', 'dead-click Pay now 4']],
])(
  'visitors whom the browser stops at %s as those of a dead button belong to it',
  (_, field, invalid, found) => {
    const rejected = (label: string, times: number): Signal => ({
      ...form(label),
      submits: false,
      form: { hesitationMs: 0, refills: 0, invalid: times, isOpen: true },
    });
    const dead = on('dead-click', { element: pay, submits: true });
    expect(problems([rejected('Zip', 2), dead], 4, [rejected(field, invalid)])).toEqual(found);
  },
);
