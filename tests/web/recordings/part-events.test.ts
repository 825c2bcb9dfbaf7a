import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { nameOnly, sheetNamed } from '../../../lambdas/contract/wire/shared-sheets.ts';
import { loadPart, unpacked } from '../../../web/app/recordings/playback/part-events.ts';
import { partLoader } from '../../../web/app/recordings/playback/part-loader.ts';
import { firstBatch, packedBatch } from '../../factories/batch.ts';
import { styledPage } from '../../factories/styled-page.ts';
import { wireOf } from '../../factories/wire.ts';

const answerWith = (body: Buffer, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(body), { status }));
afterEach(() => void vi.unstubAllGlobals());

const batch = firstBatch('shop.example');

test.each([
  ['packed', packedBatch(batch)],
  ['as the browser has unpacked it', wireOf(batch)],
])('a batch of a running session is played, %s', async (_, body) => {
  answerWith(body);
  expect(await loadPart('/part')).toEqual({ events: batch.events, synthetic: 0 });
});

test('a part that storage refuses fails with its status', async () => {
  answerWith(Buffer.from('Expired'), 403);
  await expect(loadPart('/part')).rejects.toThrow('403');
});

test('a small batch of a running session is loaded from its link', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const url = `data:application/octet-stream;base64,${packedBatch(batch).toString('base64')}`;
  expect(await loadPart(url)).toEqual({ events: batch.events, synthetic: 0 });
  expect(fetched).not.toHaveBeenCalled();
});

test('a part of a closed recording reports its number of synthetic events', async () => {
  const part = { v: 1, synthetic: 2, events: batch.events };
  answerWith(gzipSync(JSON.stringify(part)));
  expect(await loadPart('/part')).toEqual({ events: batch.events, synthetic: 2 });
});

test.each([
  [0x1f, 0x8c],
  [0x20, 0x8b],
])('a file that starts with the bytes %i and %i is not unpacked', async (...start) => {
  const response = new Response(Uint8Array.from(start));
  expect(await unpacked(response)).toBe(new TextDecoder().decode(Uint8Array.from(start)));
});

test('a truncated batch fails instead of shortening the recording', async () => {
  const wire = wireOf(batch);
  answerWith(wire.subarray(0, wire.length - 20));
  await expect(loadPart('/part')).rejects.toThrow('malformed');
});

const pageWith = (text: string) => wireOf({ ...batch, events: [styledPage(text, 1)] });

test('for a missing style sheet the player fetches each earlier part once, not once per part', async () => {
  const parts = [wireOf(batch), ...Array.from({ length: 20 }, () => pageWith(nameOnly('lost')))];
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return new Response(new Uint8Array(parts[Number(url)] as Buffer));
  });
  const links = parts.map((_, place) => ({ url: `${place}` }));
  const { load } = partLoader(links, async () => links);
  for (let place = links.length - 1; place > 0; place -= 1) await load(place);
  expect(fetched.length).toBeLessThanOrEqual(2 * links.length);
});

test('a part that references a style sheet of an earlier part is shown with it, even after a seek', async () => {
  const parts: Record<string, Buffer> = {
    '/0': pageWith(sheetNamed('theme', '.mug { color: teal; }')),
    '/1': wireOf(batch),
    '/2': pageWith(nameOnly('theme')),
  };
  vi.stubGlobal('fetch', async (url: string) => new Response(new Uint8Array(parts[url] as Buffer)));
  const links = ['/0', '/1', '/2'].map((url) => ({ url }));
  const { load } = partLoader(links, async () => links);
  expect(JSON.stringify(await load(2))).toContain('.mug { color: teal; }');
});

test('a prefetched part loads repeatedly without another request', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return new Response(new Uint8Array(wireOf(batch)));
  });
  const links = [{ url: '/0' }, { url: '/1' }];
  const { load, prefetch } = partLoader(links, async () => links);
  expect(await prefetch(1)).toBe(true);
  expect(await load(1)).toEqual(await load(1));
  expect(requests).toEqual(['/1']);
});

test('a part that failed to prefetch is loaded from a new link', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/new' ? new Response(new Uint8Array(wireOf(batch))) : Response.error(),
  );
  const { load, prefetch } = partLoader([{ url: '/old' }], async () => [{ url: '/new' }]);
  await expect(prefetch(0)).rejects.toThrow();
  expect(await load(0)).toMatchObject({ events: batch.events });
});

/** A loader of parts of these sizes; the files are empty. */
function loaderOf(sizes: readonly number[]) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return { ok: true, arrayBuffer: async () => new ArrayBuffer(sizes[Number(url)] ?? 0) };
  });
  const links = sizes.map((_, place) => ({ url: `${place}` }));
  return { ...partLoader(links, async () => links), requests };
}

test('parts are prefetched until 32 MB are in memory, and a part beyond that is not kept', async () => {
  const { prefetch, requests } = loaderOf([32e6 - 1, 1, 1]);
  expect([await prefetch(0), await prefetch(1), await prefetch(2)]).toEqual([true, false, false]);
  for (const index of [0, 1, 2]) await prefetch(index);
  expect(requests).toEqual(['0', '1', '2', '2']);
});

test('a part whose content is unreadable is fetched again from a new link', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/new' ? new Response(new Uint8Array(wireOf(batch))) : new Response('<html>'),
  );
  const { load } = partLoader([{ url: '/old' }], async () => [{ url: '/new' }]);
  expect(await load(0)).toMatchObject({ events: batch.events });
});

test('a style sheet is found in any earlier part', async () => {
  const parts = [
    wireOf(batch),
    pageWith(sheetNamed('theme', '.mug { color: teal; }')),
    pageWith(nameOnly('theme')),
  ];
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(new Uint8Array(parts[Number(url)] as Buffer)),
  );
  const links = parts.map((_, place) => ({ url: `${place}` }));
  const { load } = partLoader(links, async () => links);
  expect(JSON.stringify(await load(2))).toContain('.mug { color: teal; }');
});
