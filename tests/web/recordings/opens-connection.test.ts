import { expect, test } from 'vitest';
import { opensConnection } from '../../../web/app/recordings/playback/opens-connection.ts';
import { processorTimeOf } from '../../processor-time.ts';

const URL = 'https://other.example/';
test.each<[boolean, unknown, string, unknown]>([
  [true, 'iframe', 'src', URL],
  [true, 'IFRAME', 'src', URL],
  [false, 'img', 'src', URL],
  [true, undefined, 'src', URL],
  [false, undefined, 'src', 'data:image/png;base64,AA=='],
  [false, undefined, 'src', 'blob:https://app.example/1'],
  [true, 'iframe', 'srcdoc', '<p>'],
  [true, 'object', 'data', URL],
  [true, 'a', 'ping', URL],
  [false, 'a', 'ping', null],
  [false, 'link', 'rel', 'stylesheet'],
  [false, 'link', 'rel', ' alternate  stylesheet '],
  [true, 'link', 'rel', 'preconnect'],
  [true, 'link', 'rel', 'stylesheet prefetch'],
  [true, 'canvas', 'rr_dataurl', URL],
  [false, 'canvas', 'rr_dataurl', 'data:image/png;base64,AA=='],
  [false, 'a', 'href', URL],
  [false, 'iframe', 'title', URL],
])('it is %s that replaying <%s %s=%j> opens a connection', (opens, tag, name, value) => {
  expect(opensConnection(tag, name, value)).toBe(opens);
});

test('reads a relation of a hundred thousand spaces in bounded time', () => {
  const relation = `${' '.repeat(100_000)}prefetch`;
  const readOnce = () => expect(opensConnection('link', 'rel', relation)).toBe(true);
  expect(processorTimeOf(readOnce, 200)).toBeLessThan(200);
});
