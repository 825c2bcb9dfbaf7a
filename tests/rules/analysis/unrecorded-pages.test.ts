import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const link = { role: 'link', tag: 'a', label: 'Size guide', link: 'page' } as const;
const left = () => home().click(2_000, link);
const linkTo = (href: string) => {
  const node = { id: 90, type: 2, tagName: 'a', attributes: { href }, childNodes: [] };
  const opened = home().change(500, { adds: [{ parentId: 5, node }] });
  return opened.click(2_000, link, { control: 90 });
};
/** A click on the button of a form, or Enter in its field after a click on it. */
const sentTo = (action: string, button: object) => {
  const field = { id: 91, type: 2, tagName: 'input', attributes: {}, childNodes: [] };
  const node = { id: 90, type: 2, tagName: 'form', attributes: { action }, childNodes: [field] };
  const shown = home().change(500, { adds: [{ parentId: 5, node }] });
  return shown.click(2_000, button, { id: 91 });
};
const sentByEnter = (action: string) =>
  sentTo(action, { role: 'textbox', tag: 'input', editable: true })
    .emit(3_000, 'rv:field', {
      ...{ field: { role: 'textbox', label: 'Name', selector: '#name' }, form: '#list' },
      ...{ search: false, typed: true, hesitation_ms: 100, input_ms: 900, idle_ms: 0 },
      ...{ refills: 0, invalid: 0 },
    })
    .emit(3_001, 'rv:submit', { form: '#list', label: '' })
    .emit(3_002, 'rv:form', { form: '#list', state: 'open', after: 'leave' });
const toCheckout = () => {
  const selector = 'button[name="checkout"]';
  return home().click(2_000, { label: 'Check out', selector, submits: true });
};
const found = (visit: RecordingBuilder) =>
  signals(visit.until(30_000), 'quick-back').map(({ page, about, element, count, strong }) => ({
    ...{ page, about, label: element?.label, count, ...(strong && { strong }) },
  }));
const sizeGuide = { page: '/', about: undefined, label: 'Size guide', count: 6_000 };

test.each<[string, readonly object[], RecordingBuilder]>([
  ['loads again', [sizeGuide], left().page(8_000, '/', 'back-forward')],
  ['was kept by the browser', [sizeGuide], left().page(8_000, '/', 'restored')],
  [
    'loads again after 2.5 seconds',
    [{ ...sizeGuide, count: 2_500 }],
    left().page(4_500, '/', 'back-forward'),
  ],
  ['loads again too soon for a recording', [], left().page(4_499, '/', 'back-forward')],
  ['loads again later', [], left().page(12_000, '/', 'back-forward')],
  ['is opened again', [], left().page(8_000, '/')],
  ['is reloaded', [], left().page(8_000, '/', 'reload')],
  ['is another one', [], left().page(8_000, '/b', 'back-forward')],
  [
    'is another one that the same file shows',
    [],
    home()
      .page(1_000, '/?route=product/product&id=_')
      .click(2_000, link)
      .page(8_000, '/', 'back-forward'),
  ],
  ['never was left', [], home().click(2_000, link).mutate(2_050)],
  [
    'shows a recorded page in between',
    [{ ...sizeGuide, about: '/size-guide', count: 4_000 }],
    left().page(4_000, '/size-guide').page(8_000, '/', 'back-forward'),
  ],
  [
    'follows a click on a form',
    [{ ...sizeGuide, label: 'Pay now', strong: true }],
    home().click(2_000, { submits: true }).page(8_000, '/', 'restored'),
  ],
  ['follows a look at a hosted checkout', [], toCheckout().page(8_000, '/', 'restored')],
  [
    'follows a checkout that was left at once',
    [{ ...sizeGuide, label: 'Check out', count: 4_000, strong: true }],
    toCheckout().page(6_000, '/', 'restored'),
  ],
  [
    'follows a search',
    [{ ...sizeGuide, label: 'Find' }],
    home()
      .click(2_000, { label: 'Find' })
      .emit(2_001, 'rv:submit', { form: '#search', label: 'Find' })
      .page(8_000, '/', 'restored'),
  ],
  ['follows a click on something else', [], home().click(2_000).page(8_000, '/', 'restored')],
  [
    'follows a click that opened a tab',
    [],
    home().click(2_000, link, { modified: true }).page(8_000, '/', 'restored'),
  ],
  [
    'follows a click on a link to a photo',
    [],
    linkTo('/photos/oven.jpg').page(8_000, '/', 'restored'),
  ],
  [
    'follows a click on a link to a document',
    [],
    linkTo('/files/menu.pdf').page(8_000, '/', 'restored'),
  ],
  [
    'follows a click on a link to another page',
    [sizeGuide],
    linkTo('/photos/oven').page(8_000, '/', 'restored'),
  ],
  [
    'follows a click of an earlier visit of the page',
    [],
    left().page(3_000, '/', 'reload').page(8_000, '/', 'restored'),
  ],
])('after a link to a page that is not recorded, the page it is on %s: %j', (_, backs, visit) => {
  expect(found(visit)).toEqual(backs);
});

test.each([
  ['a document', '/files/menu.pdf', 0],
  ['a photo', '/photos/oven.jpg', 1],
  ['a page', '/files', 1],
])(
  'a click on a link to %s (%s) that leaves the page as it is: %i dead clicks',
  (_, href, count) => {
    expect(signals(linkTo(href).until(30_000), 'dead-click')).toHaveLength(count);
  },
);

