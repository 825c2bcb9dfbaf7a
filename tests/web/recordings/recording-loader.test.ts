import { expect, test, vi } from 'vitest';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import type { RecordingRow } from '../../../lambdas/contract/recording-row.ts';
import { recordingLoader } from '../../../web/app/recordings/player/recording-loader.ts';
import { firstBatch } from '../../factories/batch.ts';
import { loadedRecording, recordingRow } from '../../factories/recording-row.ts';
import { wireOf } from '../../factories/wire.ts';
import { ANN, provider } from '../../fakes/auth.ts';
import { fetch, server } from '../../fakes/server.ts';

const batch = firstBatch('shop.example');
const part = (url: string) => ({ url, from_ms: 0, to_ms: 1_000, keyframe: true });

/** Loads a part whose link has expired; the recording is in this state by then. */
function loadExpired(state: RecordingRow['state']) {
  provider.emit({ is: 'signed-in', user: ANN });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/expired') return new Response('', { status: 403 });
    return url === '/new' ? new Response(new Uint8Array(wireOf(batch))) : fetch(url, init);
  });
  const fresh = loadedRecording(recordingRow({ state }), { parts: [part('/new')] });
  server.respond(getRecording, fresh);
  const known = loadedRecording(recordingRow({ state: 'running' }), { parts: [part('/expired')] });
  return recordingLoader(known).load(0);
}

test('a part with an expired link is loaded from a new one', async () => {
  expect(await loadExpired('running')).toMatchObject({ events: batch.events });
});

test('the new links of a session that ended meanwhile are not used, because its parts differ', async () => {
  await expect(loadExpired('ready')).rejects.toThrow('403');
});
