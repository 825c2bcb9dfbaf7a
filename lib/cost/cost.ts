import { closeSession, recordEvents, startSession } from '../../lambdas/recordings/functions.ts';
import { prepareDailyReport } from '../../lambdas/reports/functions.ts';
import type { LambdaFunction } from '../../lambdas/runtime/function.ts';
import { idle, type Measured, none, prices, type Spent, waits } from './prices.ts';

/** A GB-second of the 1,769 MB that one processor comes with; smaller functions take as much longer as they are cheaper. */
const GIGABYTES_OF_A_CPU = 1.769;
/** One line of JSON per call. */
const LOG_BYTES_PER_CALL = 400;
const STORED_MONTHS = 1;
const DEFAULT_MEMORY_MB = 512;
/** `push-changes` is started when a session begins and when it is closed. */
const STREAM_CALLS_PER_SESSION = 2;
/** The sweep looks at a session twice to four times before it closes it, with an eventually consistent read. */
const SWEPT = 4;
const SWEEP_READ = 0.5;
/** Sent with nine others; received and deleted alone. */
const REQUESTS_PER_MESSAGE = 2.1;
const REPORTS_PER_OWNER = 30;
/** Owners on a Starter plan use two thirds of it. */
const SESSIONS_PER_OWNER = 1_500;

type Services = Readonly<Record<string, number>>;

interface Work {
  readonly spent: Spent;
  readonly by: LambdaFunction;
  /** Invocations of a function. */
  readonly calls: number;
  /** Of the API. */
  readonly requests: number;
  /** Messages of a queue that started it: sent, received and deleted outside of the function. */
  readonly queued?: number;
}

/** What a piece of work costs by service. While it waits, a function is billed for its memory. */
function priced({ spent, by, calls, requests, queued = 0 }: Work): Services {
  const gigabytes = (by.memoryMb ?? DEFAULT_MEMORY_MB) / 1_000;
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
      ((spent.ms * GIGABYTES_OF_A_CPU + waited(spent) * gigabytes) / 1_000) * prices.gigabyteSecond,
    'API Gateway': requests * prices.request,
    'CloudFront and its firewall':
      requests * (prices.edgeRequest + prices.edgeFunction + prices.firewallRequest),
    'SES and SQS':
      spent.mails * prices.mail + (spent.messages + REQUESTS_PER_MESSAGE * queued) * prices.message,
    CloudWatch: (calls * LOG_BYTES_PER_CALL * prices.logGigabyte) / 1e9,
  };
}

/** Milliseconds that functions wait for other services, one call after the other. */
const waited = ({ tableCalls, puts, gets, mails, messages }: Spent): number =>
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

/** Changes of the table reach their consumers without a queue. */
export const sessionCost = ({ session, batchesPerSession }: Measured): Services =>
  add(
    priced({ spent: session.opening, by: startSession, calls: 1, requests: 1 }),
    batches(session.batches, batchesPerSession),
    priced({
      spent: { ...session.closing, tableReads: session.closing.tableReads + SWEPT * SWEEP_READ },
      by: closeSession,
      calls: 1 + STREAM_CALLS_PER_SESSION,
      requests: 0,
      queued: 1,
    }),
  );

const batches = (spent: Spent, count: number): Services =>
  priced({ spent, by: recordEvents, calls: count, requests: count });

export const batchCost = ({ session, batchesPerSession }: Measured): Services =>
  times(batches(session.batches, batchesPerSession), 1 / batchesPerSession);

interface Saving {
  readonly what: string;
  /** In dollars per million sessions. */
  readonly saved: number;
}
/** Which change of the storage or of the way in would take how much. Each supposes those before it. */
export function savings({ batchesPerSession }: Measured): Saving[] {
  const way = priced({ spent: none, by: recordEvents, calls: 0, requests: 1 + batchesPerSession });
  return [
    {
      what: 'a function URL instead of CloudFront, firewall and API (needs separate rate limits)',
      saved: 1e6 * total(way),
    },
  ];
}

/** Without a language model: see the table's note. */
export const reportCost = ({ report }: Measured): Services =>
  priced({ spent: report, by: prepareDailyReport, calls: 2, requests: 0, queued: 2 });

export const idleCost = (): Services => idle;

/** A month with so many sessions, and the reports of the owners whose sessions they are. */
export function monthOf(sessions: number, measured: Measured): Services {
  const owners = Math.max(1, Math.ceil(sessions / SESSIONS_PER_OWNER));
  return add(
    { Idle: total(idle) },
    times(sessionCost(measured), sessions),
    times(reportCost(measured), owners * REPORTS_PER_OWNER),
  );
}
