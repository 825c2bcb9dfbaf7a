import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

/** The last click on the page is long ago, because the visitor pays in a frame of the provider. */
const paysInFrame = (status: number) =>
  home()
    .click(1_000)
    .change(1_050, {})
    .emit(20_000, 'rv:request', { ...failing, path: '/payment', status });
const reports = (visit: RecordingBuilder) => signals(visit.until(40_000), 'failed-request').length;
const message = (visit: RecordingBuilder) =>
  visit.change(20_080, {
    adds: [
      {
        parentId: 4,
        nextId: null,
        node: { id: 90, type: 2, tagName: 'p', attributes: {}, childNodes: [] },
      },
      {
        parentId: 90,
        nextId: null,
        node: { id: 91, type: 3, textContent: 'Your card was declined' },
      },
    ],
  });

test('a payment that is declined in a frame of the provider is explained by a message', () => {
  expect(reports(message(paysInFrame(402)))).toBe(0);
});

test('a payment that is declined without a message is a failed request', () => {
  expect(reports(paysInFrame(402))).toBe(1);
});

test('another rejection of what no click sent is a failed request, with a message as well', () => {
  expect(reports(message(paysInFrame(403)))).toBe(1);
});
