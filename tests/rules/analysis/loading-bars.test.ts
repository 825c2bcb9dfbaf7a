import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [BODY, BUTTON, BAR, FILL] = [4, 7, 50, 51];

/** A page with a bar of this class that its library keeps in the page and moves while a request is open. */
const withBar = (className: string): RecordingBuilder => {
  const fill = { id: FILL, type: 2, tagName: 'i', attributes: {}, childNodes: [] };
  const node = {
    ...{ id: BAR, type: 2, tagName: 'div', attributes: { class: className } },
    childNodes: [fill],
  };
  return home().change(400, { adds: [{ parentId: BODY, nextId: null, node }] });
};
const style = (id: number, percent: number) => ({
  id,
  attributes: { style: `width: ${percent}%` },
});

/** A click whose request ends this much later, or never. The bar moves as long as it waits. */
function sent(visit: RecordingBuilder, endMs: number, node = BAR): RecordingBuilder {
  visit.click(2_000).emit(2_010, 'rv:reaction', { kind: 'request-start' });
  for (let ms = 20; ms < Math.min(endMs, 12_000); ms += 300 + (ms % 70))
    visit.change(2_000 + ms, { attributes: [style(node, ms / 150)] });
  if (endMs === Number.POSITIVE_INFINITY) return visit;
  visit.emit(2_000 + endMs, 'rv:reaction', { kind: 'request', ago_ms: endMs - 10 });
  return visit.write(2_000 + endMs + 30);
}
const never = Number.POSITIVE_INFINITY;
const dead = (visit: RecordingBuilder) =>
  signals(visit.until(30_000), 'dead-click').map(({ slow }) => (slow ? 'late' : 'dead'));

test.each([
  'q-loading-bar q-loading-bar--top',
  'n-loading-bar',
  'nuxt-loading-indicator',
  '*****-loading-bar',
])('the loading bar of a page is no response to a click (%s)', (className) => {
  expect(dead(sent(withBar(className), never))).toEqual(['dead']);
  expect(dead(sent(withBar(className), never, FILL))).toEqual(['dead']);
  expect(dead(sent(withBar(className), 5_000))).toEqual(['late']);
  expect(dead(sent(withBar(className), 1_000))).toEqual([]);
});

test.each(['progress', 'loading-bar-chart', 'bar'])(
  'another bar is a response (%s)',
  (className) => {
    expect(dead(sent(withBar(className), never))).toEqual([]);
  },
);

test('what changes together with a loading bar is a response', () => {
  const visit = sent(withBar('q-loading-bar'), never).change(2_500, {
    attributes: [style(BAR, 20), { id: BUTTON, attributes: { title: 'Added' } }],
  });
  expect(dead(visit)).toEqual([]);
});
