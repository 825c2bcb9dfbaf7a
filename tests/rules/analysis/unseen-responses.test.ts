import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

const [MESSAGE, COUNTDOWN] = [15, 11];

/** A button is clicked three times. The tracker reports the first two responses as out of sight. */
function clickedThrice(texts: readonly string[], scrolledAt?: number) {
  const visit = home();
  for (let ms = 850; ms < 16_000; ms += 500) visit.write(ms, COUNTDOWN);
  const clicks = [4_100, 5_200, 6_300];
  clicks.forEach((ms, index) => {
    visit.click(ms).write(ms + 200, MESSAGE, texts[index]);
    if (index < 2) visit.emit(ms + 1_100, 'rv:unseen', { click_ago_ms: 1_100 });
  });
  if (scrolledAt !== undefined) visit.scroll(scrolledAt, 90);
  return signals(visit.until(16_000), 'dead-click').length;
}

test.each([
  ['the same message again', 1, ['Sold out', 'Sold out', 'Sold out'], undefined],
  ['another message', 0, ['Sold out', 'Sold out', 'Added'], undefined],
  ['the same message after a scroll', 0, ['Sold out', 'Sold out', 'Sold out'], 5_900],
])('two responses out of sight, then %s: %i dead clicks', (_, count, texts, scrolledAt) => {
  expect(clickedThrice(texts, scrolledAt)).toBe(count);
});
