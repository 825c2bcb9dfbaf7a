import { expect, test } from 'vitest';
import { documentOf, type RecordingBuilder, recording } from '../../factories/recording.ts';
import { digestOfVisit, home, signals } from '../../factories/signals.ts';
import { processorTimeOf } from '../../processor-time.ts';

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

test('a tooltip that shows more after the click is a response', () => {
  const visit = home().change(500, { adds: [{ parentId: BODY, nextId: null, node: tooltip }] });
  const copied = { id: TOOLTIP + 2, type: 3, textContent: 'Copied' };
  visit
    .click(3_000, {}, { id: BUTTON })
    .change(3_020, { adds: [{ parentId: TOOLTIP, nextId: null, node: copied }] });
  expect(signals(visit.until(20_000), 'dead-click')).toEqual([]);
});

/** A tooltip with these nodes inside of it opens, a click follows, and then these changes. */
function opened(changes: object, inside: readonly object[] = [], clicked = BUTTON) {
  const node = { ...tooltip, childNodes: [...tooltip.childNodes, ...inside] };
  const visit = home().change(500, { adds: [{ parentId: BODY, nextId: null, node }] });
  return visit.click(3_000, {}, { id: clicked }).change(3_020, changes).until(20_000);
}
const closes = [{ parentId: BODY, id: TOOLTIP }];
const parts = Array.from({ length: 20 }, (_, index) => ({ ...tooltip, id: 100 + index }));
test.each<[string, number, RecordingBuilder]>([
  ['closes after the click', 1, opened({ removes: closes })],
  ['contains the clicked button', 0, opened({ removes: closes }, [{ ...tooltip, id: 90 }], 90)],
  ['has as many parts as a dialog', 0, opened({ removes: closes }, parts)],
  ['shows another text', 0, opened({ texts: [{ id: TOOLTIP + 1, value: 'Copied' }] })],
  [
    'closes while its button is marked as pressed',
    0,
    opened({
      removes: closes,
      attributes: [
        { id: BUTTON, attributes: { 'aria-describedby': null, 'aria-pressed': 'true' } },
      ],
    }),
  ],
  [
    'closes while a line of the page is removed',
    0,
    opened({ removes: [...closes, { parentId: 5, id: OTHER + 2 }] }),
  ],
])('a tooltip under the pointer that %s leaves %i dead clicks', (_, count, visit) => {
  expect(signals(visit, 'dead-click')).toHaveLength(count);
});

test('a page that changes in many places while a tooltip is open or closes has responded', () => {
  const attributes = Array.from({ length: 20 }, (_, index) => ({
    id: 300 + index,
    attributes: { class: 'filtered' },
  }));
  for (const removes of [[], closes])
    expect(signals(opened({ attributes, removes }), 'dead-click')).toEqual([]);
});

test('a button that gets a description while no tooltip is open has responded', () => {
  const visit = home().click(3_000, {}, { id: BUTTON });
  visit.set(3_020, BUTTON, { 'aria-describedby': 'hint' }).until(20_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});

test.each([
  ['with the element around it', { parentId: BODY, id: TOOLTIP + 2 }, 1],
  ['with an element that had been there before', { parentId: BODY, id: 5 }, 0],
])('a tooltip that closes %s: %j, %i dead clicks', (_, removed, count) => {
  const node = { ...tooltip, id: TOOLTIP + 2, attributes: {}, childNodes: [tooltip] };
  const parentId = removed.id === node.id ? BODY : 5;
  const visit = home().change(500, { adds: [{ parentId, nextId: null, node }] });
  visit.click(3_000, {}, { id: 7 }).change(3_020, { removes: [removed] });
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test('a tooltip that opens long after the click before it closes without a response', () => {
  const visit = home().click(400).mutate(420);
  visit.change(9_000, { adds: [{ parentId: BODY, nextId: null, node: tooltip }] });
  visit.click(12_000, {}, { id: BUTTON }).change(12_020, { removes: closes });
  expect(signals(visit.until(30_000), 'dead-click')).toHaveLength(1);
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

test('a hint that the page was loaded with closes with the press, and the menu that opens is a response', () => {
  const node = documentOf(20);
  const [html] = node.childNodes;
  const body = html?.childNodes[1] as typeof html;
  body?.childNodes.push(tooltip as never);
  const visit = recording()
    .page(0, '/')
    .at(10, 2, { node, initialOffset: { left: 0, top: 0 } });
  visit
    .at(3_000, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 })
    .change(3_005, { removes: [{ parentId: BODY, id: TOOLTIP }] })
    .click(3_070, {}, { id: BUTTON })
    .set(3_090, BODY, { class: 'menu-open' });
  expect(signals(visit.until(20_000), 'dead-click')).toEqual([]);
});

test('a press that opens and closes 2,000 tooltips takes less than half a second', () => {
  const visit = home()
    .at(2_510, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 })
    .click(3_000, {}, { id: BUTTON });
  for (let id = 1_000; id < 3_000; id += 1)
    visit.change(2_515 + Math.floor((id - 1_000) * 0.24), {
      removes: [{ parentId: BODY, id: id - 1 }],
      adds: [{ parentId: BODY, nextId: null, node: { ...tooltip, id, childNodes: [] } }],
    });
  visit.until(20_000);
  expect(processorTimeOf(() => digestOfVisit(visit), 500)).toBeLessThan(500);
});
