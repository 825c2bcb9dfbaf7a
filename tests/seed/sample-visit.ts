import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { SessionEventList } from '../../lambdas/contract/replay/session-events.ts';
import { pagesOf, rowOf, timelineMarksOf } from '../../lambdas/recordings/listing/recording-row.ts';
import type { Session } from '../../lambdas/recordings/session/session.ts';
import { readerOf } from '../../lib/local/seed/visits.ts';
import type { SampleVisit } from '../../web/app/samples/sample-visit.ts';

const file = join(import.meta.dirname, '../../web/app/samples/visit.json.gz');
const DOMAIN = 'harborlane.example';
const OWNER = '00000000-0000-4000-8000-000000000000';
/** A visitor tries a discount code, clicks "Apply" several times and leaves. */
const VISIT = 'try a code';

/** One visit of the seed as the product reads it. New owners see it before their first visit is recorded. */
export function sampleVisit(): SampleVisit {
  const { digest, parts, durationMs } = readerOf(
    DOMAIN,
    OWNER,
  )({
    name: VISIT,
    pace: 1,
    source: 'google',
  });
  const contents = parts.map(
    ({ body }) => JSON.parse(gunzipSync(body).toString()) as SampleVisit['contents'][number],
  );
  const read = { ...digest, state: 'closed', digest } as unknown as Session;
  const { facts } = rowOf(read, new Date(digest.endedAt));
  return {
    facts: { ...facts, duration_ms: durationMs } as SampleVisit['facts'],
    pages: pagesOf(digest),
    marks: timelineMarksOf(digest) as SampleVisit['marks'],
    events: contents.reduce((list, { events }) => list.add(events), new SessionEventList()).events,
    parts: parts.map(({ stored: { from, to, keyframe } }) => ({
      from_ms: from,
      to_ms: to,
      keyframe,
    })),
    contents,
  };
}

export const storedSample = (): unknown => JSON.parse(gunzipSync(readFileSync(file)).toString());
export const storeSampleVisit = (): void =>
  writeFileSync(file, gzipSync(JSON.stringify(sampleVisit()), { level: 9 }));
