import { expect, test } from 'vitest';
import type { ElementDescriptor } from '../../../lambdas/contract/tracker.ts';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const LAYER = 90;
const CONTROL = 7;
const layer: Partial<ElementDescriptor> = {
  ...{ role: 'generic', tag: 'div', label: '', selector: '.overlay' },
  ...{ box: [0, 0, 1_000, 800], looks_interactive: false },
};
const div = (id: number, childNodes: readonly object[] = [], tagName = 'div') => ({
  ...{ id, type: 2, tagName, attributes: { class: 'overlay' }, childNodes },
});
const shown = (visit: RecordingBuilder) => visit.set(2_050, LAYER, { class: 'overlay on' });
/** A layer that a click on a button shows. */
const opened = (childNodes: readonly object[] = [], tagName = 'div', submits = false) =>
  shown(
    home()
      .change(300, { adds: [{ parentId: 5, node: div(LAYER, childNodes, tagName) }] })
      .click(2_000, { submits }),
  );
const clicks = (visit: RecordingBuilder, times: readonly number[], target = layer) => {
  for (const ms of times) visit.click(ms, target, { id: LAYER });
  return visit;
};
const three = [5_000, 8_000, 11_000];
const text = { id: 91, type: 3, textContent: 'Sale' };
const added = home().click(2_000);
added.change(2_050, { adds: [{ parentId: 5, node: div(LAYER) }] });

test.each<[string, number, RecordingBuilder]>([
  ['that a click had shown', 1, clicks(opened(), three)],
  ['that a click had added', 1, clicks(added, three)],
  ['only twice', 0, clicks(opened(), three.slice(1))],
  ['that closed with the last one', 0, clicks(opened(), three).mutate(11_050, LAYER)],
  ['that was there before', 0, clicks(shown(home().page(0, '/')), three)],
  ['that disappears later', 0, clicks(opened(), three).set(20_000, LAYER, { class: 'overlay' })],
  [
    'that is removed later',
    0,
    clicks(opened(), three).change(20_000, { removes: [{ parentId: 5, id: LAYER }] }),
  ],
  ['that is removed with the page', 0, clicks(opened(), three).clear(20_000)],
  ['that disappears on the next page', 1, clicks(opened(), three).page(20_000, '/b')],
  [
    'until a form has opened its page',
    0,
    clicks(opened([], 'div', true), three).page(19_000, '/b'),
  ],
  ['that is a picture', 0, clicks(opened([], 'img'), three)],
  ['that may contain a shadow tree', 0, clicks(opened([], 'x-chat'), three)],
  ['and entries in a field in front of it', 0, fill(clicks(opened(), three), 20_000, '#name')],
  ['and an entry before', 1, clicks(fill(opened(), 4_000, '#name'), three)],
  ['that contains something', 0, clicks(opened([text]), three)],
  ['that is named', 0, clicks(opened(), three, { ...layer, label: 'Sale' })],
  ['that is shifted', 0, clicks(opened(), three, { ...layer, box: [50, 0, 1_000, 800] })],
  ['that is lower', 0, clicks(opened(), three, { ...layer, box: [0, 50, 1_000, 800] })],
  [
    'that appeared long after a click',
    0,
    clicks(home().click(1_000).mutate(1_050).set(4_000, LAYER, { class: 'on' }), three),
  ],
  ['that is smaller', 0, clicks(opened(), three, { ...layer, box: [0, 0, 1_000, 600] })],
  [
    'and on a dialog in front of it',
    0,
    clicks(opened(), three).click(15_000, {}, { id: CONTROL }).mutate(15_050),
  ],
  ['of two pages', 0, clicks(clicks(opened(), three.slice(1)).page(13_000, '/b'), [15_000])],
])('clicks on an empty layer %s: %i dead clicks', (_, count, visit) => {
  const found = signals(visit.until(40_000), 'dead-click');
  expect(found.map(({ element, ...rest }) => [element?.role, rest.count])).toEqual(
    Array.from({ length: count }, () => ['layer', 3]),
  );
});
