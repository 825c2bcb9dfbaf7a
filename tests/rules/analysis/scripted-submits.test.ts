import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home } from '../../factories/signals.ts';

const filled = (has_submit = false) =>
  fill(fill(home(), 6_000, '#mail', { has_submit }), LAST, '#city', { has_submit });
const SENT_FROM = 'https://shop.example/';
const load = (visit: RecordingBuilder, at: number, referrer = SENT_FROM) =>
  visit.page(at, '/', 'load', 2_000, referrer);

test.each<[string, boolean, RecordingBuilder]>([
  ['slowly', false, load(filled(), LAST + 20_000)],
  ['too late', true, load(filled(), LAST + 30_001)],
  ['by a visitor who entered its address', true, load(filled(), LAST + 5_000, '')],
  ['after another click', true, load(filled().click(LAST + 100, { tag: 'p', role: '' }), 15_000)],
  ['after it was hidden by a fragment', false, load(filled().page(LAST, '/', 'hash'), 15_000)],
  ['again by the visitor', true, filled().page(LAST + 5_000, '/', 'reload')],
])('an entry after which a page is loaded %s abandons its form: %s', (_, abandoned, visit) => {
  expect(isAbandoned(visit)).toBe(abandoned);
});

const CLICKED = LAST + 300;
const script = { link: 'fragment', tag: 'a', role: 'link', selector: '#apply' } as const;
test.each<[string, boolean, RecordingBuilder]>([
  ['a button that loads a page slowly', false, load(filled(true).click(CLICKED), CLICKED + 4_000)],
  [
    'a button that loads a page too late',
    true,
    load(filled(true).click(CLICKED), CLICKED + 30_001),
  ],
  [
    'a button whose script opens a page later',
    false,
    filled(true)
      .click(CLICKED)
      .page(CLICKED + 4_000, '/thanks', 'push'),
  ],
  [
    'a button whose script opens a page too late',
    true,
    filled(true)
      .click(CLICKED)
      .page(CLICKED + 7_001, '/thanks', 'push'),
  ],
  [
    'a button, and later a page that another click opens',
    true,
    filled(true)
      .click(CLICKED)
      .click(CLICKED + 3_000, { link: 'page', selector: '#help' })
      .page(CLICKED + 3_100, '/help', 'push'),
  ],
  [
    'a button whose script only changes the query later',
    true,
    filled(true)
      .click(CLICKED)
      .page(CLICKED + 4_000, '/?step=_', 'push'),
  ],
  [
    'a button before another click',
    true,
    load(filled(true).click(CLICKED).click(12_000, { link: 'page' }), 14_000),
  ],
  ['a link whose script loads a page', false, load(filled().click(CLICKED, script), CLICKED + 900)],
  [
    'a link beside a submit button',
    false,
    load(filled(true).click(CLICKED, script), CLICKED + 900),
  ],
  [
    'a link to a fragment',
    true,
    filled()
      .click(CLICKED, script)
      .page(CLICKED + 1, '/', 'hash'),
  ],
])('a form followed by %s is abandoned: %s', (_, abandoned, visit) => {
  expect(isAbandoned(visit)).toBe(abandoned);
});
