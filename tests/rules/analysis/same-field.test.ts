import { expect, test } from 'vitest';
import { isSameField } from '../../../lambdas/recordings/analysis/element.ts';

const field = (selector: string, label: string) => ({ role: 'textbox', label, selector });

test.each([
  ['with one id', true, '#email', 'Email', '#email', 'Email'],
  ['with one id and a message later', true, '#email', 'Email', '#email', 'Please enter an email'],
  [
    'with numbered ids and other labels',
    false,
    '#field-N-input',
    'Name',
    '#field-N-input',
    'Phone',
  ],
  ['with numbered ids and one label', true, '#field-N', 'Phone', '#field-N', 'Phone: too short'],
  ['with other ids', false, '#email', 'Email', '#phone', 'Email'],
  ['without ids', true, '', 'Email', '', 'Email'],
])('fields %s are the same: %s', (_, same, selector, label, otherSelector, otherLabel) => {
  expect(isSameField(field(selector, label), field(otherSelector, otherLabel))).toBe(same);
});
