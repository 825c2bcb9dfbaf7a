import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { issuesOf } from './laws.ts';

test.each([
  ['/images/gift-box.webp 404', 'Missing file on the Gifts page'],
  ['/images/gift-box.webp 404', '4 visitors ran into a missing file on the Gifts page'],
  ['/images/gift-box.webp 404', 'ran into a missing file on the Gifts page: /images/gift-box.webp'],
  ['/api/models 404', 'Failed request on the Gifts page'],
  ['/media/bell.mp3 404', 'Missing file on the Gifts page'],
  ['/media/tour.mp4 without an answer', 'Video that doesn’t play on the Gifts page'],
  ['/media/tour.mp4 without an answer', ': a video that doesn’t play on the Gifts page.'],
  ['/media/bell.mp3 without an answer', ': a sound that doesn’t play on the Gifts page.'],
  ['/media/bell.mp3 without an answer', 'couldn’t play a sound'],
  ['/app.js without an answer', ': a file that doesn’t load on the Gifts page.'],
  ['/static/main.:id.js 404', 'ran into a missing file on the Gifts page: /static/main.*.js'],
  ['/static/main.:id.js 404', 'this page needs a script that is missing on the server'],
  ['/theme.css 410', 'this page needs a style sheet that is missing on the server'],
  ['/app.js without an answer', 'ran into a file that didn’t load on the Gifts page: /app.js'],
  ['/app.js 500', ': a failed request on the Gifts page.'],
  ['/images/gift-box.webp 404', ': a missing file on the Gifts page.'],
  ['/app.js 500', 'ran into a failed request on the Gifts page: /app.js (status 500)'],
  ['/api/rates without an answer', 'a request that got no response on the Gifts page: /api/rates'],
])('the failed request %s is called “%s”', (about, title) => {
  const failed = signal('failed-request', '/gifts', { about, count: 404 });
  const digests = visits(0, 3, (n) => visit(n, { page: '/gifts', signals: [failed] }));
  expect(JSON.stringify(composeReport(reportInput({ digests })).summary)).toContain(title);
});

test('the titles of two missing files of a page differ without naming the page twice', () => {
  const missing = (about: string) => signal('failed-request', '/gifts', { about, count: 404 });
  const digests = visits(0, 6, (n) =>
    visit(n, { page: '/gifts', signals: [missing(n % 2 ? '/a/box.webp 404' : '/b/bow.css 404')] }),
  );
  const summary = JSON.stringify(composeReport(reportInput({ digests })).summary);
  expect(summary).toContain('Missing file on the Gifts page (another one)');
  expect(summary).not.toContain('on the Gifts page on the Gifts page');
});

test.each([
  ['/api/rates 500', 'A request failed at the same time: /api/rates (status 500).'],
  ['/api/rates/:id 500', 'A request failed at the same time: /api/rates/* (status 500).'],
  ['/api/rates without an answer', 'A request failed at the same time: /api/rates (no response).'],
  ['/icons.svg without an answer', 'A request failed at the same time: /icons.svg.'],
])('the request %s behind a failed click is described as “%s”', (about, sentence) => {
  const click = signal('error-click', '/cart', { element: element('Apply'), about });
  const request = signal('failed-request', '/cart', { about, count: 500 });
  const digests = visits(0, 3, (n) => visit(n, { page: '/cart', signals: [click, request] }));
  const { summary } = composeReport(reportInput({ digests }));
  expect(
    issuesOf(summary)
      .map(({ description }) => description)
      .join(' '),
  ).toContain(sentence);
});

/** The issues of six visitors for whom a request failed: for four without an answer, for two with status 404. */
function failedInTwoWays(path: string) {
  const failed = (status: string) =>
    signal('failed-request', '/gifts', { about: `${path} ${status}`, count: 0 });
  const digests = visits(0, 5, (n) =>
    visit(n, { page: '/gifts', signals: [failed(n < 4 ? 'without an answer' : '404')] }),
  );
  return composeReport(reportInput({ digests })).facts.issues;
}

test.each(['/box.webp', '/tour.ogv'])(
  'the missing file %s is one issue, also for visitors whose browser does not know its status',
  (path) => {
    const [issue, ...others] = failedInTwoWays(path);
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ about: `${path} 404`, affected: 6, aboutTimes: 6 });
  },
);

test('a call of a script that fails in two ways is two issues', () => {
  expect(failedInTwoWays('/api/rates').map(({ affected }) => affected)).toEqual([4, 2]);
});
