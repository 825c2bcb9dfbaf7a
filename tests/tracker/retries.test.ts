import { afterEach, expect, test, vi } from 'vitest';
import { Transport } from '../../web/tracker/delivery/transport.ts';

const seconds = (ms: number) => ms / 1_000;
afterEach(() => vi.restoreAllMocks());

/** How long a batch waits for each of its tries while no server can be reached. */
async function waitsOf(tries: number): Promise<number[]> {
  const waits: number[] = [];
  await new Promise<void>((done) => {
    const transport = new Transport({
      url: () => 'nowhere:',
      renewTicket() {},
      stop() {},
      after(ms, run) {
        if (waits.push(seconds(ms)) === tries) done();
        else setTimeout(run);
        return () => {};
      },
    });
    transport.send({ seq: 0, bytes: new Uint8Array(8) });
  });
  return waits;
}

test.each([
  ['half as long at least', 0, [1, 2, 4, 8, 16, 32, 64, 128, 150, 150]],
  ['in full at most', 1, [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]],
])('waits twice as long after each failure up to 5 minutes, %s', async (_, random, waits) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  expect(await waitsOf(waits.length)).toEqual(waits);
});
