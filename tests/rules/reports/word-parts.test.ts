import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import type { NarrationChapter } from '../../../lambdas/contract/narration.ts';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { mergeGroups } from '../../../lambdas/reports/issues/memory/merge-groups.ts';
import {
  hasPartialDay,
  isPartialDay,
  recordPartialDay,
} from '../../../lambdas/reports/issues/memory/partial-days.ts';
import { groupSignals, type IssueGroup } from '../../../lambdas/reports/issues/occurrences.ts';
import { fileStatuses } from '../../../lambdas/reports/issues/signals/failed-files.ts';
import { requestUnmasker } from '../../../lambdas/reports/issues/signals/unmasked-requests.ts';
import { withExistingClips } from '../../../lambdas/reports/narration/existing-clips.protocol.ts';
import { namesADetail } from '../../../lambdas/reports/narration/names-a-detail.ts';
import { selectSentences, wordsIn } from '../../../lambdas/reports/narration/select-sentences.ts';
import { cuesFrom, ssmlOf } from '../../../lambdas/reports/narration/ssml.ts';
import { cuesAtReadingPace, withCues } from '../../../lambdas/reports/narration/timing.ts';
import { captionsOf } from '../../../lambdas/reports/narration/webvtt.ts';
import { fill } from '../../../lambdas/reports/writer/model/placeholders.ts';
import { sentenceDeduper } from '../../../lambdas/reports/writer/words/dedupe-sentences.ts';
import { truncateToLength } from '../../../lambdas/reports/writer/words/truncate-to-length.ts';
import { signal, visit } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';

test.each<[string, string[], string]>([
  ['the first that fits', ['abc', 'abcde', 'abcdef'], 'abcde'],
  ['one of the least length', ['abcd', 'abcde'], 'abcd'],
  ['one of the greatest length', ['abcdefgh', 'abcde'], 'abcdefgh'],
  ['the first, cut after its last whole word', ['abcdef ghi'], 'abcdef…'],
  ['the longest that is too short', ['a', 'abc', 'ab'], 'abc'],
  ['a short one before a long one', ['abcdefghij', 'ab'], 'ab'],
  ['the first, cut at a word', ['abc def ghi', 'other words that are long'], 'abc…'],
  ['the first, cut in its only word', ['abcdefghij'], 'a…'],
  ['emojis as one character each', ['😀😀😀😀😀😀😀😀'], '😀😀😀😀😀😀😀😀'],
  ['nothing of nothing', [], ''],
])('a subject of four to eight characters is %s', (_, candidates, found) => {
  expect(truncateToLength(candidates, { min: 4, max: 8 })).toBe(found);
});

test('an email has no sentence twice, and skips one without a fresh variant', () => {
  const pick = sentenceDeduper();
  expect([pick(['', 'a']), pick(['a', 'b']), pick(['a', 'b']), pick([])]).toEqual([
    'a',
    'b',
    '',
    '',
  ]);
});

test('a filled sentence starts with a capital, and an unknown name becomes nothing', () => {
  const values = { page: 'the cart', affected: 'one visitor' };
  expect(fill('{page} failed. {affected} left? {page} is {unknown}', values)).toBe(
    'The cart failed. One visitor left? The cart is',
  );
});

const failing = (n: number, about: string, page = '/') =>
  visit(n, { signals: [signal('failed-request', page, { about })] });
const signalOf = (digest: Digest) => digest.signals[0] as Signal;
const unmasked = (about: string, ...others: Digest[]) => {
  const masked = failing(1, about);
  return requestUnmasker([masked, ...others])(signalOf(masked)).about;
};

test.each([
  ['of the same page', '/api/***** 500', [failing(2, '/api/licence 500')], '/api/licence 500'],
  ['of another page', '/api/***** 500', [failing(2, '/api/licence 500', '/x')], '/api/***** 500'],
  ['with another response', '/api/***** 500', [failing(2, '/api/licence 404')], '/api/***** 500'],
  ['with more parts', '/api/***** 500', [failing(2, '/api/licence/1 500')], '/api/***** 500'],
  [
    'that fits beside another one',
    '/api/***** 500',
    [failing(2, '/api/a 500'), failing(3, '/api/b 500')],
    '/api/***** 500',
  ],
  ['that is masked, too', '/api/***** 500', [failing(2, '/api/***** 500')], '/api/***** 500'],
  ['for a message', 'no ***** here', [failing(2, 'no cart here')], 'no ***** here'],
  ['without a mask', '/api/a 500', [failing(2, '/api/b 500')], '/api/a 500'],
])('a masked request gets the address %s', (_, about, others, shown) => {
  expect(unmasked(about, ...others)).toBe(shown);
});

test('a missing file without a status gets the one that other browsers saw', () => {
  const known = [failing(1, '/a.js 404'), failing(2, '/api 404'), failing(3, 'Oops a.css')];
  const of = (about: string) => fileStatuses(known)(signalOf(failing(9, about))).about;
  expect(of('/a.js without an answer')).toBe('/a.js 404');
  expect(of('/api without an answer')).toBe('/api without an answer');
  expect(of('/b.js without an answer')).toBe('/b.js without an answer');
  expect(of('/a.js')).toBe('/a.js');
});

