import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import type { Signal, SignalKind } from '../../../lambdas/contract/signal.ts';
import { element, seen, signal, visit, visits } from '../../factories/digest.ts';
import { issueKindsOf } from '../../factories/issue-kinds.ts';

/** Four visitors click a dead link and scroll up and down `afterMs` later. */
const searching = (afterMs: number, page = '/delivery') =>
  visits(0, 3, (n) =>
    visit(n, {
      pages: [seen('/delivery'), seen('/help')],
      signals: [
        signal('dead-click', '/delivery', { element: element('Austria', 'link'), atMs: 30_000 }),
        signal('excessive-scroll', page, { count: 6, atMs: 30_000 + afterMs }),
      ],
    }),
  );
test.each([
  ['soon after a dead click', ['dead-click'], searching(4_000)],
  ['long after a dead click', ['dead-click', 'excessive-scroll'], searching(10_001)],
  ['before a dead click', ['dead-click', 'excessive-scroll'], searching(-1)],
  ['on another page', ['dead-click', 'excessive-scroll'], searching(4_000, '/help')],
])('scrolling up and down %s and the click are reported as %j', (_, kinds, digests) => {
  expect(issueKindsOf(digests)).toEqual(kinds);
});

/** Four visitors submit a form without effect; `clicking` of them have a dead click on its button. */
const submitting = (clicking: number, submits = true, clicked: Partial<Signal> = {}) =>
  visits(0, 3, (n) => {
    const label = element('Create account');
    const click = { element: label, submits: true, atMs: 20_000, ...clicked };
    const dead = signal('dead-click', clicked.page ?? '/join', click);
    const form = { hesitationMs: 0, refills: 1, invalid: 0 };
    const left = signal('form-abandonment', '/join', { about: 'Phone', form, submits });
    return visit(n, { page: '/join', signals: n < clicking ? [dead, left] : [left] });
  });
test.each([
  ['all of them click', ['dead-click'], submitting(4)],
  ['half of them click', ['form-abandonment'], submitting(2)],
  [
    'half of them click and others do not submit',
    ['dead-click', 'form-abandonment'],
    submitting(2, false),
  ],
  [
    'half of them click another control',
    ['dead-click', 'form-abandonment'],
    submitting(2, true, { submits: false }),
  ],
  [
    'half of them click on another page',
    ['dead-click', 'form-abandonment'],
    submitting(2, true, { page: '/login' }),
  ],
])(
  'where %s, a form without effect and its dead button are reported as %j',
  (_, kinds, digests) => {
    expect(issueKindsOf(digests)).toEqual(kinds);
  },
);

/** Four visitors leave a form after a dead click on a button that is not known to submit it. */
const stuck = (clicked: Partial<Signal>) =>
  visits(0, 3, (n) => {
    const dead = signal('dead-click', '/join', {
      element: element('Next'),
      count: 2,
      atMs: 20_000,
      ...clicked,
    });
    const form = { hesitationMs: 0, refills: 1, invalid: 0 };
    const left = signal('form-abandonment', '/join', { about: 'Phone', form, atMs: 18_000 });
    return visit(n, { page: '/join', signals: [dead, left] });
  });
test.each<[string, readonly SignalKind[], Partial<Signal>]>([
  ['clicked again after the last field', ['dead-click'], {}],
  ['clicked once', ['dead-click', 'form-abandonment'], { count: 1 }],
  ['clicked before the last field', ['dead-click', 'form-abandonment'], { atMs: 17_000 }],
  ['clicked again long after it', ['dead-click', 'form-abandonment'], { atMs: 38_001 }],
  ['that responded late', ['dead-click', 'form-abandonment'], { slow: true }],
])('a form that was left at a dead button %s is reported as %j', (_, kinds, clicked) => {
  expect(issueKindsOf(stuck(clicked))).toEqual(kinds);
});

/** Four visitors click a button whose request fails, then the layer that stays. */
const blocked = (
  afterMs: number,
  layer: Partial<Signal>,
  page = '/loyalty',
  kind: SignalKind = 'rage-click',
) =>
  visits(0, 3, (n) =>
    visit(n, {
      pages: [seen('/loyalty'), seen('/menu')],
      signals: [
        signal('error-click', '/loyalty', {
          ...{ element: element('Add stamps'), about: '/api/stamps 500', atMs: 20_000 },
        }),
        signal(kind, page, {
          ...{ element: element('', 'generic'), count: 4, atMs: 20_000 + afterMs, ...layer },
        }),
      ],
    }),
  );
const layer = { inDialog: true };
const both = ['error-click', 'rage-click'];
test.each([
  ['a layer', ['error-click'], blocked(4_000, layer)],
  [
    'a covered control',
    ['error-click'],
    blocked(30_000, { element: element('Copy'), covered: true }),
  ],
  ['a disabled button', ['error-click'], blocked(30_000, { disabled: true })],
  ['a disabled button long after', both, blocked(30_001, { disabled: true })],
  ['a disabled button before', both, blocked(-1, { disabled: true })],
  ['a disabled button of another page', both, blocked(4_000, { disabled: true }, '/menu')],
  ['a layer long after', both, blocked(30_001, layer)],
  ['a layer before', both, blocked(-1, layer)],
  ['a layer of another page', both, blocked(4_000, layer, '/menu')],
  ['a button in a dialog', both, blocked(4_000, { element: element('Close'), inDialog: true })],
  ['a picture', both, blocked(4_000, {})],
  [
    'a layer of a page that fails without a click',
    ['failed-request', 'rage-click'],
    blocked(4_000, layer).map((digest) => ({
      ...digest,
      signals: digest.signals.map((each) =>
        each.kind === 'error-click'
          ? { ...each, kind: 'failed-request', element: undefined }
          : each,
      ),
    })) as Digest[],
  ],
  [
    'a layer with the keyboard',
    ['error-click', 'keyboard-barrier'],
    blocked(4_000, { ...layer, about: 'Escape' }, '/loyalty', 'keyboard-barrier'),
  ],
])('clicks on %s after a request failed are reported as %j', (_, kinds, digests) => {
  expect(issueKindsOf(digests)).toEqual(kinds);
});

/** Four visitors click a dead button outside of a form element, and do not finish the fields around it. */
const ordering = (label: string, role = 'button', kind: SignalKind = 'rage-click', more = {}) =>
  visits(0, 3, (n) =>
    visit(n, {
      page: '/checkout',
      signals: [
        signal(kind, '/checkout', {
          element: element(label, role),
          count: 4,
          atMs: 20_000,
          ...more,
        }),
        signal('form-abandonment', '/checkout', {
          about: 'Phone',
          form: { hesitationMs: 0, refills: 0, invalid: 0 },
        }),
      ],
    }),
  );
test.each([
  ['the button “Place order”', ['rage-click'], ordering('Place order')],
  ['the link “Place order”', ['form-abandonment', 'rage-click'], ordering('Place order', 'link')],
  ['the button “Details”', ['form-abandonment', 'rage-click'], ordering('Details')],
  [
    'the disabled button “Details” later',
    ['dead-click'],
    ordering('Details', 'button', 'dead-click', { disabled: true, atMs: 40_000 }),
  ],
  [
    'the button “Details” long after',
    ['dead-click', 'form-abandonment'],
    ordering('Details', 'button', 'dead-click', { atMs: 50_001 }),
  ],
])('unfinished fields without a form and clicks on %s are reported as %j', (_, kinds, digests) => {
  expect(issueKindsOf(digests)).toEqual(kinds);
});
