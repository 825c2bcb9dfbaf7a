import { expect, test } from 'vitest';
import { cuesFrom, ssmlOf } from '../../../lambdas/reports/narration/ssml.ts';
import {
  cuesAtReadingPace,
  sentencesOf,
  withCues,
} from '../../../lambdas/reports/narration/timing.ts';
import { captionsOf } from '../../../lambdas/reports/narration/webvtt.ts';
import { chapter } from '../../factories/narration.ts';

const chapters = [
  { title: 'Thursday', sentences: ['3 came & <went>.', 'A "quoted" one.'], clips: [] },
  { title: 'First', sentences: ['Repair /cart.'], clips: [] },
];

test('the voice gets a mark before each sentence, and nothing that it would read as markup', () => {
  expect(ssmlOf(sentencesOf(chapters))).toBe(
    '<speak><mark name="0"/>3 came &amp; &lt;went&gt;.<break time="350ms"/>' +
      '<mark name="1"/>A &quot;quoted&quot; one.<break time="350ms"/>' +
      '<mark name="2"/>Repair /cart.<mark name="end"/></speak>',
  );
});

test('captions are WebVTT and follow the times at which the voice speaks each sentence', () => {
  const marks = [
    { name: '0', atMs: 0 },
    { name: '1', atMs: 2_350 },
    { name: '2', atMs: 61_350 },
    { name: 'end', atMs: 63_004 },
  ];
  const cues = cuesFrom(marks, 3) ?? [];
  expect(captionsOf(withCues(chapters, cues))).toBe(
    [
      'WEBVTT',
      '',
      '00:00:00.000 --> 00:00:02.000',
      '3 came &amp; &lt;went&gt;.',
      '',
      '00:00:02.350 --> 00:01:01.000',
      'A "quoted" one.',
      '',
      '00:01:01.350 --> 00:01:03.004',
      'Repair /cart.',
      '',
    ].join('\n'),
  );
});

test('marks that do not cover every sentence in order create no captions', () => {
  const marks = [
    { name: '0', atMs: 0 },
    { name: 'end', atMs: 900 },
  ];
  expect(cuesFrom(marks, 2)).toBeUndefined();
  expect(
    cuesFrom(
      [
        { name: '0', atMs: 900 },
        { name: 'end', atMs: 900 },
      ],
      1,
    ),
  ).toBeUndefined();
});

test('without a voice, sentences are timed like a calm reader’s', () => {
  const [first, second] =
    withCues(chapters, cuesAtReadingPace(sentencesOf(chapters)))[0]?.sentences ?? [];
  expect(first).toMatchObject({ at_ms: 0, end_ms: 1_600 });
  expect(second?.at_ms).toBe(1_950);
});

test.each([
  [59_999, '00:00:59.999'],
  [60_000, '00:01:00.000'],
  [3_599_999, '00:59:59.999'],
  [3_600_000, '01:00:00.000'],
])('a caption at %i ms has the timestamp %s', (at_ms, stamp) => {
  expect(captionsOf([chapter('Thursday', 'It.', [at_ms, at_ms])])).toContain(
    `${stamp} --> ${stamp}`,
  );
});
