import { expect, test } from 'vitest';
import { connectedSite, requestTicket } from '../factories/visit.ts';

test('records a visit on a phone whose brand ends with “bot” [TRACK-06]', async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 11; wv) Chrome/125.0 [FBMF/CUBOT;FBDV/NOTE 21;]';
  const { body } = await requestTicket(
    await connectedSite(),
    {},
    { headers: { 'user-agent': userAgent } },
  );
  expect(body).toMatchObject({ admitted: true });
});
