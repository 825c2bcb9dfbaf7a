import type { SynthesizeSpeechCommandInput } from '@aws-sdk/client-polly';
import { connector } from '../runtime/connector.ts';
import { withTimeout } from './sdk.ts';

/** Synthesized speech: an MP3, and when it reaches each mark of its text. */
export interface SynthesizedSpeech {
  readonly voice: Uint8Array;
  readonly marks: readonly { readonly name: string; readonly atMs: number }[];
}

export interface Speech {
  /** Undefined if no voice is configured. Throws if the service fails. */
  speak(ssml: string): Promise<SynthesizedSpeech | undefined>;
}

/** Timeout for both requests together. */
const DEADLINE_MS = 15_000;
/** Each client exists for one request, so its connection must not stay open. */
const FOR_ONE_REQUEST = { keepAlive: false };

export const speech = connector('speech', ({ SPEECH_VOICE }): Speech => {
  const synthesize = async (
    ssml: string,
    as: Pick<SynthesizeSpeechCommandInput, 'OutputFormat'>,
  ) => {
    // Loaded with the first summary: never without a voice.
    const [{ PollyClient, SynthesizeSpeechCommand }, { NodeHttpHandler }] = await Promise.all([
      import('@aws-sdk/client-polly'),
      import('@smithy/node-http-handler'),
    ]);
    const client = new PollyClient({
      maxAttempts: 2,
      // With HTTP/2, the client's default, Node takes audio that a lost connection cut for complete.
      requestHandler: new NodeHttpHandler({
        ...withTimeout(DEADLINE_MS).requestHandler,
        ...{ httpAgent: FOR_ONE_REQUEST, httpsAgent: FOR_ONE_REQUEST },
      }),
    });
    const marks = as.OutputFormat === 'json';
    const { AudioStream } = await client.send(
      new SynthesizeSpeechCommand({
        ...as,
        ...(marks && { SpeechMarkTypes: ['ssml'] }),
        Text: ssml,
        TextType: 'ssml',
        Engine: 'neural',
        VoiceId: SPEECH_VOICE as SynthesizeSpeechCommandInput['VoiceId'],
      }),
      { abortSignal: AbortSignal.timeout(DEADLINE_MS) },
    );
    if (!AudioStream) throw new Error('Polly returned no audio');
    return AudioStream.transformToByteArray();
  };
  return {
    async speak(ssml) {
      if (SPEECH_VOICE === 'none') return undefined;
      const [voice, lines] = await Promise.all([
        synthesize(ssml, { OutputFormat: 'mp3' }),
        synthesize(ssml, { OutputFormat: 'json' }),
      ]);
      return { voice, marks: marksIn(new TextDecoder().decode(lines)) };
    },
  };
});

/** Polly returns one JSON object per line: {"time":312,"type":"ssml","value":"0"}. */
const marksIn = (lines: string): SynthesizedSpeech['marks'] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { time: number; type: string; value: string })
    .filter(({ type }) => type === 'ssml')
    .map(({ time, value }) => ({ name: value, atMs: time }));
