import { beforeEach, expect, test } from 'vitest';
import { BATCH_MAX_EVENTS } from '../../lambdas/contract/tracker.ts';
import { decodeBatch } from '../../lambdas/contract/wire/decode.ts';
import { Op } from '../../lambdas/contract/wire/format.ts';
import { SharedSheets } from '../../lambdas/contract/wire/shared-sheets.ts';
import {
  type EncodedEvent,
  EventWriter,
  type LateText,
} from '../../lambdas/contract/wire/writer.ts';
import { Outbox } from '../../web/tracker/delivery/outbox.ts';
import {
  setStoredSheets,
  shareSheet,
  storedSheets,
  type UnreadSheet,
  unread,
} from '../../web/tracker/delivery/shared-sheets.ts';
import type { EncodedBatch } from '../../web/tracker/delivery/transport.ts';
import {
  BATCH_BYTES,
  BATCH_MS,
  FIRST_BATCH_MS,
  KEEPALIVE_BYTES,
  UNSENT_BYTES,
} from '../../web/tracker/limits.ts';

const COST = {
  script_ms: 1,
  bytes: 0,
  errors: 0,
};

let outbox: Outbox;
let sent: EncodedBatch[];
let queued: EncodedBatch[];
/** The timers that wait, by their delay in milliseconds. */
let timers: Map<() => void, number>;
let overflows: number;

beforeEach(() => {
  [sent, queued, overflows] = [[], [], 0];
  timers = new Map();
  let seq = 0;
  outbox = new Outbox({
    send: (batch) => sent.push(batch),
    addBatch: (batch) => queued.push(batch),
    nextSeq: () => seq++,
    cost: () => COST,
    onOverflow: () => {
      overflows += 1;
    },
    after(ms, run) {
      timers.set(run, ms);
      return () => timers.delete(run);
    },
  });
  setStoredSheets();
});

const delays = () => [...timers.values()];
function runTimers(): void {
  const due = [...timers.keys()];
  timers.clear();
  for (const run of due) run();
}
/** Texts that no other event has, so that each takes its full size. */
let unique = 0;
const event = (op: number, length = 10): EncodedEvent => {
  const writer = new EventWriter(op);
  unique += 1;
  writer.value({
    source: 4,
    tag: 'rv:page',
    payload: 'other',
    text: `${unique} `.padEnd(length, 'x'),
  });
  return writer.encoded(1_000);
};
const click = (name = 'click') => outbox.putCustom(1_000, { tag: 'rv:reaction', payload: name });
const namesIn = (batches: readonly EncodedBatch[]) =>
  batches.map(({ bytes }) => {
    const batch = decodeBatch(bytes, undefined, new SharedSheets());
    if (typeof batch === 'string') throw new Error(batch);
    return batch.events.map(({ data }) => Reflect.get(Object(data), 'payload') ?? 'other');
  });
const decoded = (batch: EncodedBatch | undefined) =>
  decodeBatch((batch as EncodedBatch).bytes, undefined, new SharedSheets()) as object;

test('nothing is sent before there is a session, and then everything in order', () => {
  for (const name of ['first', 'second']) click(name);
  outbox.flushSoon();
  outbox.flush();
  expect([delays(), sent, outbox.isEmpty]).toEqual([[], [], false]);
  outbox.open();
  expect(delays()).toEqual([FIRST_BATCH_MS]);
  runTimers();
  expect(namesIn(sent)).toEqual([['first', 'second']]);
  expect([outbox.isEmpty, delays()]).toEqual([true, []]);
});

test('the first batch is sent with the snapshot at once, later ones after ten seconds', () => {
  outbox.putEvent(event(Op.Snapshot));
  expect(delays()).toEqual([]);
  outbox.open();
  expect(delays()).toEqual([0]);
  runTimers();
  click();
  click();
  expect(delays(), 'one timer for both').toEqual([BATCH_MS]);
  outbox.putEvent(event(Op.Snapshot));
  expect(delays(), 'a later snapshot is not urgent').toEqual([BATCH_MS]);
});

test('a snapshot that comes after the session is sent at once as well', () => {
  outbox.open();
  click();
  expect(delays()).toEqual([FIRST_BATCH_MS]);
  outbox.putEvent(event(Op.Snapshot));
  expect(delays()).toEqual([0]);
});

test('a batch that has become large enough is sent in a separate task', () => {
  outbox.open();
  outbox.flush();
  click();
  outbox.putEvent(event(Op.Custom, BATCH_BYTES));
  expect([delays(), sent]).toEqual([[0], []]);
  runTimers();
  expect(sent).toHaveLength(1);
});

test('a batch never has more events than the server accepts', () => {
  outbox.open();
  const small = () => outbox.putEvent({ ...event(Op.Custom), size: 1 });
  for (let count = 1; count < BATCH_MAX_EVENTS; count += 1) small();
  expect(delays()).toEqual([FIRST_BATCH_MS]);
  small();
  expect(delays()).toEqual([0]);
  small();
  outbox.flush();
  expect(namesIn(sent).map(({ length }) => length)).toEqual([BATCH_MAX_EVENTS, 1]);
});

