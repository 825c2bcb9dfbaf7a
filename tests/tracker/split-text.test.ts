import { afterEach, expect, test } from 'vitest';
import { textAt } from '../../web/tracker/page/text.ts';
import { SHOWN } from '../../web/tracker/privacy/text-policy.ts';
import { forgetTyped, rememberTyped } from '../../web/tracker/privacy/typed-words.ts';

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
