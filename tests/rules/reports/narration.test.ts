import fc from 'fast-check';
import { expect, test } from 'vitest';
import { narration } from '../../../lambdas/contract/copy/narration.ts';
import { deviceShare } from '../../../lambdas/contract/copy/reports.ts';
import {
  CLIP_MIN_SECONDS,
  VIDEO_CLIPS_MAX,
  VIDEO_CLIPS_MIN,
  VIDEO_CLIPS_SECONDS,
} from '../../../lambdas/contract/limits.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { onTimeVisits } from '../../../lambdas/reports/facts/visits.ts';
import { clipsOf } from '../../../lambdas/reports/narration/clips.ts';
import { issueChapters } from '../../../lambdas/reports/narration/issue-chapters.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { selectSentences } from '../../../lambdas/reports/narration/select-sentences.ts';
import { cuesAtReadingPace, sentencesOf } from '../../../lambdas/reports/narration/timing.ts';
import { trafficSentences } from '../../../lambdas/reports/narration/traffic-sentences.ts';
import { captureFocus } from '../../../lambdas/reports/writer/words/capture-words.ts';
import { wordsFor } from '../../../lambdas/reports/writer/words/issue/issue-kind-words.ts';
import { reportInput, visit, visits } from '../../factories/digest.ts';
import { goldenDays } from '../../golden/days.ts';
import { expectNarrationTrue } from './laws.ts';

const narratedDays = Object.entries(goldenDays).map(([name, input]) => {
  const { facts, summary } = composeReport(input);
  return [name, { facts, summary, chapters: narrate(facts, summary) }] as const;
});
const secondsOf = (sentences: readonly string[]) =>
  (cuesAtReadingPace(sentences).at(-1)?.end ?? 0) / 1000;

test.each(narratedDays)(
  '%s is narrated with correct numbers and without repeated sentences',
  (_, day) => {
    expectNarrationTrue(day.chapters, day.facts);
  },
);

test('the traffic of a day mentions excluded bots, if there were any', () => {
  const [input] = Object.values(goldenDays);
  if (!input) throw new Error('No day');
  const said = (bots: number) => {
    const { facts } = composeReport({ ...input, capture: { ...input.capture, bots } });
    return trafficSentences(facts).map(({ text }) => text);
  };
  const named = 'One visit from known bots is left out of these numbers.';
  expect(said(1)).toContain(named);
  expect(said(0).filter((text) => text.includes('bots'))).toEqual([]);
});

test('the narrations of all days equal the reviewed ones', async () => {
  const texts = narratedDays.map(([name, { chapters }]) =>
    [
      `# ${name}`,
      ...chapters.map(({ title, sentences, clips }) => {
        const places = clips.map((clip) => `[${clip.session_id} ${clip.start_ms}-${clip.end_ms}]`);
        return [`${title}:`, ...sentences, ...places].join('\n  ');
      }),
    ].join('\n'),
  );
  const file = '../../golden/summaries/narrations.txt';
  await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(file);
});

test.each(narratedDays)(
  '%s takes about a minute, a day without visits less [CONST-01]',
  (_, day) => {
    const seconds = secondsOf(sentencesOf(day.chapters));
    expect(seconds).toBeLessThanOrEqual(75);
    if (day.facts.sessions > 2) expect(seconds).toBeGreaterThanOrEqual(45);
  },
);

test.each(narratedDays)(
  '%s starts with its day and ends with the first thing to do in the email',
  (_, day) => {
    const [first, last] = [day.chapters.at(0), day.chapters.at(-1)];
    expect(first?.sentences[0]).toContain('November 19');
    expect(first?.sentences[0]).toContain(day.facts.domain);
    expect(last?.title).toBe('To do today');
    const focus = [
      ...captureFocus(day.facts),
      ...day.facts.issues.map((each) => wordsFor(each).focus),
    ];
    for (const first of focus.slice(0, 1))
      expect(last?.sentences[0]?.toLowerCase()).toContain(first.toLowerCase().slice(0, 20));
    expect(last?.sentences).toHaveLength(1);
  },
);

test('devices are counts for few visitors and percentages for many', () => {
  const counted = /Of the \d+ visitors?, \d+ (was|were) on a/;
  const ofHundred = /Of every hundred visitors,/;
  const said = narratedDays.map(([, { facts, chapters }]) => {
    const text = sentencesOf(chapters).join(' ');
    const { visitors, sessions } = onTimeVisits(facts);
    const isFew = visitors < 100 && facts.read === sessions;
    expect(text).not.toMatch(isFew ? ofHundred : counted);
    return counted.test(text) ? 'counted' : ofHundred.test(text) ? 'of a hundred' : 'left out';
  });
  expect(said).toEqual(expect.arrayContaining(['counted', 'of a hundred']));
});

test('a device of one visitor in 300 is never said to be used by none', () => {
  expect(
    narration.moved.devices([
      { on: 'on a phone', share: 100 },
      { on: 'on a tablet', share: 0 },
    ]),
  ).toBe('Of every hundred visitors, more than 99 were on a phone and fewer than one on a tablet.');
  const shares = [deviceShare(100, 2), deviceShare(0, 2), deviceShare(100, 1), deviceShare(7, 2)];
  expect(shares).toEqual(['over 99%', 'under 1%', '100%', '7%']);
});

