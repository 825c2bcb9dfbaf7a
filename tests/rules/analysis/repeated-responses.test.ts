import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, home } from '../../factories/signals.ts';

const [BODY, FORM] = [4, 5];

interface Shown {
  readonly text: string;
  /** Another text below it. */
  readonly next?: string;
  readonly className?: string;
  readonly tagName?: string;
  readonly parentId?: number;
}

/** A server that replaces a part of the page by its response to each click, 400 ms after it, and shows a bar meanwhile. */
function clicksThrice(...responses: readonly Shown[]): RecordingBuilder {
  const visit = home();
  let removed = 9;
  responses.forEach(
    ({ text, next = '', className = 'total', tagName = 'p', parentId = FORM }, index) => {
      const at = 2_000 + index * 3_000;
      const [id, bar] = [100 + index * 10, 105 + index * 10];
      const childNodes = [text, next].map((textContent, each) => ({
        type: 3,
        id: id + 2 + each,
        textContent,
      }));
      const inside = { type: 2, id: id + 1, tagName, attributes: {}, childNodes };
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
        .emit(at + 390, 'rv:reaction', { kind: 'request', ago_ms: 385, saves: true })
        .change(at + 400, {
          attributes: [
            { id: FORM, attributes: { class: 'form' } },
            { id: bar, attributes: { style: 'width: 100%' } },
          ],
          removes: [{ parentId, id: removed }],
          adds: [{ parentId, nextId: null, node }],
        })
        .change(at + 700, { removes: [{ parentId: BODY, id: bar }] });
      removed = id;
    },
  );
  return visit.until(20_000);
}

const total: Shown = { text: 'Total: 20' };
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
  ['contains a masked text', 0, [masked, masked]],
  ['contains a picture', 0, [total, { ...total, tagName: 'svg' }]],
])('a click whose response %s is quiet: %i', (_, count, responses) => {
  expect(digestOfVisit(clicksThrice(...responses)).quietClicks ?? []).toHaveLength(count);
});

test('a response that a dialog follows is none that is there already', () => {
  const visit = clicksThrice(total, total).emit(5_500, 'rv:reaction', { kind: 'dialog' });
  expect(digestOfVisit(visit).quietClicks ?? []).toEqual([]);
});
