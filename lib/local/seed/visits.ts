import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { EventType } from '../../../lambdas/contract/rrweb.ts';
import type { Batch, SessionRequest } from '../../../lambdas/contract/tracker.ts';
import { digestOf } from '../../../lambdas/recordings/analysis/digest.ts';
import { PartBuilder } from '../../../lambdas/recordings/playback/parts.ts';
import { type PackedPart, packedPart } from '../../../lambdas/recordings/recording.store.ts';
import type { PlannedVisit } from './plan.ts';
import { sources } from './sources.ts';

/** A visit as the tracker sent it, with the placeholders `{domain}` and `{owner}`. */
export interface SeedVisit {
  readonly name: string;
  readonly userAgent: string;
  readonly request: SessionRequest;
  readonly batches: readonly Batch[];
}

/** The recorded visits, for one website of one owner. `npm run record-seed` records them again. */
export function visitsFor(domain: string, ownerId: string): SeedVisit[] {
  const packed = readFileSync(join(import.meta.dirname, 'visits.json.gz'));
  const text = gunzipSync(packed).toString();
  return JSON.parse(text.replaceAll('{domain}', domain).replaceAll('{owner}', ownerId));
}

/** Moves all timestamps of a visit so that it starts at `start`. */
export function shiftVisit(visit: SeedVisit, start: Date): SeedVisit {
  const by = start.getTime() - visit.request.sent_at;
  return {
    ...visit,
    request: { ...visit.request, sent_at: visit.request.sent_at + by },
    batches: visit.batches.map((batch) => ({
      ...batch,
      sent_at: batch.sent_at + by,
      events: batch.events.map((event) => ({ ...event, timestamp: event.timestamp + by })),
    })),
  };
}

/** The digest and playback parts of a visit. Times are relative to its start. */
export interface ReadVisit {
  readonly digest: Digest;
  readonly referrer: string;
  readonly durationMs: number;
  readonly parts: readonly PackedPart[];
}

type Variant = Pick<PlannedVisit, 'name' | 'pace' | 'source'>;

/** Reads recorded visits with the product's analyzer, each visit once per source and pace. */
export function readerOf(domain: string, ownerId: string): (variant: Variant) => ReadVisit {
  const recorded = new Map(visitsFor(domain, ownerId).map((visit) => [visit.name, visit]));
  const cache = new Map<string, ReadVisit>();
  return ({ name, pace, source }) => {
    const key = `${name} ${pace} ${source}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const visit = recorded.get(name);
    if (!visit) throw new Error(`No visit named "${name}" was recorded: npm run record-seed`);
    const { referrer, query } = sources[source];
    const read = readVisit(withQuery(stretchVisit(visit, pace), query), { host: domain, referrer });
    cache.set(key, read);
    return read;
  };
}

function readVisit(
  { batches, request, userAgent }: SeedVisit,
  { host, referrer }: { host: string; referrer: string },
): ReadVisit {
  const facts = { sessionId: '', visitor: '', startedAt: new Date(request.sent_at).toISOString() };
  const cutter = new PartBuilder();
  const parts = [...batches.flatMap((batch) => cutter.add(batch)), ...cutter.end()];
  const digest = digestOf({ ...facts, userAgent, referrer, host }, batches);
  const durationMs = Date.parse(digest.endedAt) - Date.parse(digest.startedAt);
  return { digest, referrer, durationMs, parts: parts.map(packedPart) };
}

/** Stretches the time between events by a factor. */
function stretchVisit(visit: SeedVisit, pace: number): SeedVisit {
  const start = visit.batches[0]?.events[0]?.timestamp ?? 0;
  const later = (timestamp: number) => Math.round(start + (timestamp - start) * pace);
  const batches = visit.batches
    .toSorted((a, b) => a.seq - b.seq)
    .map((batch) => ({
      ...batch,
      sent_at: later(batch.sent_at),
      events: batch.events.map((event) => ({ ...event, timestamp: later(event.timestamp) })),
    }));
  return { ...visit, batches };
}

interface Address {
  readonly href?: string;
  readonly tag?: string;
  readonly payload?: { readonly page: string };
}

/** Adds a query to the URL of the first page. */
function withQuery(visit: SeedVisit, query: string): SeedVisit {
  const opened = new Set<string>();
  const isFirst = (kind: string) => !opened.has(kind) && opened.add(kind);
  const batches = visit.batches.map((batch) => ({
    ...batch,
    events: batch.events.map((event) => {
      const data = event.data as Address;
      if (event.type === EventType.Meta && isFirst('meta')) {
        return { ...event, data: { ...data, href: `${data.href}${query}` } };
      }
      if (data.tag === 'rv:page' && isFirst('page')) {
        const payload = { ...data.payload, page: `${data.payload?.page}${query}` };
        return { ...event, data: { ...data, payload } };
      }
      return event;
    }),
  }));
  return { ...visit, batches } as SeedVisit;
}
