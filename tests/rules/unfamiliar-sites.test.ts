import { expect, test } from 'vitest';
import type { ReportIssue } from '../../lambdas/contract/report-issue.ts';
import { judge } from '../unfamiliar-sites/judge.ts';
import { isPlant, modes, planVisits, VISITORS } from '../unfamiliar-sites/plan.ts';
import type { Plant } from '../unfamiliar-sites/site.ts';
import { sites } from '../unfamiliar-sites/sites.ts';

const all = Object.entries(sites);

test.each(all)('%s has twelve problems and 24 ordinary uses', (_, { plants, decoys }) => {
  expect(plants.length).toBe(12);
  expect(decoys.length).toBe(24);
  const names = [...plants, ...decoys].map(({ page, name }) => `${page} ${name}`);
  expect(new Set(names).size).toBe(36);
});

test.each(all)(
  '%s: two visitors or more run into each problem, and none on a calm day',
  (_, site) => {
    for (const mode of modes) {
      const visits = planVisits(site, mode);
      expect(visits.length).toBe(VISITORS);
      const planned = (plant: Plant) => visits.filter(({ steps }) => steps.includes(plant)).length;
      for (const plant of site.plants) {
        const isPossible = mode !== 'calm' && (mode !== 'phone' || plant.only !== 'computer');
        expect(planned(plant) >= 2, `${plant.name}, ${mode}`).toBe(isPossible);
      }
    }
  },
);

test.each(all)(
  '%s: a visitor does each step once, so that one problem is one sighting',
  (_, site) => {
    for (const mode of modes)
      for (const { steps } of planVisits(site, mode))
        expect(new Set(steps).size).toBe(steps.length);
  },
);

test('a visitor who closes the tab early does so after an immediate problem, if there is one', () => {
  for (const [, site] of all) {
    for (const { steps, closesEarly } of planVisits(site, 'closes')) {
      const last = steps.at(-1);
      const hasInstant = steps.some((step) => isPlant(step) && step.isInstant);
      expect(closesEarly).toBe(true);
      if (hasInstant) expect(last && isPlant(last) && last.isInstant).toBe(true);
    }
  }
});

test('no step follows on a page after one that leaves it', () => {
  for (const [name, site] of all) {
    for (const mode of modes) {
      for (const { steps } of planVisits(site, mode)) {
        const tooLate = steps.filter(
          ({ page, path = page }, index) =>
            steps[index - 1]?.isLast && steps[index - 1]?.page === path,
        );
        expect(tooLate, `${name}, ${mode}`).toEqual([]);
      }
    }
  }
});

const plant: Plant = {
  name: 'the button is dead',
  page: '/cart',
  kinds: ['dead-click'],
  element: /Pay/,
  act: async () => {},
};
const claim = (page: string, element: string, affected = 3) => {
  const stats = { affected, exposed: 8 } as ReportIssue['stats'];
  const issue = { kind: 'dead-click' as const, page, element, title: '', stats };
  return { severity: 'important' as const, issue };
};
const truth = { hits: new Map([[plant, 3]]), opened: () => 8 };

test('a claim is right on its page and control with its numbers, once', () => {
  expect(judge([claim('/cart', 'the "Pay" button')], truth)).toMatchObject({ found: 1, right: 1 });
  expect(judge([claim('/', 'the "Pay" button')], truth).missed).toHaveLength(1);
  expect(judge([claim('/cart', 'the "Help" link')], truth).wrong).toHaveLength(1);
  const twice = judge([claim('/cart', 'Pay'), claim('/cart', 'Pay')], truth);
  expect(twice).toMatchObject({ claims: 2, right: 1, found: 1 });
  expect(judge([claim('/cart', 'Pay', 2)], truth).wrongNumbers).toHaveLength(1);
  expect(judge([claim('/cart', 'Pay', 1)], truth).wrongSeverities).toHaveLength(1);
});
