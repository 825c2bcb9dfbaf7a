import { expect, test } from 'vitest';
import { withoutWaves } from '../../../lambdas/recordings/analysis/page/without-effect.ts';
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

/** The wave of Ant Design's button, whose sheet is recorded with its rules and emptied at the end. */
const emptied = (visit: RecordingBuilder, css: string) =>
  visit
    .click(5_000)
    .change(5_001, {
      attributes: [{ id: BUTTON, attributes: { [WAVE]: 'true' } }],
      adds: sheet(105, css),
    })
    .change(7_100, {
      attributes: [
        { id: 105, attributes: { _cssText: '' } },
        { id: BUTTON, attributes: { [WAVE]: 'false' } },
      ],
      removes: [{ parentId: 105, id: 106 }],
    });

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
  ['a wave whose sheet is emptied', 1, emptied(home(), waveOf(WAVE))],
  ['another sheet that is emptied', 0, emptied(home(), '.dialog { display: block }')],
  ['another attribute', 0, wave(home(), 5_000, 'data-copied', waveOf(WAVE))],
])('the wave of a clicked button is no response: %s, %s dead clicks', (_, count, visit) => {
  expect(dead(visit)).toBe(count);
});

test.each([
  ['begins', 12_000],
  ['ends', 11_600],
])('a wave is no response if a clock ticks in the moment in which it %s', (_, clickAt) => {
  const text = { id: CLOCK, type: 3, textContent: '9:59' };
  const clock = { id: 29, type: 2, tagName: 'b', attributes: {}, childNodes: [text] };
  const visit = home().change(400, { adds: [{ parentId: BODY, nextId: null, node: clock }] });
  const ticks = Array.from({ length: 29 }, (_, n) => n + 1);
  const [start, end] = [clickAt + 1, clickAt + 400].map((at) => {
    const second = ticks.find((each) => Math.abs(each * 1_000 - at) <= 1);
    return second === undefined ? {} : tick(`9:${59 - second}`);
  });
  for (const second of ticks) {
    if (second !== 12) visit.change(second * 1_000, tick(`9:${59 - second}`));
    else
      visit
        .click(clickAt)
        .change(clickAt + 1, {
          ...start,
          attributes: [{ id: BUTTON, attributes: { [WAVE]: 'true' } }],
          adds: sheet(200, waveOf(WAVE)),
        })
        .change(clickAt + 400, {
          ...end,
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

/** Ant Design 3 and 4 only empty their sheet, and write its text again at the next click. */
function waveOfKeptSheet(visit: RecordingBuilder, at: number, sheetAdds: object[] = []) {
  const node = { id: at, type: 3, textContent: waveOf(WAVE), isStyle: true };
  return visit
    .click(at)
    .change(at + 1, {
      attributes: [{ id: BUTTON, attributes: { [WAVE]: 'true' } }],
      adds: [...sheetAdds, { parentId: 200, nextId: null, node }],
    })
    .change(at + 400, {
      attributes: [{ id: BUTTON, attributes: { [WAVE]: 'false' } }],
      removes: [{ parentId: 200, id: at }],
    });
}

test('a wave whose sheet stays on the page is no response, at the first click and at later ones', () => {
  const [emptySheet] = sheet(200, '');
  const first = waveOfKeptSheet(home(), 5_000, emptySheet ? [emptySheet] : []);
  expect(dead(waveOfKeptSheet(first, 15_000))).toBe(2);
});

test('a sheet that is added with the text in it is recognized', () => {
  const text = { id: 201, type: 3, textContent: waveOf(WAVE), isStyle: true };
  const node = { id: 200, type: 2, tagName: 'style', attributes: {}, childNodes: [text] };
  const visit = home()
    .click(5_000)
    .change(5_001, { adds: [{ parentId: BODY, nextId: null, node }] })
    .change(5_400, { removes: [{ parentId: BODY, id: 200 }] });
  expect(dead(visit)).toBe(1);
});

test('a text on the page that begins like such a sheet is a response', () => {
  const node = { id: 200, type: 3, textContent: waveOf(WAVE) };
  const visit = home()
    .click(5_000)
    .change(5_001, { adds: [{ parentId: BODY, nextId: null, node }] });
  expect(dead(visit)).toBe(0);
});

test('each added node is read a fixed number of times, however many style sheets there are', () => {
  const readsPerNode = (count: number) => {
    let reads = 0;
    const adds = Array.from({ length: count }, (_, id) => ({
      node: { id, type: 2, tagName: 'style' },
      get parentId() {
        reads += 1;
        return BODY;
      },
    }));
    withoutWaves({ adds }, new Set());
    return reads / count;
  };
  expect(readsPerNode(200)).toBe(readsPerNode(20));
});

test.each([
  { adds: [{ parentId: BODY, node: { id: 40, type: 2, tagName: 'p' } }] },
  { attributes: [{ id: BUTTON, attributes: {} }] },
  { attributes: [{ id: BUTTON, attributes: { class: 'open', [WAVE]: 'true' } }] },
])('a mutation that changes something else as well stays as it is: %j', (mutation) => {
  expect(withoutWaves(mutation, new Set())).toBe(mutation);
});
