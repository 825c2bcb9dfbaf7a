import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import type { DetectorCase } from './detector-case.ts';
import type { Device } from './person.ts';

/** One case as a real browser recorded it. */
export interface Fixture {
  readonly kind: DetectorCase['kind'];
  readonly name: string;
  readonly device: Device;
  readonly userAgent: string;
  readonly batches: readonly Batch[];
}

/** The stored recordings of a kind's cases. */
export function fixturesOf(kind: DetectorCase['kind']): Fixture[] {
  const file = join(import.meta.dirname, `fixtures/${kind}.json.gz`);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : [];
}
