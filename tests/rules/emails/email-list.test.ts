import { expect, test } from 'vitest';
import type { Delivery } from '../../../lambdas/emails/delivery/delivery.ts';
import {
  type EmailFilter,
  logIdIn,
  matches,
  rowsOf,
  sinceOf,
} from '../../../lambdas/emails/log/email-list.ts';
import { logIdOf } from '../../../lambdas/emails/log/email-log.store.ts';
import type { EmailLog } from '../../../lambdas/emails/log/email-log.ts';
import { findEmail } from '../../../lambdas/emails/log/find-email.protocol.ts';
import { listPage } from '../../../lambdas/emails/log/list-page.protocol.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';

const ANN = 'ann@example.com';
const TOM = 'tom@example.com';
const NOW = new Date('2026-11-20T12:00:00.000Z');

const log = (date: string, overrides: Partial<EmailLog> = {}): EmailLog => ({
  id: logIdOf(date),
  user_id: 'ann',
  sent_email_addresses: [ANN, TOM],
  created_at: `${date}T09:00:00.000Z`,
  sites_email_subject: `Report of ${date}`,
  date,
  from: '',
  links: [],
  ...overrides,
});
const delivery = (overrides: Partial<Delivery> = {}): Delivery => ({
  ownerId: 'ann',
  date: '2026-11-20',
  hash: 'h',
  email: ANN,
  state: 'sent',
  attempts: 1,
  startedAt: '',
  ...overrides,
});
const [row] = rowsOf(log('2026-11-20'), []);
const isFound = (filter: EmailFilter) => row !== undefined && matches(row, filter);

test('a log has one row per recipient, with an id from log and address [MAILS-10, MAILS-11, DATA-12]', () => {
  const rows = rowsOf(log('2026-11-20'), [delivery()]);
  expect(rows.map(({ id, to }) => [id, to])).toEqual([
    [`20261120-${ANN}`, ANN],
    [`20261120-${TOM}`, TOM],
  ]);
});

test.each([
  ['Delivered', {}],
  ['Bounced', { bouncedAt: '2026-11-20T09:01:00Z' }],
  ['Bounced', { state: 'failed' }],
  ['Complained', { complainedAt: '2026-11-20T09:01:00Z' }],
  ['Not sent', { state: 'suppressed' }],
  ['Sending', { state: 'sending' }],
] as const)('a row shows "%s" for the delivery %j [MAILS-12]', (status, overrides) => {
  const [first] = rowsOf(log('2026-11-20'), [delivery(overrides)]);
  expect(first?.status).toBe(status);
});

test('a log without a subject is called the daily insights summary [MAILS-13]', () => {
  const [first] = rowsOf(log('2026-11-20', { sites_email_subject: '' }), []);
  expect(first?.subject).toBe('Your daily insights summary');
});

test('every word of a search must occur in recipient or subject, case-insensitively [MAILS-02, OPEN-22]', () => {
  expect(isFound({ search: 'REPORT ann' })).toBe(true);
  expect(isFound({ search: '  ' })).toBe(true);
  expect(isFound({ search: 'report tom' })).toBe(false);
});

test('the member filter keeps rows to one address, in any case [MAILS-07]', () => {
  expect(isFound({ recipient: 'Ann@Example.com' })).toBe(true);
  expect(isFound({ recipient: TOM })).toBe(false);
});

test.each(['3', '7', '30'])(
  'the last %s days contain every email sent within them, to the second [MAILS-04]',
  (days) => {
    const edge = NOW.getTime() - Number(days) * 86_400_000;
    const sentAt = (ms: number) => {
      const [sent] = rowsOf(log('2026-11-20', { created_at: new Date(ms).toISOString() }), []);
      return sent && matches(sent, { since: sinceOf(days, NOW) });
    };
    expect(sentAt(edge)).toBe(true);
    expect(sentAt(edge - 1_000)).toBe(false);
    expect(sinceOf(undefined, NOW)).toBeUndefined();
  },
);

test.each([
  ['20261120-ann@example.com', 20261120],
  ['20261120', 20261120],
  ['99999999999999999999-x', undefined],
])('row %s belongs to log number %s; an impossible number to none [CALL-28]', (id, number) => {
  expect(logIdIn(id)).toBe(number);
});

