import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const link = {
  role: 'link',
  label: 'Compare',
  selector: '#jump',
  tag: 'a',
  link: 'fragment',
} as const;
/** Clicks on a link to a fragment, a second apart: the first one changes the address, so the others are on the current one. */
function jumps(count: number, more: object = {}): RecordingBuilder {
  const visit = home();
  for (let n = 0; n < count; n += 1) {
    visit.click(2_000 + n * 1_000, { ...link, ...(n > 0 && { is_current: true }), ...more });
    if (n === 0) visit.page(2_002, '/#compare', 'hash');
  }
  return visit;
}

test.each<[string, number[], RecordingBuilder]>([
  ['three times while nothing moves', [2], jumps(3)],
  ['four times while nothing moves', [3], jumps(4)],
  ['twice while nothing moves', [], jumps(2)],
  ['three times after it scrolled', [], jumps(3).scroll(2_100, 900)],
  ['three times after it scrolled smoothly', [], jumps(3).scroll(2_900, 900)],
  ['three times after it opened something', [], jumps(3).mutate(2_020)],
  ['three times, and a page without a fragment', [], jumps(3, { link: 'page' })],
  [
    'three times, ten seconds after it was first clicked',
    [],
    home()
      .click(2_000, link)
      .page(2_002, '/#compare', 'hash')
      .click(12_001, { ...link, is_current: true })
      .click(12_500, { ...link, is_current: true }),
  ],
])('a visitor who clicks a link to a fragment %s: dead clicks %j', (_, counts, visit) => {
  const found = signals(visit.until(30_000), 'dead-click').map(({ count }) => count);
  expect(found).toEqual(counts);
});
