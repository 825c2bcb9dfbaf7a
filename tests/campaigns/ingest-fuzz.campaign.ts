import { expect, test } from 'vitest';
import { bombs } from '../factories/bombs.ts';
import { fuzzedBatch } from '../factories/fuzzed-batch.ts';
import { ingestProcess } from '../factories/ingest-process.ts';
import { connectedSite, ticketFor } from '../factories/visit.ts';

const BATCHES = Number(process.env.CAMPAIGN_BATCHES ?? 100_000);
const AT_ONCE = 16;
/** In units of the processor time for unpacking 15 MB in the same process. */
const REJECTED_WITHIN = 8;
/** Limits from the first to the second half of the batches. */
const LIVE_GROWTH_MB = 10;
const RSS_GROWTH_MB = 60;

const post = async (url: string, body: Buffer, contentType: string, origin: string) => {
  const headers = { origin, ...(contentType && { 'content-type': contentType }) };
  const response = await fetch(url, { method: 'POST', body: new Uint8Array(body), headers });
  await response.arrayBuffer();
  return response.status;
};

/** Sends fuzzed batches, sixteen at a time, and reads the memory of the server after each eighth. */
async function sendFuzzed(count: number, variables: NodeJS.ProcessEnv = {}) {
  const site = await connectedSite();
  const { ticket } = await ticketFor(site);
  const server = await ingestProcess(variables);
  const url = `${server.url}?ticket=${ticket}`;
  const origin = `https://${site.domain}`;
  const statuses = new Map<number, number>();
  const sendRange = async (from: number, to: number) => {
    let next = from;
    const worker = async (): Promise<void> => {
      for (let seed = next++; seed < to; seed = next++) {
        const { body, contentType } = fuzzedBatch(seed);
        const status = await post(url, body, contentType, origin);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
  await sendRange(0, 50);
  const before = await server.health();
  const memory: Awaited<ReturnType<typeof server.memory>>[] = [];
  for (let eighth = 1; eighth <= 8; eighth += 1) {
    await sendRange(Math.floor((count * (eighth - 1)) / 8), Math.floor((count * eighth) / 8));
    memory.push(await server.memory());
  }
  const after = await server.health();
  await server.kill();
  process.stdout.write(`${JSON.stringify([...statuses])}\n${JSON.stringify(memory)}\n`);
  // Responses in flight may add to a reading, so the minimum is the best estimate.
  const lowest = (some: typeof memory) => Math.min(...some.map(({ liveMb }) => liveMb));
  const half = memory[3];
  const end = memory[7];
  if (!half || !end) throw new Error('No memory was read');
  return {
    statuses,
    stallMs: after.stallMs,
    cpuMs: (after.cpuMs - before.cpuMs) / count,
    // A cold process grows while V8 sizes its heap and compiles; only a leak keeps growing in the second half.
    liveGrowthMb: lowest(memory.slice(4)) - lowest(memory.slice(0, 4)),
    rssGrowthMb: end.rssMb - half.rssMb,
  };
}

test(`${BATCHES} fuzzed batches over HTTP: no 5xx, no crash, stable memory, no stalled event loop`, async () => {
  const { statuses, stallMs, cpuMs, liveGrowthMb, rssGrowthMb } = await sendFuzzed(BATCHES);
  process.stdout.write(
    `${cpuMs.toFixed(2)} ms of processor time per batch, longest task ${stallMs.toFixed(0)} ms, growth in the second half: ${liveGrowthMb} MB live, ${rssGrowthMb} MB RSS\n`,
  );
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(stallMs).toBeLessThan(250);
  expect(liveGrowthMb).toBeLessThan(LIVE_GROWTH_MB);
  expect(rssGrowthMb).toBeLessThan(RSS_GROWTH_MB);
});

test.each(['objects', 'buffers', 'contexts'])(
  'a server that leaks %s of each batch fails the memory check',
  async (leak) => {
    const { liveGrowthMb, rssGrowthMb } = await sendFuzzed(4_000, { PLANTED_LEAK: leak });
    process.stdout.write(`${leak}: ${liveGrowthMb} MB live, ${rssGrowthMb} MB RSS\n`);
    expect(liveGrowthMb >= LIVE_GROWTH_MB || rssGrowthMb >= RSS_GROWTH_MB).toBe(true);
  },
);

test('64 decompression bombs over HTTP: each is rejected within eight times the work of unpacking 15 MB', async () => {
  const site = await connectedSite();
  const { ticket } = await ticketFor(site);
  const server = await ingestProcess();
  const url = `${server.url}?ticket=${ticket}`;
  const rounds = new Map<string, [cpuMs: number, wallMs: number][]>();
  const unpacking: number[] = [];
  // The first round only compiles the code.
  for (const isMeasured of [false, true, true, true]) {
    for (const [name, make] of bombs()) {
      const body = make();
      const before = await server.health();
      const from = performance.now();
      expect(
        await post(url, body, 'application/octet-stream', `https://${site.domain}`),
        name,
      ).toBeOneOf([400, 413]);
      const wallMs = Math.round(performance.now() - from);
      const cpuMs = Math.round((await server.health()).cpuMs - before.cpuMs);
      if (!isMeasured) continue;
      unpacking.push(await server.unpackingMs());
      rounds.set(name, [...(rounds.get(name) ?? []), [cpuMs, wallMs]]);
    }
  }
  // The minimum of three: other rounds may include garbage collection or a busy machine.
  const costs = [...rounds].map(([name, costs]) => {
    const [[cpuMs, wallMs] = [Number.NaN, Number.NaN]] = costs.sort(([a], [b]) => a - b);
    return [cpuMs, wallMs, name] as const;
  });
  const { rssMb } = await server.health();
  await server.kill();
  costs.sort(([a], [b]) => b - a);
  const unit = unpacking.sort((a, b) => a - b)[unpacking.length >> 1] ?? Number.NaN;
  process.stdout.write(
    `Unpacking 15 MB takes ${unit.toFixed(1)} ms; ${costs.length} bombs, most expensive ${JSON.stringify(costs.slice(0, 6))}, ${Math.round(rssMb)} MB\n`,
  );
  expect(costs.length).toBe(64);
  expect(costs.filter(([cpuMs]) => !(cpuMs < REJECTED_WITHIN * unit))).toEqual([]);
});
