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

test('texts side by side are joined as the page shows them', () => {
  document.body.innerHTML = '<button></button>';
  const nameOfTexts = (...texts: string[]) => {
    const button = document.querySelector('button') as Element;
    button.replaceChildren(...texts);
    return labelOf(button);
  };
  expect(nameOfTexts('Label ', '3', ' task', 's')).toBe('Label 3 tasks');
  expect(nameOfTexts('Reviews (', '12', ')')).toBe('Reviews (12)');
  expect(nameOf('<button><b>Monday</b><b>Tuesday</b></button>')).toBe('Monday Tuesday');
  expect(nameOfTexts('Ask ', 'ann@example.com', 's')).toBe('Ask ****************');
});

test('the indentation of the HTML is not part of a name and does not shorten it', () => {
  const indent = `\n${' '.repeat(40)}`;
  const icon = '<svg></svg>';
  expect(
    nameOf(`<button>${indent}${icon}${indent}${icon}${indent}<b>${indent}Save</b></button>`),
  ).toBe('Save');
});

test('a text that is hidden at this size of the screen is not part of a name, unless it is the only one', () => {
  const hidden = (text: string) => `<span style="display: none">${text}</span>`;
  expect(nameOf(`<button>${hidden('Comment')}<b>Add comment</b></button>`)).toBe('Add comment');
  expect(nameOf(`<button><svg></svg>${hidden('Filter')}</button>`)).toBe('Filter');
});

test('an icon that is text in an icon font is not part of a name, unless it is the only text', () => {
  const icon = '<i aria-hidden="true">add</i>';
  expect(nameOf(`<button>${icon}<b>Add row</b></button>`)).toBe('Add row');
  expect(nameOf(`<button>${icon}</button>`)).toBe('add');
  expect(nameOf('<button aria-hidden="true">Close</button>')).toBe('Close');
  const component = '<button class="material-button"><i aria-hidden="true">x</i>Close</button>';
  expect(nameOf(component)).toBe('Close');
});

test.each([
  ['<i class="icon f7-icons">card</i>', 'Accounts'],
  ['<span class="material-icons-round">card</span>', 'Accounts'],
  ['<span class="material-symbols-outlined">card</span>', 'Accounts'],
  ['<icon>card</icon>', 'Accounts'],
  ['<i>card</i>', 'card Accounts'],
  ['<span class="material-button__label">My</span> ', 'My Accounts'],
])('a name that begins with %s: %j', (icon, name) => {
  expect(nameOf(`<button>${icon}<b>Accounts</b></button>`)).toBe(name);
});

test('a field whose label shows only a color is named by the title of the label', () => {
  const swatch = (more = '') => `<input id="a"><label for="a" title="Moss" ${more}><i></i></label>`;
  expect(nameOfField(swatch())).toBe('Moss');
  expect(nameOfField(swatch('data-reveille-mask'))).toBe('');
});

const nameOfField = (html: string): string => {
  document.body.innerHTML = html;
  return labelOf(document.querySelector('input') as Element);
};

test.each([
  ['before it', '<label>City</label><input placeholder="Leeds">', 'City'],
  ['after it', '<input placeholder=" "><label for="city">City</label>', 'City'],
  ['of another field', '<label for="a">Town</label><input><p><input id="a"></p>', ''],
  ['that is hidden from recordings', '<label data-reveille-block>Ann</label><input>', ''],
])('a field without an id is named by a label %s', (_, html, name) => {
  expect(nameOfField(html)).toBe(name);
});
