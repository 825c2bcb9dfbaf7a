import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

/** A click on a page with a text, the texts after it, and a rejection in between. */
function rejected(before: string, early: string, late: string) {
  const visit = home().change(100, {
    adds: [{ parentId: 4, nextId: null, node: { id: 90, type: 3, textContent: before } }],
  });
  visit.click(1_000).write(1_020, 90, early).write(1_300, 90, late);
  return visit.emit(1_250, 'rv:request', { ...failing, path: '/cart', status: 409 });
}
const faults = (visit: RecordingBuilder) => signals(visit.until(20_000), 'error-click').length;

test('a rejection after which the page takes back what it showed too early is not explained', () => {
  expect(faults(rejected('2 items', '3 items', '2 items'))).toBe(1);
});

test.each<[string, RecordingBuilder]>([
  ['shows another text', rejected('2 items', '3 items', 'Only 2 left')],
  ['had cleared the text', rejected('Only 2 left', '', 'Only 2 left')],
  ['had left a space', rejected('Only 2 left', '\u00a0', 'Only 2 left')],
  [
    'repeats what it showed before the entry',
    home()
      .change(100, {
        adds: [{ parentId: 4, nextId: null, node: { id: 90, type: 3, textContent: 'Too short' } }],
      })
      .write(600, 90, 'Looks good')
      .click(1_000)
      .emit(1_250, 'rv:request', { ...failing, path: '/cart', status: 422 })
      .write(1_300, 90, 'Too short'),
  ],
  [
    'repeats the text about the same rejection',
    rejected('2 items', 'Wait', 'Only 2 left')
      .click(5_000)
      .write(5_020, 90, 'Wait')
      .emit(5_250, 'rv:request', { ...failing, path: '/cart', status: 409 })
      .write(5_300, 90, 'Only 2 left'),
  ],
])('a rejection after which the page %s is explained', (_, visit) => {
  expect(faults(visit)).toBe(0);
});
