import { expect, test } from 'vitest';
import type { Digest } from '../../lambdas/contract/digest.ts';
import { composeReport } from '../../lambdas/reports/content/compose.ts';
import { element, reportInput } from '../factories/digest.ts';
import { daysBefore, ordinaryVisit, visitWithSignal } from '../golden/visits.ts';

const path = ['/', '/collections/winter', '/products/:id', '/cart', '/checkout'];

/** Every tenth visit has one of fifty problems; the others open five pages. */
const dayOf = (sessions: number): Digest[] =>
  Array.from({ length: sessions }, (_, n) =>
    n % 10 === 0
      ? visitWithSignal(n, path.slice(0, 4), n % 20 === 0 ? 'rage-click' : 'javascript-error', {
          element: element(`Button ${String.fromCharCode(65 + (n % 25))}`),
          about: `Error in ${String.fromCharCode(65 + (n % 25))} (app.js)`,
          count: 4,
        })
      : ordinaryVisit(n, path),
  );

/** Milliseconds that a report over this many sessions takes. */
function timeOf(sessions: number): number {
  const input = reportInput({
    digests: dayOf(sessions),
    earlier: daysBefore('2026-11-19', 8, sessions),
  });
  composeReport(input);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const from = performance.now();
  const { summary, facts } = composeReport(input);
  const ms = performance.now() - from;
  const mb = (process.memoryUsage().heapUsed - before) / 1_000_000;
  const line = `${String(sessions).padStart(6)} sessions ${ms.toFixed(0).padStart(5)} ms ${mb.toFixed(1).padStart(6)} MB, ${facts.issues.length} issues\n`;
  process.stdout.write(line);
  expect(summary.total_sessions).toBe(sessions);
  return ms;
}

test('the time of a report grows no faster than its sessions', () => {
  timeOf(10);
  const thousand = timeOf(1_000);
  expect(timeOf(10_000)).toBeLessThan(thousand * 10);
});
