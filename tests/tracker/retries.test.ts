import { afterEach, expect, test, vi } from 'vitest';
import { Transport } from '../../web/tracker/delivery/transport.ts';

const seconds = (ms: number) => ms / 1_000;
afterEach(() => vi.restoreAllMocks());

/** The delays before each retry of a batch while no server responds. */
async function delaysOf(tries: number): Promise<number[]> {
  const delays: number[] = [];
  await new Promise<void>((done) => {
    const transport = new Transport({
      url: () => 'nowhere:',
      renewTicket() {},
      stop() {},
      after(ms, run) {
        if (delays.push(seconds(ms)) === tries) done();
        else setTimeout(run);
        return () => {};
      },
    });
    transport.send({ seq: 0, bytes: new Uint8Array(8) });
  });
  return delays;
}

test.each([
  ['at least half as long', 0, [1, 2, 4, 8, 16, 32, 64, 128, 150, 150]],
  ['at most in full', 1, [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]],
])('waits twice as long after each failure up to 5 minutes, %s', async (_, random, delays) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  expect(await delaysOf(delays.length)).toEqual(delays);
});
