import type * as z from 'zod/mini';
import type { getRecording } from '../../lambdas/contract/recording-playback.ts';
import type { RecordingRow } from '../../lambdas/contract/recording-row.ts';
import type { listRecordings } from '../../lambdas/contract/recordings.ts';

/** An unwatched recording of the list. */
export const recordingRow = (changes: Partial<RecordingRow> = {}): RecordingRow => ({
  session_id: 's1',
  domain: 'archer.example',
  started_at: '2026-11-19T14:41:00.000Z',
  state: 'ready',
  why: null,
  watched: false,
  live: false,
  lasted_ms: 0,
  starred: false,
  tags: [],
  note: '',
  visitor: 'v1',
  facts: null,
  ...changes,
});

type RowFacts = NonNullable<RecordingRow['facts']>;

/** A short visit on a phone without clicks and problems. */
export const rowFacts = (changes: Partial<RowFacts> = {}): RowFacts => ({
  duration_ms: 9_000,
  device: 'phone',
  browser: 'Safari',
  country: null,
  referrer: 'direct',
  entry_page: '/',
  exit_page: '/',
  pages: 1,
  path: ['/'],
  clicks: 0,
  errors: 0,
  frustration: 0,
  signals: [],
  ...changes,
});

type RecordingList = z.infer<typeof listRecordings.reply>;

/** The last page of the list. */
export const recordingList = (
  recordings: RecordingRow[],
  changes: Partial<RecordingList> = {},
): RecordingList => ({
  recordings,
  next: null,
  countries: [],
  browsers: [],
  tags: [],
  among: null,
  ...changes,
});

type LoadedRecording = z.infer<typeof getRecording.reply>;

/** A recording without parts, events and neighbors. */
export const loadedRecording = (
  recording: RecordingRow,
  changes: Partial<LoadedRecording> = {},
): LoadedRecording => ({
  recording,
  pages: [],
  marks: [],
  events: null,
  parts: [],
  previous: null,
  following: null,
  ...changes,
});
