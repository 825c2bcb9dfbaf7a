import type { RecordingRow } from '../../lambdas/contract/recording-row.ts';

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
