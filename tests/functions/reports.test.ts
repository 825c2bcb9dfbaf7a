import { afterAll, expect, inject, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { DAY_MS } from '../../lambdas/contract/durations.ts';
import { dateOf, localTime, startOfDay } from '../../lambdas/contract/rules/local-time.ts';
import { deliveryStore } from '../../lambdas/emails/delivery/delivery.store.ts';
import { reportStore } from '../../lambdas/reports/report.store.ts';
import { reportScheduleStore } from '../../lambdas/reports/schedule/report-schedule.store.ts';
import { moveClock } from '../../lib/local/emulator.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { closedVisit, connectedOwner } from '../factories/connected-owner.ts';
import { mailTo } from '../factories/mailbox.ts';

const { folder, mailDir } = inject('cloud');
const store = () => table.connect(process.env as never);

/** The next 9:00 in a zone at this offset without daylight saving time. */
function nextNine(aheadMinutes: number): Date {
  const nine = new Date();
  nine.setUTCHours(9, -aheadMinutes, 0, 0);
  return nine.getTime() > Date.now() ? nine : new Date(nine.getTime() + DAY_MS);
}

/**
 * A zone outside the list, whose schedules are created with its first owner. Reports are written at 4:00, so the later
 * 9:00 of two zones leaves time for it.
 */
const { ZONE, nine } = [
  { ZONE: 'Asia/Kathmandu', nine: nextNine(5 * 60 + 45) },
  { ZONE: 'Pacific/Marquesas', nine: nextNine(-(9 * 60 + 30)) },
].reduce((one, other) => (one.nine > other.nine ? one : other));

afterAll(() => moveClock(folder, ZONE, 0));

test('emails the previous day’s report once, at 9:00 in the owner’s zone, also after a zone change', async () => {
  const { day } = localTime(nine, ZONE);
  const midnight = startOfDay(day, ZONE).getTime();
  const owner = await connectedOwner({
    zone: ZONE,
    since: new Date(midnight - 3 * DAY_MS),
  });
  for (const hours of [3, 5, 7])
    await closedVisit(owner.id, new Date(midnight - hours * 3_600_000));
  await vi.waitFor(
    async () =>
      expect(await reportScheduleStore(store()).find(owner.id)).toMatchObject({ zone: ZONE }),
    { timeout: 20_000 },
  );

  const date = dateOf(day);
  const setClock = (to: number) => moveClock(folder, ZONE, (to - Date.now()) / 1000);
  // The report is written at 4:00. Sending before that would wait half a minute.
  setClock(nine.getTime() - 3_600_000);
  await vi.waitFor(
    async () =>
      expect(await reportStore(store()).find({ ownerId: owner.id, date })).toMatchObject({
        state: 'written',
      }),
    { timeout: 30_000 },
  );
  setClock(nine.getTime());
  const mail = await mailTo(owner.email);
  expect(mail.text).toContain('3 visitors');
  expect(mail.html).toContain('harborlane.example');

  await vi.waitFor(
    async () => {
      const [delivery] = await deliveryStore(store()).between(owner.id, date, date);
      expect(delivery).toMatchObject({ state: 'sent', attempts: 1 });
      expect(delivery?.evidence).toHaveLength(1);
      expect(delivery?.deliveredAt).toBeDefined();
      expect(await reportScheduleStore(store()).find(owner.id)).toMatchObject({
        next: dateOf(day + 1),
      });
    },
    { timeout: 20_000 },
  );
  expect((await mailsIn(mailDir)).filter(({ to }) => to === owner.email)).toHaveLength(1);
});