test('a day on which few visitors were affected proves no repair', () => {
  const days = [
    { date: '2026-11-17', exposed: 9, affected: 2 },
    { date: '2026-11-18', exposed: 9, affected: 0 },
  ];
  const known = remembered({ days, lastSeen: '2026-11-16', passedBy: 4 });
  expect(['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => isPartialDay(known, day))).toEqual(
    [...[false, true, false]],
  );
  expect(hasPartialDay(known)).toBe(true);
  expect(hasPartialDay({ ...known, lastSeen: '2026-11-17' })).toBe(false);
  const { days: _, ...without } = known;
  expect([isPartialDay(without, '2026-11-17'), hasPartialDay(without)]).toEqual([false, false]);
  const day = { date: '2026-11-19', exposed: 9, affected: 1 };
  expect(recordPartialDay(known, day)).toMatchObject({ passedBy: 0, days: [...days, day] });
  const fixed = remembered({ state: 'verified-fixed' });
  expect(recordPartialDay(fixed, day)).toBe(fixed);
});

test('merged groups are named by the most frequent one and keep all fingerprints', () => {
  const at = (n: number, page: string) => visit(n, { signals: [signal('dead-click', page)] });
  const groups = groupSignals([at(1, '/b'), at(2, '/a'), at(3, '/a'), at(4, '/c')]);
  const [b, a, c] = groups as [IssueGroup, IssueGroup, IssueGroup];
  const merged = mergeGroups([b, c, a]);
  expect(merged).toMatchObject({
    fingerprint: a.fingerprint,
    page: '/a',
    pages: ['/a', '/b', '/c'],
  });
  expect(merged.members).toEqual(
    [a, ...[b, c].sort((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1))].map(
      ({ fingerprint }) => fingerprint,
    ),
  );
  expect(merged.occurrences).toHaveLength(4);
  expect(merged.aboutTimes).toBe(a.aboutTimes + b.aboutTimes + c.aboutTimes);
  expect(mergeGroups([merged, { ...c, members: ['x'] }]).members).toEqual([
    ...(merged.members ?? []),
    'x',
  ]);
  expect(() => mergeGroups([])).toThrow('nothing to merge');
});

test.each([
  '12 visitors left',
  'It said “Oops”',
  'on /cart',
  'at checkout',
  'on Thursday',
  'at a.b',
])('“%s” names a detail of the day', (sentence) => expect(namesADetail(sentence)).toBe(true));
test.each(['It got stuck', 'Some of them left', 'Try again'])('“%s” names none', (sentence) => {
  expect(namesADetail(sentence)).toBe(false);
});

test('a narration has its required sentences, then the others by rank, and no empty chapter', () => {
  const text = (rank: number, label: string) => ({ rank, text: `${label} 1` });
  const [chapter, other] = selectSentences([
    { title: 'One', candidates: [text(2, 'c'), text(0, 'a'), { rank: 0, text: 'no detail' }] },
    { title: 'Empty', candidates: [] },
    { title: 'Two', candidates: [text(1, 'b')] },
  ]);
  expect(chapter?.sentences).toEqual(['c 1', 'a 1']);
  expect(other).toEqual({ title: 'Two', sentences: ['b 1'], clips: [] });
  expect(wordsIn('  two  words ')).toBe(2);
});

test('the words of a narration are marked, escaped, and timed by the marks', () => {
  expect(ssmlOf(['A & B', '<c>'])).toBe(
    '<speak><mark name="0"/>A &amp; B<break time="350ms"/><mark name="1"/>&lt;c&gt;<mark name="end"/></speak>',
  );
  const mark = (name: string, atMs: number) => ({ name, atMs });
  expect(cuesFrom([mark('0', 0), mark('1', 1_000), mark('end', 3_000)], 2)).toEqual([
    { at: 0, end: 650 },
    { at: 1_000, end: 3_000 },
  ]);
  expect(cuesFrom([mark('0', 0), mark('1', 200), mark('end', 300)], 2)?.[0]).toEqual({
    at: 0,
    end: 1,
  });
  expect(cuesFrom([mark('0', 0), mark('1', 200)], 2)).toBeUndefined();
  expect(cuesFrom([mark('1', 200), mark('end', 300)], 2)).toBeUndefined();
  expect(cuesFrom([mark('0', 200), mark('end', 200)], 1)).toBeUndefined();
});

test('without a voice, a sentence takes as long as its words at 150 per minute', () => {
  const cues = cuesAtReadingPace(['one two three', 'four']);
  expect(cues).toEqual([
    { at: 0, end: 1_200 },
    { at: 1_550, end: 1_950 },
  ]);
  const chapters = ['a', 'b', 'c'].map((title) => ({ title, sentences: [title], clips: [] }));
  expect(withCues(chapters, cues).map(({ sentences }) => sentences[0])).toEqual([
    { text: 'a', at_ms: 0, end_ms: 1_200 },
    { text: 'b', at_ms: 1_550, end_ms: 1_950 },
    { text: 'c', at_ms: 0, end_ms: 0 },
  ]);
});

test('captions have times in hours, minutes and seconds, and escaped text', () => {
  const sentence = { text: 'a <b> &\n\nc', at_ms: 61_005, end_ms: 3_600_000 };
  const chapter: NarrationChapter = { title: '', sentences: [sentence], clips: [] };
  expect(captionsOf([chapter])).toBe(
    'WEBVTT\n\n00:01:01.005 --> 01:00:00.000\na &lt;b&gt; &amp; c\n',
  );
});

test('a chapter loses the clips of deleted recordings and keeps its sentences', async () => {
  const clip = (session_id: string) => ({ session_id, start_ms: 0, end_ms: 9 });
  const asked: unknown[] = [];
  const find = async (key: { sessionId: string }) => {
    asked.push(key);
    return (key.sessionId === 'here' ? {} : undefined) as never;
  };
  const chapter = { title: 'One', sentences: ['a'], clips: [clip('gone'), clip('here')] };
  expect(await withExistingClips({ find }, 'ann', [chapter])).toEqual([
    { ...chapter, clips: [clip('here')] },
  ]);
  expect(asked).toContainEqual({ ownerId: 'ann', sessionId: 'gone' });
});
