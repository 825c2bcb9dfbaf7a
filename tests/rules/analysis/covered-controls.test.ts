import { expect, test } from 'vitest';
import type { WireframeBox } from '../../../lambdas/contract/signal.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

/** A map in whose layer an empty rectangle lies over the pins. */
const LAYER = 90;
const layer = {
  ...{ role: 'generic', label: '', selector: 'svg > rect', tag: 'rect' },
  ...{ looks_interactive: false, box: [100, 100, 600, 500] as const },
};
const pin: WireframeBox = { role: 'button', label: 'Vivaro', box: [380, 330, 50, 30] };
const far: WireframeBox = { ...pin, label: 'Transit', box: [600, 330, 50, 30] };
const clicked = (
  around: readonly WireframeBox[],
  childNodes: readonly object[] = [],
  more = {},
  attributes: object = {},
) => {
  const node = { id: LAYER, type: 2, tagName: 'div', attributes: {}, childNodes };
  const map = { id: 80, type: 2, tagName: 'div', attributes, childNodes: [] };
  const visit: RecordingBuilder = home().change(100, {
    adds: [
      { parentId: 5, node: map },
      { parentId: 80, node },
    ],
  });
  for (const ms of [2_000, 2_400, 2_800])
    visit.click(ms, { ...layer, ...more }, { id: LAYER, ...(ms === 2_400 && { around }) });
  return visit.until(20_000);
};

test.each<[string, string, boolean, RecordingBuilder]>([
  ['lies over a control', 'Vivaro', true, clicked([far, pin])],
  ['lies beside the controls', '', false, clicked([far])],
  ['lies over a larger control', '', false, clicked([{ ...pin, box: [0, 0, 900, 800] }])],
  ['lies over a control without a label', '', false, clicked([{ ...pin, label: '' }])],
  ['has content', '', false, clicked([pin], [{ id: 91, type: 3, textContent: 'Sold' }])],
  ['is named', 'Map', false, clicked([pin], [], { label: 'Map' })],
])('rage clicks on something that %s name “%s”; covered: %s', (_, label, covered, visit) => {
  const [found] = signals(visit, 'rage-click');
  expect(found?.element).toMatchObject({ label, selector: 'svg > rect' });
  expect(found?.covered ?? false).toBe(covered);
});

test('names no control that was recorded before the page was scrolled', () => {
  const visit = clicked([]).click(200, layer, { id: LAYER, around: [pin] });
  const named = () => signals(visit, 'rage-click')[0]?.element?.label;
  expect(named()).toBe('Vivaro');
  visit.at(400, 3, { source: 3, id: 1, x: 0, y: 400 });
  expect(named()).toBe('');
});

const named = { role: 'region', 'aria-label': 'Map of vans' };
test.each<[string, string, RecordingBuilder]>([
  [
    'several controls of a named part of the page',
    'Map of vans',
    clicked([far, pin], [], {}, named),
  ],
  ['one control of it', 'Vivaro', clicked([pin], [], {}, named)],
  [
    'one control of it and others beside it',
    'Vivaro',
    clicked([pin, { ...far, box: [800, 330, 50, 30] }], [], {}, named),
  ],
  [
    'controls of a part whose name is masked',
    'Vivaro',
    clicked([far, pin], [], {}, { ...named, 'aria-label': 'Vans near *****' }),
  ],
  ['controls of a part without a name', 'Vivaro', clicked([far, pin], [], {}, { role: 'region' })],
  [
    'controls of another named element',
    'Vivaro',
    clicked([far, pin], [], {}, { ...named, role: 'button' }),
  ],
])('a layer over %s is reported as “%s”', (_, label, visit) => {
  expect(signals(visit, 'rage-click')[0]?.element?.label).toBe(label);
});
