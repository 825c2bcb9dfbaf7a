import { expect, test } from 'vitest';
import { statesWritten } from '../../../lambdas/recordings/analysis/page/written-states.ts';

const added = (attributes: object, tagName = 'button') => ({
  adds: [{ node: { tagName: 'div', childNodes: [{ tagName, attributes, childNodes: [{}] }] } }],
});

test.each([
  ['a pressed and a released button', { 'aria-pressed': 'true' }, { 'aria-pressed': 'false' }],
  ['an open and a closed part', { open: '' }, {}],
  ['a state of another name', { 'aria-checked': 'true' }, { 'aria-selected': 'true' }],
  ['another width', { style: 'width: 10%' }, { style: 'width: 20%' }],
  ['another value', { value: '1' }, { value: '2' }],
])('%s are different states', (_, before, after) => {
  expect(statesWritten(added(before))).not.toBe(statesWritten(added(after)));
});

test.each([
  ['ids', { id: 'a', 'aria-controls': 'b', 'aria-labelledby': 'c' }, 'button'],
  ['the token of a hidden field', { value: 'a' }, 'input'],
])('%s are no state', (_, attributes, tagName) => {
  expect(statesWritten(added(attributes, tagName))).toBe(0);
});

test('the length of a loading bar is no state', () => {
  const node = { tagName: 'div', attributes: { style: 'width: 10%' }, childNodes: [] };
  expect(statesWritten({ adds: [{ node }] })).toBe(0);
});
