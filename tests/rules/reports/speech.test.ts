import { PollyClient, SynthesizeSpeechCommand } from '@aws-sdk/client-polly';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Speech, speech } from '../../../lambdas/adapters/speech.ts';
import type { Content } from '../../../lambdas/reports/content/content.store.ts';
import {
  type SpeakPorts,
  speakReport,
} from '../../../lambdas/reports/narration/speak-report.protocol.ts';
import { speechStore } from '../../../lambdas/reports/narration/speech.store.ts';
import type { Report } from '../../../lambdas/reports/report.ts';
import { fakeBucket } from '../../fakes/bucket.ts';

process.env.AWS_REGION = 'us-east-1';
const polly = mockClient(PollyClient);
beforeEach(() => polly.reset());
afterAll(() => polly.restore());

const bytes = (text: string) => ({
  transformToByteArray: async () => new TextEncoder().encode(text),
});
const LINES = [
  '{"time":0,"type":"ssml","value":"0"}',
  '{"time":1800,"type":"ssml","value":"1"}',
  '{"time":3100,"type":"ssml","value":"end"}',
  '',
].join('\n');
const answers = (lines: string) => {
  polly
    .on(SynthesizeSpeechCommand, { OutputFormat: 'mp3' })
    .resolves({ AudioStream: bytes('ID3') as never });
  polly
    .on(SynthesizeSpeechCommand, { OutputFormat: 'json' })
    .resolves({ AudioStream: bytes(lines) as never });
};

test('a configured voice reads the text and returns the time of each mark', async () => {
  answers(LINES);
  const spoken = await speech.connect({ SPEECH_VOICE: 'Joanna' }).speak('<speak>Hi</speak>');
  expect(new TextDecoder().decode(spoken?.voice)).toBe('ID3');
  expect(spoken?.marks).toEqual([
    { name: '0', atMs: 0 },
    { name: '1', atMs: 1_800 },
    { name: 'end', atMs: 3_100 },
  ]);
  const requests = polly
    .commandCalls(SynthesizeSpeechCommand)
    .map(({ args: [command] }) => command.input);
  expect(requests).toHaveLength(2);
  for (const input of requests) {
    expect(input).toMatchObject({
      VoiceId: 'Joanna',
      Engine: 'neural',
      TextType: 'ssml',
      Text: '<speak>Hi</speak>',
    });
  }
});

test('makes no request without a voice', async () => {
  expect(await speech.connect({ SPEECH_VOICE: 'none' }).speak('<speak/>')).toBeUndefined();
  expect(polly.calls()).toHaveLength(0);
});

const window = { from: '2026-11-19T05:00:00.000Z', to: '2026-11-20T05:00:00.000Z' };
const narration = [{ title: 'Thursday', sentences: ['3 came.', 'Repair /cart.'], clips: [] }];
const report = { ownerId: 'maya', date: '2026-11-20', window, state: 'written' } as Report;

/** An owner with one report, and a voice that counts its calls. */
function withReport(voice: Speech = speech.connect({ SPEECH_VOICE: 'Joanna' })) {
  const bucket = fakeBucket();
  const known = { ...report };
  const ports: SpeakPorts = {
    voice,
    reports: {
      latest: async () => [known],
      setAudio: async (_, audio) => void Object.assign(known, { audio }),
    },
    contents: { find: async () => ({ narration }) as unknown as Content },
    speeches: speechStore(bucket),
  };
  return { ports, known, bucket, key: { ownerId: 'maya', date: '2026-11-20', window } };
}

test('a report is synthesized once, and has its audio behind a link, with captions', async () => {
  answers(LINES);
  const { ports, known, bucket, key } = withReport();
  await speakReport(ports, 'maya');
  await speakReport(ports, 'maya');
  expect(polly.calls()).toHaveLength(2);
  expect(known.audio).toBe('summary');
  const found = await speechStore(bucket).find(key);
  expect(found?.url).toContain('maya/reports/2026-11-20/');
  expect(found?.cues).toEqual([
    { at: 0, end: 1_450 },
    { at: 1_800, end: 3_100 },
  ]);
  const [voice] = [...bucket.objects.values()];
  expect(voice?.keeping.type).toBe('audio/mpeg');
});

test('killed after the audio was stored, the next attempt continues without a new request', async () => {
  answers(LINES);
  const { ports, known } = withReport();
  const dying = { ...ports.reports, setAudio: () => Promise.reject(new Error('killed')) };
  await expect(speakReport({ ...ports, reports: dying }, 'maya')).rejects.toThrow('killed');
  expect(known.audio).toBeUndefined();
  await speakReport(ports, 'maya');
  expect(known.audio).toBe('summary');
  expect(polly.calls()).toHaveLength(2);
});

test.each([
  ['fails', () => polly.on(SynthesizeSpeechCommand).rejects(new Error('Throttled'))],
  ['leaves a sentence out', () => answers('{"time":0,"type":"ssml","value":"0"}')],
])('a voice that %s leaves the report without audio', async (_, arrange) => {
  arrange();
  const { ports, known, bucket } = withReport();
  await expect(speakReport(ports, 'maya')).rejects.toThrow();
  expect(known.audio).toBeUndefined();
  expect(bucket.objects.size).toBe(0);
});

test.each([
  ['is still being written', { state: 'claimed' }],
  ['was written before there were narrations', { narration: undefined }],
])(
  'a report that %s gets no audio',
  async (_, { state = 'written', ...rest }: Record<string, unknown>) => {
    answers(LINES);
    const { ports, known } = withReport();
    Object.assign(known, { state });
    const contents = { find: async () => ({ narration, ...rest }) as unknown as Content };
    await speakReport({ ...ports, contents }, 'maya');
    expect(known.audio).toBeUndefined();
    expect(polly.calls()).toHaveLength(0);
  },
);
