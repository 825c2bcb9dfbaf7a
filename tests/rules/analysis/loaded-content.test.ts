import { expect, test } from 'vitest';
import { documentOf, type RecordingBuilder } from '../../factories/recording.ts';
import { LINK, respond, show, waitOf } from '../../factories/shown-content.ts';
import { home, LOADED } from '../../factories/signals.ts';

/** A loaded page with `shown` paragraphs. */
const loaded = (shown: number) => {
  const visit = home().click(9_950, LINK);
  visit.at(10_000, 2, { node: documentOf(shown), initialOffset: { left: 0, top: 0 } });
  return visit.emit(10_000, 'rv:page', LOADED);
};
const fills = (visit: RecordingBuilder, ms: number, texts: number) =>
  show(respond(visit, 10_000 + ms), 10_010 + ms, texts);

test.each<[string, number | undefined, RecordingBuilder]>([
  ['a frame and then half as much content', 6_010, fills(loaded(20), 6_000, 10)],
  ['a frame and then less content', undefined, fills(loaded(20), 6_000, 9)],
  ['almost a screen and then as much content', 6_010, fills(loaded(29), 6_000, 30)],
  ['a screen and then as much content', undefined, fills(loaded(30), 6_000, 30)],
  [
    'content in two steps, the second of which is as large',
    6_010,
    fills(show(loaded(10), 10_500, 10), 6_000, 10),
  ],
  [
    'content in two steps, the second of which is smaller',
    undefined,
    fills(show(loaded(10), 10_500, 20), 6_000, 14),
  ],
  [
    'a frame before it loads another page that shows more',
    6_010,
    fills(loaded(20), 6_000, 10).page(20_000, '/trees'),
  ],
  ['content at once', undefined, fills(loaded(20), 900, 20)],
  ['content without a response, such as a popup', undefined, show(loaded(20), 16_000, 20)],
  ['content after a click', undefined, fills(loaded(20).click(12_000), 6_000, 20)],
  [
    'content while it was in the background',
    undefined,
    fills(loaded(20).emit(12_000, 'rv:visibility', { visible: false }), 6_000, 20),
  ],
])('measures the wait for content of a loaded page that shows %s: %s ms', (_, ms, visit) => {
  expect(waitOf(visit)).toBe(ms);
});
