import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Batch, SessionRequest } from '../../../lambdas/contract/tracker.ts';

/** A visit as the tracker sent it; `{domain}` and `{owner}` stand where the website's and the owner's names were. */
export interface SeedVisit {
  readonly name: string;
  readonly userAgent: string;
  readonly request: SessionRequest;
  readonly batches: readonly Batch[];
}

/** The recorded visits, for one website of one owner. `npm run record-seed` makes them anew. */
export function visitsFor(domain: string, ownerId: string): SeedVisit[] {
  const packed = readFileSync(join(import.meta.dirname, 'visits.json.gz'));
  const text = gunzipSync(packed).toString();
  return JSON.parse(text.replaceAll('{domain}', domain).replaceAll('{owner}', ownerId));
}

/** The same visit at another time: every instant of the visitor's clock moves by as much. */
export function movedTo(visit: SeedVisit, start: Date): SeedVisit {
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
