import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home } from '../../factories/signals.ts';

type Visit = (visit: RecordingBuilder) => RecordingBuilder;
const filled = () => fill(fill(home(), 6_000, '#mail'), LAST, '#city');

const request =
  (at: number): Visit =>
  (visit) =>
    visit.emit(at, 'rv:reaction', { kind: 'request' });
/** A link such as `<a role="button" href="#">`, whose script sends the form. */
const styled: Visit = (visit) => visit.click(LAST, { tag: 'a', link: 'fragment' });
/** Such as `<a href="#">` or `<a href="javascript:…">`. */
const scripted =
  (selector = 'main > a'): Visit =>
  (visit) =>
    visit.click(LAST + 10, { tag: 'a', role: 'link', link: 'fragment', selector });
const loaded =
  (at: number): Visit =>
  (visit) =>
    visit.page(at, '/', 'load', 2_000, 'https://shop.example/order');
test.each<[string, boolean, Visit]>([
  ['a button sent a request', false, (visit) => request(LAST + 1_000)(visit.click(LAST))],
  ['a button sent one at once', false, (visit) => request(LAST)(visit.click(LAST))],
  [
    'a button opened a page',
    false,
    (visit) => visit.click(LAST).page(LAST + 1_000, '/thanks', 'push'),
  ],
  ['a role made a button', false, (visit) => request(LAST + 20)(visit.click(LAST, { tag: 'div' }))],
  ['a tag made a button', false, (visit) => request(LAST + 20)(visit.click(LAST, { role: '' }))],
  [
    'no button was clicked',
    true,
    (visit) => request(LAST + 20)(visit.click(LAST, { tag: 'p', role: '' })),
  ],
  ['a request came late', true, (visit) => request(LAST + 1_001)(visit.click(LAST))],
  ['a request came before', true, (visit) => request(LAST - 1)(visit).click(LAST)],
  ['a page opened late', true, (visit) => visit.click(LAST).page(LAST + 1_001, '/', 'push')],
  [
    'the click came before the last entry',
    true,
    (visit) => request(LAST + 20)(visit.click(LAST - 1)),
  ],
  [
    'a link that looks like a button sent a request',
    false,
    (visit) => request(LAST + 20)(styled(visit)),
  ],
  ['a button opened a page late', false, (visit) => loaded(LAST + 20_000)(visit.click(LAST))],
  [
    'a link that looks like a button opened one',
    false,
    (visit) => loaded(LAST + 20_000)(styled(visit)),
  ],
  [
    'a button was clicked before another click that opened one',
    true,
    (visit) => loaded(LAST + 20_000)(visit.click(LAST).click(LAST + 9_000, { link: 'page' })),
  ],
  [
    'a button was clicked and a page opened by its address',
    true,
    (visit) => visit.click(LAST).page(LAST + 20_000, '/'),
  ],
  ['a link to a script opened one', false, (visit) => loaded(LAST + 20_000)(scripted()(visit))],
  [
    'a link to a script in the menu opened one',
    true,
    (visit) => loaded(LAST + 20_000)(scripted('header > a')(visit)),
  ],
  ['a link to a script sent a request', true, (visit) => request(LAST + 20)(scripted()(visit))],
  [
    'a link that looks like a button opened a section',
    true,
    (visit) => styled(visit).page(LAST + 20, '/', 'hash'),
  ],
  [
    'a link to a page sent a request',
    true,
    (visit) => request(LAST + 20)(visit.click(LAST, { link: 'page' })),
  ],
])('where %s, the form is abandoned: %s', (_, abandoned, act) => {
  expect(isAbandoned(act(filled()))).toBe(abandoned);
});

test.each([
  ['the same page with an invalid field', true, '/'],
  ['another page', false, '/thanks'],
])(
  'a form whose button opens its page with an invalid field, and then %s, is abandoned: %s',
  (_, left, path) => {
    const node = {
      id: 90,
      type: 2,
      tagName: 'input',
      attributes: { class: 'is-invalid' },
      childNodes: [],
    };
    const opens = (visit: RecordingBuilder, ms: number, page: string) =>
      visit
        .click(ms)
        .page(ms + 2_000, page, 'load', 2_000, 'https://shop.example/')
        .change(ms + 2_010, { adds: [{ parentId: 5, nextId: null, node }] });
    expect(isAbandoned(opens(opens(filled(), LAST + 500, '/'), LAST + 9_000, path))).toBe(left);
  },
);

/** Clicks a button that sends a request at these times; the form stays open. */
function clicks(times: readonly number[], field = '#mail', state: 'open' | 'gone' = 'open') {
  const visit = fill(fill(home(), 6_000, field), LAST, '#city');
  for (const at of times) request(at + 300)(visit.click(at));
  return visit.emit(LAST + 9_000, 'rv:form', { form: '#order', state, after: 'leave' });
}
const THREE = [LAST + 500, LAST + 3_500, LAST + 6_500];
test.each<[string, boolean, RecordingBuilder]>([
  ['three times', true, clicks(THREE)],
  ['twice', false, clicks(THREE.slice(1))],
  ['with three quick clicks', false, clicks([LAST + 500, LAST + 800, LAST + 1_100])],
  ['three times, without an email address', false, clicks(THREE, '#size')],
  ['three times, until it is gone', false, clicks(THREE, '#mail', 'gone')],
  [
    'three times, and then another button',
    false,
    request(LAST + 8_200)(clicks(THREE).click(LAST + 8_000, { selector: '#next' })),
  ],
])('a form with an email address whose button is clicked %s is abandoned: %s', (_, left, visit) => {
  expect(isAbandoned(visit.until(40_000))).toBe(left);
});
