import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

const [BODY, CONTROL, OTHER] = [4, 7, 15];
const text = (id: number, textContent: string) => ({ id, type: 3, textContent });
const swap = (parentId: number, from: number, to: number, words: string) => ({
  removes: [{ parentId, id: from }],
  adds: [{ parentId, nextId: null, node: text(to, words) }],
});

/** A sent form whose buttons wait, and get their names back although no page came. */
function sent(again: string, message?: string) {
  const visit = home().change(200, {
    adds: [{ parentId: CONTROL, nextId: null, node: text(60, 'Continue') }],
  });
  visit.click(1_000, { label: 'Continue', submits: true });
  visit.emit(1_001, 'rv:submit', { form: '#order', label: 'Continue' });
  visit.change(1_200, {
    ...swap(CONTROL, 60, 61, 'Wait'),
    attributes: [CONTROL, OTHER].map((id) => ({ id, attributes: { class: 'disabled' } })),
  });
  visit.change(6_000, {
    ...swap(CONTROL, 61, 62, again),
    attributes: [{ id: CONTROL, attributes: { class: '' } }],
  });
  visit.set(6_200, OTHER, { class: '' });
  if (message)
    visit.change(6_300, { adds: [{ parentId: BODY, nextId: null, node: text(63, message) }] });
  return signals(visit.until(20_000), 'dead-click').map((each) => each.slow === true);
}

test.each<[string, readonly boolean[], readonly [string, string?]]>([
  ['gets its name back', [false], ['Continue']],
  ['says that it is done', [], ['Sent']],
  ['gets its name back beside a message', [true], ['Continue', 'Please try again']],
])('a submit button that waits and then %s: slow %j', (_, slow, [again, message]) => {
  expect(sent(again, message)).toEqual(slow);
});