/** The ports of the email list. */
function ports(logs: readonly EmailLog[], deliveries: readonly Delivery[] = []) {
  const newest = logs.toSorted((a, b) => b.id - a.id);
  const reads: [from: string, to: string][] = [];
  return {
    reads,
    logs: {
      before: async (_: string, count: number, id = Number.POSITIVE_INFINITY) =>
        newest.filter((each) => each.id < id).slice(0, count),
      find: async (_: string, id: number) => {
        // DynamoDB rejects a key without a value.
        if (!Number.isSafeInteger(id)) throw new Error('ValidationException');
        return logs.find((each) => each.id === id);
      },
    },
    deliveries: {
      between: async (_: string, from: string, to: string) => {
        reads.push([from, to]);
        return deliveries.filter(({ date }) => from <= date && date <= to);
      },
    },
  };
}
const NINE = new Date('2026-11-20T09:00:00.000Z');
const both = ['2026-10-02', '2026-09-21'];
const year = Array.from({ length: 365 }, (_, days) => log(dayAfter('2026-11-20', -days)));

test('all pages together have every row once, newest first, with any filter [CALL-27]', async () => {
  for (const filter of [{}, { recipient: TOM }, { search: '2026-05' }]) {
    const all = year.flatMap((each) => rowsOf(each, [])).filter((each) => matches(each, filter));
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listPage(ports(year), 'ann', { filter, cursor, count: 50 });
      read.push(...page.rows.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(read).toEqual(all.map(({ id }) => id));
  }
});

test('the recipients of one report stay on one page, so the list can count them [CALL-27]', async () => {
  const toThree = year.map((each) => ({
    ...each,
    sent_email_addresses: [ANN, TOM, 'zoe@example.com'],
  }));
  const page = await listPage(ports(toThree), 'ann', { filter: {}, count: 50 });
  expect(page.rows).toHaveLength(51);
  expect(page.cursor).toBe(String(logIdIn(page.rows.at(-1)?.id ?? '')));
});

test('an empty search result shows whether the list itself is empty', async () => {
  const query = { filter: { search: 'nonsense' }, count: 50 };
  expect(await listPage(ports(year), 'ann', query)).toEqual({ rows: [], hasAny: true });
  expect(await listPage(ports([]), 'ann', query)).toEqual({ rows: [], hasAny: false });
});

test.each([
  ['its page is full', {}, 50, 25, ['2026-10-02']],
  ['the dates of the filter are read', { since: sinceOf('48', NINE) }, 500, 49, ['2026-10-02']],
  ['a date of the filter is read in part', { since: sinceOf('49', NINE) }, 500, 50, both],
  ['nothing is older', { search: 'nothing' }, 50, 0, both],
])('the list stops reading when %s', async (_, filter, count, found, oldest) => {
  const table = ports(year.slice(0, 61));
  const page = await listPage(table, 'ann', { filter, count });
  expect(page.rows).toHaveLength(found * 2);
  expect(table.reads.map(([from]) => from)).toEqual(oldest);
});

test('a row shows its email’s status, in the list and on its page', async () => {
  const sent = delivery({ date: '2026-11-19', email: TOM, bouncedAt: '2026-11-19T09:01:00Z' });
  const table = ports(year, [sent]);
  const { rows } = await listPage(table, 'ann', { filter: {}, count: 4 });
  expect(rows.map(({ status }) => status)).toEqual(['Sending', 'Sending', 'Sending', 'Bounced']);
  const { log, row, delivery: shown } = await findEmail(table, 'ann', rows[3]?.id ?? '');
  expect([log.id, row, shown]).toEqual([20261119, rows[3], sent]);
});

test.each([
  ['20261120-tom@example.com', TOM],
  ['20261120', ANN],
  ['20261120-eve@example.com', 'not-found'],
  ['20251120-ann@example.com', 'not-found'],
  ['nonsense', 'not-found'],
])('%s in the URL opens the email to %s', async (id, expected) => {
  const found = await findEmail(ports(year), 'ann', id).then(
    ({ row }) => row.to,
    (problem) => problem.code,
  );
  expect(found).toBe(expected);
});
