import { expect, test } from 'vitest';
import { parseJson } from '../../lambdas/contract/rules/json.ts';
import { parseSessionRequest } from '../../lambdas/recordings/admission/session-request.ts';

test('a lone surrogate in a request becomes a replacement character', () => {
  expect(parseJson('{"a":"x\\ud800","b":["\\uDC00","\\ud83e\\udd8a"],"c":1}')).toEqual({
    a: 'x\ufffd',
    b: ['\ufffd', '🦊'],
    c: 1,
  });
  expect(() => parseJson('{"a":"\\ud800"')).toThrow(SyntaxError);
});

test('a page with a lone surrogate in its URL starts a session', () => {
  const request =
    '{"visitor_id":"v","visitor":"b","host":"h","page":"/\\ud800","referrer":"","sent_at":1}';
  expect(parseSessionRequest(Buffer.from(request))?.page).toBe('/\ufffd');
});
