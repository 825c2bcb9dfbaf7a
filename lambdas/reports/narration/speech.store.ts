import { type Bucket, readingObjects } from '../../adapters/bucket.ts';
import { gunzip, gzip } from '../../adapters/compression.ts';
import { RECORDING_LINK_MINUTES, REPORT_KEPT_DAYS } from '../../contract/limits.ts';
import type { Window } from '../report.ts';
import type { Cue } from './timing.ts';

interface Key {
  readonly ownerId: string;
  readonly date: string;
  readonly window: Pick<Window, 'from'>;
}

const nameOf = ({ ownerId, date, window }: Key) =>
  `${ownerId}/reports/${date}/${window.from.replaceAll(':', '-')}`;
const voiceOf = (key: Key) => `${nameOf(key)}.mp3`;
const cuesOf = (key: Key) => `${nameOf(key)}.cues.json`;

/** The spoken summary of a report: the audio and the cues of its sentences. */
export const speechStore = (bucket: Bucket) => {
  const cues = async (key: Key): Promise<Cue[] | undefined> => {
    const found = await bucket.get(cuesOf(key));
    return found && (JSON.parse(gunzip(found.body)) as Cue[]);
  };
  return {
    /** Writes the cues last, so that existing cues imply existing audio. Existing audio is not overwritten. */
    async save(key: Key, voice: Uint8Array, spoken: readonly Cue[]): Promise<void> {
      const days = REPORT_KEPT_DAYS;
      await bucket.putIfAbsent(voiceOf(key), voice, { days, type: 'audio/mpeg' });
      await bucket.putIfAbsent(cuesOf(key), gzip(JSON.stringify(spoken)), { days });
    },
    exists: async (key: Key): Promise<boolean> => (await cues(key)) !== undefined,
    /** The cues, and a link to the audio that expires. */
    async find(key: Key): Promise<{ url: string; cues: Cue[] } | undefined> {
      const spoken = await cues(key);
      if (!spoken) return undefined;
      return {
        url: await bucket.linkTo(voiceOf(key), RECORDING_LINK_MINUTES * 60),
        cues: spoken,
      };
    },
  };
};
export type SpeechStore = ReturnType<typeof speechStore>;

export const speechReader = readingObjects(speechStore, 'find');
