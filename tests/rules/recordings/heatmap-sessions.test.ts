import { expect, test } from 'vitest';
import { heatmapSessions } from '../../../lambdas/recordings/heatmap/heatmap-sessions.protocol.ts';
import type { Session } from '../../../lambdas/recordings/session/session.ts';
import { session } from '../../factories/session.ts';

const query = { ownerId: 'ann', range: {}, max: 2 };

/** A store whose reads stop at expired sessions: each run has some kept sessions, then the id at which it stops. */
function stopping(...runs: readonly (readonly Session[])[]) {
  return {
    async *newest(_: string, { after = '0' }: { after?: string | undefined }) {
      const run = Number(after);
      yield* runs[run] ?? [];
      return run + 1 < runs.length ? `${run + 1}` : undefined;
    },
  };
}
const [one, two, three] = [session(1), session(2), session(3)];

test('a heatmap shows recordings that are kept after many that have expired', async () => {
  const found = await heatmapSessions(stopping([], [], [one]), query);
  expect(found).toEqual({ sessions: [one], among: null });
});

test('a heatmap names the number of its sessions if older ones were not read', async () => {
  expect(await heatmapSessions(stopping([one], [two]), query)).toEqual({
    sessions: [one],
    among: 1,
  });
  expect(await heatmapSessions(stopping([one, two, three]), query)).toEqual({
    sessions: [one, two],
    among: 2,
  });
  expect(await heatmapSessions(stopping([one, two]), query)).toEqual({
    sessions: [one, two],
    among: null,
  });
});

test('a heatmap does not read everything that has expired', async () => {
  const runs = [...Array.from({ length: 20 }, () => []), [one]];
  expect(await heatmapSessions(stopping(...runs), query)).toEqual({ sessions: [], among: null });
});
