import type { Bucket } from '../../adapters/bucket.ts';
import type { Speech } from '../../adapters/speech.ts';
import type { Table } from '../../adapters/table.ts';
import { type ContentStore, contentStore } from '../content/content.store.ts';
import { type ReportStore, reportStore } from '../report.store.ts';
import { type SpeechStore, speechStore } from './speech.store.ts';
import { cuesFrom, ssmlOf } from './ssml.ts';
import { sentencesOf } from './timing.ts';

export interface SpeakPorts {
  readonly voice: Speech;
  readonly reports: Pick<ReportStore, 'latest' | 'setAudio'>;
  readonly contents: Pick<ContentStore, 'find'>;
  readonly speeches: Pick<SpeechStore, 'exists' | 'save'>;
}

export const speakPorts = (
  { table, bucket }: { readonly table: Table; readonly bucket: Bucket },
  voice: Speech,
): SpeakPorts => ({
  voice,
  reports: reportStore(table),
  contents: contentStore(bucket),
  speeches: speechStore(bucket),
});

/** The name of the spoken summary in a report's media. */
const SUMMARY = 'summary';

/**
 * Converts an owner's newest report to speech once. It stores the audio before it marks the report, so a report that
 * crashed in between has no audio yet, and the next attempt continues.
 */
export async function speakReport(
  { voice, reports, contents, speeches }: SpeakPorts,
  ownerId: string,
): Promise<void> {
  const [report] = await reports.latest(ownerId, 1);
  if (!report || report.state === 'claimed' || report.audio) return;
  const { date, window } = report;
  const key = { ownerId, date, window };
  if (!(await speeches.exists(key))) {
    const content = await contents.find(key, window);
    const sentences = sentencesOf(content?.narration ?? []);
    const spoken = sentences.length > 0 ? await voice.speak(ssmlOf(sentences)) : undefined;
    if (!spoken) return;
    const cues = cuesFrom(spoken.marks, sentences.length);
    if (!cues) throw new Error(`The speech service skipped some of ${sentences.length} sentences`);
    await speeches.save(key, spoken.voice, cues);
  }
  await reports.setAudio({ ownerId, date }, SUMMARY);
}
