import { expect, test } from 'vitest';
import { payButton } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const CONTROL = 7;
const [WORDS, NEW_WORDS] = [60, 61];
const text = (id: number, textContent: string) => ({ id, type: 3, textContent });

/** A click on a button whose words the page replaces at once, until the end of the visit. */
function renamed(words: string, { sends = false, disables = false } = {}) {
  const visit = home().change(200, {
    adds: [{ parentId: CONTROL, nextId: null, node: text(WORDS, 'Speak') }],
  });
  visit.click(1_000);
  if (sends) visit.emit(1_010, 'rv:reaction', { kind: 'request-start' });
  visit.change(1_020, {
    removes: [{ parentId: CONTROL, id: WORDS }],
    adds: [{ parentId: CONTROL, nextId: null, node: text(NEW_WORDS, words) }],
    attributes: disables ? [{ id: CONTROL, attributes: { disabled: '' } }] : [],
  });
  return visit.emit(8_000, 'rv:busy', { click_ago_ms: 7_000 }).until(20_000);
}

test.each<[string, number, ReturnType<typeof renamed>]>([
  ['“Listening…” without a request', 0, renamed('Listening…')],
  ['the same words again', 1, renamed(payButton.label)],
  ['“Saving…” while its request is open', 1, renamed('Saving…', { sends: true })],
  ['“Saving…” and is disabled', 1, renamed('Saving…', { disables: true })],
])('a button that says %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit, 'dead-click')).toHaveLength(count);
});
