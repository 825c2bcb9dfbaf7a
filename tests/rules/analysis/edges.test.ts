import { expect, test } from 'vitest';
import {
  frustrationWeights,
  SIGNAL_RULES_VERSION,
  signalRules,
} from '../../../lambdas/contract/signal-rules.ts';
import { fill } from '../../factories/filled-fields.ts';
import { type RecordingBuilder, recording } from '../../factories/recording.ts';
import {
  deadClicksAt,
  digestOfVisit,
  error,
  failing,
  home,
  signals,
} from '../../factories/signals.ts';

test.each([
  [4_999, 1],
  [5_000, 0],
])('turning back after %i ms', (stay, count) => {
  const visit = home()
    .click(2_000)
    .page(2_400, '/b')
    .page(2_400 + stay, '/', 'back-forward');
  expect(signals(visit, 'quick-back').map(({ page, about }) => [page, about])).toEqual(
    Array.from({ length: count }, () => ['/', '/b']),
  );
});

test('browsing the products of a list is no quick-back', () => {
  const visit = home().click(1_000).page(2_000, '/products/1201').click(9_000);
  visit.page(10_000, '/', 'back-forward').click(12_000).page(12_500, '/products/1302');
  const menu = home().page(0, '/products/1201').click(9_000).page(10_000, '/');
  menu.click(12_000).page(12_500, '/products/1302').until(30_000);
  const mistaken = home().page(500, '/products/1201').page(9_000, '/', 'back-forward');
  mistaken.click(10_000).page(10_500, '/products/1201').until(30_000);
  expect(signals(mistaken, 'quick-back')).toEqual([]);
  expect([visit.until(30_000), menu].flatMap((each) => signals(each, 'quick-back'))).toEqual([]);
});

test('opening several items of a list and going back each time is no quick-back', () => {
  const opens = (visit: RecordingBuilder, ms: number, path: string) =>
    visit
      .click(ms)
      .page(ms + 100, path)
      .page(ms + 2_500, '/people', 'back-forward');
  const people = () => recording().page(0, '/people');
  const compared = opens(opens(people(), 2_000, '/people/1201'), 8_000, '/people/1302');
  const again = opens(opens(people(), 2_000, '/people/1201'), 8_000, '/people/1201');
  expect(signals(compared.until(30_000), 'quick-back')).toEqual([]);
  expect(signals(again.until(30_000), 'quick-back')).toHaveLength(2);
});

test.each([
  ['an item of the list', 0, '/people/1201'],
  ['what an app shows of an item of the list', 0, '/people/1201/show'],
  ['what belongs to an item of the list', 1, '/people/1201/jobs/1'],
  ['a page of the list that is not an item', 1, '/people/jobs'],
  ['an item of another list', 1, '/places/1201'],
  ['an item that is the whole query', 0, '/photo.php?_'],
  ['an item that a parameter names', 0, '/people.php?cat=_&personId=_'],
  ['a page with a parameter', 1, '/photo.php?lang=_'],
])('going back quickly after one glance at %s: %i quick-backs', (_, count, path) => {
  const visit = recording().page(0, '/people').click(2_000).page(2_100, path);
  visit.page(4_500, '/people', 'back-forward').until(30_000);
  expect(signals(visit, 'quick-back')).toHaveLength(count);
});

test.each<[string, number, readonly [string, string]]>([
  ['two items of a list', 0, ['li:nth-of-type(1) > a', 'li:nth-of-type(2) > a']],
  ['the same item', 1, ['li:nth-of-type(1) > a', 'li:nth-of-type(1) > a']],
  ['two places of the page', 1, ['nav > a', 'li:nth-of-type(2) > a']],
])('going back quickly after opening %s under one path: %i quick-backs', (_, count, selectors) => {
  const [first, second] = selectors;
  const visit = recording().page(0, '/timetable').click(2_000, { selector: first });
  visit.page(2_100, '/book?class=_', 'push').page(5_000, '/timetable', 'pop');
  visit.click(8_000, { selector: second }).page(8_100, '/book?class=_', 'push');
  expect(signals(visit.until(30_000), 'quick-back')).toHaveLength(count);
});

test.each<[string, number, Parameters<typeof fill>[3]]>([
  ['a field', 0, {}],
  ['the search', 1, { search: true }],
  ['a field that was left without a change', 1, { input_ms: 0 }],
])('coming back quickly and filling in %s: %i quick-backs', (_, count, field) => {
  const visit = home().click(2_000).page(2_400, '/sizes').page(6_000, '/', 'back-forward');
  expect(signals(fill(visit, 9_000, '#needle', field).until(30_000), 'quick-back').length).toBe(
    count,
  );
});

test('a click and the page it opens in the same millisecond belong to different pages', () => {
  const visit = home().page(0, '/a').click(2_000).page(2_000, '/b', 'push');
  visit.emit(2_950, 'rv:error', { ...error, message: 'No rates' }).until(30_000);
  expect(signals(visit, 'error-click')).toEqual([]);
  expect(signals(visit, 'javascript-error').map(({ page }) => page)).toEqual(['/b']);
  expect(digestOfVisit(visit).clicks.map(({ page }) => page)).toEqual(['/a']);
});

