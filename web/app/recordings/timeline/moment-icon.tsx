import type { Moment } from './moments.ts';

/** A shape per kind beside the color: page bar, click dot, dead click diamond, other problem triangle. */
export function MomentIcon({ moment }: { moment: Pick<Moment, 'kind' | 'isProblem'> }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
      {shapeOf(moment)}
    </svg>
  );
}

function shapeOf({ kind, isProblem }: Pick<Moment, 'kind' | 'isProblem'>) {
  if (kind === 'dead-click') {
    return <path d="M6 .4 11.6 6 6 11.6.4 6z" className="fill-important-mark" />;
  }
  if (isProblem) return <path d="M6 .8 11.5 11H.5z" className="fill-critical-mark" />;
  return kind === 'page' || kind === 'end' ? (
    <rect x="3.5" width="5" height="12" rx="1" className="fill-minor-mark" />
  ) : (
    <circle cx="6" cy="6" r="3.5" className="fill-accent" />
  );
}
