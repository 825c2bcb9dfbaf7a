import { expect, test } from 'vitest';
import { sessionIdAt } from '../../lambdas/contract/rules/session-id.ts';
import { emailLogStore } from '../../lambdas/emails/log/email-log.store.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const START = Date.parse('2026-11-19T10:00:00Z');
const ownerId = 'ann';
const idOf = (place: number) =>
  sessionIdAt(new Date(START + place * 60_000), Buffer.alloc(10, place));

test('the previous recording is found behind any number of deleted ones', async () => {
  const { table } = memoryTable();
  const sessions = sessionStore(table);
  for (let place = 0; place < 14; place += 1) {
    const now = new Date(START + place * 60_000);
    const facts = { domain: 'shop.example', visitor: 'v', userAgent: '', referrer: '' };
    const of = { ownerId, sessionId: idOf(place), startedAt: now.toISOString() };
    await sessions.create({ ...of, ...facts, keepDays: 30, bytes: 1 }, now);
  }
  for (let place = 1; place < 13; place += 1) {
    await sessions.erase({ ownerId, sessionId: idOf(place) }, START / 1_000 + 86_400);
  }
  const key = { ownerId, sessionId: idOf(13) };
  expect(await sessions.neighbors(key)).toEqual({ previous: idOf(0), following: null });
});

test('a list continues past the page limit of a table response', async () => {
  const { table } = memoryTable({ pageItems: 3 });
  const logs = emailLogStore(table);
  for (let day = 1; day <= 20; day += 1) {
    await logs.add({
      id: 20_261_100 + day,
      user_id: ownerId,
      sent_email_addresses: ['ann@example.com'],
      created_at: '2026-11-19T09:00:00.000Z',
      sites_email_subject: `Day ${day}`,
      date: `2026-11-${String(day).padStart(2, '0')}`,
      from: '2026-11-18T00:00:00.000Z',
      links: [],
    });
  }
  const found = await logs.before(ownerId, 15);
  expect(found.map(({ id }) => id - 20_261_100)).toEqual(
    Array.from({ length: 15 }, (_, place) => 20 - place),
  );
});
