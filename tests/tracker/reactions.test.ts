import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import type { EmitCustomEvent } from '../../web/tracker/emit-custom.ts';
import { describe as describeElement } from '../../web/tracker/evidence/element/describe.ts';
import { watchReactions } from '../../web/tracker/evidence/reactions.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';

import { takeSubmits } from '../web/prevented-submits.ts';

const found = <E extends Element = HTMLElement>(selector: string, within: ParentNode = document) =>
  within.querySelector(selector) as E;

test.each([
  ['a tab that is open', '<button role="tab" aria-selected="true">Details</button>', true],
  ['another tab', '<button role="tab" aria-selected="false">Care</button>', false],
  ['the name of an option that is selected', '<label><input type="radio" checked> S</label>', true],
  ['the name of another option', '<label><input type="radio"> L</label>', false],
  ['a box that is ticked', '<input type="checkbox" checked>', false],
  ['the current page, in its menu', '<a href="/" aria-current="page">Home</a>', true],
  ['the current fragment', '<a href="#end">End</a>', true],
  ['a button in a link to it', '<a href="#end"><button>End</button></a>', true],
  [
    'a button in a link to the page',
    '<a href="/" aria-current="page"><button>A</button></a>',
    true,
  ],
  ['a tab in a link', '<a href="/x"><button role="tab" aria-selected="true">A</button></a>', true],
  ['the current address', '<a href="/posts?page=2#end">Posts</a>', true],
  ['its path', '<a href="/posts">Posts</a>', false],
  ['another fragment', '<a href="#top">Top</a>', false],
  ['an empty fragment', '<a href="#">Chat with us</a>', false],
])('reports whether %s is already selected', (_, html, isCurrent) => {
  history.replaceState(null, '', '/posts?page=2#end');
  document.body.innerHTML = html;
  const first = document.body.firstElementChild as Element;
  expect(describeElement(first.querySelector('button') ?? first).is_current === true).toBe(
    isCurrent,
  );
});

test.each([
  ['#', 'fragment'],
  ['#prices', 'fragment'],
  ['javascript:void(0)', 'fragment'],
  ['JavaScript:send()', 'fragment'],
  ['javascript:linkTo_UnCryptMailto(%27nbjm%27)', 'mail'],
  ['/javascript', 'page'],
  ['mailto-us.html', 'page'],
  ['https://other.example/', 'other-site'],
  ['mailto:ann@example.com', 'mail'],
  ['tel:+4915123456', 'tel'],
  ['SMS:+4915123456', 'tel'],
])('reports a link to %s as one to a %s', (href, link) => {
  document.body.innerHTML = `<a href="${href}">Open</a>`;
  expect(describeElement(found('a')).link).toBe(link);
});

test('on a URL without a fragment a button is not reported as a link to the current place', () => {
  location.hash = '';
  document.body.innerHTML = '<button>Buy</button>';
  expect(describeElement(found('button')).is_current).toBeUndefined();
});

test.each([
  ['an arrow without a name', '<div class="swiper-button-next"><svg></svg></div>', true],
  ['an arrow with a name', '<div class="swiper-button-next">Buy</div>', false],
  ['a map', '<div class="leaflet-container"><img></div>', true],
  ['what the site excludes', '<div data-no-rage><button>Roll</button></div>', true],
  ['a button without a name', '<div class="box"><button></button></div>', false],
])('reports whether %s is made for repeated clicks', (_, html, isRepeatable) => {
  document.body.innerHTML = html;
  const clicked = found('svg, img, button') ?? document.body.firstElementChild;
  expect(describeElement(clicked).no_rage === true).toBe(isRepeatable);
});

let life: Lifetime;
let kinds: string[];
beforeEach(() => {
  vi.useFakeTimers();
  life = new Lifetime();
  kinds = [];
  const emitCustom = (_: string, { kind }: { kind: string }) => kinds.push(kind);
  watchReactions(life, new Documents(life), emitCustom as unknown as EmitCustomEvent);
});
afterEach(() => {
  expect(life.errors).toBe(0);
  life.end();
  vi.useRealTimers();
});

test('media that starts playing inside a component is a response to a click in it, within the response time', () => {
  document.body.innerHTML = '<x-player></x-player>';
  const root = found('x-player').attachShadow({ mode: 'open' });
  root.innerHTML = '<button>Play</button><audio></audio>';
  const play = () => found('audio', root).dispatchEvent(new Event('play'));
  play();
  expect(kinds).toEqual([]);
  found('button', root).onclick = play;
  found('button', root).click();
  expect(kinds).toEqual(['media']);
  vi.advanceTimersByTime(7_001);
  play();
  expect(kinds).toEqual(['media']);
});

test('a menu that CSS alone opens is a response to the click that opened it', () => {
  document.body.innerHTML = '<div role="button" tabindex="0">Menu</div><ul></ul>';
  let isShown = false;
  found('ul').checkVisibility = () => isShown;
  const click = (opens: boolean) => {
    found('div').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    if (opens) isShown = !isShown;
    found('div').click();
    vi.advanceTimersByTime(1_000);
  };
  click(false);
  expect(kinds).toEqual([]);
  click(true);
  expect(kinds).toEqual(['dialog']);
});

