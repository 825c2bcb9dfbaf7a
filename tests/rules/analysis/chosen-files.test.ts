import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

const choose = { label: 'Choose a photo', selector: '#choose' };
/** A click on a button that opens a dialog of the browser, in which the visitor chooses a file. */
const chosen = (visit = home()) =>
  visit.click(1_000, choose).at(9_000, 3, { source: 5, id: 60, text: '', isChecked: false });
const sent = (visit: RecordingBuilder, status: number, at = 9_100) =>
  visit.emit(at + 1_400, 'rv:request', {
    ...failing,
    ...{ path: '/licence', status, duration_ms: 1_400 },
  });

test.each<[string, number, RecordingBuilder]>([
  ['of a file that was chosen after a click', 1, sent(chosen(), 415)],
  ['that is explained', 0, sent(chosen(), 415).write(10_600)],
  ['of a server that fails and says so', 1, sent(chosen(), 500).write(10_600)],
  ['that is sent long afterwards', 0, sent(chosen(), 500, 12_000)],
  ['without a click', 0, sent(home().at(9_000, 3, { source: 5, id: 60, text: '' }), 500)],
  [
    'after a click on a field',
    0,
    sent(chosen(home().click(500, choose)).click(8_000, { role: 'textbox', editable: true }), 500),
  ],
  [
    'of a field that the visitor typed into',
    0,
    sent(fill(chosen(), 9_500, '#name', { input_ms: 800, typed: true }), 500),
  ],
  ['on the next page', 0, sent(chosen().page(8_000, '/next', 'push'), 500)],
])('a failed upload %s: %i error clicks', (_, count, visit) => {
  const found = signals(visit.until(30_000), 'error-click');
  expect(found.map(({ element }) => element?.label)).toEqual(Array(count).fill('Choose a photo'));
});