test('a redirect there or back is not a quick-back', () => {
  const there = home().page(2_400, '/b').page(4_000, '/', 'back-forward');
  const back = home().click(2_000).page(2_400, '/b').page(3_000, '/', 'replace');
  const load = home().click(2_000).page(2_400, '/b').page(3_000, '/');
  for (const visit of [back, load]) expect(signals(visit, 'quick-back')).toEqual([]);
  expect(signals(there, 'quick-back')).toEqual([]);
});

test('a form is abandoned when fields were filled in since it was last sent', () => {
  const fill = (visit: RecordingBuilder, ms: number, selector: string) =>
    visit.emit(ms, 'rv:field', {
      field: { role: 'textbox', label: selector.slice(1), selector },
      form: '#order',
      search: false,
      hesitation_ms: 400,
      input_ms: 900,
      refills: 1,
      invalid: 0,
    });
  const filled = () => fill(fill(home(), 2_000, '#mail'), 4_000, '#city');
  const sent = () => filled().emit(5_000, 'rv:submit', { form: '#order', label: 'Order' });
  const again = fill(fill(sent(), 7_000, '#mail'), 9_000, '#city');
  const given = (visit: RecordingBuilder) => signals(visit.until(20_000), 'form-abandonment');
  expect(given(sent())).toEqual([]);
  expect(given(filled())).toMatchObject([
    { about: 'city', count: 2, form: { hesitationMs: 800, refills: 2, invalid: 0 } },
  ]);
  expect(given(again).length).toBe(1);
  const elsewhere = filled().page(8_000, '/menu').click(10_000).emit(10_200, 'rv:reaction', {
    kind: 'request',
  });
  expect(given(elsewhere).length).toBe(1);
  const here = filled().click(5_000).emit(5_200, 'rv:reaction', { kind: 'request' });
  expect(given(here)).toEqual([]);
  const gone = { form: '#order', state: 'gone', after: 'button' } as const;
  const left = filled().page(8_000, '/menu', 'push').click(10_000).emit(10_400, 'rv:form', gone);
  expect(given(left).length).toBe(1);
  const entered = filled().click(5_000, { tag: 'label', role: 'generic' });
  const walked = entered.page(8_000, '/menu', 'push').click(10_000);
  expect(given(walked.emit(10_400, 'rv:form', gone)).length).toBe(1);
  const replaced = filled().click(5_000).page(5_200, '/thanks', 'push');
  expect(given(replaced.emit(5_400, 'rv:form', gone))).toEqual([]);
});

test('a removed field is judged by its last entry, not by its report', () => {
  const field = (selector: string) => ({
    field: { role: 'textbox', label: selector.slice(1), selector },
    form: '#order',
    search: false,
    hesitation_ms: 400,
    input_ms: 900,
    refills: 0,
    invalid: 0,
  });
  const visit = home().emit(2_000, 'rv:field', field('#mail')).click(4_000);
  visit.emit(4_400, 'rv:form', { form: '#order', state: 'gone', after: 'button' });
  visit.emit(9_000, 'rv:field', { ...field('#city'), idle_ms: 5_500 }).until(20_000);
  expect(signals(visit, 'form-abandonment')).toEqual([]);
});

test('unfixable errors are not signals, and one cause is one signal', () => {
  const visit = home();
  for (const message of [
    'ResizeObserver loop limit exceeded',
    'Order 12 failed',
    'Order 977 failed',
  ]) {
    visit.emit(2_000, 'rv:error', { ...error, message });
  }
  visit.emit(3_000, 'rv:error', { ...error, message: 'x', file: 'moz-extension://abc/a.js' });
  visit.emit(4_000, 'rv:error', { ...error, message: 'Script error.' });
  expect(signals(visit, 'javascript-error')).toMatchObject([
    { about: 'Order # failed', count: 2 },
    { about: 'Script error.', uncertain: true },
  ]);
});

test('an error of a script in the page is one error on all pages', () => {
  const visit = home();
  const file = ['/', '/products/harbor-mug', '/cart.php', '/orders/12.html', '/assets/app.js'];
  for (const each of file) visit.emit(2_000, 'rv:error', { ...error, message: 'x', file: each });
  expect(signals(visit, 'javascript-error').map(({ about, count }) => [about, count])).toEqual([
    ['x', 4],
    ['x (app.js)', 1],
  ]);
});

test('an error message contains no typed text', () => {
  const visit = home();
  const message = `Unexpected token 'h', "hunter2 is my password" is not valid JSON at ann@example.com`;
  visit.emit(2_000, 'rv:error', { ...error, message });
  expect(JSON.stringify(digestOfVisit(visit))).not.toMatch(/hunter2|ann@/);
});

