import { expect, test } from 'vitest';
import { payButton, type RecordingBuilder } from '../../factories/recording.ts';
import { LINK, respond, show, waitOf } from '../../factories/shown-content.ts';
import { digestOfVisit, home } from '../../factories/signals.ts';

const opened = (kind: 'push' | 'pop' | 'replace' = 'push') =>
  home().click(9_950, LINK).page(10_000, '/flowers', kind);
/** The page opens with a heading and shows its ten texts after a response. */
const waits = (ms: number, visit = opened()) =>
  show(respond(show(visit, 10_050, 1), 10_000 + ms), 10_010 + ms, 10);

/** The page also writes the title of its tab, as most routers do. */
const titled = (visit: RecordingBuilder) => {
  const title = { id: 90, type: 2, tagName: 'title', attributes: {}, childNodes: [] };
  const head = { id: 92, type: 2, tagName: 'head', attributes: {}, childNodes: [title] };
  const text = { id: 91, type: 3, textContent: 'Flowers' };
  return visit
    .change(9_000, { adds: [{ parentId: 2, nextId: null, node: head }] })
    .change(10_050, { adds: [{ parentId: 90, nextId: null, node: text }] });
};

test.each<[string, number | undefined, RecordingBuilder]>([
  ['a page that shows its content at once', 50, show(opened(), 10_050, 10)],
  ['a page that waits for a response', 6_010, waits(6_000)],
  ['a page that the visitor went back to', 6_010, waits(6_000, opened('pop'))],
  ['a page that only got another address', undefined, waits(6_000, opened('replace'))],
  ['a page that was loaded', undefined, waits(6_000, home().page(10_000, '/flowers'))],
  [
    'a page that was rendered before its address changed',
    0,
    waits(6_000, show(home().click(9_000, LINK), 9_500, 10).page(10_000, '/flowers', 'push')),
  ],
  [
    'late content without a response, such as a popup',
    undefined,
    show(show(opened(), 10_050, 1), 16_000, 10),
  ],
  [
    'late content after an earlier response',
    undefined,
    show(respond(show(opened(), 10_050, 1), 14_900), 16_000, 10),
  ],
  [
    'late content below a screenful',
    50,
    show(respond(show(opened(), 10_050, 15), 16_000), 16_010, 80),
  ],
  [
    'late content below almost a screenful',
    6_010,
    show(respond(show(opened(), 10_050, 14), 16_000), 16_010, 80),
  ],
  [
    'more than half of the content',
    50,
    show(respond(show(opened(), 10_050, 6), 16_000), 16_010, 10),
  ],
  [
    'a heading and a note before one long text',
    6_010,
    show(respond(show(opened(), 10_050, 2), 16_000), 16_010, 1, false, 'Tulips '.repeat(70)),
  ],
  [
    'a heading and a note before a short text',
    50,
    show(respond(show(opened(), 10_050, 2), 16_000), 16_010, 1, false, 'Tulips '.repeat(40)),
  ],
  [
    'one long text that fills a screen',
    50,
    show(respond(show(opened(), 10_050, 1, false, 'Tulips '.repeat(220)), 16_000), 16_010, 80),
  ],
  ['a title and a menu', 6_010, show(respond(show(opened(), 10_050, 5), 16_000), 16_010, 10)],
  [
    'content that renders in steps',
    6_010,
    show(show(show(respond(opened(), 16_000), 16_010, 4), 16_090, 4), 16_180, 4),
  ],
  [
    'content a tenth of a second after a heading, in the same step',
    6_010,
    show(show(respond(opened(), 16_000), 16_010, 2), 16_110, 10),
  ],
  [
    'content more than a tenth of a second after a heading',
    6_111,
    show(show(respond(opened(), 16_000), 16_010, 2), 16_111, 10),
  ],
  ['a page without content', undefined, opened()],
  ['content after the visitor clicked', 50, waits(6_000, opened().click(12_000))],
  ['content after the visitor scrolled', 50, waits(6_000, opened().scroll(12_000, 400))],
  ['content after a script scrolled to the top', 6_010, waits(6_000, opened().scroll(10_300, 0))],
  [
    'content after the visitor pressed the mouse',
    50,
    waits(6_000, opened().at(12_000, 3, { source: 2, type: 1, id: 9, x: 1, y: 1 })),
  ],
  [
    'content after the visitor typed',
    50,
    waits(6_000, opened().at(12_000, 3, { source: 5, id: 9, text: '*', isChecked: false })),
  ],
  [
    'content while the page was in the background',
    undefined,
    waits(6_000, opened().emit(12_000, 'rv:visibility', { visible: false })),
  ],
  ['content after sixteen seconds', 50, waits(16_000)],
  ['a page of pictures', 6_010, show(respond(show(opened(), 10_050, 1), 16_000), 16_010, 10, true)],
  [
    'content of the page that the visitor opened next',
    50,
    waits(6_000, opened().page(12_000, '/trees', 'push')),
  ],
  [
    'a page that the visitor went back to after a click that added more',
    6_010,
    waits(6_000, show(home().click(3_000), 3_100, 40).page(10_000, '/flowers', 'pop')),
  ],
  [
    'a page that opened long after a click that added more',
    6_010,
    waits(6_000, show(home().click(-100), 0, 40).page(10_000, '/flowers', 'push')),
  ],
  [
    'a page that opened after another one that added more',
    6_010,
    waits(
      6_000,
      show(home().click(8_900, LINK).page(9_000, '/plants', 'push'), 9_000, 40)
        .page(9_100, '/trees', 'push')
        .page(10_000, '/flowers', 'push'),
    ),
  ],
  [
    'content after the visitor pressed a key',
    50,
    waits(6_000, opened().emit(12_000, 'rv:key', { key: 'Enter', target: payButton, ago_ms: 0 })),
  ],
  [
    'content after the page came to the foreground',
    6_010,
    waits(6_000, opened().emit(9_000, 'rv:visibility', { visible: false })),
  ],
  [
    'content before the page went to the background',
    6_010,
    waits(6_000).emit(20_000, 'rv:visibility', { visible: false }),
  ],
  [
    'late content before a response',
    undefined,
    respond(show(show(opened(), 10_050, 1), 16_000, 10), 16_100),
  ],
  [
    'late content a few milliseconds before a response, whose time is rounded',
    6_010,
    respond(show(show(opened(), 10_050, 1), 16_010, 10), 16_012),
  ],
  [
    'two late texts after a heading and the title of the tab',
    6_010,
    show(respond(show(titled(opened()), 10_050, 1), 16_000), 16_010, 2),
  ],
  [
    'late content after the start of a request',
    undefined,
    show(
      show(opened(), 10_050, 1).emit(16_000, 'rv:reaction', { kind: 'request-start', ago_ms: 100 }),
      16_010,
      10,
    ),
  ],
  [
    'late content after a poll',
    undefined,
    show(
      [9_900, 11_900, 13_900, 15_900].reduce(
        (visit, at) =>
          respond(
            visit.emit(at, 'rv:reaction', { kind: 'request-start', ago_ms: 0 }),
            at + 100,
            at,
          ),
        show(opened(), 10_050, 1),
      ),
      16_010,
      10,
    ),
  ],
])('measures the wait for the content of a page that a script opens: %s, %s ms', (_, ms, visit) => {
  expect(waitOf(visit)).toBe(ms);
});

