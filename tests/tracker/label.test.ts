import { expect, test } from 'vitest';
import { labelOf } from '../../web/tracker/evidence/element/label.ts';

const nameOf = (html: string): string => {
  document.body.innerHTML = html;
  return labelOf(document.querySelector('button') as Element);
};

test('a button without a text is named by its label, as switches of component libraries are', () => {
  expect(
    nameOf('<label for="a">Remind clients</label><button id="a" role="switch"></button>'),
  ).toBe('Remind clients');
  expect(nameOf('<label>Say thank you <button role="switch"></button></label>')).toBe(
    'Say thank you',
  );
  expect(nameOf('<label for="a">Days</label><button id="a">Change</button>')).toBe('Change');
  expect(nameOf('<label for="a" data-reveille-block>Ann</label><button id="a"></button>')).toBe('');
});
