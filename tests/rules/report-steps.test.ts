import { expect, test } from 'vitest';
import { sendReport } from '../../lambdas/reports/delivery/send-report.protocol.ts';

const CONNECTED = '2026-11-18T20:00:00Z';
const DATE = '2026-11-20';
const NINE = '2026-11-20T09:00:00Z';

/** One due report, whose effects are only listed; `more` replaces steps. */
function dueReport(more: { startSending?: boolean; remember?: () => Promise<void> } = {}) {
  const { startSending = true, remember } = more;
  const from = '2026-11-19T00:00:00.000Z';
  const window = { from, to: '2026-11-20T00:00:00.000Z' };
  const schedule = {
    ...{ ownerId: 'ann', zone: 'UTC', connectedAt: CONNECTED },
    ...{ next: DATE, coveredUntil: from, lastVisitOn: '2026-11-18' },
  };
  const effects: string[] = [];
  const effect = (name: string) => async () => {
    effects.push(name);
    return [];
  };
  const ports = {
    schedules: {
      find: async () => schedule,
      startSending: async () => startSending,
      finish: effect('finish'),
    },
    prepare: async () => 'written',
    reports: { find: async () => ({ date: DATE, window }), freeze: effect('freeze') },
    contents: { find: async () => ({}) },
    recipients: async () => [],
    remember: remember ?? effect('remember'),
    logs: { add: effect('log') },
    clock: () => new Date(NINE),
    notice: () => {},
  } as never;
  return { effects, send: () => sendReport(ports, { ownerId: 'ann', now: new Date(NINE) }) };
}

test('a report is finished only after its recipients, its problems and its log are stored', async () => {
  const { effects, send } = dueReport();
  await send();
  expect(effects).toEqual(['freeze', 'remember', 'log', 'finish']);
});

test('a report whose date or window another worker closed first is not sent', async () => {
  const { effects, send } = dueReport({ startSending: false });
  expect(await send()).toEqual({ kind: 'done' });
  expect(effects).toEqual([]);
});

test('a report whose problems could not be stored is not sent, but tried again', async () => {
  const remember = () => Promise.reject(new Error('the table failed'));
  const { effects, send } = dueReport({ remember });
  await expect(send()).rejects.toThrow('the table failed');
  expect(effects).toEqual(['freeze']);
});
