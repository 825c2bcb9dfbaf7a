import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import { anyDeeds, clearPage, played, recordingOf, START } from './restless-page.ts';

afterEach(clearPage);

test('a picture made by the server shows the page as the player would show it after all that happened', async () => {
  await fc.assert(
    fc.asyncProperty(anyDeeds, async (steps) => {
      const events = await recordingOf(steps);
      const mirror = new PageMirror();
      const before = structuredClone(events);
      for (const event of events) mirror.apply(event);
      expect(events).toEqual(before);
      expect(played(mirror.snapshot(START))).toBe(played(events));
    }),
    { numRuns: 25 },
  );
}, 60_000);