interface LateOpening {
  readonly link?: 'page' | 'fragment';
  readonly sentAt?: number;
  /** When the tracker reports the response, which the script may have rendered already. */
  readonly respondedAt?: number;
  readonly kind?: 'push' | 'pop';
}
/** A click on a link, after which the script changes the address only with the response. */
const openedLate = (
  then: (visit: RecordingBuilder) => RecordingBuilder = (visit) => visit,
  { link, sentAt = 4_010, respondedAt = 10_000, kind = 'push' }: LateOpening = { link: 'page' },
) => {
  const visit = then(home().click(4_000, { ...LINK, ...(link && { link }) }));
  visit.page(10_000, '/flowers', kind);
  return respondedAt > 10_010
    ? respond(show(visit, 10_010, 10), respondedAt, sentAt)
    : show(respond(visit, respondedAt, sentAt), 10_010, 10);
};

test.each<[string, number | undefined, RecordingBuilder]>([
  ['a link that sent the request', 6_010, openedLate()],
  [
    'a link whose page was requested in advance',
    6_010,
    openedLate(undefined, { link: 'page', sentAt: 3_500 }),
  ],
  [
    'a link whose request was sent later',
    10,
    openedLate(undefined, { link: 'page', sentAt: 8_000 }),
  ],
  [
    'a link whose page was rendered before its response was reported',
    6_010,
    openedLate(undefined, { link: 'page', respondedAt: 10_300 }),
  ],
  [
    'a link and a request that ended later',
    10,
    openedLate(undefined, { link: 'page', respondedAt: 11_100 }),
  ],
  [
    'a link, of a page that was rendered before the response and its address',
    0,
    respond(show(home().click(9_000, { ...LINK, link: 'page' }), 9_500, 10), 9_900, 9_010).page(
      10_000,
      '/flowers',
      'push',
    ),
  ],
  [
    'a link, of a page that sends a request once it is there',
    50,
    respond(
      show(
        home()
          .click(9_950, { ...LINK, link: 'page' })
          .page(10_000, '/flowers', 'push'),
        10_050,
        10,
      ),
      10_400,
    ),
  ],
  ['a control that is no link to a page', 10, openedLate(undefined, {})],
  [
    'a link that opened nothing before the visitor went back',
    10,
    openedLate(undefined, { link: 'page', kind: 'pop' }),
  ],
  ['a link and then another control', 10, openedLate((visit) => visit.click(9_000))],
  [
    'a link that opened another page first',
    10,
    openedLate((visit) => visit.page(4_100, '/trees', 'push')),
  ],
  [
    'a link while the page was in the background',
    undefined,
    openedLate((visit) => visit.emit(5_000, 'rv:visibility', { visible: false })),
  ],
])(
  'measures the wait for a page that a script opens with its response since the click on %s: %s ms',
  (_, ms, visit) => {
    expect(waitOf(visit)).toBe(ms);
  },
);

test('a slow page that a script opened is a signal', () => {
  const slow = (visit: RecordingBuilder) =>
    digestOfVisit(visit.until(40_000)).signals.filter(({ kind }) => kind === 'slow-page');
  expect(slow(waits(6_000))).toMatchObject([{ page: '/flowers', about: 'content', count: 6_010 }]);
  expect(slow(waits(3_900))).toEqual([]);
});
