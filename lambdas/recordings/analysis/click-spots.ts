import type { ClickSpot } from '../../contract/digest.ts';
import { clicksWithResponse } from './clicks/expected-response.ts';
import { deadOrSlowClicks } from './detectors/dead-click.ts';
import { ragingClicks } from './detectors/rage-click.ts';
import { elementKey } from './element.ts';
import type { ClickMoment, Timeline } from './events/timeline.ts';
import { pathAt } from './page-visits.ts';

/** Clicks are grouped by tenths of the element's box, which is finer than a fingertip. */
const STEPS_PER_SIDE = 10;

/** Where visitors clicked, relative to elements instead of pixels, so that all screen sizes share one heatmap. */
export function clickSpots(timeline: Timeline): ClickSpot[] {
  const raging = ragingClicks(timeline);
  const dead = new Set(deadOrSlowClicks(timeline).map(({ click }) => click));
  const responded = new Set(clicksWithResponse(timeline));
  const spots = new Map<string, ClickSpot>();
  for (const click of timeline.clicks) {
    const kind = raging.has(click) ? 'rage' : dead.has(click) ? 'dead' : 'click';
    const page = pathAt(timeline, click);
    const [x, y] = positionInBox(click);
    const key = [page, kind, x, y, elementKey(click.element)].join(' ');
    const before = spots.get(key);
    const responses = (before?.answered ?? 0) + (responded.has(click) ? 1 : 0);
    spots.set(key, {
      ...{ page, element: click.element, kind, x, y, count: (before?.count ?? 0) + 1 },
      ...(responses > 0 && { answered: responses }),
    });
  }
  return [...spots.values()].sort((a, b) => b.count - a.count);
}

/** The click's position as fractions of the box, 0 to 1; the center if there is no box. */
function positionInBox({ x, y, box: [left, top, width, height], pointer }: ClickMoment) {
  if (width <= 0 || height <= 0 || pointer === 'keyboard') return [0.5, 0.5] as const;
  return [step((x - left) / width), step((y - top) / height)] as const;
}

const step = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * STEPS_PER_SIDE) / STEPS_PER_SIDE;
