import type { Heatmap } from '../../lambdas/contract/heatmap.ts';

/** An element of a heatmap, with one spot for all of its clicks, rage clicks and dead clicks. */
export const clickedElement = (
  label: string,
  click: number,
  rage = 0,
  dead = 0,
): Heatmap['elements'][number] => ({
  element: { role: 'button', label, selector: `#${label}` },
  counts: { click, rage, dead },
  spots: Object.entries({ click, rage, dead })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ x: 0.5, y: 0.5, kind: kind as 'click', count })),
});

/** A heatmap of ten page views on phones. */
export const heatmapOf = (changes: Partial<Heatmap> = {}): Heatmap => ({
  page: '/cart',
  device: 'phone',
  sessions: 8,
  visits: 10,
  reach: [0, 0, 5, 0, 0, 0, 0, 1, 0, 4],
  elements: [clickedElement('Order', 9), clickedElement('Apply', 1, 7, 3)],
  left_out: 0,
  picture: null,
  ...changes,
});
