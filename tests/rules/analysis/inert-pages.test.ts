import { expect, test } from 'vitest';
import type { WireframeBox } from '../../../lambdas/contract/signal.ts';
import type { ElementDescriptor } from '../../../lambdas/contract/tracker.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

/** A click that lands on the root element, where the page showed a button. */
const root: Partial<ElementDescriptor> = {
  ...{ role: 'generic', label: 'Schedule', selector: 'html', tag: 'html' },
  ...{ looks_interactive: false, box: [0, 0, 1_000, 800] },
};
const button: WireframeBox = { role: 'button', label: 'Publish', box: [440, 380, 120, 40] };
const beside: WireframeBox = { ...button, label: 'Clear', box: [700, 380, 120, 40] };
const clicked = (
  times: readonly number[],
  around: readonly WireframeBox[] = [beside, button],
  target: Partial<ElementDescriptor> = root,
): RecordingBuilder => {
  const visit = home();
  for (const ms of times)
    visit.click(ms, target, { id: 2, ...(ms === times.at(-1) && { around }) });
  return visit;
};

test.each<[string, number, RecordingBuilder]>([
  ['on a button', 1, clicked([2_000, 4_000, 6_000])],
  ['once', 0, clicked([2_000])],
  ['twice, far apart', 0, clicked([2_000, 9_001])],
  ['beside all controls', 0, clicked([2_000, 4_000], [beside])],
  ['beside all controls, without a record of them', 0, clicked([2_000, 4_000], [])],
  ['with a response to each', 0, clicked([2_000, 4_000]).mutate(2_100).mutate(4_100)],
  ['after the page was scrolled', 0, clicked([2_000, 4_000]).scroll(3_000, 300)],
  [
    'on the body, which has empty places',
    0,
    clicked([2_000, 4_000], undefined, { ...root, tag: 'body' }),
  ],
])('clicks on the root element, %s: %i dead clicks', (_, count, visit) => {
  const found = signals(visit.until(20_000), 'dead-click');
  expect(found).toHaveLength(count);
  if (count > 0)
    expect(found[0]).toMatchObject({ count: 3, covered: true, element: { label: 'Publish' } });
});

test('quick clicks on a page that ignores the pointer name the same control', () => {
  const visit = clicked([2_000, 2_300, 2_600]).until(20_000);
  const [rage] = signals(visit, 'rage-click');
  const [dead] = signals(visit, 'dead-click');
  expect(rage?.element).toEqual({ role: 'button', label: 'Publish', selector: 'html' });
  expect(dead?.element).toEqual(rage?.element);
});

test('clicks on two controls of a page that ignores the pointer are two signals', () => {
  const visit = clicked([2_000, 3_000]);
  for (const ms of [5_000, 6_000]) visit.click(ms, root, { id: 2, x: 760 });
  const found = signals(visit.until(20_000), 'dead-click');
  expect(found.map(({ element }) => element?.label)).toEqual(['Publish', 'Clear']);
});
