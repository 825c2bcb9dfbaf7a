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

/** The page disables all submit buttons, and only the clicked one is in sight. */
test.each([
  ['and stays busy', 1, true],
  ['and is ready again', 0, false],
])('a form that changes only what is out of sight %s: %i dead clicks', (_, count, isBusy) => {
  const SUBMITS = [7, MESSAGE];
  const disabled = SUBMITS.map((id) => ({ id, attributes: { disabled: '' } }));
  const visit = home().click(1_000, { submits: true }).change(1_010, { attributes: disabled });
  visit.emit(1_011, 'rv:submit', { form: '#settings', label: 'Save' });
  visit.emit(8_000, 'rv:unseen', { click_ago_ms: 7_000 });
  if (isBusy) visit.emit(8_001, 'rv:busy', { click_ago_ms: 7_001 });
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});
