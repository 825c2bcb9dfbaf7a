import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import type { Batch } from '../../../lambdas/contract/tracker.ts';
import { digestOf } from '../../../lambdas/recordings/analysis/digest.ts';
import { type Heat, heatOf } from '../../../lambdas/recordings/heatmap/heat.ts';
import { anyRecording } from '../../factories/any-recording.ts';
import { sessionFacts } from '../../factories/recording.ts';
import { tries } from '../../sample.ts';

const digest = (batches: readonly Batch[]) => digestOf(sessionFacts, batches);
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

test('the digest does not depend on how a recording was split, delayed or repeated', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 30 });
  fc.assert(
    fc.property(anyRecording, cuts, fc.infiniteStream(fc.nat()), (visit, sizes, dice) => {
      const batches = visit.batches(...sizes);
      const mixed = [...batches, ...batches.filter((_, index) => index % 3 === 0)]
        .map((batch) => ({ batch: structuredClone(batch), at: dice.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ batch }) => batch);
      expect(digest(mixed)).toEqual(digest(visit.batches()));
    }),
    { numRuns: tries(700) },
  );
});

test('computing a digest again gives the same bytes', () => {
  fc.assert(
    fc.property(anyRecording, (visit) => {
      const made = JSON.stringify(digest(visit.batches()));
      expect(JSON.stringify(digest(structuredClone(visit.batches())))).toBe(made);
    }),
  );
});

test('a missing batch is listed and breaks nothing else', () => {
  fc.assert(
    fc.property(anyRecording, fc.nat(), (visit, die) => {
      const batches = visit.batches(3, 3, 3, 3);
      fc.pre(batches.length > 2);
      const lost = 1 + (die % (batches.length - 2));
      const { gaps } = digest(batches.filter(({ seq }) => seq !== lost));
      expect(gaps).toContain(`missing-batches:${lost}`);
    }),
  );
});

test('a digest is small, its clips last 8 to 20 s, and every signal lies in its recording', () => {
  fc.assert(
    fc.property(anyRecording, (visit) => {
      const made = digest(visit.batches());
      expect(bytes(made)).toBeLessThan(20_000);
      for (const { atMs, startMs, endMs, wireframe } of made.signals) {
        expect(startMs).toBeLessThanOrEqual(atMs);
        expect(endMs).toBeGreaterThanOrEqual(atMs);
        expect(endMs - startMs).toBeGreaterThanOrEqual(8_000);
        expect(endMs - startMs).toBeLessThanOrEqual(20_000);
        expect(wireframe?.length ?? 0).toBeLessThanOrEqual(40);
      }
    }),
  );
});

/** Computes the sums of `heatOf` independently. */
const clicksOf = ({ elements }: Heat) =>
  elements.reduce((sum, { counts }) => sum + counts.click + counts.rage + counts.dead, 0);
const sums = (heat: Heat) => [heat.sessions, heat.visits, clicksOf(heat), ...heat.reach];

test('digests add up: days in any order and grouping have the same sums', () => {
  const days = fc.array(
    anyRecording.map((visit): Digest => digest(visit.batches())),
    { minLength: 2, maxLength: 6 },
  );
  fc.assert(
    fc.property(days, fc.nat(), (digests, die) => {
      const cut = die % digests.length;
      const whole = heatOf(digests, '/products/:id', undefined);
      const parts = [digests.slice(0, cut), digests.slice(cut)].map((each) =>
        sums(heatOf(each, '/products/:id', undefined)),
      );
      expect(sums(whole)).toEqual(sums(whole).map((_, at) => sum(parts.map((p) => p[at] ?? 0))));
      expect(sums(heatOf(digests.toReversed(), '/products/:id', undefined))).toEqual(sums(whole));
    }),
    { numRuns: 50 },
  );
});

test('every click is in the heatmap of exactly one page', () => {
  fc.assert(
    fc.property(anyRecording, (visit) => {
      const made = digest(visit.batches());
      fc.pre(!made.gaps.includes('trimmed'));
      const pages = new Set(made.pages.map(({ page }) => page));
      const heated = [...pages].map((page) => clicksOf(heatOf([made], page, undefined)));
      expect(sum(heated)).toBe(made.counts.clicks);
    }),
  );
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
