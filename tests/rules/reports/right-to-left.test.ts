import { expect, test } from 'vitest';
import { labelInText } from '../../../lambdas/contract/rules/plain-text.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { withoutIsolates } from '../../factories/isolates.ts';
import { expectFitsAnInbox, expectHarmless } from './laws.ts';

test.each(['تأكيد الطلب', 'להזמין (2)', 'Pay: ادفع'])('“%s” is isolated in a sentence', (label) => {
  expect(labelInText(label)).toBe(`\u2068${label}\u2069`);
  expect(labelInText(labelInText(label))).toBe(`\u2068${label}\u2069`);
});

test.each(['Apply', 'Zur Kasse', '注文する', ''])('“%s” is not isolated', (label) => {
  expect(labelInText(label)).toBe(label);
});

test('every right-to-left label of a report is isolated, also in the subject', () => {
  const label = 'تأكيد الطلب';
  const dead = signal('rage-click', '/ar/الدفع', {
    element: { ...element(label), selector: '#pay' },
    strong: true,
    count: 6,
  });
  const digests = visits(0, 11, (n) => visit(n, { page: '/ar/الدفع', signals: [dead] }));
  const { summary } = composeReport(reportInput({ digests }));
  expectHarmless(summary);
  expectFitsAnInbox(summary);
  const { key_snapshot: _, ...written } = summary;
  const bare = withoutMarks(JSON.stringify(written));
  expect(JSON.stringify(written)).toContain(`“\u2068${label}\u2069”`);
  expect(bare).not.toContain(label);
});

/** Removes the bidi-isolated parts of a text. */
const withoutMarks = (text: string) => text.replace(/\u2068[^\u2069]*\u2069/g, '');

test('a mark without its counterpart counts as an invisible character', () => {
  expect(withoutIsolates('\u2068a')).toBe('\u2068a');
  expect(withoutIsolates('a\u2069 \u2068b\u2069')).toBe('a\u2069 b');
});
