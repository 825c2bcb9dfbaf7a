import {
  BATCH_MAX_EVENTS,
  BATCH_VERSION,
  type Batch,
  type RecordedEvent,
} from '../../contract/tracker.ts';

/** Checked by hand: a schema walking every node of a page costs three times the parsing. */
export type Shape = Batch & { readonly events: RecordedEvent[] };

const [FULL_SNAPSHOT, INCREMENTAL, META, PLUGIN] = [2, 3, 4, 6] as const;
const LAST_SEQUENCE = 10_000_000;

/** The batch, or undefined when it is not one. */
export function batchIn(text: string): Shape | undefined {
  const value = parse(text);
  if (!isRecord(value) || value.v !== BATCH_VERSION) return undefined;
  const { seq, sent_at, events } = value;
  if (!isCount(seq) || seq > LAST_SEQUENCE || !isInstant(sent_at)) return undefined;
  if (!Array.isArray(events) || events.length === 0 || events.length > BATCH_MAX_EVENTS) {
    return undefined;
  }
  if (!isOnly(value, BATCH_FIELDS) || !isCost(value.cost)) return undefined;
  return events.every(isEvent) ? (value as unknown as Shape) : undefined;
}

/** Unknown fields could carry text that no masking rule covers. */
const BATCH_FIELDS = new Set(['v', 'seq', 'sent_at', 'events', 'last', 'cost']);
const EVENT_FIELDS = new Set(['type', 'timestamp', 'data', 'delay']);
function isOnly(value: object, fields: ReadonlySet<string>): boolean {
  for (const name in value) if (!fields.has(name)) return false;
  return true;
}
const isCost = (cost: unknown) =>
  cost === undefined ||
  (isRecord(cost) && Object.values(cost).every((each) => typeof each === 'number'));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON is one of the ways not to be a batch
  }
}

/** Events of recorder plugins (console, network) are not part of the promise and make a batch unknown. */
const isEvent = (event: unknown) =>
  isRecord(event) &&
  isOnly(event, EVENT_FIELDS) &&
  isCount(event.type) &&
  event.type < PLUGIN &&
  isInstant(event.timestamp) &&
  isRecord(event.data) &&
  (event.type !== INCREMENTAL || hasLists(event.data));

/** Everything that reads a recording later walks through these: mirror, detectors, player. */
const LISTS = ['adds', 'removes', 'texts', 'attributes', 'positions'];
const hasLists = (data: Record<string, unknown>) =>
  LISTS.every((name) => {
    const list = data[name];
    return list === undefined || (Array.isArray(list) && list.every(isRecord));
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value < Number.MAX_SAFE_INTEGER;

/** The host whose page a session's first real batch shows: it holds the page's address and a full snapshot. */
export function firstPageIn({ events }: Pick<Batch, 'events'>): string | undefined {
  const meta = events.find(({ type }) => type === META)?.data as { href?: unknown } | undefined;
  const hasSnapshot = events.some(
    ({ type, data }) => type === FULL_SNAPSHOT && isRecord((data as { node?: unknown }).node),
  );
  return hasSnapshot && typeof meta?.href === 'string' ? meta.href : undefined;
}
