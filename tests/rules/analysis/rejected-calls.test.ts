import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { error, failing, home, signals } from '../../factories/signals.ts';

const WORDS = 'Request failed with status code 400';

/** A click whose request is rejected; the page's script lets the rejection of its promise pass. */
function rejected(
  answer: (visit: RecordingBuilder) => void,
  { status = 400, message = WORDS, kind = 'rejection' } = {},
): RecordingBuilder {
  const visit = home().click(1_000);
  visit.emit(1_250, 'rv:request', { ...failing, duration_ms: 200, path: '/sign-in', status });
  visit.emit(1_260, 'rv:error', { ...error, kind: kind as 'rejection', message });
  answer(visit);
  return visit.until(20_000);
}
const explains = (visit: RecordingBuilder) => void visit.write(1_400);
const faults = (visit: RecordingBuilder) =>
  [signals(visit, 'error-click'), signals(visit, 'javascript-error')].map(({ length }) => length);

test.each([WORDS, `AxiosError: ${WORDS}`, `HTTPError: ${WORDS} Bad Request: POST /sign-in`])(
  '“%s” is no error of the site if the page explains the rejection',
  (message) => {
    expect(faults(rejected(explains, { message }))).toEqual([0, 0]);
  },
);

test.each<[string, (visit: RecordingBuilder) => void, Parameters<typeof rejected>[1]]>([
  ['the page explains nothing', () => {}, {}],
  ['the server failed', explains, { status: 500 }],
  ['the script fails as well', explains, { message: 'Cannot read properties of undefined' }],
  ['the words are thrown', explains, { kind: 'error' }],
  [
    'another request failed as well',
    (visit) =>
      explains(visit.emit(1_255, 'rv:request', { ...failing, path: '/cart', status: 500 })),
    {},
  ],
])('a rejected call is a fault if %s', (_, answer, options) => {
  expect(faults(rejected(answer, options))).toEqual([1, 1]);
});

test('the same words are an error of the site if no request was rejected', () => {
  const visit = home().click(1_000);
  visit.emit(1_260, 'rv:error', { ...error, kind: 'rejection', message: WORDS }).write(1_400);
  expect(faults(visit.until(20_000))).toEqual([1, 1]);
});
