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

export const speech = connector('speech', ({ SPEECH_VOICE }): Speech => {
  const synthesize = async (
    ssml: string,
    as: Pick<SynthesizeSpeechCommandInput, 'OutputFormat'>,
  ) => {
    // Loaded with the first summary: never without a voice.
    const { PollyClient, SynthesizeSpeechCommand } = await import('@aws-sdk/client-polly');
    const client = new PollyClient({ maxAttempts: 2, ...withTimeout(DEADLINE_MS) });
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
