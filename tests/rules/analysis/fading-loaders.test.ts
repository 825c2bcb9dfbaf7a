import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const sent = (visit: RecordingBuilder) =>
  visit.emit(1_015, 'rv:reaction', { kind: 'request-start' });

/** A layer with a spinner that the page shows by its style while it waits, and that then looks different, as it fades in. */
const fadesIn = (visit: RecordingBuilder, attributes: object, id = 20) =>
  sent(visit.click(1_000))
    .set(1_040, 20, { class: 'overlay fade-enter', style: 'z-index: 100' })
    .set(3_000, id, attributes)
    .emit(8_005, 'rv:busy', { click_ago_ms: 7_005 });
test.each<[string, number, RecordingBuilder]>([
  ['has its last class', 1, fadesIn(home(), { class: 'overlay' })],
  ['has its last style', 1, fadesIn(home(), { style: '' })],
  ['gets a name', 0, fadesIn(home(), { 'aria-label': 'Saved' })],
  ['goes with the class of another element', 0, fadesIn(home(), { class: 'shown' }, 9)],
  ['says something', 0, fadesIn(home(), { class: 'overlay' }).write(3_010, 31)],
])('a layer of a page that waits, and that later %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});
