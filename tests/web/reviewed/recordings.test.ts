import { screen } from '@testing-library/react';
import { beforeEach, test, vi } from 'vitest';
import { getHeatmap, type Heatmap } from '../../../lambdas/contract/heatmap.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import type { RecordingRow } from '../../../lambdas/contract/recording-row.ts';
import { listSegments } from '../../../lambdas/contract/recording-segments.ts';
import { listRecordingShares } from '../../../lambdas/contract/recording-shares.ts';
import { listRecordings } from '../../../lambdas/contract/recordings.ts';
import { clickedElement, heatmapOf } from '../../factories/heatmap.ts';
import { recordingList, recordingRow, rowFacts } from '../../factories/recording-row.ts';
import { server } from '../../fakes/server.ts';
import { click, open, user } from '../app.tsx';
import { expectReviewed } from '../visible-page.ts';
import { connectedOwner, pending, reject } from './owner.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const facts = rowFacts({
  duration_ms: 83_000,
  country: 'DE',
  referrer: 'search',
  entry_page: '/',
  exit_page: '/cart',
  pages: 3,
  path: ['/', '/mugs', '/cart'],
  clicks: 12,
  errors: 1,
  frustration: 9,
  signals: [
    { kind: 'dead-click', count: 1, label: 'Help' },
    { kind: 'rage-click', count: 2, label: 'Apply' },
    { kind: 'javascript-error', count: 1, label: '' },
    { kind: 'slow-page', count: 0, label: '' },
  ],
});
const row = (changes: Partial<RecordingRow>) => recordingRow({ facts, ...changes });
const rows = [
  row({ starred: true, watched: true, note: 'Call them', tags: ['vip', 'cart'] }),
  row({
    session_id: 's2',
    facts: { ...facts, signals: [], country: null, referrer: 'friend.example', pages: 1 },
  }),
  row({ session_id: 's3', state: 'running', live: true, facts: null }),
  row({ session_id: 's4', state: 'running', lasted_ms: 83_000, facts: null }),
  row({ session_id: 's5', state: 'unreadable', facts: null }),
  row({
    session_id: 's6',
    facts: { ...facts, signals: facts.signals.slice(0, 2) },
    thumbnail: { width: 390, height: 700, boxes: [] },
  }),
];
const values = { countries: ['DE'], browsers: ['Safari'], tags: ['vip'] };
const answer = (recordings: RecordingRow[], more: object = {}) =>
  server.respond(listRecordings, recordingList(recordings, { ...values, ...more }));

beforeEach(() => {
  connectedOwner();
  answer(rows);
  server.respond(listSegments, {
    segments: [
      { id: 'g1', name: 'Stuck on phones', query: 'device=phone' },
      { id: 'g2', name: 'Carts', query: 'page=cart' },
    ],
  });
});

const clock = '1:23';
test.each<[string, string, string, () => void]>([
  ['of every kind', '', clock, () => {}],
  ['with more to come', '', clock, () => answer(rows, { next: 'older', among: 500 })],
  ['of one', '', clock, () => answer(rows.slice(0, 1))],
  ['in a segment', '?device=phone', clock, () => {}],
  ['with every filter', everyFilter(), clock, () => {}],
  ['between two dates', '?from=2026-11-01&to=2026-11-19', clock, () => {}],
  ['that match nothing', '?errors=yes', 'No recordings match', () => answer([])],
  ['that no live visit matches', '?live=yes', 'No one is on your', () => answer([])],
  ['not found yet', '?live=yes', 'No matches', () => answer([], { next: 'older' })],
  ['while they load', '', 'Loading recordings', () => server.respond(listRecordings, pending)],
  ['that cannot be loaded', '', 'Try again', () => reject(listRecordings)],
  ['before the first one', '', 'No recordings yet', () => answer([])],
])('the list of recordings %s equals its golden file', async (name, query, shownText, arrange) => {
  arrange();
  open(`/recordings${query}`);
  await expectReviewed(`recordings ${name}`, shownText);
});
function everyFilter() {
  return '?page=cart&days=7&signal=rage-click&order=frustration&clicked=Apply&entry=mugs&source=email&visits=new&device=tablet&browser=Opera&country=FR&seconds=30&errors=yes&watched=no&starred=yes&live=yes&tag=new&visitor=v1';
}

test('selected recordings can be deleted, after a confirmation', async () => {
  open('/recordings');
  const [first, second] = await screen.findAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  await user.click(first as HTMLElement);
  await expectReviewed('recordings with one selected', 'selected');
  await user.click(first as HTMLElement);
  await click('Delete selected');
  await expectReviewed('recordings to be deleted', 'undone');
});

test('the dialog for a new segment equals its golden file', async () => {
  open('/recordings?page=mugs');
  await click('Save as segment');
  await expectReviewed('recordings save a segment', 'segment');
});

