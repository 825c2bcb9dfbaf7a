import { closeSession, recordEvents, startSession } from '../../lambdas/recordings/functions.ts';
import { prepareDailyReport } from '../../lambdas/reports/functions.ts';
import { type LambdaFunction, memoryOf } from '../../lambdas/runtime/function.ts';
import { idle, type Measured, none, prices, type Usage, waits } from './prices.ts';

const MB_PER_GIGABYTE = 1_024;
/** Lambda gives one processor per 1,769 MB. Smaller functions take proportionally longer, so the price is the same. */
const GIGABYTES_OF_A_CPU = 1_769 / MB_PER_GIGABYTE;
/** One line of JSON per call. */
const LOG_BYTES_PER_CALL = 400;
const STORED_MONTHS = 1;
/** `push-changes` runs when a session starts and when it is closed. */
const STREAM_CALLS_PER_SESSION = 2;
/** The sweep reads a session two to four times before it closes it, with eventually consistent reads. */
const SWEEP_READS_PER_SESSION = 4;
const UNITS_PER_SWEEP_READ = 0.5;
/** A message is sent in a batch of ten, and received and deleted alone. */
const REQUESTS_PER_MESSAGE = 2.1;
export const REPORTS_PER_OWNER = 30;
/** Assumes that owners on a Starter plan use a part of it. */
export const SESSIONS_PER_OWNER = 1_500;

type Services = Readonly<Record<string, number>>;

interface Work {
  readonly spent: Usage;
  readonly by: LambdaFunction;
  /** Invocations of a function. */
  readonly calls: number;
  /** Requests to the API. */
  readonly requests: number;
  /** Queue messages that started it. They are sent, received and deleted outside the function. */
  readonly queued?: number;
}

/** The cost of a piece of work per service. A waiting function is billed for its memory. */
function costOf({ spent, by, calls, requests, queued = 0 }: Work): Services {
  const gigabytes = memoryOf(by) / MB_PER_GIGABYTE;
  return {
    DynamoDB:
      spent.tableReads * prices.tableRead +
      spent.tableWrites * prices.tableWrite +
      (spent.expiringByteMonths / 1e9) * prices.tableGigabyteMonth,
    S3:
      spent.puts * prices.put +
      spent.gets * prices.get +
      (spent.storedBytes / 1e9) * prices.gigabyteMonth * STORED_MONTHS,
    Lambda:
      calls * prices.call +
      ((spent.ms * GIGABYTES_OF_A_CPU + waitMs(spent) * gigabytes) / 1_000) * prices.gigabyteSecond,
    'API Gateway': requests * prices.request,
    'CloudFront and its firewall':
      requests * (prices.edgeRequest + prices.edgeFunction + prices.firewallRequest),
    'SES and SQS':
      spent.mails * prices.mail + (spent.messages + REQUESTS_PER_MESSAGE * queued) * prices.message,
    CloudWatch: (calls * LOG_BYTES_PER_CALL * prices.logGigabyte) / 1e9,
  };
}

/** Milliseconds that functions wait for other services, in sequence. */
const waitMs = ({ tableCalls, puts, gets, mails, messages }: Usage): number =>
  tableCalls * waits.table +
  puts * waits.put +
  gets * waits.get +
  mails * waits.mail +
  messages * waits.message;

const add = (...all: Services[]): Services => {
  const sums: Record<string, number> = {};
  for (const each of all) {
    for (const [name, value] of Object.entries(each)) sums[name] = (sums[name] ?? 0) + value;
  }
  return sums;
};
const times = (services: Services, count: number): Services =>
  Object.fromEntries(Object.entries(services).map(([name, value]) => [name, value * count]));
export const total = (services: Services): number =>
  Object.values(services).reduce((sum, value) => sum + value, 0);

/** Table changes reach their consumers through a stream, not a queue. */
export const sessionCost = ({ session, batchesPerSession }: Measured): Services =>
  add(
    costOf({ spent: session.opening, by: startSession, calls: 1, requests: 1 }),
    batches(session.batches, batchesPerSession),
    costOf({
      spent: {
        ...session.closing,
        tableReads: session.closing.tableReads + SWEEP_READS_PER_SESSION * UNITS_PER_SWEEP_READ,
      },
      by: closeSession,
      calls: 1 + STREAM_CALLS_PER_SESSION,
      requests: 0,
      queued: 1,
    }),
  );

const batches = (spent: Usage, count: number): Services =>
  costOf({ spent, by: recordEvents, calls: count, requests: count });

export const batchCost = ({ session, batchesPerSession }: Measured): Services =>
  times(batches(session.batches, batchesPerSession), 1 / batchesPerSession);

interface Saving {
  readonly what: string;
  /** In dollars per million sessions. */
  readonly saved: number;
}
/** Possible changes with their savings. Each assumes the ones before it. */
export function savings({ batchesPerSession }: Measured): Saving[] {
  const entry = costOf({
    spent: none,
    by: recordEvents,
    calls: 0,
    requests: 1 + batchesPerSession,
  });
  return [
    {
      what: 'a function URL instead of CloudFront, firewall and API (needs separate rate limits)',
      saved: 1e6 * total(entry),
    },
  ];
}

/** Without a language model: see the table's note. */
export const reportCost = ({ report }: Measured): Services =>
  costOf({ spent: report, by: prepareDailyReport, calls: 2, requests: 0, queued: 2 });

export const idleCost = (): Services => idle;

/** The cost of a month with this many sessions, including their owners' reports. */
export function monthOf(sessions: number, measured: Measured): Services {
  const owners = Math.max(1, Math.ceil(sessions / SESSIONS_PER_OWNER));
  return add(
    { Idle: total(idle) },
    times(sessionCost(measured), sessions),
    times(reportCost(measured), owners * REPORTS_PER_OWNER),
  );
}
