import type { Gap } from '../../../contract/digest.ts';
import { HOUR_MS } from '../../../contract/durations.ts';
import type { Batch } from '../../../contract/tracker.ts';
import { missingFrom } from '../../batch/missing-batches.ts';
import { intentionalClicks } from '../clicks/click.ts';
import { withKnownAddresses } from '../known-addresses.ts';
import { afterTheirClicks } from '../page-order.ts';
import { withOpenedRoutes } from '../path.ts';
import { EventTables } from './event-tables.ts';
import type { Rows } from './rows.ts';
import type { Timeline } from './timeline.ts';
import * as open from './untrusted.ts';

/** More events than any session has: an hour at a hundred per second is 360,000. */
const MAX_EVENTS = 400_000;
/** The order of an event is `seq * ORDERS_PER_BATCH + index`. */
const ORDERS_PER_BATCH = 1_000_000;
/** No session has a longer pause: events beyond it are from another day or a wrong clock. */
const MAX_PAUSE_MS = HOUR_MS;
/** A batch sent this soon after the last event proves that the page was still open until then. */
const MAX_WATCHED_MS = 120_000;

/**
 * Reads a recording's batches, in any order and with duplicates, into compact tables. Each event is parsed once.
 * Malformed data is counted in `gaps` and never fatal.
 */
export class Reader {
  readonly #tables = new EventTables();
  readonly #seen = new Set<number>();
  #unreadable = 0;
  #broken = 0;
  #tooMany = 0;
  #lastSentAt = 0;
  #cost = { seq: -1, scriptMs: 0, bytes: 0 };

  read(batch: Batch): void {
    const { seq, events, sent_at, cost } = open.asRecord(batch);
    if (
      typeof seq !== 'number' ||
      !Number.isSafeInteger(seq) ||
      seq < 0 ||
      !Array.isArray(events)
    ) {
      this.#unreadable += 1;
      return;
    }
    if (this.#seen.has(seq)) return;
    this.#seen.add(seq);
    this.#lastSentAt = Math.max(this.#lastSentAt, open.asNumber(sent_at));
    this.#readCost(seq, open.asRecord(cost));
    let order = seq * ORDERS_PER_BATCH;
    for (const event of events) this.#readEvent(open.asRecord(event), order++);
  }

  #readEvent(event: open.Unknown, order: number): void {
    if (this.#tables.times.length >= MAX_EVENTS) this.#tooMany += 1;
    else if (!this.#tables.read(event, order)) this.#broken += 1;
  }

  #readCost(seq: number, { script_ms, bytes }: open.Unknown): void {
    if (typeof script_ms !== 'number' || seq < this.#cost.seq) return;
    this.#cost = { seq, scriptMs: open.asNumber(script_ms), bytes: open.asNumber(bytes) };
  }

  /** All events read so far, in order of time. */
  timeline(): Timeline {
    const { moments, plainMoments, page, times, ...rest } = this.#tables;
    const { hasTouchEvents, hasTrackerEvents, ...rows } = rest;
    const { first, last, events } = mainTimeRange(times);
    const sorted = <T>(table: { sorted(from: number, to: number): T }) => table.sorted(first, last);
    const { seq, ...cost } = this.#cost;
    const watched = this.#lastSentAt - last;
    const pages = withOpenedRoutes(sorted((moments.pages.isEmpty ? plainMoments : moments).pages));
    const clicks = sorted((hasTrackerEvents ? moments : plainMoments).clicks);
    return {
      durationMs: last - first,
      watchedMs: last - first + (watched > 0 && watched < MAX_WATCHED_MS ? watched : 0),
      events,
      pages: afterTheirClicks(withKnownAddresses(pages), clicks),
      heights: sorted(moments.heights),
      clicks: intentionalClicks(clicks),
      fields: sorted(moments.fields),
      submits: sorted(moments.submits),
      errors: sorted(moments.errors),
      logged: sorted(moments.logged),
      requests: sorted(moments.requests),
      retried: sorted(moments.retried),
      vitals: sorted(moments.vitals),
      visibility: sorted(moments.visibility),
      reactions: sorted(moments.reactions),
      forms: sorted(moments.forms),
      keys: sorted(moments.keys),
      busy: sorted(moments.busy),
      unseen: sorted(moments.unseen),
      eventsOnly: sorted(moments.eventsOnly),
      wireframes: sorted(moments.wireframes),
      mutations: sorted(page.mutations),
      validity: sorted(page.changedProperties.validity),
      changes: sorted(rows.changes),
      sheets: sorted(page.structure.sheets.shadow.rows),
      scrolls: sorted(rows.scrolls),
      presses: sorted(rows.presses),
      focuses: sorted(rows.focuses),
      blurs: sorted(rows.blurs),
      moves: sorted(rows.moves),
      snapshots: sorted(page.snapshots),
      viewports: sorted(rows.viewports),
      structure: page.structure.numbers,
      changedProperties: page.changedProperties.numbers,
      hasTouchEvents,
      ...(seq >= 0 && { cost }),
      gaps: this.#gaps(times.length - events),
    };
  }

  #gaps(misplacedEvents: number): Gap[] {
    const { moments, page } = this.#tables;
    const counted = (kind: Gap, count: number): Gap[] =>
      count > 0 ? [`${kind}:${count}` as Gap] : [];
    return [
      ...missingFrom(this.#seen),
      ...counted('unreadable-batches', this.#unreadable),
      ...counted('broken-events', this.#broken),
      ...counted('misplaced-events', misplacedEvents),
      ...counted('too-many-events', this.#tooMany + moments.dropped),
      ...(page.snapshots.length === 0 && moments.eventsOnly.isEmpty
        ? (['no-snapshot'] as const)
        : []),
      ...(moments.eventsOnly.isEmpty ? [] : (['events-only'] as const)),
    ];
  }
}

/** The time range with the most events, so that a stray event of another year does not shift all others. */
function mainTimeRange(times: Rows): { first: number; last: number; events: number } {
  const all = times.sorted(0, Number.MAX_VALUE);
  let best = { first: 0, last: 0, events: 0 };
  for (let start = 0, row = 1; row <= all.length; row += 1) {
    if (row < all.length && all.timeOf(row) - all.timeOf(row - 1) <= MAX_PAUSE_MS) continue;
    if (row - start > best.events) {
      best = { first: all.timeOf(start), last: all.timeOf(row - 1), events: row - start };
    }
    start = row;
  }
  return best;
}
