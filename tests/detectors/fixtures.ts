import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import type { DetectorCase } from './detector-case.ts';
import type { Device } from './person.ts';

/** The recording of one case by a real browser. */
export interface Fixture {
  readonly kind: DetectorCase['kind'];
  readonly name: string;
  readonly device: Device;
  readonly userAgent: string;
  readonly batches: readonly Batch[];
}

/** The stored recordings of the cases of a kind. */
export function fixturesOf(kind: DetectorCase['kind']): Fixture[] {
  const file = join(import.meta.dirname, `fixtures/${kind}.json.gz`);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : [];
}
