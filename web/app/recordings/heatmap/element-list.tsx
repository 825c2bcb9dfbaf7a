import { heatmap as copy } from '../../../../lambdas/contract/copy/heatmap.ts';
import type { HeatedElement, Heatmap } from '../../../../lambdas/contract/heatmap.ts';
import { Link } from '../../lib/router/router.tsx';
import { clickCountOf, isShown, type Layer, reachShares } from './heat-spots.ts';

const SHOWN = 12;
/** Listed depths in percent of the page: multiples of ten, because reach is stored per tenth. */
const depths = [20, 40, 60, 80, 100];

interface Props {
  heat: Heatmap;
  layer: Layer;
  onPoint: (element: HeatedElement | undefined) => void;
}

/** The heatmap as a list, for screen readers and exact numbers. */
export function ElementList({ heat, layer, onPoint }: Props) {
  if (layer === 'reach') return <Depths heat={heat} />;
  const elements = heat.elements.filter(({ spots }) => spots.some((spot) => isShown(spot, layer)));
  const shown = elements.slice(0, SHOWN);
  const further = elements.length - shown.length + heat.left_out;
  return (
    <>
      <h3 className="font-semibold">{copy.elements}</h3>
      {shown.length === 0 && <p className="text-ink-muted">{copy.noClicks}</p>}
      <ol className={heat.device === 'phone' ? 'gap-4 xl:columns-2' : ''}>
        {shown.map((each) => (
          <li
            key={`${each.element.role} ${each.element.selector} ${each.element.label}`}
            className="mb-0.5 break-inside-avoid"
          >
            <button
              type="button"
              onClick={() => onPoint(each)}
              onFocus={() => onPoint(each)}
              onMouseEnter={() => onPoint(each)}
              className="w-full cursor-pointer rounded-md px-2.5 py-1.5 text-left hover:bg-sunken"
            >
              <bdi className="font-medium break-words">{nameOf(each)}</bdi>
              <span className="block text-ui text-ink-muted tabular-nums">{countsOf(each)}</span>
            </button>
            {each.element.label && (
              <Link
                to={sessionsOf(heat, each, layer)}
                className="ml-2.5 inline-flex min-h-6 items-center text-ui"
                aria-label={copy.watchFor(each.element.label)}
              >
                {copy.watch}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {further > 0 && <p className="text-ui text-ink-subtle">{copy.leftOut(further)}</p>}
    </>
  );
}

/** The sessions that clicked the element, or had this layer's problem with it. */
function sessionsOf({ page, device }: Heatmap, { element }: HeatedElement, layer: Layer): string {
  const signal = layer === 'rage' ? 'rage-click' : layer === 'dead' ? 'dead-click' : '';
  const filters = { page, device, clicked: element.label, ...(signal && { signal }) };
  return `/recordings?${new URLSearchParams(filters)}`;
}

function Depths({ heat }: { heat: Heatmap }) {
  const shares = reachShares(heat);
  const shareAt = (depth: number) =>
    Math.round((shares[Math.min(shares.length - 1, depth / 10)] ?? 0) * 100);
  return (
    <>
      <h3 className="font-semibold">{copy.reach}</h3>
      <ul className="grid gap-1.5 text-ink-muted">
        {depths.map((depth) => (
          <li key={depth}>{copy.reached(shareAt(depth), depth)}</li>
        ))}
      </ul>
    </>
  );
}

const nameOf = ({ element: { label, role } }: HeatedElement) => label || copy.nameless(role);

const countsOf = (each: HeatedElement) =>
  [
    copy.clicks(clickCountOf(each)),
    ...(each.counts.rage > 0 ? [copy.rage(each.counts.rage)] : []),
    ...(each.counts.dead > 0 ? [copy.dead(each.counts.dead)] : []),
  ].join(', ');
