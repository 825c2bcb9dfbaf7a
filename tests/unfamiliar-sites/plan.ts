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
/** How many visitors run into the first plant, the second … */
const AFFECTED = [8, 6, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2] as const;
/** A page's speed is judged by the 75th percentile of at least five visits. */
const TO_SLOW_PAGES = 6;
const PER_DECOY = 3;

const deviceOf = (visitor: number, mode: Mode): Device =>
  mode === 'phone' || visitor % 3 === 2 ? 'phone' : 'computer';

export const isPlant = (step: Plant | Decoy): step is Plant => 'kinds' in step;

const timesOf = ({ kinds }: Plant, index: number) =>
  kinds.includes('slow-page') ? TO_SLOW_PAGES : (AFFECTED[index] ?? 2);

/** Who does what: the same in every run. */
export function planVisits(site: Site, mode: Mode): PlannedVisit[] {
  const visitors = Array.from({ length: VISITORS }, (_, index) => ({
    device: deviceOf(index, mode),
    steps: [] as (Plant | Decoy)[],
  }));
  const give = (step: Plant | Decoy, times: number, offset: number) => {
    const able = visitors.filter(({ device }) => step.only === undefined || step.only === device);
    for (let count = 0; count < Math.min(times, able.length); count += 1)
      able[(offset + count * 3) % able.length]?.steps.push(step);
  };
  if (mode !== 'calm')
    for (const [index, plant] of site.plants.entries())
      give(plant, timesOf(plant, index), index * 5);
  for (const [index, decoy] of site.decoys.entries()) give(decoy, PER_DECOY, index * 7 + 1);
  return visitors.map(({ device, steps }) => ({
    device,
    steps: inOrder(steps, mode === 'closes'),
    closesEarly: mode === 'closes',
  }));
}

/**
 * Page by page, each page once and the first one first, ordinary use before trouble; the step that can be last is last.
 * A visitor who closes early leaves out what would end the page before the final step, and one who runs into trouble that
 * ends a page leaves out ordinary use that would.
 */
function inOrder(given: readonly (Plant | Decoy)[], closesEarly: boolean) {
  const final = closesEarly
    ? (given.find((step) => isPlant(step) && step.isInstant) ??
      given.find((step) => !isPlant(step)))
    : undefined;
  const isInTheWay = (step: Plant | Decoy) =>
    step.page === final?.page ||
    (!isPlant(step) &&
      given.some((other) => isPlant(other) && other.isLast && other.page === step.page));
  const steps = given.filter((step) => step === final || !step.isLast || !isInTheWay(step));
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
