import { afterEach, expect, test } from 'vitest';
import { textAt } from '../../web/tracker/page/text.ts';
import { SHOWN } from '../../web/tracker/privacy/text-policy.ts';
import {
  forgetTyped,
  KEEPING_LENGTH,
  maskTyped,
  rememberTyped,
} from '../../web/tracker/privacy/typed-words.ts';

afterEach(forgetTyped);

/** What is recorded of each text of an element. */
function recorded(html: string): string {
  document.body.innerHTML = `<p>Mugs</p><div>${html}</div>`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    texts.push(textAt(node.nodeValue ?? '', SHOWN, node));
  return texts.join('|');
}

test.each([
  'You are mina.harker<wbr>@example.org',
  '<b>mina.harker</b>@<b>example.org</b>',
  '<a>mina.harker@</a><a>example</a><a>.org</a>',
  '<i>4539</i> <i>5787</i> <i>6362</i> <i>1486</i>',
])(
  'an email address or card number over several elements is masked before any input: %s',
  (html) => {
    expect(recorded(html)).not.toMatch(/mina|harker|example|5787|6362/);
  },
);

test('a row of years is no card number', () => {
  const years = ['2026', '2025', '2024', '2023'];
  expect(recorded(years.map((year) => `<a>${year}</a>`).join(''))).toBe(
    ['Mugs', ...years].join('|'),
  );
});

test.each(['mina.harker@<b>example.org</b>', '<i>4539</i> <i>5787</i> <i>6362</i> <i>1486</i>'])(
  'one of many items with an email address or card number is masked, too: %s',
  (secret) => {
    const items = Array.from(
      { length: 30 },
      (_, n) => `<li>${n === 20 ? secret : 'Mug <b>1998</b>'}</li>`,
    );
    const text = recorded(`<ul>${items.join('')}</ul>`);
    expect(text).not.toMatch(/mina|harker|example|5787|6362/);
    expect(text.match(/Mug \|1998/g)).toHaveLength(29);
  },
);

test('a typed word that one of many items of a long list repeats in parts is masked', () => {
  rememberTyped({}, 'Wilhelmina');
  const items = Array.from(
    { length: 200 },
    (_, n) => `<li>${n === 20 ? 'Wil<b>helm</b>ina' : 'Mug <b>1998</b>'}</li>`,
  );
  const text = recorded(`<ul>${items.join('')}</ul>`);
  expect(text).not.toMatch(/Wil|helm|ina/);
  expect(text.match(/Mug \|1998/g)).toHaveLength(199);
});

test('a split email address is masked in a document without HTML', () => {
  const page = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g><a>Mug</a><a>1998</a></g>'.repeat(20)}</svg>`,
    'image/svg+xml',
  );
  const drawing = page.documentElement;
  for (const node of drawing.querySelectorAll('a'))
    textAt(node.textContent, SHOWN, node.firstChild as Node);
  drawing.textContent = '';
  drawing.append('mina.harker@', page.createElement('b'));
  drawing.lastElementChild?.append('example.org');
  expect(textAt('mina.harker@', SHOWN, drawing.firstChild as Node)).not.toContain('mina');
});

test('the parts of an email address are found after a CDATA section', () => {
  const page = new DOMParser().parseFromString(
    '<p><![CDATA[Write to ]]>mina.harker@<b>example.org</b></p>',
    'application/xhtml+xml',
  );
  const [, first, second] = page.documentElement.childNodes;
  for (const node of [first, second?.firstChild])
    expect(textAt(node?.nodeValue ?? '', SHOWN, node as Node)).not.toMatch(/mina|example/);
});

test('other texts stay, also beside an email address', () => {
  expect(recorded('<i>Since 1998</i><i> and 2004</i> mail@<b>example.org</b>')).toMatch(
    /^Mugs\|Since 1998\| and 2004\|/,
  );
});

test('a part of a typed word is masked in a long paragraph, too', () => {
  const story = 'a long story of wolves ';
  rememberTyped({}, `${story.repeat(20)}Wilhelmina`);
  expect(recorded(`${story.repeat(20)}Wil<mark>helm</mark>ina`)).not.toMatch(/Wil|helm|ina/);
});

test('a text stays encoded if no part of it was typed, or if its mask has the same length', () => {
  rememberTyped({}, 'wolf bane');
  expect(maskTyped('?q=%22moon%22')).toBe('?q=%22moon%22');
  expect(maskTyped('%22wolf bane%22', KEEPING_LENGTH)).toBe('%22*********%22');
});
