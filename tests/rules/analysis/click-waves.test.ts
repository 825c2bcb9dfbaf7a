import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { error, home, signals } from '../../factories/signals.ts';

const [BODY, BUTTON, CLOCK] = [4, 7, 30];
const WAVE = 'ant-click-animating-without-extra-node';
const sheet = (id: number, css: string) => [
  { parentId: BODY, nextId: null, node: { id, type: 2, tagName: 'style', attributes: {} } },
  { parentId: id, nextId: null, node: { id: id + 1, type: 3, textContent: css, isStyle: true } },
];
const waveOf = (attribute: string) => `[${attribute}="true"]::after { --wave-color: red; }`;
const tick = (value: string) => ({ texts: [{ id: CLOCK, value }] });

/** A click on a button of ng-zorro or Ant Design 3 or 4, which shows a wave for 0.4 s. */
function wave(visit: RecordingBuilder, at: number, attribute = WAVE, css = waveOf(attribute)) {
  const id = 100 + at;
  return visit
    .click(at)
    .change(at + 1, {
      attributes: [{ id: BUTTON, attributes: { [attribute]: 'true' } }],
      adds: sheet(id, css),
    })
    .change(at + 400, {
      attributes: [{ id: BUTTON, attributes: { [attribute]: null } }],
      removes: [{ parentId: BODY, id }],
    });
}

const dead = (visit: RecordingBuilder) => signals(visit.until(30_000), 'dead-click').length;

test.each<[string, number, RecordingBuilder]>([
  ['a wave', 1, wave(home(), 5_000)],
  ['a wave under another prefix', 1, wave(home(), 5_000, 'shop-click-animating')],
  ['a wave, and then a change', 0, wave(home(), 5_000).mutate(5_600)],
  ['a wave at the same time as a change', 0, wave(home(), 5_000).mutate(5_001)],
  [
    'another sheet that stays for 0.4 s',
    0,
    wave(home(), 5_000, WAVE, '.dialog { display: block }'),
  ],
  ['another attribute', 0, wave(home(), 5_000, 'data-copied', waveOf(WAVE))],
])('the wave of a clicked button is no response: %s, %s dead clicks', (_, count, visit) => {
  expect(dead(visit)).toBe(count);
});

test('a wave is no response if a clock ticks in the same moment', () => {
  const visit = home().change(400, {
    adds: [
      {
        parentId: BODY,
        nextId: null,
        node: {
          id: 29,
          type: 2,
          tagName: 'b',
          attributes: {},
          childNodes: [{ id: CLOCK, type: 3, textContent: '9:59' }],
        },
      },
    ],
  });
  for (let second = 1; second < 30; second += 1) {
    const at = second * 1_000;
    if (second !== 12) visit.change(at, tick(`9:${59 - second}`));
    else
      visit.click(at).change(at + 1, {
        ...tick('9:47'),
        attributes: [{ id: BUTTON, attributes: { [WAVE]: 'true' } }],
        adds: sheet(200, waveOf(WAVE)),
      });
    if (second === 12)
      visit.change(at + 400, {
        attributes: [{ id: BUTTON, attributes: { [WAVE]: null } }],
        removes: [{ parentId: BODY, id: 200 }],
      });
  }
  expect(dead(visit)).toBe(1);
});

test('a click whose error was logged is blamed although its button shows a wave', () => {
  const visit = wave(home(), 5_000).emit(5_002, 'rv:error', {
    ...error,
    kind: 'logged',
    message: 'Cannot read properties of undefined',
  });
  expect(signals(visit.until(30_000), 'error-click').length).toBe(1);
});
