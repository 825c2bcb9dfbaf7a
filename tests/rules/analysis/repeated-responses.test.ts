import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, home } from '../../factories/signals.ts';

const [BODY, FORM, MARK] = [4, 5, 80];

interface Shown {
  readonly text: string;
  /** Another text below it. */
  readonly next?: string;
  readonly className?: string;
  readonly tagName?: string;
  readonly parentId?: number;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Whether the request saves something. */
  readonly saves?: boolean;
  /** Whether a mark comes with the response to the first of two clicks, and goes with that to the second. */
  readonly isMarked?: boolean;
}

/** A server that replaces a part of the page by its response to each click, 400 ms after it, and shows a bar meanwhile. */
function clicksThrice(...responses: readonly Shown[]): RecordingBuilder {
  return clicksEvery(3_000, responses);
}
function clicksEvery(ms: number, responses: readonly Shown[]): RecordingBuilder {
  const visit = home();
  let removed = 9;
  responses.forEach(
    (
      {
        text,
        next = '',
        className = 'total',
        tagName = 'p',
        parentId = FORM,
        attributes = {},
        saves = true,
        isMarked = false,
      },
      index,
    ) => {
      const at = 2_000 + index * ms;
      const [id, bar] = [100 + index * 10, 105 + index * 10];
      const childNodes = [text, next].map((textContent, each) => ({
        type: 3,
        id: id + 2 + each,
        textContent,
      }));
      const inside = { type: 2, id: id + 1, tagName, attributes, childNodes };
      const mark = { type: 2, id: MARK + Math.floor(index / 2), tagName: 'b', attributes: {} };
      const isOn = index % 2 === 0;
      const node = {
        type: 2,
        id,
        tagName: 'div',
        attributes: { class: className },
        childNodes: [inside],
      };
      const loading = {
        type: 2,
        id: bar,
        tagName: 'up-progress-bar',
        attributes: {},
        childNodes: [],
      };
      visit
        .click(at, { submits: true })
        .emit(at + 5, 'rv:reaction', { kind: 'request-start' })
        .set(at + 6, FORM, { class: 'form up-loading' })
        .change(at + 300, { adds: [{ parentId: BODY, nextId: null, node: loading }] })
        .emit(at + 390, 'rv:reaction', { kind: 'request', ago_ms: 385, saves })
        .change(at + 400, {
          attributes: [
            { id: FORM, attributes: { class: 'form' } },
            { id: bar, attributes: { style: 'width: 100%' } },
          ],
          removes: [
            { parentId, id: removed },
            ...(isMarked && !isOn ? [{ parentId: FORM, id: mark.id }] : []),
          ],
          adds: [
            { parentId, nextId: null, node },
            ...(isMarked && isOn ? [{ parentId: FORM, nextId: null, node: mark }] : []),
          ],
        })
        .change(at + 700, { removes: [{ parentId: BODY, id: bar }] });
      removed = id;
    },
  );
  return visit.until(20_000);
}

const total: Shown = { text: 'Total: 20' };
const ON = { 'aria-pressed': 'true' };
const pressed = (state: string): Shown => ({ ...total, attributes: { 'aria-pressed': state } });
const marked: Shown = { ...total, isMarked: true };
const searched: Shown = { ...total, saves: false };
const masked: Shown = { ...total, next: 'Nothing found for *****' };

test.each<[string, number, readonly Shown[]]>([
  ['is what the page shows already', 2, [total, total, total]],
  ['changes once', 1, [total, { text: 'Total: 15' }, { text: 'Total: 15' }]],
  ['has another text each time', 0, [total, { text: 'Total: 15' }, { text: 'Total: 10' }]],
  [
    'sorts the texts',
    0,
    [
      { ...total, next: 'A' },
      { text: 'A', next: total.text },
    ],
  ],
  ['has another class', 0, [total, { ...total, className: 'total is-new' }]],
  ['is in another place', 0, [total, { ...total, parentId: BODY }]],
  [
    'has the same state',
    2,
    [pressed('true'), pressed('true'), { ...pressed('true'), attributes: { ...ON, id: 'p-3' } }],
  ],
  ['has another state', 0, [pressed('true'), pressed('false'), pressed('true')]],
  ['marks what is chosen, and then does not', 0, [marked, marked, marked]],
  ['saves nothing', 0, [searched, searched, searched]],
  ['contains a masked text', 0, [masked, masked]],
  ['contains a picture', 0, [total, { ...total, tagName: 'svg' }]],
])('a click whose response %s is quiet: %i', (_, count, responses) => {
  expect(digestOfVisit(clicksThrice(...responses)).quietClicks ?? []).toHaveLength(count);
});

test('a response that a dialog follows is none that is there already', () => {
  const visit = clicksThrice(total, total).emit(5_500, 'rv:reaction', { kind: 'dialog' });
  expect(digestOfVisit(visit).quietClicks ?? []).toEqual([]);
});

test('a response is not repeated because of what was saved before its click', () => {
  const saved = { kind: 'request', ago_ms: 1_000, saves: true } as const;
  const visit = clicksThrice(searched, searched).emit(5_200, 'rv:reaction', saved);
  expect(digestOfVisit(visit).quietClicks ?? []).toEqual([]);
});

test('a mark of the pointer beside a repeated response makes it no other one', () => {
  const visit = clicksThrice(total, total).set(5_050, BODY, { 'data-focus-visible': '' });
  expect(digestOfVisit(visit).quietClicks ?? []).toHaveLength(1);
});

test('a response that is there since an earlier wait is shown again', () => {
  expect(digestOfVisit(clicksEvery(8_000, [total, total])).quietClicks ?? []).toEqual([]);
});

test('a mark that each of several quick clicks adds or removes is a response', () => {
  const visit = clicksEvery(900, [marked, marked, marked, marked]);
  expect(digestOfVisit(visit).quietClicks ?? []).toEqual([]);
});

test('loading bars that are removed after the next of several quick clicks are no response', () => {
  const quiet = digestOfVisit(clicksEvery(600, [total, total, total])).quietClicks ?? [];
  expect(quiet.length).toBeGreaterThan(0);
});