test('a chapter has the title of its issue in the report, even if a model wrote it', () => {
  const [, day] = narratedDays.find(([name]) => name === 'a-blank-checkout') ?? [];
  if (!day) throw new Error('The day is gone');
  const title = 'Your checkout turns white';
  const critical_issues = day.summary.critical_issues.map((issue) => ({ ...issue, title }));
  expect(narrate(day.facts, { ...day.summary, critical_issues })[1]?.title).toBe(title);
});

test('a day with more issues than the video has clips says how many there are', () => {
  const [, day] = narratedDays.find(([name]) => name === 'a-day-with-issues') ?? [];
  if (!day) throw new Error('The day is gone');
  const withIssues = (count: number) => {
    const issues = Array.from({ length: count }, () => day.facts.issues[0]).flatMap(
      (issue) => issue ?? [],
    );
    return narrate({ ...day.facts, issues }, day.summary)[0]?.sentences.at(-1);
  };
  expect(withIssues(VIDEO_CLIPS_MAX + 1)).toBe('Six things need a look. These come first.');
  expect(withIssues(VIDEO_CLIPS_MAX)).not.toContain('need a look');
});

test('the first issue keeps its share and consequences longer than the others', () => {
  const [, day] = narratedDays.find(([name]) => name === 'a-day-with-issues') ?? [];
  const chapters = day ? issueChapters(day.facts.issues, day.facts, new Map()) : [];
  const ranks = chapters.map(({ candidates }) => candidates.map(({ rank }) => rank));
  const later = Array(ranks.length - 1).fill([0, 3, 4, 4, 5, 6, 6]);
  expect(later.length).toBeGreaterThan(0);
  expect(ranks).toEqual([[0, 1, 2, 2, 5, 6, 6], ...later]);
});

test('optional sentences are dropped by rank to stay within a minute', () => {
  const sentence = (n: number, words: number) => ({
    rank: n,
    text: `${n}2 ${'word '.repeat(words)}`.trim(),
  });
  const candidates = [sentence(0, 60), sentence(3, 90), sentence(1, 50), sentence(2, 90)];
  const [chapter] = selectSentences([{ title: 'Day', candidates }]);
  expect(chapter?.sentences.map((each) => each.slice(0, 2))).toEqual(['02', '12']);
});

const clip = (n: number, seconds: number) => ({
  session_id: `s${n}`,
  start_ms: n * 1000,
  end_ms: (n + seconds) * 1000,
});
const anIssue = fc
  .array(fc.integer({ min: 8, max: 20 }), { maxLength: 5 })
  .map((clips) => ({ evidence: clips.map((seconds, n) => clip(n, seconds)) }));

test('a day shows three to five clips, each issue first once, and no clip twice or longer than its evidence', () => {
  fc.assert(
    fc.property(fc.array(anIssue, { maxLength: 5 }), (issues) => {
      const chosenClips = clipsOf(issues);
      const count = chosenClips.flat().length;
      const there = issues.flatMap(({ evidence }) => evidence).length;
      const withClips = issues.filter(({ evidence }) => evidence.length > 0).length;
      expect(count).toBe(Math.min(there, Math.max(withClips, VIDEO_CLIPS_MIN)));
      expect(count).toBeLessThanOrEqual(VIDEO_CLIPS_MAX);
      for (const [index, { evidence }] of issues.entries()) {
        const own = chosenClips[index] ?? [];
        if (evidence.length > 0) expect(own.length).toBeGreaterThan(0);
        expect(own.map(({ session_id }) => session_id)).toEqual(
          evidence.slice(0, own.length).map(({ session_id }) => session_id),
        );
        own.forEach(({ start_ms, end_ms }, n) => {
          expect(end_ms).toBeLessThanOrEqual(evidence[n]?.end_ms ?? 0);
          expect(end_ms - start_ms).toBeGreaterThanOrEqual(CLIP_MIN_SECONDS * 1000);
        });
      }
      const length = chosenClips.flat().reduce((sum, each) => sum + each.end_ms - each.start_ms, 0);
      expect(length).toBeLessThanOrEqual(VIDEO_CLIPS_SECONDS * 1000 + count);
    }),
  );
});

test.each([
  [1, 'Your one visitor was on a computer.'],
  [2, 'Both were on a computer.'],
  [3, 'All three were on a computer.'],
])('one device class of %d visitors is spoken in correct English', (count, sentence) => {
  const { facts } = composeReport(
    reportInput({ digests: visits(1, count, (n) => visit(n, { device: 'computer' })) }),
  );
  expect(trafficSentences(facts).map(({ text }) => text)).toContain(sentence);
});

test.each([
  ['working', true, /open the latest link you shared/],
  ['working', false, /open harborlane\.example and check that it loads/],
  ['blocked', true, /test the integration/],
  ['outdated', true, /test the integration/],
  ['missing', true, /test the integration/],
] as const)(
  'after a day without visits, a script that is %s (site responds: %s) has its next step',
  (script, siteAnswered, step) => {
    const { capture } = reportInput();
    const check = { at: '2026-11-19T20:00:00.000Z', siteAnswered, script };
    const input = reportInput({
      daysWithoutVisits: 1,
      capture: { ...capture, lastVisitAt: '2026-11-18T20:00:00.000Z', check },
    });
    const { facts, summary } = composeReport(input);
    expect(narrate(facts, summary).at(-1)?.sentences.join(' ')).toMatch(step);
  },
);
