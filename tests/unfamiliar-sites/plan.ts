import type { Device } from '../detectors/person.ts';
import type { Decoy, Plant, Site } from './site.ts';

export const modes = ['normal', 'latency', 'phone', 'closes', 'calm'] as const;
export type Mode = (typeof modes)[number];

export interface PlannedVisit {
  readonly device: Device;
  readonly steps: readonly (Plant | Decoy)[];
  /** The last step ends one second after its last click, and so does the visit. */
  readonly closesEarly: boolean;
}

export const VISITORS = 20;
/** How many visitors run into the first planted problem, the second … */
const AFFECTED_VISITORS = [8, 6, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2] as const;
/** A page's speed is judged by the 75th percentile of at least five visits. */
const SLOW_PAGE_VISITORS = 6;
const DECOY_VISITORS = 3;

const deviceOf = (visitor: number, mode: Mode): Device =>
  mode === 'phone' || visitor % 3 === 2 ? 'phone' : 'computer';

export const isPlant = (step: Plant | Decoy): step is Plant => 'kinds' in step;

const timesOf = ({ kinds }: Plant, index: number) =>
  kinds.includes('slow-page') ? SLOW_PAGE_VISITORS : (AFFECTED_VISITORS[index] ?? 2);

/** The steps of each visitor, the same in every run. */
export function planVisits(site: Site, mode: Mode): PlannedVisit[] {
  const visitors = Array.from({ length: VISITORS }, (_, index) => ({
    device: deviceOf(index, mode),
    steps: [] as (Plant | Decoy)[],
  }));
  const assign = (step: Plant | Decoy, times: number, offset: number) => {
    const eligible = visitors.filter(
      ({ device }) => step.only === undefined || step.only === device,
    );
    for (let count = 0; count < Math.min(times, eligible.length); count += 1) {
      // Every third visitor, or the next one who does not have the step yet.
      const index = (offset + count * 3) % eligible.length;
      const candidates = [...eligible.slice(index), ...eligible.slice(0, index)];
      candidates.find(({ steps }) => !steps.includes(step))?.steps.push(step);
    }
  };
  if (mode !== 'calm')
    for (const [index, plant] of site.plants.entries())
      assign(plant, timesOf(plant, index), index * 5);
  for (const [index, decoy] of site.decoys.entries()) assign(decoy, DECOY_VISITORS, index * 7 + 1);
  return visitors.map(({ device, steps }) => ({
    device,
    steps: inOrder(steps, mode === 'closes'),
    closesEarly: mode === 'closes',
  }));
}

/**
 * Orders steps by page, starting with `/`. On a page, ordinary use comes before problems, and a step after which nothing
 * else is possible comes last. Of two such steps on a page, the decoy is dropped, and so is one on the page of the final step.
 */
function inOrder(assigned: readonly (Plant | Decoy)[], closesEarly: boolean) {
  const final = closesEarly
    ? (assigned.find((step) => isPlant(step) && step.isInstant) ??
      assigned.find((step) => !isPlant(step)))
    : undefined;
  const blocksLaterStep = (step: Plant | Decoy) =>
    step.page === final?.page ||
    (!isPlant(step) &&
      assigned.some((other) => isPlant(other) && other.isLast && other.page === step.page));
  const steps = assigned.filter((step) => step === final || !step.isLast || !blocksLaterStep(step));
  const weight = (step: Plant | Decoy) =>
    (step === final ? 4 : 0) + (step.isLast ? 2 : 0) + (isPlant(step) ? 1 : 0);
  const pages = [...new Set(steps.map(({ page }) => page))].sort(
    (a, b) =>
      Number(a === final?.page) - Number(b === final?.page) ||
      Number(b === '/') - Number(a === '/'),
  );
  return pages.flatMap((page) =>
    steps.filter((step) => step.page === page).sort((a, b) => weight(a) - weight(b)),
  );
}
