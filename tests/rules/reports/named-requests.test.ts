import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';

test('a request that a failing control names is no second issue if it fails on the same page only', () => {
  const kinds = (named: number, page: string) => {
    const about = '/api/photo 415';
    const digests = visits(0, 3, (n) => {
      const click = signal('error-click', '/book', { element: element('Upload'), about });
      const failed = signal('failed-request', n < named ? '/book' : page, { about, atMs: 60_000 });
      return visit(n, { page: '/book', signals: n < named ? [click, failed] : [failed] });
    });
    return composeReport(reportInput({ digests })).facts.issues.map(({ kind }) => kind);
  };
  expect(kinds(2, '/book')).toEqual(['error-click']);
  expect(kinds(1, '/book')).toContain('failed-request');
  expect(kinds(2, '/profile')).toContain('failed-request');
});

test('a request that fails after clicks on different controls, and without a click, is reported instead', () => {
  const kinds = (labels: readonly string[]) => {
    const about = '/api/open-now 503';
    const failed = signal('failed-request', '/shops', { about, atMs: 60_000 });
    const digests = visits(0, 3, (n) => {
      const label = labels[n];
      const click = label && signal('error-click', '/shops', { element: element(label), about });
      return visit(n, { page: '/shops', signals: click ? [click, failed] : [failed] });
    });
    return composeReport(reportInput({ digests })).facts.issues.map(({ kind }) => kind);
  };
  expect(kinds(['Map', 'Opening hours'])).toEqual(['failed-request']);
  expect(kinds(['Map', 'Map'])).toEqual(['error-click']);
  expect(kinds(['Map', 'Opening hours', 'Map'])).toEqual(['error-click']);
});
