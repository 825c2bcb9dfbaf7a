import { expect, test } from 'vitest';
import { digestLimits } from '../../../lambdas/contract/signal-rules.ts';
import { digestOf } from '../../../lambdas/recordings/analysis/digest.ts';
import { errorFingerprint } from '../../../lambdas/recordings/analysis/failures/error-fingerprint.ts';
import { hostileRecording } from '../../factories/hostile-recording.ts';
import { recording, START, sessionFacts } from '../../factories/recording.ts';
import { processorTimeOf } from '../../processor-time.ts';

const digests = Array.from({ length: 200 }, (_, seed) =>
  digestOf(sessionFacts, hostileRecording(seed + 1)),
);

/** All strings in a value, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

test('200 hostile recordings: each has a small digest, and no text of it is markup, hidden or long', () => {
  for (const [index, digest] of digests.entries()) {
    const wireframes = digest.signals.flatMap(({ wireframe = [] }) => wireframe);
    expect(JSON.stringify(digest).length, `recording ${index}`).toBeLessThan(digestLimits.bytes);
    for (const text of textsIn(digest)) {
      expect(text).not.toMatch(/<|\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}/u);
      expect(text.length).toBeLessThanOrEqual(160);
    }
    const elements = [...digest.signals, ...digest.clicks].map(({ element }) => element?.label);
    for (const label of [...elements, ...wireframes.map(({ label }) => label)]) {
      expect(Array.from(label ?? '').length).toBeLessThanOrEqual(40);
    }
  }
});

test('most hostile recordings still have clicks, pages and named gaps', () => {
  expect(digests.filter(({ counts }) => counts.clicks > 20).length).toBeGreaterThan(190);
  expect(digests.filter(({ gaps }) => gaps.some((gap) => /^broken/.test(gap))).length).toBe(200);
  expect(digests.filter(({ signals }) => signals.length > 0).length).toBeGreaterThan(150);
});

test('hostile recordings do not pollute prototypes', () => {
  expect(digests.length).toBe(200);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('an empty recording has a digest that names what is missing', () => {
  expect(digestOf(sessionFacts, [])).toMatchObject({ events: 0, pages: [], gaps: ['no-snapshot'] });
});

test('an event with a wrong year does not move the others', () => {
  const visit = recording().page(0, '/').click(1_000).until(20_000);
  const stray = { ...visit.events[0], timestamp: START - 31_536_000_000 };
  const [batch] = visit.batches();
  const digest = digestOf(sessionFacts, [{ ...batch, events: [stray, ...visit.events] } as never]);
  expect(digest).toMatchObject({
    endedAt: '2026-03-02T09:00:20.000Z',
    signals: [{ kind: 'dead-click', atMs: 1_000 }],
    gaps: ['misplaced-events:1'],
  });
});

test('a digest of an hour full of problems drops pictures first and keeps all counts', () => {
  const visit = recording().page(0, '/');
  const around = Array.from({ length: 40 }, (_, index) => ({
    role: 'button',
    label: `A control with the number ${index}`,
    box: [index * 20, index * 15, 180, 44] as const,
  }));
  for (let index = 0; index < 50; index += 1) {
    visit.click(1_000 + index * 20_000, { selector: `#row-${index} > button` }, { around });
  }
  const digest = digestOf(sessionFacts, visit.until(1_100_000).batches());
  expect(JSON.stringify(digest).length).toBeLessThan(digestLimits.bytes);
  expect(digest.counts['dead-click']).toBe(50);
  expect(digest.signals.length).toBe(50);
  expect(digest.signals.filter(({ wireframe }) => wireframe).length).toBeGreaterThan(0);
});

test('a million clicks cost no more than five thousand clicks do', () => {
  const visit = recording().page(0, '/');
  for (let click = 0; click < 30_000; click += 1)
    visit.click(click * 100, { selector: `#b${click}` });
  const digest = digestOf(sessionFacts, visit.batches(2_000));
  expect(JSON.stringify(digest).length).toBeLessThan(digestLimits.bytes);
  expect(digest.gaps).toContain('too-many-events:25000');
});

test.each(['-', '-A', '-a.', '.', '1-'])(
  'an error in a file named %j 100,000 times takes no time',
  (unit) => {
    const error = { message: 'x', file: `/${unit.repeat(100_000)}.js`, line: 1 };
    expect(processorTimeOf(() => errorFingerprint(error), 200)).toBeLessThan(200);
  },
);