test.each<[string, number, string]>([
  ['the website', 1, '/subscribe'],
  ['the website by its full address', 1, 'https://shop.example/subscribe'],
  ['another website', 0, 'https://lists.example/subscribe'],
  ['another website by its scheme', 0, '//lists.example/subscribe'],
  ['an invalid address', 1, 'https://'],
])('coming back from the page of a form that is sent to %s: %i', (_, count, action) => {
  for (const sent of [sentTo(action, { submits: true }), sentByEnter(action)])
    expect(found(sent.page(8_000, '/', 'restored'))).toHaveLength(count);
});

/** The script of a button saves an order and opens the page after it. */
const ordered = (saves: true | undefined, leftAt: number, more: object = {}) =>
  home()
    .click(2_000, more)
    .emit(2_300, 'rv:reaction', { kind: 'request', ago_ms: 280, ...(saves && { saves }) })
    .emit(leftAt, 'rv:visibility', { visible: false })
    .page(8_000, '/', 'back-forward');
test.each<[string, number, RecordingBuilder]>([
  ['and then opens a page', 1, ordered(true, 2_400)],
  ['and opens a page long after', 0, ordered(true, 5_000)],
  ['after the page was left', 0, ordered(true, 2_100)],
  ['and is a link to a place of the page', 0, ordered(true, 2_400, { role: 'link', tag: 'a' })],
  ['but only loads something', 0, ordered(undefined, 2_400)],
])('a button whose script saves something %s that is not recorded: %i', (_, count, visit) => {
  expect(found(visit)).toHaveLength(count);
});

const search = { role: 'searchbox', label: 'Search', selector: '#q' };
const typed = {
  ...{ field: search, form: '', search: true, typed: true, hesitation_ms: 500, input_ms: 900 },
  ...{ idle_ms: 200, refills: 0, invalid: 0 },
};
const entered = (more: object = {}, after: 'leave' | 'button' = 'leave') =>
  home()
    .emit(4_000, 'rv:field', { ...typed, ...more })
    .emit(4_001, 'rv:form', { form: '', state: 'open', after });
const back = { page: '/', about: undefined, label: 'Search', count: 4_200 };

test.each<[string, readonly object[], RecordingBuilder]>([
  ['leaves the page', [back], entered().page(8_000, '/', 'back-forward')],
  ['leaves the page, which was kept', [back], entered().page(8_000, '/', 'restored')],
  [
    'sends the form',
    [back],
    home()
      .emit(3_805, 'rv:submit', { form: '#search', label: '' })
      .emit(4_000, 'rv:field', { ...typed, form: '#search' })
      .emit(4_001, 'rv:form', { form: '#search', state: 'open', after: 'leave' })
      .page(8_000, '/', 'back-forward'),
  ],
  [
    'sends a search, of which no form is reported',
    [back],
    home()
      .emit(3_805, 'rv:submit', { form: '#search', label: '' })
      .emit(4_000, 'rv:field', { ...typed, form: '#search' })
      .emit(4_001, 'rv:visibility', { visible: false })
      .page(8_000, '/', 'back-forward'),
  ],
  [
    'sends a search that its script takes',
    [],
    home()
      .emit(3_805, 'rv:submit', { form: '#search', label: '' })
      .emit(4_000, 'rv:field', { ...typed, form: '#search' })
      .page(8_000, '/', 'back-forward'),
  ],
  ['does not leave the page', [], entered({}, 'button').page(8_000, '/', 'back-forward')],
  [
    'leaves long after the last letter',
    [],
    entered({ idle_ms: 3_000 }).page(9_000, '/', 'restored'),
  ],
  ['had no entry', [], entered({ input_ms: 0 }).page(8_000, '/', 'back-forward')],
  ['opens a recorded page', [], entered().page(4_500, '/search').page(11_000, '/', 'back-forward')],
  ['is followed by a click', [], entered().click(4_100).page(8_000, '/', 'back-forward')],
  ['does not come back', [], entered().page(8_000, '/b', 'back-forward')],
  ['comes back too soon for a recording', [], entered().page(5_500, '/', 'back-forward')],
])('a field with an entry that %s: %j', (_, backs, visit) => {
  expect(found(visit)).toEqual(backs);
});

/** The script of a control sends its form, without a submit event. */
const added = (label: string, more: object, leftAt = 2_080) =>
  home()
    .click(2_000, { label, ...more })
    .emit(leftAt, 'rv:visibility', { visible: false })
    .page(8_000, '/', 'back-forward');
const styledLink = { role: 'link', tag: 'a', link: 'fragment' };
test.each<[string, number, RecordingBuilder]>([
  ['a link “Add to cart” left at once', 1, added('Add to cart', styledLink)],
  ['a button “Add to basket” left at once', 1, added('Add to basket', {})],
  ['a link “Add to cart” left later', 0, added('Add to cart', styledLink, 5_000)],
  ['a link “Compare” left at once', 0, added('Compare', styledLink)],
  ['a text “Add to cart” left at once', 0, added('Add to cart', { role: '', tag: 'p' })],
])('coming back from the page for which the script of %s: %i', (_, count, visit) => {
  expect(found(visit)).toHaveLength(count);
});
