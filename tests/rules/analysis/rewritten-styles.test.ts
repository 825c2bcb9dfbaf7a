import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';
import { threadTime } from '../../factories/thread-time.ts';

const [BODY, SHEET] = [4, 200];
const css = (gap: number) => `.box-1 { gap: ${gap}px }`;
const textOf = (id: number, textContent: string) => ({ id, type: 3, textContent });

/** A page with a style sheet that a component library writes again whenever it renders. */
const styled = (): RecordingBuilder => {
  const childNodes = [{ ...textOf(SHEET + 1, css(10)), isStyle: true }];
  const node = { id: SHEET, type: 2, tagName: 'style', attributes: {}, childNodes };
  return home().change(400, { adds: [{ parentId: BODY, nextId: null, node }] });
};

/** The recorder may report the text of a new node again, and may not mark it as a style. */
const rewritten = (gap: number) => ({
  removes: [{ parentId: SHEET, id: SHEET + 1 }],
  adds: [{ parentId: SHEET, nextId: null, node: textOf(SHEET + 2, css(gap)) }],
  texts: [{ id: SHEET + 2, value: css(gap) }],
});

test.each<[string, number, object]>([
  ['written again with the same rules', 1, rewritten(10)],
  ['written again with other rules', 0, rewritten(20)],
  ['edited', 0, { texts: [{ id: SHEET + 1, value: css(20) }] }],
  ['edited to the same rules', 1, { texts: [{ id: SHEET + 1, value: css(10) }] }],
  ['emptied', 0, { removes: [{ parentId: SHEET, id: SHEET + 1 }] }],
  ['given more rules', 0, { adds: rewritten(20).adds }],
  ['removed', 0, { removes: [{ parentId: BODY, id: SHEET }] }],
])('a click after which a style sheet is %s: %s dead clicks', (_, count, change) => {
  const visit = styled().click(5_000).change(5_100, change).until(20_000);
  expect(signals(visit, 'dead-click').length).toBe(count);
});

test('a style sheet that is written again does not hide what else the click changed', () => {
  const attributes = [{ id: 9, attributes: { class: 'open' } }];
  const visit = styled()
    .click(5_000)
    .change(5_100, { ...rewritten(10), attributes })
    .until(20_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});

test('a style sheet that is written twice is compared with what it was last', () => {
  const second = {
    removes: [{ parentId: SHEET, id: SHEET + 2 }],
    adds: [{ parentId: SHEET, nextId: null, node: textOf(SHEET + 3, css(10)) }],
  };
  const visit = styled().click(5_000).change(5_100, rewritten(20));
  visit.click(15_000).change(15_100, second).until(30_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});

test('a style sheet of which one text is written again, with the same rules, has not changed', () => {
  const visit = styled().change(600, {
    adds: [{ parentId: SHEET, nextId: null, node: textOf(SHEET + 5, css(30)) }],
  });
  visit.click(5_000).change(5_100, rewritten(10)).until(20_000);
  expect(signals(visit, 'dead-click')).toHaveLength(1);
});

test('a text that was removed from a style sheet before and is put back changes it', () => {
  const text = textOf(SHEET + 1, css(10));
  const visit = styled().change(600, { removes: [{ parentId: SHEET, id: text.id }] });
  visit
    .click(5_000)
    .change(5_100, { adds: [{ parentId: SHEET, nextId: null, node: text }] })
    .until(20_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});

test('sixteen thousand texts that are added to a style sheet one by one take less than two seconds', () => {
  const visit = styled();
  for (let index = 0; index < 16_000; index += 1) {
    const node = textOf(1_000 + index, `.box-${index} {}`);
    visit.change(1_000 + index, { adds: [{ parentId: SHEET, nextId: null, node }] });
  }
  visit.until(20_000);
  expect(threadTime(() => signals(visit, 'dead-click'))).toBeLessThan(2_000);
});

test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['writes its rules again', 1, (visit) => visit.change(5_300, rewritten(10))],
  ['writes other rules', 1, (visit) => visit.change(5_300, rewritten(20))],
  [
    'edits its rules',
    1,
    (visit) => visit.change(5_300, { texts: [{ id: SHEET + 1, value: css(20) }] }),
  ],
  [
    'adds rules, which the recorder reports twice',
    1,
    (visit) => visit.change(5_300, { adds: rewritten(20).adds, texts: rewritten(20).texts }),
  ],
  ['also says why', 0, (visit) => visit.change(5_300, rewritten(20)).write(5_300)],
])('a rejection after which the page %s: %s error clicks', (_, count, respond) => {
  const visit = styled().click(5_000);
  visit.emit(5_250, 'rv:request', { ...failing, duration_ms: 200, path: '/cart', status: 422 });
  respond(visit);
  expect(signals(visit.until(20_000), 'error-click').length).toBe(count);
});
