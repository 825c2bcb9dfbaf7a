import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

const [BODY, CONTROL, OTHER] = [4, 7, 15];
const text = (id: number, textContent: string) => ({ id, type: 3, textContent });
const swap = (parentId: number, from: number, to: number, words: string) => ({
  removes: [{ parentId, id: from }],
  adds: [{ parentId, nextId: null, node: text(to, words) }],
});

const list = {
  ...{ id: 63, type: 2, tagName: 'ul', attributes: {} },
  childNodes: Array.from({ length: 20 }, (_, index) => text(70 + index, 'Street')),
};

const many = Array.from({ length: 14 }, (_, index) => ({
  ...{ id: 20 + 2 * index, attributes: { class: 'late' } },
}));

const button = {
  ...{ id: CONTROL, type: 2, tagName: 'button', attributes: {} },
  childNodes: [text(60, 'Continue')],
};

interface Waiting {
  readonly marked?: number;
  readonly by?: object;
  readonly in?: number;
  /** Whether so many elements change then that the details are not stored. */
  readonly restyles?: boolean;
}
/** A sent form whose buttons wait, and get their names back although no page came; `marked` waits with them. */
function sent(
  again: string,
  message?: string,
  { marked = OTHER, by = text(63, message ?? ''), in: parentId = BODY, restyles }: Waiting = {},
) {
  const visit = home().change(200, {
    adds: [{ parentId: BODY, nextId: null, node: button }],
  });
  visit.click(1_000, { label: 'Continue', submits: true });
  visit.emit(1_001, 'rv:submit', { form: '#order', label: 'Continue' });
  visit.change(1_200, {
    ...swap(CONTROL, 60, 61, 'Wait'),
    attributes: [CONTROL, marked].map((id) => ({ id, attributes: { class: 'disabled' } })),
  });
  visit.change(6_000, {
    ...swap(CONTROL, 61, 62, again),
    attributes: [{ id: CONTROL, attributes: { class: '' } }],
  });
  if (marked === OTHER) visit.set(6_200, OTHER, { class: '' });
  if (message) visit.change(6_300, { adds: [{ parentId, nextId: null, node: by }] });
  if (restyles) visit.change(6_300, { attributes: many });
  return signals(visit.until(20_000), 'dead-click').map((each) => each.slow === true);
}

test.each<[string, readonly boolean[], Parameters<typeof sent>]>([
  ['gets its name back', [false], ['Continue']],
  ['says that it is done', [], ['Sent']],
  ['gets its name back beside a message', [true], ['Continue', 'Please try again']],
  [
    'gets its name back before much of the page changes',
    [true],
    ['Continue', undefined, { restyles: true }],
  ],
  ['changes the page around it as well', [], ['Continue', undefined, { marked: BODY }]],
  [
    'gets its name back beside a list in another button',
    [true],
    ['Continue', 'Streets', { by: list, in: OTHER }],
  ],
])('a submit button that waits and then %s: slow %j', (_, slow, args) => {
  expect(sent(...args)).toEqual(slow);
});
