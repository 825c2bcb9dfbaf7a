import { expect, test } from 'vitest';
import { documentOf, type RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, home, LOADED } from '../../factories/signals.ts';

const MAIN = 900;
interface Shell {
  readonly tagName?: string;
  readonly attributes?: object;
  readonly main?: readonly object[];
  /** Pictures outside the main element, which are there from the start. */
  readonly pictures?: number;
  /** When a script has shown the menus and the heading. */
  readonly shownAt?: number;
  /** Without the response that brought the texts. */
  readonly isPopup?: boolean;
}
const paragraph = (id: number) => ({
  ...{ id, type: 2, tagName: 'p', attributes: {} },
  childNodes: [{ id: id + 1, type: 3, textContent: 'Tulips' }],
});
const input = { id: 940, type: 2, tagName: 'input', attributes: {}, childNodes: [] };
const heading = paragraph(902);
const sentence = 'A paragraph of two lines, as in an article that visitors read. ';
const article = Array.from({ length: 8 }, (_, index) => ({
  ...paragraph(1_200 + 2 * index),
  childNodes: [{ id: 1_201 + 2 * index, type: 3, textContent: sentence.repeat(2) }],
}));
const links = Array.from({ length: 60 }, (_, index) => paragraph(1_000 + 2 * index));
const picturesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    parentId: 4,
    node: { id: 3_000 + index, type: 2, tagName: 'img', attributes: {}, childNodes: [] },
  }));
/** A loaded page with sixty links in its menus, which shows this many texts in its main element after six seconds. */
function loadsMain(
  texts: number,
  {
    tagName = 'main',
    attributes = {},
    main = [heading],
    pictures = 0,
    shownAt = 10_050,
    isPopup = false,
  }: Shell,
) {
  const node = { id: MAIN, type: 2, tagName, attributes, childNodes: main };
  const loaded = home()
    .emit(9_950, 'rv:page', LOADED)
    .at(10_000, 2, { node: documentOf(20), initialOffset: { left: 0, top: 0 } });
  loaded
    .change(shownAt, { adds: links.map((link) => ({ parentId: 4, node: link })) })
    .change(shownAt + 50, { adds: [{ parentId: 4, node }, ...picturesOf(pictures)] });
  if (!isPopup) loaded.emit(16_000, 'rv:reaction', { kind: 'request', ago_ms: 5_900 });
  return loaded.change(16_010, {
    adds: Array.from({ length: texts }, (_, index) => ({
      parentId: MAIN,
      node: paragraph(2_000 + 2 * index),
    })),
  });
}

test.each<[string, number | undefined, RecordingBuilder]>([
  ['a main element with only a heading', 6_060, loadsMain(6, {})],
  [
    'a main element by its role',
    6_060,
    loadsMain(6, { tagName: 'div', attributes: { role: 'main' } }),
  ],
  ['another element', undefined, loadsMain(6, { tagName: 'section' })],
  [
    'a main element that shows half as much',
    undefined,
    loadsMain(5, { main: [2, 4, 6].map((id) => paragraph(900 + id)) }),
  ],
  ['a main element with an article, such as comments', undefined, loadsMain(60, { main: article })],
  ['a main element below pictures', 6_060, loadsMain(6, { pictures: 40 })],
  [
    'a main element that a script shows after more than a second',
    6_060,
    loadsMain(6, { shownAt: 11_500 }),
  ],
  [
    'a main element, later, without a response',
    undefined,
    loadsMain(6, { shownAt: 11_500, isPopup: true }),
  ],
  ['a main element with a field', undefined, loadsMain(6, { main: [heading, input] })],
])('late content of a loaded page with large menus in %s: %s ms', (_, expected, visit) => {
  const { pages } = digestOfVisit(visit.until(40_000));
  expect(pages.find(({ page }) => page === '/flowers')?.vitals.content).toBe(expected);
});
