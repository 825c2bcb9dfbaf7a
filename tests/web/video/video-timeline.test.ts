import { expect, test } from 'vitest';
import type { NarrationChapter } from '../../../lambdas/contract/narration.ts';
import { videoAddress } from '../../../web/app/video/video-address.ts';
import {
  captionAt,
  sceneAt,
  videoTimelineOf,
  voiceAt,
} from '../../../web/app/video/video-timeline.ts';

const clip = (n: number, seconds: number) => ({
  session_id: `s${n}`,
  start_ms: n * 60_000,
  end_ms: n * 60_000 + seconds * 1000,
});
const chapters: NarrationChapter[] = [
  {
    title: 'Thursday',
    sentences: [
      { text: 'It is Thursday.', at_ms: 0, end_ms: 2_000 },
      { text: '3 came.', at_ms: 2_500, end_ms: 4_000 },
    ],
    clips: [],
  },
  {
    title: 'Apply does not answer',
    sentences: [{ text: '3 pressed Apply.', at_ms: 4_500, end_ms: 7_500 }],
    clips: [clip(1, 10), clip(2, 8)],
  },
  {
    title: 'How people moved',
    sentences: [{ text: '2 came from a search engine.', at_ms: 8_000, end_ms: 10_000 }],
    clips: [],
  },
  {
    title: 'First today',
    sentences: [{ text: 'Repair Apply.', at_ms: 10_500, end_ms: 12_000 }],
    clips: [],
  },
];
const video = videoTimelineOf(chapters);

test('the video shows the day, its clips in order, and the recommendation of the day', () => {
  expect(video.scenes.map(({ title, fromMs, toMs }) => [title, fromMs, toMs])).toEqual([
    ['Thursday', 0, 4_500],
    ['Apply does not answer', 4_500, 14_500],
    ['Apply does not answer', 14_500, 22_500],
    ['First today', 22_500, 24_500],
  ]);
  expect(video.totalMs).toBe(24_500);
});

test('a day without clips is narrated in full', () => {
  const quiet = chapters.map((chapter) => ({ ...chapter, clips: [] }));
  expect(videoTimelineOf(quiet).scenes.map(({ title }) => title)).toEqual(
    chapters.map(({ title }) => title),
  );
});

test('a clip that is shorter than its narration stays until the narration ends', () => {
  const [first, second] = chapters;
  const short = { ...(second as NarrationChapter), clips: [clip(1, 1)] };
  const { scenes } = videoTimelineOf([first as NarrationChapter, short]);
  expect(scenes[1]).toMatchObject({ fromMs: 4_500, toMs: 8_000 });
});

test('a caption is shown until the next sentence or the end of its chapter, and the last one stays', () => {
  const at = (ms: number) => captionAt(video, ms);
  expect([at(0), at(2_400), at(2_500), at(4_499)]).toEqual([
    'It is Thursday.',
    'It is Thursday.',
    '3 came.',
    '3 came.',
  ]);
  expect([at(4_500), at(22_000), at(22_500), at(24_500)]).toEqual([
    '3 pressed Apply.',
    '3 pressed Apply.',
    'Repair Apply.',
    'Repair Apply.',
  ]);
});

test('the voice follows the captions, skips hidden sentences, and is silent while a clip continues', () => {
  expect(voiceAt(video, 2_600)).toBe(2_600);
  expect(voiceAt(video, 5_500)).toBe(5_500);
  expect(voiceAt(video, 8_000)).toBeUndefined();
  expect(voiceAt(video, 23_000)).toBe(11_000);
  expect(voiceAt(video, 24_400)).toBeUndefined();
});

test('every time maps to a scene, also before the first and after the last', () => {
  expect([-1, 0, 4_499, 4_500, 99_000].map((ms) => sceneAt(video, ms))).toEqual([0, 0, 0, 1, 3]);
});

const read = (query: string) => videoAddress(new URLSearchParams(query));

test('a video is named by its report date, or by the day it covers', () => {
  expect(read('video=2026-11-20').reportDate).toBe('2026-11-20');
  expect(read('date=2026-11-19').reportDate).toBe('2026-11-20');
  expect(read('date=2026-12-31').reportDate).toBe('2027-01-01');
  expect(read('video=2026-11-20&date=2026-01-01').reportDate).toBe('2026-11-20');
});

test.each([
  'video=https://evil.example/a.mp4',
  'video=2026-02-31',
  'video=..%2F..%2Fetc&date=yesterday',
  'domain=not%20a%20domain&user=%20&userId=',
])('a URL with %s is read as if it were empty', (query) => {
  expect(read(query)).toEqual({
    userId: undefined,
    user: '',
    domain: undefined,
    reportDate: undefined,
  });
});
