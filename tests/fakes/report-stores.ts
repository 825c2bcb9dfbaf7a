import type { Delivery } from '../../lambdas/emails/delivery/delivery.ts';
import type { EmailLog } from '../../lambdas/emails/log/email-log.ts';
import type { Content } from '../../lambdas/reports/content/content.store.ts';
import type { PreparePorts } from '../../lambdas/reports/content/prepare-report.protocol.ts';
import type { SendPorts } from '../../lambdas/reports/delivery/send-report.protocol.ts';
import type { Report } from '../../lambdas/reports/report.ts';
import type { ReportSchedule } from '../../lambdas/reports/schedule/report-schedule.ts';

type Ledgers = Pick<PreparePorts, 'contents'> &
  Pick<SendPorts, 'deliveries' | 'logs'> & {
    schedules: PreparePorts['schedules'] & SendPorts['schedules'];
    reports: PreparePorts['reports'] & SendPorts['reports'];
    contents: PreparePorts['contents'] & SendPorts['contents'];
  };

/** The stores of the report protocols in memory, with the conditions of the real ones. */
export function fakeReportStores() {
  const schedules = new Map<string, ReportSchedule>();
  const reports = new Map<string, Report>();
  const contents = new Map<string, Content>();
  const deliveries = new Map<string, Delivery>();
  const logs = new Map<number, EmailLog>();
  const keyOf = ({ date, hash }: { date: string; hash: string }) => `${date}#${hash}`;
  const change = <K, V>(map: Map<K, V>, key: K, fits: (known: V) => boolean, to: Partial<V>) => {
    const known = map.get(key);
    if (known === undefined || !fits(known)) return false;
    map.set(key, { ...known, ...to });
    return true;
  };

  const store: Ledgers = {
    schedules: {
      find: async (ownerId) => schedules.get(ownerId),
      async startSending({ ownerId, date }, window) {
        const fits = (known: ReportSchedule) =>
          known.next <= date && known.coveredUntil === window.from && known.begun !== date;
        if (change(schedules, ownerId, fits, { begun: date, coveredUntil: window.to })) return true;
        const known = schedules.get(ownerId);
        return known?.begun === date && known.coveredUntil === window.to;
      },
      async finish({ ownerId, date }, { next, lastVisitOn, lastMail }) {
        change(schedules, ownerId, (known) => known.next <= date, {
          next,
          lastVisitOn,
          ...(lastMail && { lastMail }),
        });
      },
    },
    reports: {
      find: async ({ date }) => reports.get(date),
      async claim({ ownerId, date }, { zone, window, leaseUntil }, known) {
        if (reports.get(date)?.fence !== known?.fence) return false;
        const fence = (known?.fence ?? 0) + 1;
        reports.set(date, { ownerId, date, zone, window, leaseUntil, fence, state: 'claimed' });
        return true;
      },
      async markWritten({ date }, fence, facts) {
        const fits = (known: Report) => known.fence === fence && known.state === 'claimed';
        return change(reports, date, fits, { ...facts, state: 'written' });
      },
      async freeze({ date }, recipients) {
        change(reports, date, (known) => known.recipients === undefined, { recipients });
        return reports.get(date)?.recipients ?? [];
      },
    },
    contents: {
      async putOnce({ date }, { from }, content) {
        const name = `${date}#${from}`;
        if (!contents.has(name)) contents.set(name, content);
        return contents.get(name) as Content;
      },
      find: async ({ date }, { from }) => contents.get(`${date}#${from}`),
    },
    deliveries: {
      find: async (key) => deliveries.get(keyOf(key)),
      async announce(key, { email, attempt, now }) {
        const announced = {
          state: 'sending',
          attempts: attempt,
          startedAt: now.toISOString(),
        } as const;
        const known = deliveries.get(keyOf(key));
        if (attempt === 1) {
          if (known) return false;
          deliveries.set(keyOf(key), { ...key, email, ...announced });
          return true;
        }
        const fits = (each: Delivery) =>
          each.attempts === attempt - 1 && each.state !== 'sent' && !each.evidence;
        return change(deliveries, keyOf(key), fits, announced);
      },
      async markSent(key, messageId) {
        change(deliveries, keyOf(key), () => true, { state: 'sent', messageId });
      },
      async release(key, attempt) {
        const fits = (each: Delivery) => each.attempts === attempt && each.state === 'sending';
        change(deliveries, keyOf(key), fits, { state: 'waiting' });
      },
      async markFailed(key) {
        change(deliveries, keyOf(key), () => true, { state: 'failed' });
      },
      async suppress(key, email, now) {
        const known = deliveries.get(keyOf(key));
        if (known?.state === 'sent') return;
        const fresh = { attempts: 0, startedAt: now.toISOString() };
        deliveries.set(keyOf(key), { ...fresh, ...known, ...key, email, state: 'suppressed' });
      },
    },
    logs: {
      async add(log) {
        if (!logs.has(log.id)) logs.set(log.id, log);
      },
    },
  };
  return {
    ...store,
    rows: { schedules, reports, contents, deliveries, logs },
    /** Does what record-mail-event does with a Send event. */
    recordSendEvent(key: { date: string; hash: string }, messageId: string) {
      const known = deliveries.get(keyOf(key));
      const evidence = [...new Set([...(known?.evidence ?? []), messageId])];
      change(deliveries, keyOf(key), () => true, { evidence });
    },
  };
}