test('a page that gets no session stops collecting at five megabytes', () => {
  outbox.putEvent(event(Op.Mutation, UNSENT_BYTES - 100_000));
  expect(overflows).toBe(0);
  outbox.putEvent(event(Op.Mutation, 100_000));
  expect(overflows).toBe(1);
});

test('events of the visitor are sent before page changes if the exit may not carry both', () => {
  outbox.open();
  outbox.flush();
  click('first');
  outbox.putEvent(event(Op.Change, KEEPALIVE_BYTES / 4));
  click('last');
  outbox.markLast();
  outbox.flushOnExit(true);
  expect(namesIn(queued)).toEqual([['first', 'last'], ['other']]);
  expect(
    queued.map(({ seq }) => seq),
    'the last action has the highest number',
  ).toEqual([1, 0]);
  expect(queued.map((batch) => 'last' in decoded(batch))).toEqual([true, false]);
  expect([delays(), outbox.isEmpty, sent]).toEqual([[], true, []]);
});

test('a small rest is one batch, and only the page’s last batch is marked as the last', () => {
  outbox.open();
  outbox.putEvent(event(Op.Change, 1_000));
  click('last');
  outbox.markLast();
  outbox.flushOnExit(true);
  click('restored');
  outbox.flushOnExit(false);
  expect(namesIn(queued)).toEqual([['other', 'last'], ['restored']]);
  expect(queued.map((batch) => 'last' in decoded(batch))).toEqual([true, false]);
});

test('on exit each batch fits into a request that outlives the page', () => {
  outbox.open();
  for (let count = 0; count < 12; count += 1) outbox.putEvent(event(Op.Custom, 10_000));
  outbox.flushOnExit(true);
  expect(queued.length).toBeGreaterThan(2);
  for (const { bytes } of queued)
    expect(Math.ceil(bytes.length / 3) * 4).toBeLessThan(KEEPALIVE_BYTES);
  outbox.putEvent(event(Op.Change, 2 * KEEPALIVE_BYTES));
  outbox.putEvent(event(Op.Change, 2 * KEEPALIVE_BYTES));
  outbox.flushOnExit(true);
  expect(namesIn(queued.slice(-2)), 'a larger event is alone').toEqual([['other'], ['other']]);
});

test('a hidden page without a session keeps its events, a page that unloads hands them over', () => {
  click('waits');
  outbox.flushOnExit(false);
  expect([queued, outbox.isEmpty]).toEqual([[], false]);
  outbox.flushOnExit(true);
  expect(namesIn(queued)).toEqual([['waits']]);
});

test('a new session has none of the events, style sheets and timers of the last one', () => {
  outbox.open();
  setStoredSheets(['menu']);
  outbox.putEvent(event(Op.Snapshot));
  putSheet();
  outbox.clear();
  expect([outbox.isEmpty, delays(), storedSheets(), unread.size]).toEqual([true, [], [], 0]);
  click('new');
  outbox.flush();
  expect(sent, 'there is no session yet').toEqual([]);
  outbox.open();
  expect(delays(), 'without a snapshot').toEqual([FIRST_BATCH_MS]);
});

/** A style sheet of three pieces, in an event. */
function putSheet(): void {
  let css = '';
  const sheet: UnreadSheet & LateText = {
    length: 0,
    readPiece() {
      css += '.menu{}'.padEnd(1_000);
      if (css.length < 3_000) return;
      unread.delete(sheet);
      css = shareSheet(css, sheet);
    },
    toString() {
      while (unread.has(sheet)) sheet.readPiece();
      return css;
    },
  };
  unread.add(sheet);
  const writer = new EventWriter(Op.Custom);
  writer.text(sheet);
  outbox.putEvent(writer.encoded(1_000));
}

test('a style sheet is known to be stored when its batch is', () => {
  outbox.open();
  putSheet();
  outbox.flushOnExit(true);
  expect(storedSheets()).toEqual([]);
  queued[0]?.onStored?.();
  expect(storedSheets()).toHaveLength(1);
});

test('a style sheet is read in one task per piece, then its batch is sent', () => {
  outbox.open();
  putSheet();
  for (let pieces = 1; pieces <= 3; pieces += 1) {
    if (pieces === 1) outbox.flush();
    else runTimers();
    expect([sent.length, delays(), unread.size]).toEqual([0, [0], pieces < 3 ? 1 : 0]);
  }
  runTimers();
  expect(sent).toHaveLength(1);
  expect(new TextDecoder().decode(sent[0]?.bytes)).toMatch(/(\.menu\{\} +){3}$/);
});

test('a page that keeps rewriting its style sheets cannot keep many events from being sent', () => {
  outbox.open();
  putSheet();
  outbox.putEvent({ ...event(Op.Mutation), size: UNSENT_BYTES });
  outbox.flush();
  expect(new TextDecoder().decode(sent[0]?.bytes)).toMatch(/(\.menu\{\} +){3}/);
});

test('on page exit the rest of a style sheet is read at once', () => {
  outbox.open();
  putSheet();
  outbox.flush();
  outbox.flushOnExit(true);
  expect(new TextDecoder().decode(queued[0]?.bytes)).toMatch(/(\.menu\{\} +){3}$/);
});

test('each batch carries what recording has cost so far', () => {
  outbox.open();
  click();
  outbox.flush();
  expect(decoded(sent[0])).toMatchObject({ seq: 0, cost: COST });
});
