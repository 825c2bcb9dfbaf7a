import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [HOST, BUTTON, STYLE, OTHER] = [60, 61, 62, 70];
const CHECKED = ':host(:state(checked)) button { color: red; }';
const DISABLED = ':host(:state(disabled)) button { opacity: 0.5; }';

const node = (id: number, tagName: string, childNodes: object[] = [], more: object = {}) => ({
  ...{ id, type: 2, tagName, attributes: {}, childNodes, ...more },
});
const text = (textContent: string) => ({ id: STYLE + 1, type: 3, textContent });
const style = (children: object[], isShadow = true) =>
  node(STYLE, 'style', children, isShadow ? { isShadow } : {});
/** A component with a button in its shadow root, and another button outside of it. */
const component = (...styles: object[]) => {
  const button = node(BUTTON, 'button', [], { isShadow: true });
  const host = node(HOST, 'x-switch', [button, ...styles], { isShadowHost: true, isCustom: true });
  const adds = [host, node(OTHER, 'button')].map((each) => ({ parentId: 5, node: each }));
  return home().change(100, { adds });
};
const adopt = (visit: RecordingBuilder, id: number, styleIds: number[], ...rules: string[]) =>
  visit.at(200, 3, {
    ...{ source: 15, id, styleIds },
    ...(rules.length > 0 && {
      styles: [{ styleId: styleIds[0], rules: rules.map((rule, index) => ({ rule, index })) }],
    }),
  });
const later = (css: string) =>
  component(style([])).change(150, { adds: [{ parentId: STYLE, node: text(css) }] });

test.each<[string, number, RecordingBuilder]>([
  ['without states', 1, component(style([text('button { color: red; }')]))],
  ['that shows a custom state', 0, component(style([text(CHECKED)]))],
  ['whose style is added later', 0, later(CHECKED)],
  ['that shows only when it is disabled', 1, component(style([text(DISABLED)]))],
  ['that also shows when it is disabled', 0, component(style([text(`${DISABLED} ${CHECKED}`)]))],
  ['with a style outside of its shadow root', 1, component(style([text(CHECKED)], false))],
  ['that adopts a sheet with states', 0, adopt(component(), HOST, [1], 'a {}', CHECKED)],
  ['that adopts a sheet without states', 1, adopt(component(), HOST, [1], 'a {}', DISABLED)],
  ['that adopts a known sheet', 0, adopt(adopt(component(), 9, [1], CHECKED), HOST, [1])],
  [
    'that adopts a sheet of the same number of a later page',
    1,
    adopt(adopt(component(), 9, [1], CHECKED), HOST, [1], DISABLED),
  ],
  [
    'with a state in its style, and another sheet',
    0,
    adopt(component(style([text(CHECKED)])), 9, [1], 'a {}'),
  ],
  ['on a page that adopts the sheet', 1, adopt(component(), 1, [1], CHECKED)],
])('a click without response in a component %s: %i dead clicks', (_, count, visit) => {
  visit.click(3_000, {}, { id: BUTTON });
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test('a component of an earlier page explains no dead click', () => {
  const visit = component(style([text(CHECKED)])).page(2_000, '/later');
  expect(signals(visit.click(3_000, {}, { id: BUTTON }).until(20_000), 'dead-click')).toHaveLength(
    1,
  );
});

test('custom states explain no dead click outside of their component or on a disabled control', () => {
  const stateful = () => component(style([text(CHECKED)]));
  const outside = stateful().click(3_000, {}, { id: OTHER });
  expect(signals(outside.until(20_000), 'dead-click')).toHaveLength(1);
  const disabled = stateful();
  for (const ms of [3_000, 4_500]) disabled.click(ms, {}, { id: BUTTON, disabled: true });
  expect(signals(disabled.until(20_000), 'dead-click')).toHaveLength(1);
});
