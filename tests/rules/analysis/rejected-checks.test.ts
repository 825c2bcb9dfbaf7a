import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

/** A click into a field, the last entry at 5 s, and a rejected check of what was entered. */
const checked = (
  { sentAt = 5_010, leftAt = 5_000, status = 422, idle_ms = 0, explained = true },
  visit = home().click(1_000, { role: 'textbox', editable: true }),
) => {
  fill(visit, leftAt, '#repeat', { input_ms: 2_000, idle_ms, typed: true });
  visit.emit(sentAt + 600, 'rv:request', { ...failing, path: '/check', duration_ms: 600, status });
  if (explained) visit.write(sentAt + 610);
  return signals(visit.until(20_000), 'failed-request').length;
};

test.each<[number, string, number]>([
  [0, 'as the field loses the focus', checked({})],
  [0, 'as the next field is clicked', checked({ leftAt: 5_000, sentAt: 4_995 })],
  [0, 'while the visitor types', checked({ sentAt: 4_000 })],
  [0, 'after the last key', checked({ sentAt: 5_600, leftAt: 12_000, idle_ms: 7_000 })],
  [0, 'of a visitor without a mouse', checked({}, home())],
  [1, 'without a text', checked({ explained: false })],
  [1, 'by a server that fails', checked({ status: 500 })],
  [1, 'long afterwards', checked({ sentAt: 6_500 })],
  [1, 'long before', checked({ sentAt: 2_500 })],
  [1, 'while the visitor rests', checked({ sentAt: 8_000, leftAt: 12_000, idle_ms: 7_000 })],
])('%i failed requests if an entry is rejected with a text %s', (count, _, found) => {
  expect(found).toBe(count);
});

/** A code is rejected with a text, and another code or address later, while the page does this in between. */
const again = (
  path: string,
  status = 422,
  between: (visit: RecordingBuilder) => void = () => {},
) => {
  const visit = home();
  const explanation = { id: 90, type: 2, tagName: 'p', attributes: {}, childNodes: [] };
  const words = { id: 91, type: 3, textContent: 'This code is not valid' };
  const adds = [
    { parentId: 4, nextId: null, node: explanation },
    { parentId: 90, nextId: null, node: words },
  ];
  const rejects = (at: number, sent: { path: string; status: number }) =>
    visit.click(at).emit(at + 250, 'rv:request', { ...failing, duration_ms: 200, ...sent });
  rejects(1_000, { path: '/code', status: 422 }).change(1_300, { adds });
  between(visit);
  rejects(4_000, { path, status }).until(20_000);
  const found = [...signals(visit, 'failed-request'), ...signals(visit, 'error-click')];
  return found.length;
};

test.each<[number, string, ...Parameters<typeof again>]>([
  [0, 'still shows why', '/code'],
  [2, 'still shows why another one was rejected', '/address'],
  [2, 'still shows why, but the server fails', '/code', 500],
  [
    2,
    'has removed the text',
    '/code',
    422,
    (visit) => visit.change(3_000, { removes: [{ parentId: 4, id: 90 }] }),
  ],
  [2, 'has emptied the text', '/code', 422, (visit) => visit.write(3_000, 91, '')],
  [
    2,
    'has opened another page and come back',
    '/code',
    422,
    (visit) => visit.page(3_000, '/account', 'push').page(3_500, '/', 'push'),
  ],
  [0, 'has changed another text', '/code', 422, (visit) => visit.write(3_000, 11)],
])('%i signals if a second rejection comes while the page %s', (count, _, ...sent) => {
  expect(again(...sent)).toBe(count);
});

/** A check that fails, of a field that lost the focus to this click. */
const failsAs = (target: object, { sentAt = 4_990, leftAt = 4_990, input_ms = 800 } = {}) => {
  const visit = home().click(1_000, { role: 'textbox', editable: true, selector: '#name' });
  visit.at(4_930, 3, { source: 2, type: 1, id: 20, x: 1, y: 1 });
  fill(visit, leftAt, '#name', { input_ms, typed: true }).click(5_000, target);
  visit.emit(sentAt + 30, 'rv:request', {
    ...failing,
    path: '/free',
    status: 500,
    duration_ms: 30,
  });
  return signals(visit.until(20_000), 'error-click').length;
};
const nextField = { role: 'textbox', editable: true, selector: '#email' };
test.each<[number, string, number]>([
  [0, 'the next field', failsAs(nextField)],
  [0, 'the next field, and is sent a moment later', failsAs(nextField, { sentAt: 5_400 })],
  [1, 'a button', failsAs({})],
  [1, 'a field after another one was left', failsAs(nextField, { leftAt: 3_000 })],
  [1, 'a field after an empty one', failsAs(nextField, { input_ms: 0 })],
])('%i error clicks if the check of a field fails as the visitor clicks %s', (count, _, found) => {
  expect(found).toBe(count);
});
