import type { ClickSpot, DeviceClass, Digest } from '../../contract/digest.ts';
import type { HeatedElement, Heatmap } from '../../contract/heatmap.ts';
import { compareTexts } from '../../contract/text-order.ts';
import { elementKey } from '../analysis/element.ts';

/** How visitors used one page. Only sums, so that two can be added. */
export type Heat = Pick<Heatmap, 'sessions' | 'visits' | 'reach' | 'elements'>;

const TENTHS = 10;

/** Where visitors clicked and how far they scrolled on one page, on one device class or on all. */
export function heatOf(
  digests: Iterable<Digest>,
  page: string,
  device: DeviceClass | undefined,
): Heat {
  const elements = new Map<string, HeatedElement>();
  const reach = Array.from({ length: TENTHS }, () => 0);
  let [sessions, visits] = [0, 0];
  for (const digest of digests) {
    const views = digest.pages.filter((each) => each.page === page);
    if (views.length === 0 || (device && digest.device !== device)) continue;
    sessions += 1;
    visits += views.length;
    for (const { scrollReach } of views) {
      const tenth = Math.min(TENTHS - 1, Math.max(0, Math.ceil(scrollReach * TENTHS) - 1));
      reach[tenth] = (reach[tenth] ?? 0) + 1;
    }
    for (const spot of digest.clicks) if (spot.page === page) addSpot(elements, spot);
  }
  return { sessions, visits, reach, elements: sorted(elements) };
}

function addSpot(elements: Map<string, HeatedElement>, spot: ClickSpot): void {
  const key = elementKey(spot.element);
  const before = elements.get(key) ?? {
    element: spot.element,
    counts: { click: 0, rage: 0, dead: 0 },
    spots: [],
  };
  const { x, y, kind, count } = spot;
  const isHere = (each: Pick<ClickSpot, 'x' | 'y' | 'kind'>) =>
    each.x === x && each.y === y && each.kind === kind;
  const known = before.spots.find(isHere)?.count ?? 0;
  elements.set(key, {
    element: before.element,
    counts: { ...before.counts, [kind]: before.counts[kind] + count },
    spots: [...before.spots.filter((each) => !isHere(each)), { x, y, kind, count: known + count }],
  });
}

const total = ({ counts }: HeatedElement) => counts.click + counts.rage + counts.dead;

const sorted = (elements: Map<string, HeatedElement>): HeatedElement[] =>
  [...elements]
    .map(([key, { spots, ...element }]) => ({
      key,
      element: { ...element, spots: [...spots].sort(bySpot) },
    }))
    .sort((a, b) => total(b.element) - total(a.element) || compareTexts(a.key, b.key))
    .map(({ element }) => element);

type Spot = HeatedElement['spots'][number];
const bySpot = (a: Spot, b: Spot) =>
  b.count - a.count || a.y - b.y || a.x - b.x || a.kind.localeCompare(b.kind);
