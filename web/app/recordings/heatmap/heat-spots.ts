import type { HeatedElement, Heatmap } from '../../../../lambdas/contract/heatmap.ts';

/** The layers of the picture: all clicks, clicks of one kind, or how far visitors scrolled. */
export const layers = ['all', 'rage', 'dead', 'reach'] as const;
export type Layer = (typeof layers)[number];

export const STEPS = 5;
type Spot = HeatedElement['spots'][number];

/** Clicks of one kind on one place of an element's box. `level`: 1 (fewest) to 5 (most). */
export interface HeatSpot extends Spot {
  readonly level: number;
}

export const isShown = ({ kind }: Pick<Spot, 'kind'>, layer: Layer) =>
  layer === 'all' || kind === layer;

/** The spots to draw, hottest last so that they are on top. A square root scale keeps one hot button from hiding the rest. */
export function heatSpots(
  elements: readonly HeatedElement[],
  layer: Layer,
): { element: HeatedElement; spot: HeatSpot }[] {
  const shown = elements.flatMap((element) =>
    element.spots.filter((spot) => isShown(spot, layer)).map((spot) => ({ element, spot })),
  );
  const maxCount = Math.max(1, ...shown.map(({ spot }) => spot.count));
  return shown
    .map(({ element, spot }) => ({
      element,
      spot: { ...spot, level: Math.max(1, Math.ceil(Math.sqrt(spot.count / maxCount) * STEPS)) },
    }))
    .sort((one, other) => one.spot.count - other.spot.count);
}

export const clickCountOf = ({ counts }: HeatedElement) => counts.click + counts.rage + counts.dead;

/** The share of views, 0 to 1, that reached each tenth of the page. */
export function reachShares({ reach, visits }: Pick<Heatmap, 'reach' | 'visits'>): number[] {
  return reach.map(
    (_, tenth) => reach.slice(tenth).reduce((sum, views) => sum + views, 0) / Math.max(1, visits),
  );
}
