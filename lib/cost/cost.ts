import { BATCH_ITEM_DAYS } from '../../lambdas/contract/limits.ts';
import { idle, type Measured, none, prices, type Spent, waits } from './prices.ts';

/** A GB-second of the 1,769 MB that one processor comes with; smaller functions take as much longer as they are cheaper. */
const GIGABYTES_OF_A_CPU = 1.769;
/** One line of JSON per call. */
const LOG_BYTES_PER_CALL = 400;
const STORED_MONTHS = 1;
/** A function that waits is billed for its memory: most have half a gigabyte, ingestion a whole one. */
const GIGABYTES_WHILE_WAITING = 1;
/** `push-changes` is started when a session begins and when it is closed. */
const STREAM_CALLS_PER_SESSION = 2;
const REPORTS_PER_OWNER = 30;
/** Owners on a Starter plan use two thirds of it. */
const SESSIONS_PER_OWNER = 1_500;

type Services = Readonly<Record<string, number>>;

/** What a piece of work costs by service; `calls` are the requests that reach a function, `requests` those of the API. */
function priced(spent: Spent, calls: number, requests: number): Services {
  return {
    DynamoDB:
      spent.tableReads * prices.tableRead +
      spent.tableWrites * prices.tableWrite +
      (spent.expiringBytes / 1e9) * prices.tableGigabyteMonth * (BATCH_ITEM_DAYS / 30),
    S3:
      spent.puts * prices.put +
      spent.gets * prices.get +
      (spent.storedBytes / 1e9) * prices.gigabyteMonth * STORED_MONTHS,
    Lambda:
      calls * prices.call +
      ((spent.ms * GIGABYTES_OF_A_CPU + waited(spent) * GIGABYTES_WHILE_WAITING) / 1_000) *
        prices.gigabyteSecond,
    'API Gateway': requests * prices.request,
    'CloudFront and its firewall':
      requests * (prices.edgeRequest + prices.edgeFunction + prices.firewallRequest),
    'SES and SQS': spent.mails * prices.mail + spent.messages * prices.message,
    CloudWatch: (calls * LOG_BYTES_PER_CALL * prices.logGigabyte) / 1e9,
  };
}

/** Milliseconds that functions wait for other services, one call after the other. */
const waited = ({ tableReads, tableWrites, puts, gets, mails, messages }: Spent): number =>
  (tableReads + tableWrites) * waits.table +
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

/** A message is sent, received and deleted; changes of the table reach their consumers without a queue. */
const queued = (spent: Spent, messages: number): Spent => ({
  ...spent,
  messages: spent.messages + 3 * messages,
});

export const sessionCost = ({ session, batchesPerSession }: Measured): Services =>
  add(
    priced(session.opening, 1, 1),
    priced(session.batches, batchesPerSession, batchesPerSession),
    priced(queued(session.closing, 1), 1 + STREAM_CALLS_PER_SESSION, 0),
  );

export const batchCost = ({ session, batchesPerSession }: Measured): Services =>
  times(priced(session.batches, batchesPerSession, batchesPerSession), 1 / batchesPerSession);

interface Saving {
  readonly what: string;
  /** In dollars per million sessions. */
  readonly saved: number;
}
/** Which change of the storage or of the way in would take how much. Each supposes those before it. */
export function savings({ session, batchesPerSession: batches }: Measured): Saving[] {
  const fewer = (less: Partial<Spent>, calls = 0, requests = 0) =>
    total(priced({ ...none, ...less }, calls, requests)) * 1e6;
  return [
    {
      what: 'parts and list of events as one object, read by ranges',
      saved: fewer({ puts: session.closing.puts - 1 }),
    },
    {
      what: 'an address of the function instead of CloudFront, firewall and API (needs limits of its own)',
      saved: fewer({}, 0, 1 + batches),
    },
  ];
}

/** Without a language model: see the table's note. */
export const reportCost = ({ report }: Measured): Services => priced(queued(report, 2), 2, 0);

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
