import { PollyClient, SynthesizeSpeechCommand } from '@aws-sdk/client-polly';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { HOUR_MS } from '../../lambdas/contract/durations.ts';
import type { Narration } from '../../lambdas/contract/narration.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { handler as getNarration } from '../../lambdas/reports/narration/get-narration.lambda.ts';
import { closedVisit, connectedOwner, waitForSchedule } from '../factories/connected-owner.ts';
import { element, signal } from '../factories/digest.ts';
import { answerOf, getEvent } from '../factories/http-event.ts';

type Handler = (event: unknown) => Promise<unknown>;
/** A zone without daylight saving time, at UTC−7. */
const ZONE = 'America/Phoenix';
/** The next 9:00 in that zone: no schedule has written a report for it yet. */
const nine = new Date();
nine.setUTCHours(16, 0, 0, 0);
if (nine.getTime() < Date.now()) nine.setTime(nine.getTime() + 24 * HOUR_MS);
const DATE = nine.toISOString().slice(0, 10);

/** The handler as deployed with this voice. */
async function prepareHandler(voice: string): Promise<Handler> {
  process.env.SPEECH_VOICE = voice;
  vi.resetModules();
  return (await import('../../lambdas/reports/prepare-daily-report.lambda.ts')).handler;
}

/** A voice that takes 1 s per sentence. */
const polly = mockClient(PollyClient);
afterAll(() => polly.restore());
const streamOf = (text: string) => ({
  transformToByteArray: async () => new TextEncoder().encode(text),
});
const VOICE = 'ID3 spoken';
polly.on(SynthesizeSpeechCommand).callsFake(({ OutputFormat, Text = '' }) => {
  const names = [...Text.matchAll(/<mark name="(\w+)"/g)].map(([, name]) => name);
  const marks = names.map((value, n) => JSON.stringify({ time: n * 1000, type: 'ssml', value }));
  return { AudioStream: streamOf(OutputFormat === 'mp3' ? VOICE : marks.join('\n')) };
});

/** An owner with six visitors, four of whom hit a dead button, and a sent report about them. */
async function ownerWithReport(prepare: Handler) {
  const owner = await connectedOwner({
    zone: ZONE,
    since: new Date(nine.getTime() - 72 * HOUR_MS),
  });
  const rage = signal('rage-click', '/cart', { element: element('Apply'), count: 6, strong: true });
  for (let visit = 0; visit < 6; visit += 1) {
    const at = new Date(nine.getTime() - (14 + visit) * HOUR_MS);
    await closedVisit(owner.id, at, { entryPage: '/cart', signals: visit < 4 ? [rage] : [] });
  }
  await waitForSchedule(owner.id);
  const body = JSON.stringify({ ownerId: owner.id, scheduledAt: nine.toISOString() });
  const message = { Records: [{ messageId: 'one', body }] };
  const { handler: send } = await import('../../lambdas/reports/send-daily-report.lambda.ts');
  for (const step of [prepare, prepare, send]) {
    expect(await step(message)).toEqual({ batchItemFailures: [] });
  }
  return owner;
}
const narrationFor = async (owner: { id: string }, query = {}): Promise<Narration | null> =>
  answerOf(await getNarration(getEvent({ query }, owner))).body.narration;
const sentencesIn = (narration: Narration | null) =>
  narration?.chapters.flatMap(({ sentences }) => sentences) ?? [];

let voicedReport: { id: string };
let silentReport: { id: string };
let voiceRequests: number;
beforeAll(async () => {
  voicedReport = await ownerWithReport(await prepareHandler('Joanna'));
  voiceRequests = polly.calls().length;
  silentReport = await ownerWithReport(await prepareHandler('none'));
}, 90_000);

test('narrates a report with its numbers and a clip of each issue', async () => {
  const narration = await narrationFor(silentReport);
  const text = sentencesIn(narration).map((sentence) => sentence.text);
  expect(narration).toMatchObject({ date: DATE, site_name: 'harborlane.example' });
  expect(text.join(' ')).toMatch(/you had six visitors/i);
  expect(text.join(' ')).toMatch(/4 visitors clicked “Apply” in the cart/i);
  expect(narration?.chapters.flatMap(({ clips }) => clips).length).toBeGreaterThan(0);
});

test('without a voice there is no audio, and captions have a slow reading pace', async () => {
  const narration = await narrationFor(silentReport);
  expect(narration?.audio).toBeNull();
  expect(sentencesIn(narration).at(-1)?.end_ms).toBeGreaterThan(20_000);
  expect(polly.calls()).toHaveLength(voiceRequests);
});

test('a configured voice is synthesized once per report, stored, and played with captions', async () => {
  expect(voiceRequests).toBe(2);
  const narration = await narrationFor(voicedReport);
  const sentences = sentencesIn(narration);
  expect(sentences.map(({ at_ms }) => at_ms)).toEqual(sentences.map((_, n) => n * 1000));
  const { url = '', captions = '' } = narration?.audio ?? {};
  expect(url).toMatch(/[?&]X-Amz-Expires=\d+/);
  const voice = await fetch(url);
  expect(voice.headers.get('content-type')).toBe('audio/mpeg');
  expect(await voice.text()).toBe(VOICE);
  expect(captions).toMatch(/^WEBVTT\n/);
  expect(captions).toContain(sentences[0]?.text);
  expect((await narrationFor(voicedReport))?.audio?.captions).toBe(captions);
  expect(polly.calls()).toHaveLength(2);
});

test('the clip of a deleted recording is no longer shown, and its text stays', async () => {
  const before = await narrationFor(silentReport);
  const clips = before?.chapters.flatMap((chapter) => chapter.clips) ?? [];
  const [gone, ...kept] = clips;
  const key = { ownerId: silentReport.id, sessionId: gone?.session_id ?? '' };
  await sessionStore(table.connect(process.env as never)).erase(key, 0);
  const after = await narrationFor(silentReport);
  expect(after?.chapters.flatMap((chapter) => chapter.clips)).toEqual(kept);
  expect(sentencesIn(after)).toEqual(sentencesIn(before));
});

test('returns the report of a date or the newest one, and none of another account', async () => {
  expect((await narrationFor(voicedReport, { date: DATE }))?.date).toBe(DATE);
  expect((await narrationFor(voicedReport, { date: '2020-02-02' }))?.date).toBe(DATE);
  const outsider = { id: '00000000-0000-4000-8000-000000000009' };
  expect(await narrationFor(outsider, { date: DATE })).toBeNull();
});
