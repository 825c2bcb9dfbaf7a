import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPart } from '../../../web/app/recordings/playback/part-events.ts';
import { firstBatch, packed } from '../../factories/batch.ts';
import { wireOf } from '../../factories/wire.ts';

const answerWith = (body: Buffer, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(body), { status }));
afterEach(() => void vi.unstubAllGlobals());

const batch = firstBatch('shop.example');

test.each([
  ['packed', packed(batch)],
  ['as the browser has unpacked it', wireOf(batch)],
])('a batch of a session that still runs is played, %s', async (_, body) => {
  answerWith(body);
  expect(await loadPart('/part')).toEqual({ events: batch.events, synthetic: 0 });
});

test('a small batch of a session that still runs is played from its own link', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const url = `data:application/octet-stream;base64,${packed(batch).toString('base64')}`;
  expect(await loadPart(url)).toEqual({ events: batch.events, synthetic: 0 });
  expect(fetched).not.toHaveBeenCalled();
});

test('a part of a closed recording says how many of its events the server made', async () => {
  const part = { v: 1, synthetic: 2, events: batch.events };
  answerWith(gzipSync(JSON.stringify(part)));
  expect(await loadPart('/part')).toEqual({ events: batch.events, synthetic: 2 });
});

test('half a batch is a failure and not a shorter recording', async () => {
  const wire = wireOf(batch);
  answerWith(wire.subarray(0, wire.length - 20));
  await expect(loadPart('/part')).rejects.toThrow('malformed');
});
