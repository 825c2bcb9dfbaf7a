import { expect, test } from 'vitest';
import { emailLogStore, logIdOf } from '../../../lambdas/emails/log/email-log.store.ts';
import type { EmailLog } from '../../../lambdas/emails/log/email-log.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const logOf = (date: string, more: Partial<EmailLog> = {}): EmailLog => ({
  id: logIdOf(date),
  user_id: 'ann',
  sent_email_addresses: ['ann@example.com'],
  created_at: `${date}T09:00:00.000Z`,
  sites_email_subject: 'Two problems',
  date,
  from: `${date}T00:00:00.000Z`,
  links: [],
  ...more,
});

test('an email log is written once, so a repeated sending does not change its time or recipients', async () => {
  const store = emailLogStore(memoryTable().table);
  const log = logOf('2026-11-20');
  await store.add(log);
  await store.add({ ...log, created_at: '2026-11-20T11:00:00.000Z', sent_email_addresses: [] });
  expect(await store.find('ann', log.id)).toMatchObject(log);
});

test('email logs are listed newest first, up to the given one', async () => {
  const store = emailLogStore(memoryTable().table);
  const dates = ['2026-11-18', '2026-11-20', '2026-11-19'];
  for (const date of dates) await store.add(logOf(date));
  await store.add(logOf('2026-11-21', { user_id: 'bob' }));
  const datesIn = (logs: readonly EmailLog[]) => logs.map(({ date }) => date);
  expect(datesIn(await store.before('ann', 2))).toEqual(['2026-11-20', '2026-11-19']);
  expect(datesIn(await store.before('ann', 9, logIdOf('2026-11-20')))).toEqual([
    '2026-11-19',
    '2026-11-18',
  ]);
  expect((await store.latest('ann'))?.date).toBe('2026-11-20');
});
