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

const place = { 'data-radix-popper-side': 'right', 'data-radix-popper-align': 'center' };
/** A tooltip that is recorded as the press begins, because it opened right before, and closes at once or when the pointer leaves. */
function openedWithPress(closedMs: number): RecordingBuilder {
  return home()
    .change(1_000, {
      adds: [{ parentId: BODY, nextId: null, node: tooltip }],
      attributes: [{ id: BUTTON, attributes: { 'aria-describedby': 'tip', ...place } }],
    })
    .set(1_004, TOOLTIP, { style: 'left: 240px' })
    .at(1_002, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 })
    .change(closedMs, {
      removes: [{ parentId: BODY, id: TOOLTIP }],
      attributes: [
        {
          id: BUTTON,
          attributes: {
            'aria-describedby': null,
            'data-radix-popper-side': null,
            'data-radix-popper-align': null,
          },
        },
      ],
    })
    .click(1_070, {}, { id: BUTTON });
}
test.each([
  ['opens and closes with the press is no response', 1_006, 1],
  ['opens with the press and stays is a response', 4_000, 0],
])('a tooltip that %s', (_, closedMs, count) => {
  expect(signals(openedWithPress(closedMs).until(20_000), 'dead-click')).toHaveLength(count);
});
