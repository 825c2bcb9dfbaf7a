import { expect, test } from 'vitest';
import { targetFrom } from '../../../lambdas/recordings/analysis/clicks/click.ts';
import { elementFingerprintOf, elementKey } from '../../../lambdas/recordings/analysis/element.ts';
import { processorTimeOf } from '../../processor-time.ts';

const key = (selector: string, label = 'Buy', role = 'button') =>
  elementKey(elementFingerprintOf({ role, label, selector }));

test.each([
  ['a class of styled-components', 'main > button.sc-bdVaJa', 'main > button.sc-htpNat'],
  ['a class of emotion', 'main > button.css-1x2y3z4', 'main > button.css-9a8b7c6'],
  ['a class of CSS modules', 'button.Button_root__3kQ2x', 'button.Button_root__Zx81a'],
  ['an id of React', '#\\:r1\\: > button', '#\\:r7b\\: > button'],
  ['an id of a later React', '#_r_1_ > button', '#_r_7b_ > button'],
  ['an id of React between', '#«r1» > button', '#«r7b» > button'],
  ['an id of Radix', '#radix-\\:r3\\:-trigger', '#radix-\\:r9\\:-trigger'],
  ['a counted id', '#item-3 > button', '#item-14 > button'],
  ['a counted id of a library', '#mui-12', '#mui-4711'],
  ['a row’s test attribute', '[data-testid="row-8"] > button', '[data-testid="row-31"] > button'],
  [
    'a cookie banner before the main content',
    'body:nth-of-type(1) > div:nth-of-type(2) > main:nth-of-type(1) > button:nth-of-type(3)',
    'body:nth-of-type(1) > div:nth-of-type(1) > main:nth-of-type(1) > button:nth-of-type(3)',
  ],
  [
    'main content in another layout',
    '#app > main:nth-of-type(1) > button:nth-of-type(3)',
    'main:nth-of-type(1) > button:nth-of-type(3)',
  ],
])('the same control after a new build or re-render: %s', (_, before, after) => {
  expect(key(after)).toBe(key(before));
});

test('a counter in a label does not make a different control', () => {
  expect(key('#basket', 'Basket (3)')).toBe(key('#basket', 'Basket (12)'));
});

test.each([
  ['another id', ['#buy'], ['#sell']],
  ['another number alone', ['#12'], ['#13']],
  ['another id that starts with an R', ['#Register_email'], ['#Register_city']],
  ['another test attribute', ['[data-testid="buy"]'], ['[data-testid="sell"]']],
  ['another class that a person wrote', ['button.primary'], ['button.secondary']],
  ['another place', ['li:nth-of-type(1) > a'], ['li:nth-of-type(2) > a']],
  [
    'another place after a custom element',
    ['li:nth-of-type(1) > main-x'],
    ['li:nth-of-type(2) > main-x'],
  ],
  ['another label', ['button', 'Buy'], ['button', 'Sell']],
  ['another role', ['#x', 'Buy', 'link'], ['#x', 'Buy', 'button']],
] as [string, [string, string?, string?], [string, string?, string?]][])(
  'two controls stay separate: %s',
  (_, one, other) => {
    expect(key(...one)).not.toBe(key(...other));
  },
);

test.each(['_', '.a_', '#r', '[', 'a>', '\\'])(
  'a selector made of %j takes bounded time',
  (unit) => {
    const selector = unit.repeat(100_000);
    const made = () => elementFingerprintOf({ selector });
    expect(processorTimeOf(made, 1_000)).toBeLessThan(1_000);
  },
);

test('a label that is masked altogether names nothing', () => {
  expect(elementFingerprintOf({ label: '*****************' }).label).toBe('');
  expect(elementFingerprintOf({ label: '***** ***' }).label).toBe('');
  expect(elementFingerprintOf({ label: 'Send to *****' }).label).toBe('Send to *****');
  expect(elementFingerprintOf({ label: 'Ex *****' }).label).toBe('');
  expect(elementFingerprintOf({ label: 'Exit' }).label).toBe('Exit');
});

test.each(['e.g. *************', 'E.g.: *****', 'z. B. *****', 'p. ej. *****', 'eg *****'])(
  'a masked example (%s) names nothing',
  (label) => {
    expect(elementFingerprintOf({ label }).label).toBe('');
  },
);

test.each([
  ['an editable element', 'generic', true, 'editor'],
  ['an editable element with a role', 'textbox', true, 'textbox'],
  ['any other element', 'generic', false, 'generic'],
])('%s with the role %s is called an editor: %s', (_, role, editable, named) => {
  const target = { target: { role, label: '', selector: 'form > div', editable } };
  expect(targetFrom(target).element.role).toBe(named);
});

test('a role has at most 20 characters', () => {
  const { role } = elementFingerprintOf({ role: 'Button'.repeat(5), label: '', selector: '' });
  expect(role).toBe('buttonbuttonbuttonb…');
});