test('a request that page exit aborted did not fail', () => {
  const request = { ...failing, path: '/api/basket', status: 0 };
  const cutOff = home().emit(3_000, 'rv:request', request).page(3_400, '/b');
  const failed = home().emit(3_000, 'rv:request', request).until(9_000);
  expect(signals(cutOff, 'failed-request')).toEqual([]);
  expect(signals(failed, 'failed-request')).toMatchObject([
    { about: '/api/basket without an answer', count: 0 },
  ]);
});

test('a video that names a stream did not fail, because a script plays it; one that names a file did', () => {
  const request = { ...failing, status: 0, initiator: 'source' };
  const visit = home();
  for (const path of ['/tour/live.m3u8?t=_', '/tour/live.mpd', '/tour.mp4'])
    visit.emit(3_000, 'rv:request', { ...request, path });
  const about = '/tour.mp4 without an answer';
  expect(signals(visit.until(9_000), 'failed-request')).toMatchObject([{ about }]);
});

test('a request sent before the recorder started is no response to the link that led there', () => {
  const request = { ...failing, path: '/api/videos', status: 404, duration_ms: 250 };
  const visit = home().click(2_000, { role: 'link', tag: 'a', link: 'page' });
  const opened = visit.page(2_150, '/videos').emit(2_300, 'rv:request', request).until(9_000);
  expect(signals(opened, 'error-click')).toEqual([]);
  expect(signals(opened, 'failed-request')).toMatchObject([{ page: '/videos' }]);
});

test('a file that is missing on the page a form returns to is no error of its button', () => {
  const missing = { ...failing, path: '/photos/mug.jpg', status: 404, initiator: 'img' };
  const visit = home().click(2_000, { label: 'Add to cart', submits: true }).page(2_400, '/');
  visit.emit(2_600, 'rv:request', missing);
  visit.emit(2_700, 'rv:error', { ...error, message: 'x is undefined' }).until(9_000);
  expect(signals(visit, 'error-click')).toEqual([]);
  expect(signals(visit, 'javascript-error')).toHaveLength(1);
});

test.each([
  ['img', '/logos/', 0],
  ['img', '/logos/bakery.png', 1],
  ['fetch', '/logos/', 1],
])(
  'what is missing in a dialog (%s %s) makes %i clicks fail, if the dialog opened',
  (initiator, path, count) => {
    const missing = { ...failing, path, status: 404, initiator };
    const visit = home().click(2_000, { label: 'Edit' }).mutate(2_050);
    visit.emit(2_200, 'rv:request', missing).until(9_000);
    expect(signals(visit, 'error-click')).toHaveLength(count);
    expect(signals(visit, 'failed-request')).toHaveLength(1);
  },
);

test('an icon that a browser requests by itself is no failed request', () => {
  const icon = (path: string) =>
    home()
      .emit(3_000, 'rv:request', {
        path,
        status: 404,
        duration_ms: 20,
        initiator: 'other',
        same_origin: true,
      })
      .until(9_000);
  expect(signals(icon('/favicon.ico'), 'failed-request')).toEqual([]);
  expect(signals(icon('/apple-touch-icon-precomposed.png'), 'failed-request')).toEqual([]);
  expect(signals(icon('/api/favicon.ico'), 'failed-request')).toHaveLength(1);
});

test('a page is blank when 70 % of it was removed and not back for two seconds', () => {
  const broken = () => home().emit(3_000, 'rv:error', { ...error, message: 'render' });
  expect(signals(broken().clear(3_100).until(9_000), 'white-screen').length).toBe(1);
  expect(signals(broken().clear(5_001).until(9_000), 'white-screen')).toEqual([]);
  expect(signals(broken().clear(3_100).until(4_000), 'white-screen')).toEqual([]);
  expect(signals(home().clear(3_100).until(9_000), 'white-screen')).toEqual([]);
  // The content of another page was replaced just before its request failed.
  const opened = (at: number) => broken().page(at, '/account', 'push').clear(2_700).until(5_300);
  expect(signals(opened(2_400), 'white-screen')).toEqual([]);
  expect(signals(opened(2_200), 'white-screen').length).toBe(1);
});

test.each([
  ['LCP', 4_000, 4_001],
  ['INP', 500, 501],
  ['CLS', 0.25, 0.26],
] as const)('%s is poor above its limit', (name, good, poor) => {
  const slow = (value: number) =>
    signals(home().emit(5_000, 'rv:vital', { name, value }).until(9_000), 'slow-page');
  expect(slow(good)).toEqual([]);
  expect(slow(poor)).toMatchObject([{ about: name, count: poor, page: '/' }]);
});

test('frustration is the sum of the weights', () => {
  const visit = deadClicksAt(1_000, 1_200, 1_400);
  visit.emit(9_000, 'rv:error', { ...error, message: 'x' });
  const expected =
    frustrationWeights['rage-click'] +
    frustrationWeights['dead-click'] +
    frustrationWeights['javascript-error'];
  expect(digestOfVisit(visit).frustration).toBe(expected);
});

test('a digest records the version of its thresholds', () => {
  expect(digestOfVisit(home()).rules).toBe(SIGNAL_RULES_VERSION);
  expect(signalRules.rage.clicks).toBe(3);
});
