import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Vector, vectorNames, vectorsFor } from '../factories/hostile-page.ts';
import { hostileChanges, hostileEvents, placements } from '../factories/hostile-replay.ts';
import { stages, Theatre } from './theatre.ts';

const theatre = new Theatre(0);
let vectors: readonly Vector[];
beforeAll(async () => {
  await theatre.evil.listen(['page', 'changes', ...vectorNames()]);
  await theatre.open();
  vectors = vectorsFor(theatre.evil.originOf);
}, 60_000);
afterAll(() => theatre.close());
beforeEach(() => {
  theatre.evil.heard.length = 0;
});

const none = { ran: [], heard: [] };
/** The replayer gives up a change that adds one of these; so they come apart from the others. */
const breaking = ['img-data-url', 'link-modulepreload', 'audio'];
const isBreaking = ({ name }: Vector) => breaking.includes(name);

test.each(stages)(
  'two hundred hostile payloads run no script and open no connection in the %s',
  async (stage) => {
    expect(vectors.length * placements.length).toBeGreaterThanOrEqual(200);
    const together = vectors.filter((each) => !isBreaking(each));
    for (const placement of placements) {
      await theatre.show(stage, hostileEvents(together, placement));
      const arrived = await theatre.arrived();
      const missing = together.filter(({ name }) => !arrived.includes(name));
      expect({ placement, missing, ...(await theatre.harm()) }).toEqual({
        placement,
        missing: [],
        ...none,
      });
    }
    await theatre.show(stage, hostileChanges(theatre.evil.originOf('changes')));
    expect(await theatre.harm()).toEqual(none);
  },
  60_000,
);

test('the recording’s frame keeps its policy even if the surrounding page has none', async () => {
  await theatre.leave();
  theatre.hasPolicy = false;
  const together = vectors.filter((each) => !isBreaking(each));
  const alone = vectors.filter(isBreaking).map((each) => [each]);
  for (const group of [together, ...alone]) {
    for (const placement of placements) {
      await theatre.show('player', hostileEvents(group, placement));
      const about = { placement, among: group[0]?.name };
      expect({ ...about, ...(await theatre.harm()) }).toEqual({ ...about, ...none });
    }
  }
  await theatre.show('player', hostileChanges(theatre.evil.originOf('changes')));
  expect(await theatre.harm()).toEqual(none);
}, 60_000);

test('the same payloads in an ordinary page do run and do connect', async () => {
  await theatre.unprotected(vectors.filter(({ name }) => !/^(meta|base)/.test(name)));
  await expect.poll(() => new Set(theatre.evil.heard).size).toBeGreaterThan(20);
  await expect
    .poll(async () => (await theatre.harm()).ran)
    .toEqual(
      expect.arrayContaining(['script', 'svg-script', 'img-onerror', 'iframe-srcdoc', 'details']),
    );
});
