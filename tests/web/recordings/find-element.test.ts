import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../../web/app/recordings/heatmap/find-element.ts';

beforeEach(() => {
  // jsdom has no layout, so every element that is not hidden gets a size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [width = 9, height = 9] = this.getAttribute('data-size')?.split(' ').map(Number) ?? [];
    return (this.closest('[hidden]') ? new DOMRect() : new DOMRect(0, 0, width, height)) as DOMRect;
  });
});
afterEach(() => vi.restoreAllMocks());

const found = (html: string, selector: string, label = '', role = 'button') => {
  const page = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  return findElement(page, { selector, label, role })?.getAttribute('data-here') ?? undefined;
};

test.each([
  ['an id', '<a id="pay" data-here="1"></a>', '#pay'],
  [
    'an id with a folded number',
    '<a id="x"></a><a id="row-17-buy" data-here="1"></a>',
    '#row-N-buy',
  ],
  ['a test name', '<b data-qa="go"></b><a data-qa="go" data-here="1"></a>', 'a[data-qa="go"]'],
  [
    'places below a name',
    '<ul id="list"><li></li><li><i></i><a data-here="1"></a></li></ul>',
    '#list > li:nth-of-type(2) > a:nth-of-type(1)',
  ],
])('an element is found in the snapshot by %s', (_, html, selector) => {
  expect(found(html, selector)).toBe('1');
});

test('of several matches, the one with the same name is found, ignoring counters', () => {
  const rows = ['Cups (2)', 'Bowls (4)'].map(
    (name) => `<a data-here="${name}" id="r-${name.length}">${name}</a>`,
  );
  expect(found(rows.join(''), '#r-N', 'Bowls (7)')).toBe('Bowls (4)');
});

test('an element whose selector now matches another one is found by role and name', () => {
  const html =
    '<div><button data-here="no">Cancel</button><button data-here="1">Apply</button></div>';
  expect(found(html, 'main:nth-of-type(1) > button:nth-of-type(9)', 'Apply')).toBe('1');
  expect(found(html, 'form:nth-of-ty', 'Apply')).toBe('1');
});

test('an element that is hidden in the snapshot is not found', () => {
  expect(found('<a id="pay" hidden data-here="1"></a>', '#pay')).toBeUndefined();
  expect(found('<p></p>', '#pay', 'Pay')).toBeUndefined();
});

test.each([
  ['1 1', '1'],
  ['0 1', undefined],
  ['1 0', undefined],
])('an element of %s pixels is found only if it can be seen', (size, expected) => {
  expect(found(`<a id="pay" data-size="${size}" data-here="1"></a>`, '#pay')).toBe(expected);
});

test('a selector that was cut off in its last step matches nothing', () => {
  const html = '<ul id="list"><li data-here="no"></li></ul>';
  expect(found(html, '#list > li:nth-of-ty')).toBeUndefined();
});

test('a hostile selector matches nothing and throws nothing', () => {
  for (const selector of ['', '#', '*', 'a,b', ':is(', '#a"] > [x', 'a[onclick="(((+)"]']) {
    expect(found('<a data-here="1"></a>', selector)).toBeUndefined();
  }
});
