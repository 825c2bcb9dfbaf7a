import { expect, test } from 'vitest';
import type { PageVisit } from '../../../lambdas/contract/digest.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { reportInput, seen, visit, visits } from '../../factories/digest.ts';

/** What the report suggests about a page on which these were measured, on any day. */
const suggestionsFor = (...measured: readonly PageVisit['vitals'][]) => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  return days.map((localDate) => {
    const digests = visits(0, measured.length - 1, (n) =>
      visit(n, { pages: [seen('/exams', { vitals: measured[n] ?? {} })] }),
    );
    const input = reportInput({ digests });
    const window = { ...input.window, localDate };
    const { summary } = composeReport({ ...input, window });
    return [...summary.important_issues, ...summary.minor_issues][0]?.suggestion;
  });
};
const late = { content: 5_700 };
const slow = { LCP: 5_700 };
const both = { LCP: 5_700, content: 5_800 };

test.each([
  ['waits for data inside an app', [late, late, late, late, late]],
  ['shows a frame and then waits for data', Array(5).fill({ LCP: 900, content: 5_700 })],
  ['mostly waits for data', [late, late, late, slow, slow]],
])('about a page that %s, the report suggests to look at the data', (_, measured) => {
  for (const each of suggestionsFor(...measured)) expect(each).toMatch(/data|request/);
});

test.each([
  ['loads slowly', [slow, slow, slow, slow, slow]],
  ['loads slowly, with its data', [both, both, both, both, both]],
  ['mostly loads slowly', [late, slow, slow, slow, slow]],
])('about a page that %s, the report suggests to make something smaller', (_, measured) => {
  for (const each of suggestionsFor(...measured)) expect(each).toContain('smaller');
});
