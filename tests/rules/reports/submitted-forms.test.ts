import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { issuesOf } from './laws.ts';

/** Three visitors leave the form; `submits` of them after a submit, `rejected` of them after an invalid entry. */
function textOf(submits: number, rejected = 0): string {
  const digests = visits(0, 2, (n) =>
    visit(n, {
      page: '/join',
      signals: [
        signal('form-abandonment', '/join', {
          element: element('Phone', 'textbox'),
          about: 'Phone',
          count: 4,
          form: { hesitationMs: 0, refills: 0, invalid: n < rejected ? 1 : 0, isOpen: true },
          ...(n < submits && { submits: true }),
        }),
      ],
    }),
  );
  const [issue] = issuesOf(composeReport(reportInput({ digests })).summary);
  return [issue?.title, issue?.description, issue?.suggestion].join('\n');
}

test('a form that most visitors submitted without effect is not described as left unsubmitted', () => {
  expect(textOf(2)).toContain('Visitors can’t submit');
  expect(textOf(2)).toMatch(/submitted .*, but it stayed open\. Then they left\./);
  expect(textOf(2)).not.toContain('without submitting it');
  expect(textOf(2)).not.toContain('optional');
});

test('visitors who submitted a form did not stop at its last field', () => {
  expect(textOf(3)).toContain('For all of them, the last field was “Phone”.');
  expect(textOf(3)).not.toContain('stopped at');
  expect(textOf(0)).toContain('All of them stopped at “Phone”.');
});

test('visitors who left a form before submitting it are not counted as those who submitted it', () => {
  expect(textOf(2)).toContain('2 visitors submitted');
  expect(textOf(3)).toContain('3 visitors submitted');
});

test('a form that most visitors left before submitting is described as left unsubmitted', () => {
  expect(textOf(1)).toContain('left without submitting it');
  expect(textOf(1)).not.toContain('can’t submit');
});

test('advice about a field that rejected most entries does not depend on submits', () => {
  for (const submits of [0, 3])
    expect(textOf(submits, 2)).toContain('Say next to “Phone” which format it accepts.');
  expect(textOf(3, 1)).not.toContain('which format');
});

test.each([
  ['one field of the cart', 'important', '/cart', 1],
  ['two fields of the cart', 'critical', '/cart', 2],
  ['one field at checkout', 'critical', '/checkout', 1],
])('%s that cannot be sent, where visits ended, is %s', (_, severity, page, count) => {
  const form = { hesitationMs: 0, refills: 0, invalid: 0, isOpen: true };
  const left = signal('form-abandonment', page, { about: 'Code', count, submits: true, form });
  const digests = visits(0, 3, (n) => visit(n, { page, signals: [left] }));
  expect(composeReport(reportInput({ digests })).facts.issues).toMatchObject([{ severity }]);
});
