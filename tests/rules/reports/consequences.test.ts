import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import type { Signal, SignalKind } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

const kindsOf = (digests: readonly Digest[]) =>
  composeReport(reportInput({ digests: [...digests] }))
    .facts.issues.map(({ kind }) => kind)
    .toSorted();

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
  expect(kindsOf(digests)).toEqual(kinds);
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
    expect(kindsOf(digests)).toEqual(kinds);
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
  expect(kindsOf(stuck(clicked))).toEqual(kinds);
});

/** Four visitors leave a page at once; so many of them ran into an error there, so long after they had opened it. */
const leaving = (
  failing: number,
  afterMs = 1_000,
  page = '/orders/:id',
  kind: SignalKind = 'javascript-error',
  about = 'x is null',
) =>
  visits(0, 3, (n) => {
    const back = signal('quick-back', '/orders', {
      about: '/orders/:id',
      count: 4_000,
      atMs: 20_000,
    });
    const error = signal(kind, page, { about, atMs: 20_000 + afterMs });
    return visit(n, {
      pages: [seen('/orders'), seen('/orders/:id')],
      signals: n < failing ? [back, error] : [back],
    });
  });
/** So many more visitors who run into the error and stay. */
const staying = (count: number, kind: SignalKind = 'javascript-error', page = '/orders/:id') =>
  visits(4, 3 + count, (n) =>
    visit(n, {
      pages: [seen('/orders'), seen('/orders/:id')],
      signals: [signal(kind, page, { about: 'x is null' })],
    }),
  );
test.each([
  ['all of them ran into an error there', ['javascript-error'], leaving(4)],
  ['half of them ran into an error there', ['javascript-error', 'quick-back'], leaving(2)],
  ['as many ran into it and stayed', ['javascript-error'], [...leaving(4), ...staying(4)]],
  [
    'more ran into it and stayed',
    ['javascript-error', 'quick-back'],
    [...leaving(4), ...staying(5)],
  ],
  ['the error came before', ['javascript-error', 'quick-back'], leaving(4, -1)],
  ['the error came later', ['javascript-error', 'quick-back'], leaving(4, 4_001)],
  ['the error came on another page', ['javascript-error', 'quick-back'], leaving(4, 0, '/orders')],
  ['a request failed there', ['failed-request'], leaving(4, 0, '/orders/:id', 'failed-request')],
  [
    'its data failed in advance',
    ['failed-request'],
    leaving(4, -300, '/orders', 'failed-request', '/orders/:id/__data.json 500'),
  ],
  [
    'other data failed',
    ['failed-request', 'quick-back'],
    leaving(4, -300, '/orders', 'failed-request', '/orders/new/__data.json 500'),
  ],
  ['the click on its link failed', ['error-click'], leaving(4, -300, '/orders', 'error-click')],
  [
    'the click on its link failed for more visitors',
    ['error-click'],
    [...leaving(4, -300, '/orders', 'error-click'), ...staying(5, 'error-click', '/orders')],
  ],
  [
    'a click failed long before they opened it',
    ['error-click', 'quick-back'],
    leaving(4, -10_001, '/orders', 'error-click'),
  ],
  [
    'a click on a third page failed before',
    ['error-click', 'quick-back'],
    leaving(4, -300, '/help', 'error-click'),
  ],
  ['it went blank', ['white-screen'], leaving(4, 0, '/orders/:id', 'white-screen')],
  [
    'they scrolled up and down there',
    ['excessive-scroll', 'quick-back'],
    leaving(4, 0, '/orders/:id', 'excessive-scroll'),
  ],
])('visitors leave a page at once, and %s: reported as %j', (_, kinds, digests) => {
  expect(kindsOf(digests)).toEqual(kinds);
});

test.each([
  ['opened it', 'Orders', 'Orders', ['error-click']],
  ['was on another control', 'Look up', 'Orders', ['error-click', 'quick-back']],
  // Older digests do not name the control.
  ['may have opened it', 'Orders', undefined, ['error-click']],
])(
  'visitors leave a page at once, and the click that failed before %s',
  (_, label, opener, kinds) => {
    const digests = visits(0, 3, (n) =>
      visit(n, {
        pages: [seen('/shop'), seen('/orders')],
        signals: [
          signal('error-click', '/shop', {
            element: element(label),
            about: '/shop 504',
            atMs: 12_000,
          }),
          signal('quick-back', '/shop', {
            about: '/orders',
            ...(opener && { element: element(opener) }),
            atMs: 19_000,
          }),
        ],
      }),
    );
    expect(kindsOf(digests)).toEqual(kinds);
  },
);

test('a failed click opened the page that visitors left at once, on whichever item of a list', () => {
  const digests = visits(0, 3, (n) => {
    const item = { ...element('Orders'), selector: `#order-${n}` };
    return visit(n, {
      pages: [seen('/shop'), seen('/orders')],
      signals: [
        signal('error-click', '/shop', { element: item, about: '/shop 504', atMs: 12_000 }),
        signal('quick-back', '/shop', { element: item, about: '/orders', atMs: 19_000 }),
      ],
    });
  });
  expect(kindsOf(digests)).toEqual(['error-click']);
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
  expect(kindsOf(digests)).toEqual(kinds);
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
  expect(kindsOf(digests)).toEqual(kinds);
});
