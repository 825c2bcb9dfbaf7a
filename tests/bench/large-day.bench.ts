import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../lib/local/paths.ts';

/** The most sessions a plan allows per day, alone and with two earlier days that are searched for late sessions. */
const SESSIONS = 50_000;
const TARGET_CPU_SECONDS = 30;
const TARGET_PEAK_MB = 256;
const worker = join(root, 'tests/bench/large-day/worker.ts');

test.each([0, 2])(
  'a report over 50,000 sessions of a day and %i days before',
  (days) => {
    const memory = ['--max-old-space-size=150', '--max-semi-space-size=8'];
    const output = execFileSync(process.execPath, [...memory, worker, `${SESSIONS}`, `${days}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const measured = JSON.parse(output) as Record<string, number>;
    console.table([measured]);
    expect(measured.sessions).toBe(SESSIONS);
    expect(measured.cpuSeconds).toBeLessThan(TARGET_CPU_SECONDS);
    expect(measured.peakMb).toBeLessThan(TARGET_PEAK_MB);
  },
  120_000,
);
