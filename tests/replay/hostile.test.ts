import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Vector, vectorNames, vectorsFor } from '../factories/hostile-page.ts';
import { hostileChanges, hostileEvents, placements } from '../factories/hostile-replay.ts';
import { sampled } from '../sample.ts';
import { ReplayHarness, surfaces } from './replay-harness.ts';

const harness = new ReplayHarness(0);
let vectors: readonly Vector[];
beforeAll(async () => {
  await harness.attacker.listen(['page', 'changes', ...vectorNames()]);
  await harness.open();
  vectors = vectorsFor(harness.attacker.originOf);
}, 60_000);
afterAll(() => harness.close());
beforeEach(() => {
  harness.attacker.received.length = 0;
});

const none = { executed: [], received: [] };
/** The replayer drops a change that adds one of these, so they are tested apart from the others. */
const dropped = ['img-data-url', 'link-modulepreload', 'audio'];
const isDropped = ({ name }: Vector) => dropped.includes(name);

test.each(surfaces)(
  'two hundred hostile payloads run no script and open no connection in the %s',
  async (surface) => {
    expect(vectors.length * placements.length).toBeGreaterThanOrEqual(200);
    const together = vectors.filter((each) => !isDropped(each));
    for (const placement of placements) {
      await harness.show(surface, hostileEvents(together, placement));
      const replayed = await harness.replayedVectors();
      const missing = together.filter(({ name }) => !replayed.includes(name));
      expect({ placement, missing, ...(await harness.effects()) }).toEqual({
        placement,
        missing: [],
        ...none,
      });
    }
    await harness.show(surface, hostileChanges(harness.attacker.originOf('changes')));
    expect(await harness.effects()).toEqual(none);
  },
  60_000,
);

test('the recording’s frame keeps its policy even if the surrounding page has none', async () => {
  await harness.unload();
  harness.hasPolicy = false;
  const together = vectors.filter((each) => !isDropped(each));
  const alone = vectors.filter(isDropped).map((each) => [each]);
  for (const [turn, group] of [together, ...alone].entries()) {
    for (const placement of group === together ? placements : sampled(placements, turn)) {
      await harness.show('player', hostileEvents(group, placement));
      const about = { placement, among: group[0]?.name };
      expect({ ...about, ...(await harness.effects()) }).toEqual({ ...about, ...none });
    }
  }
  await harness.show('player', hostileChanges(harness.attacker.originOf('changes')));
  expect(await harness.effects()).toEqual(none);
}, 60_000);

test('the same payloads in an ordinary page do run and do connect', async () => {
  await harness.showUnprotected(vectors.filter(({ name }) => !/^(meta|base)/.test(name)));
  await expect.poll(() => new Set(harness.attacker.received).size).toBeGreaterThan(20);
  await expect
    .poll(async () => (await harness.effects()).executed)
    .toEqual(
      expect.arrayContaining(['script', 'svg-script', 'img-onerror', 'iframe-srcdoc', 'details']),
    );
});
