import { expect, test } from 'vitest';
import type { Attempt } from '../../lambdas/adapters/mail.ts';
import { MAIL_ANNOUNCED_SECONDS, MAIL_EVIDENCE_MINUTES } from '../../lambdas/contract/limits.ts';
import type { Delivery } from '../../lambdas/emails/delivery/delivery.ts';
import {
  CLAIM_RETRY_SECONDS,
  sendToRecipient,
} from '../../lambdas/reports/delivery/send-report.protocol.ts';
import { person } from '../fakes/report-simulation.ts';

const DATE = '2026-11-20';
const NINE = '2026-11-20T14:00:00Z';

/** Sends to one recipient at 9:00; returns the effects of the worker. */
async function sendOne({
  known,
  answer = 'accepted',
  seconds = 0,
  announced = 0,
  isRemoved,
}: Sending) {
  let now = Date.parse(NINE);
  const done: string[] = [];
  const note =
    (what: string) =>
    async (...facts: readonly unknown[]) => {
      done.push([what, ...facts.filter((fact) => typeof fact === 'string')].join(' '));
    };
  const recipient = person('ann');
  const ports = {
    deliveries: {
      find: async () => known,
      announce: async () => {
        now += announced * 1_000;
        return announced >= 0;
      },
      markSent: note('sent'),
      release: note('release'),
      markFailed: note('fail'),
      suppress: note('suppress'),
    },
    recipients: async () => (isRemoved ? [] : [recipient]),
    mail: async ({ attempt }: { attempt: number }) => {
      done.push(`mail ${attempt}`);
      now += seconds * 1_000;
      return { kind: answer, messageId: 'message' };
    },
    clock: () => new Date(now),
    notice: (event: string) => void done.push(event),
  };
  const outgoing = { report: { ownerId: 'owner', date: DATE }, recipient };
  const wait = await sendToRecipient(ports as never, outgoing as never);
  return { wait, done };
}
interface Sending {
  readonly known?: Partial<Delivery>;
  readonly answer?: Attempt['kind'];
  /** Duration of the SES call and of the announcement; -1 if another worker announced first. */
  readonly seconds?: number;
  readonly announced?: number;
  /** Whether the recipient has left the team or unsubscribed since the report was started. */
  readonly isRemoved?: boolean;
}
const sending = { state: 'sending', date: DATE, attempts: 1, startedAt: NINE } as const;
const EVIDENCE = MAIL_EVIDENCE_MINUTES * 60;
const minutesBefore = (minutes: number) =>
  new Date(Date.parse(NINE) - minutes * 60_000).toISOString();

test.each<[string, Sending, wait: number, done: readonly string[]]>([
  ['a first email is sent', {}, 0, ['mail 1', 'sent message']],
  ['a finished one is left alone', { known: { ...sending, state: 'sent' } }, 0, []],
  [
    'one that the mail service reported is only marked as sent',
    { known: { ...sending, evidence: ['reported'] } },
    0,
    ['sent reported'],
  ],
  ['one without a reply waits for the report', { known: sending }, EVIDENCE, []],
  [
    'one without a report is sent again, with an alarm',
    { known: { ...sending, startedAt: minutesBefore(MAIL_EVIDENCE_MINUTES) } },
    0,
    ['ambiguous-send', 'mail 2', 'sent message'],
  ],
  [
    'a throttled one was not sent, so the next attempt is no alarm',
    { known: { ...sending, state: 'waiting' } },
    0,
    ['mail 2', 'sent message'],
  ],
  [
    'a throttled one that the mail service reported late is only marked as sent',
    { known: { ...sending, state: 'waiting', attempts: 2, evidence: ['reported'] } },
    0,
    ['sent reported'],
  ],
  [
    'one that could not be sent for three days is given up with an alarm',
    { known: { ...sending, state: 'waiting', attempts: 10, date: '2026-11-17' } },
    0,
    ['suppress ann@example.com', 'email-rejected'],
  ],
  [
    'one whose worker crashed before an outage of all workers is sent after days',
    { known: { ...sending, date: '2026-11-10', startedAt: minutesBefore(MAIL_EVIDENCE_MINUTES) } },
    0,
    ['ambiguous-send', 'mail 2', 'sent message'],
  ],
  [
    'one that could not be sent for two days is sent',
    { known: { ...sending, state: 'waiting', attempts: 10, date: '2026-11-18' } },
    0,
    ['mail 11', 'sent message'],
  ],
  [
    'an old one without a reply waits for the report before it is given up',
    { known: { ...sending, attempts: 10, date: '2026-11-01' } },
    EVIDENCE,
    [],
  ],
  [
    'one to a removed recipient is not sent, now or later',
    { isRemoved: true },
    0,
    ['suppress ann@example.com'],
  ],
  ['one that another worker announced is held', { announced: -1 }, CLAIM_RETRY_SECONDS, []],
  [
    'an announced one is sent in time',
    { announced: MAIL_ANNOUNCED_SECONDS },
    0,
    ['mail 1', 'sent message'],
  ],
  [
    'a worker that froze after its announcement sends nothing when it wakes',
    { announced: MAIL_ANNOUNCED_SECONDS + 1 },
    CLAIM_RETRY_SECONDS,
    [],
  ],
  ['a deferred one is released', { answer: 'deferred' }, 20, ['mail 1', 'release']],
  [
    'one that is deferred again waits longer',
    { known: { ...sending, state: 'waiting', attempts: 3 }, answer: 'deferred' },
    160,
    ['mail 4', 'release'],
  ],
  [
    'one that is deferred all day waits no longer than until the next sweep',
    { known: { ...sending, state: 'waiting', attempts: 500 }, answer: 'deferred' },
    900,
    ['mail 501', 'release'],
  ],
  [
    'a rejected one fails with an alarm',
    { answer: 'rejected' },
    0,
    ['mail 1', 'fail', 'email-rejected'],
  ],
  [
    'after a lost reply waits for the rest of the time that a report may take',
    { answer: 'unknown', seconds: 10 },
    EVIDENCE - 10,
    ['mail 1'],
  ],
  [
    'a reply lost for longer than a report may take is looked into at once',
    { answer: 'unknown', seconds: EVIDENCE },
    1,
    ['mail 1'],
  ],
])('%s [STATE-27]', async (_, scene, wait, done) => {
  expect(await sendOne(scene)).toEqual({ wait, done });
});
