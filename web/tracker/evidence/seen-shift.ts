type Rect = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;
export interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  /** The moved nodes with the largest effect; rectangles are clipped to the viewport, and empty outside of it. */
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: Rect;
    readonly currentRect: Rect;
  }[];
}

const FOOTER = 'footer,[role=contentinfo],[id*=footer i],[class*=footer i]';

/**
 * The score of a layout shift without the footer. Arriving content pushes the footer down, which moves nothing that a
 * visitor is looking at. The other nodes are scored as CLS scores all of them: the share of the viewport that they
 * covered before or after, times the longest move as a share of its longer side (web.dev/articles/cls).
 */
export function seenShift({ value, sources }: Pick<LayoutShift, 'value' | 'sources'>): number {
  const seen = sources.filter(({ node }) => {
    const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
    return !element?.closest(FOOTER);
  });
  if (seen.length === sources.length) return value;
  const { innerWidth, innerHeight } = window;
  let area = 0;
  let move = 0;
  for (const { previousRect: from, currentRect } of seen) {
    // Outside of the viewport it has moved at least to the lower edge.
    const hasLeft = currentRect.right <= currentRect.left;
    const to = hasLeft
      ? { left: from.left, right: from.right, top: innerHeight, bottom: innerHeight }
      : currentRect;
    area +=
      (Math.max(from.right, to.right) - Math.min(from.left, to.left)) *
      (Math.max(from.bottom, to.bottom) - Math.min(from.top, to.top));
    move = Math.max(move, Math.abs(from.left - to.left), Math.abs(from.top - to.top));
  }
  const share = Math.min(1, area / (innerWidth * innerHeight));
  return Math.min(value, (share * move) / Math.max(innerWidth, innerHeight));
}