type Found = Parameters<typeof found>[0];
function found(changes: Partial<typeof whole>) {
  server.respond(getRecording, { ...whole, ...changes });
}
const whole = {
  recording: row({ note: 'Call them', tags: ['vip', 'cart'] }),
  pages: [
    { page: '/', entered_ms: 0, dwell_ms: 4_000 },
    { page: '/cart', entered_ms: 4_000, dwell_ms: 79_000 },
  ],
  marks: [
    mark('rage-click', 9_000, 'Apply'),
    mark('dead-click', 30_000, 'Help'),
    mark('javascript-error', 61_000, ''),
  ],
  events: [
    event('click', 1_000, 'Mugs', 1),
    event('click', 9_000, 'Apply', 6),
    event('type', 12_000, 'Discount code', 1),
    event('submit', 20_000, 'Order', 1),
    event('error', 61_000, 'x is undefined', 1, 'shop.js:12'),
    event('request', 62_000, '/api/cart', 1, '500 · 1.2 s'),
  ],
  parts: [] as { url: string; from_ms: number; to_ms: number; keyframe: boolean }[],
  previous: 's0' as string | null,
  following: 's2' as string | null,
};
function mark(
  kind: 'rage-click' | 'dead-click' | 'javascript-error',
  at_ms: number,
  label: string,
) {
  return { kind, at_ms, start_ms: at_ms - 4_000, end_ms: at_ms + 8_000, page: '/cart', label };
}
function event(
  kind: 'click' | 'type' | 'submit' | 'error' | 'request',
  at_ms: number,
  label: string,
  count: number,
  detail = '',
) {
  return { kind, at_ms, label, count, detail };
}

const withoutNeighbors = { previous: null, following: null };
test.each<[string, string, Found]>([
  ['with neighbors', 'All recordings', {}],
  ['alone', 'All recordings', { ...withoutNeighbors, marks: [], events: [], pages: [] }],
  ['from abroad', 'friend.example', { recording: rows[1] as RecordingRow }],
  ['that still runs', 'All recordings', { recording: rows[3] as RecordingRow }],
  ['that cannot be played', 'can’t be played', { recording: rows[4] as RecordingRow }],
])('a recording %s equals its golden file', async (name, shownText, changes) => {
  found(changes);
  open('/recordings/s1?t=30');
  await expectReviewed(`recording ${name}`, shownText);
});

test.each<[string, string, () => void]>([
  ['while it loads', 'Loading the recording', () => server.respond(getRecording, pending)],
  ['that cannot be loaded', 'Try again', () => reject(getRecording)],
  ['that is gone', 'This recording is gone', () => server.reject(getRecording, 'recording-gone')],
])('a recording %s says so', async (name, shownText, arrange) => {
  arrange();
  open('/recordings/s1');
  await expectReviewed(`recording ${name}`, shownText);
});

test('the panel with an owner’s note and links of a recording equals its golden file', async () => {
  found({});
  const share = {
    ...{ id: 'l1', token: 'abc', note: 'For Tom', start_ms: 0 },
    ...{ created_at: '2026-11-20T10:00:00.000Z', expires_at: '2026-11-27T10:00:00.000Z' },
  };
  server.respond(listRecordingShares, {
    shares: [share, { ...share, id: 'l2', note: '', start_ms: 75_000 }],
  });
  open('/recordings/s1');
  await click('Note and tags');
  await expectReviewed('recording with its marks', 'Call them');
  await click('Close');
  await click('Share');
  await expectReviewed('recording with its links', 'For Tom');
});

const heatmap = heatmapOf({
  elements: [clickedElement('Order', 9), clickedElement('Apply', 1, 7, 3), clickedElement('', 1)],
  left_out: 2,
});
const heated = (changes: Partial<Heatmap> | null, among: number | null = null) =>
  server.respond(getHeatmap, {
    heatmap: changes && { ...heatmap, ...changes },
    pages: [
      { page: '/cart', sessions: 8 },
      { page: '/', sessions: 1 },
    ],
    devices: [{ device: 'phone', sessions: 8 }],
    among,
  });

test.each<[string, string, string, () => void]>([
  ['of a page', '', 'Most clicked', () => heated({})],
  [
    'of one session',
    '?days=7',
    'Most clicked',
    () => heated({ sessions: 1, visits: 1, left_out: 0 }),
  ],
  ['of a sample', '?page=/cart&device=phone', 'Most clicked', () => heated({ left_out: 1 }, 500)],
  ['without clicks', '', 'phones', () => heated({ elements: [], left_out: 0 })],
  ['without visits', '?page=/x', 'Nothing to show yet', () => heated(null)],
  ['while it loads', '', 'Loading the heatmap', () => server.respond(getHeatmap, pending)],
  ['that cannot be loaded', '', 'Try again', () => reject(getHeatmap)],
])('the heatmap %s equals its golden file', async (name, query, shownText, arrange) => {
  arrange();
  open(`/recordings/heatmap${query}`);
  await expectReviewed(`heatmap ${name}`, shownText);
});

test.each(['Dead clicks', 'Rage clicks', 'Scroll depth'])(
  'the heatmap of %s equals its golden file',
  async (kind) => {
    heated({});
    open('/recordings/heatmap');
    await click(kind);
    await expectReviewed(`heatmap of ${kind.toLowerCase()}`, 'phones');
  },
);
