import { expect, test } from 'vitest';
import type { Delivery } from '../../../lambdas/emails/delivery/delivery.ts';
import {
  type EmailFilter,
  fits,
  logIdIn,
  rowsOf,
  sinceOf,
} from '../../../lambdas/emails/log/email-list.ts';
import type { EmailLog } from '../../../lambdas/emails/log/email-log.ts';
import { logIdOf } from '../../../lambdas/emails/log/email-log.ts';
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
const isFound = (filter: EmailFilter) => row !== undefined && fits(row, filter);

test('a log is one row for every recipient, named by the log and the address [MAILS-10, MAILS-11, DATA-12]', () => {
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
] as const)('a row says "%s" when that is what became of %j [MAILS-12]', (status, overrides) => {
  const [first] = rowsOf(log('2026-11-20'), [delivery(overrides)]);
  expect(first?.status).toBe(status);
});

test('a log without a subject names the daily insights summary [MAILS-13]', () => {
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
  'the last %s days keep what was sent within them, to the second [MAILS-04]',
  (days) => {
    const edge = NOW.getTime() - Number(days) * 86_400_000;
    const sentAt = (ms: number) => {
      const [sent] = rowsOf(log('2026-11-20', { created_at: new Date(ms).toISOString() }), []);
      return sent && fits(sent, { since: sinceOf(days, NOW) });
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
])(
  'the log of row %s is number %s, and a number no log can have is none [CALL-28]',
  (id, number) => {
    expect(logIdIn(id)).toBe(number);
  },
);

/** The table as the list reads it. */
function ports(logs: readonly EmailLog[]) {
  const newest = logs.toSorted((a, b) => b.id - a.id);
  return {
    logs: {
      before: async (_: string, count: number, id = Number.POSITIVE_INFINITY) =>
        newest.filter((each) => each.id < id).slice(0, count),
    },
    deliveries: { between: async () => [] },
  };
}
const year = Array.from({ length: 365 }, (_, days) => log(dayAfter('2026-11-20', -days)));

test('page after page gives every row once, newest first, whatever the filter [CALL-27]', async () => {
  for (const filter of [{}, { recipient: TOM }, { search: '2026-05' }]) {
    const all = year.flatMap((each) => rowsOf(each, [])).filter((each) => fits(each, filter));
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

test('an empty search result tells whether the list itself is empty', async () => {
  const asked = { filter: { search: 'nonsense' }, count: 50 };
  expect(await listPage(ports(year), 'ann', asked)).toEqual({ rows: [], hasAny: true });
  expect(await listPage(ports([]), 'ann', asked)).toEqual({ rows: [], hasAny: false });
});
