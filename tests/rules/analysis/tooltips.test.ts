import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [BODY, BUTTON, OTHER, TOOLTIP] = [4, 20, 22, 70];
const tooltip = {
  ...{ id: TOOLTIP, type: 2, tagName: 'div', attributes: { role: 'tooltip', id: 'tip' } },
  childNodes: [{ id: TOOLTIP + 1, type: 3, textContent: 'Saves the note' }],
};
/** A tooltip that opened under the pointer closes with the press of a button. */
function pressed(owner: number): RecordingBuilder {
  return home()
    .at(300, 3, { source: 1, positions: [] })
    .change(500, {
      adds: [{ parentId: BODY, nextId: null, node: tooltip }],
      attributes: [
        { id: owner, attributes: { 'aria-describedby': 'tip', 'data-state': 'delayed-open' } },
      ],
    })
    .at(1_000, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 })
    .change(1_005, {
      removes: [{ parentId: BODY, id: TOOLTIP }],
      attributes: [{ id: owner, attributes: { 'aria-describedby': null, 'data-state': 'closed' } }],
    })
    .click(1_070, {}, { id: BUTTON });
}
test.each([
  ['of the clicked button', BUTTON],
  ['of another button', OTHER],
])('a tooltip %s that closes with the press is no response', (_, owner) => {
  expect(signals(pressed(owner).until(20_000), 'dead-click')).toHaveLength(1);
});

test('a tooltip that a click opened closes in response to the next click', () => {
  const visit = home().click(400, {}, { id: BUTTON });
  visit.change(450, { adds: [{ parentId: BODY, nextId: null, node: tooltip }] });
  visit.click(3_000, {}, { id: BUTTON });
  visit.change(3_010, { removes: [{ parentId: BODY, id: TOOLTIP }] });
  expect(signals(visit.until(20_000), 'dead-click')).toEqual([]);
});

test('a tooltip that closes with other changes is a response', () => {
  const visit = pressed(BUTTON).change(1_100, {
    attributes: [{ id: BUTTON, attributes: { 'data-state': 'open' } }],
  });
  expect(signals(visit.until(20_000), 'dead-click')).toEqual([]);
});
