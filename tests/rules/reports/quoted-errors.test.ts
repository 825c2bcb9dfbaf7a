import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { issuesOf } from './laws.ts';

test.each([
  ['Tainted canvases may not be exported.', '“Tainted canvases may not be exported.”'],
  ['エラーが発生しました。', '“エラーが発生しました。”'],
  ['حدث خطأ.', '“\u2068حدث خطأ.\u2069”'],
])('the error “%s” gets no second period', (about, quoted) => {
  const digests = visits(0, 2, (n) =>
    visit(n, {
      page: '/cart',
      signals: [signal('error-click', '/cart', { element: element('Add'), about })],
    }),
  );
  const [issue] = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(issue?.description).toContain(`The browser reported: ${quoted}`);
  expect(issue?.description).not.toContain(`${quoted}.`);
});