test('a value that a button changes is a response to its click, and the value is not reported', () => {
  document.body.innerHTML = '<button>+</button><input value="1"><input type="hidden" value="1">';
  const click = (selector: string, value: string) => {
    found('button').onclick = () => {
      found<HTMLInputElement>(selector).value = value;
    };
    found('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    found('button').click();
    vi.advanceTimersByTime(1_000);
  };
  click('input', '1');
  click('[type=hidden]', '2');
  expect(kinds).toEqual([]);
  click('input', '2');
  expect(kinds).toEqual(['value']);
});

test.each(['<div contenteditable="true">Dear Anna</div>', '<textarea>Dear Anna</textarea>'])(
  'a dead button beside an editor has no response: %s',
  (editor) => {
    document.body.innerHTML = `<button>Send</button>${editor}`;
    found('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    found('button').click();
    vi.advanceTimersByTime(1_000);
    expect(kinds).toEqual([]);
  },
);

test.each<[string, string, boolean]>([
  ['swaps two choices', 'from.value = "b"; to.value = "a"', true],
  ['chooses an option', 'from.options[1].selected = true', true],
  ['ticks a box', 'box.checked = true', true],
  ['changes nothing', 'from.value = "a"; to.value = "b"; box.checked = false', false],
])('a button whose script %s responds: %s', (_, script, hasReaction) => {
  const options = '<option>a</option><option>b</option>';
  document.body.innerHTML = `<button>Swap</button><select>${options}</select><select>${options}</select><input type="checkbox">`;
  const [from, to] = Array.from(document.querySelectorAll('select'));
  if (to) to.value = 'b';
  const run = new Function('from', 'to', 'box', script);
  const button = found('button');
  button.onclick = () => run(from, to, found('input'));
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  vi.advanceTimersByTime(1_000);
  expect(kinds).toEqual(hasReaction ? ['value'] : []);
});

test('each of several quick clicks has its own response, and what a page does by itself is one within half a second', () => {
  document.body.innerHTML = '<button>Languages</button><div></div>';
  const toggle = () => found('div').dispatchEvent(new Event('toggle'));
  for (let clicks = 0; clicks < 3; clicks += 1) {
    found('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    found('button').click();
    toggle();
    toggle();
    vi.advanceTimersByTime(100);
  }
  expect(kinds).toEqual(['dialog', 'dialog', 'dialog']);
});

test('an option that a visitor chooses in a clicked list is not a response of the page', () => {
  document.body.innerHTML = '<select><option>a</option><option>b</option></select>';
  const list = found<HTMLSelectElement>('select');
  list.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  list.click();
  list.value = 'b';
  vi.advanceTimersByTime(1_000);
  expect(kinds).toEqual([]);
});

test('text typed into a clicked field is not a response of the page', () => {
  document.body.innerHTML = '<input value="1">';
  found('input').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  found('input').click();
  found<HTMLInputElement>('input').value = '12';
  vi.advanceTimersByTime(1_000);
  expect(kinds).toEqual([]);
});

test('each of several quick clicks that change a value has its response before the next one', () => {
  document.body.innerHTML = '<button>+</button><input value="1">';
  const field = found<HTMLInputElement>('input');
  found('button').onclick = () => {
    field.value += '1';
  };
  for (let clicks = 1; clicks <= 4; clicks += 1) {
    found('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    found('button').click();
    vi.advanceTimersByTime(100);
    expect(kinds).toEqual(Array(clicks).fill('value'));
  }
});

test('selected text of the page is a response to a click, and typing in a field does not read the selection', () => {
  document.body.innerHTML = '<p>Mugs</p><input>';
  const read = vi.spyOn(document, 'getSelection');
  found('input').dispatchEvent(new Event('selectionchange', { bubbles: true }));
  expect(read).not.toHaveBeenCalled();
  document.getSelection()?.selectAllChildren(found('p'));
  document.dispatchEvent(new Event('selectionchange'));
  expect(kinds).toContain('selection');
});

const sends = (html: string, prevents = false) => {
  document.body.innerHTML = html;
  found('form').onsubmit = () => !prevents;
  found('form').dispatchEvent(
    Object.assign(new Event('submit', { bubbles: true, cancelable: true }), {
      submitter: document.querySelector('button'),
    }),
  );
  takeSubmits();
  vi.advanceTimersByTime(1_000);
  return kinds.splice(0);
};

test.each(['_blank', '_BLANK', 'receipt', 'resultFrame'])(
  'a form that shows its result in another window or frame responds: %s',
  (target) => {
    expect(sends(`<form target="${target}"><button>Print</button></form>`)).toEqual([
      'window-open',
    ]);
    expect(sends(`<form><button formtarget="${target}">Print</button></form>`)).toEqual([
      'window-open',
    ]);
    expect(sends(`<form target="${target}"></form>`), 'sent by Enter').toEqual(['window-open']);
  },
);

test.each(['', '_self', '_top', '_parent', '_Self'])(
  'a form whose result replaces the page does not respond at once: "%s"',
  (target) => {
    expect(sends(`<form target="${target}"><button>Send</button></form>`)).toEqual([]);
    expect(sends('<form><input name="target" value="x"></form>')).toEqual([]);
    expect(
      sends(`<form target="_blank"><button formtarget="${target}">Send</button></form>`),
    ).toEqual([]);
  },
);

test('a script that takes the submit of such a form opens no window', () => {
  expect(sends('<form target="_blank"><button>Print</button></form>', true)).toEqual([]);
});
