import type { Lifetime } from './lifetime.ts';
import type { Tell } from './tell.ts';
import { observe } from './troubles.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}
/** Shifts this close together, and so long in all, count as one (web.dev's session window). */
const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;

/** LCP, INP and CLS as they stand when the page is hidden. Returns what tells them. */
export function watchVitals(life: Lifetime, tell: Tell): () => void {
  const values = new Map<'LCP' | 'INP' | 'CLS', number>();
  const told = new Map<string, number>();

  observe(life, 'largest-contentful-paint', ({ startTime }) => values.set('LCP', startTime));
  observe(
    life,
    'event',
    ({ interactionId, duration }: EventTiming) => {
      if (interactionId) values.set('INP', Math.max(duration, values.get('INP') ?? 0));
    },
    { durationThreshold: 40 },
  );
  let first = 0;
  let last = 0;
  let sum = 0;
  observe(life, 'layout-shift', ({ startTime, value, hadRecentInput }: LayoutShift) => {
    if (hadRecentInput) return;
    const isSame = startTime - last < SHIFT_GAP_MS && startTime - first < SHIFT_WINDOW_MS;
    if (!isSame) first = startTime;
    sum = isSame ? sum + value : value;
    last = startTime;
    values.set('CLS', Math.max(sum, values.get('CLS') ?? 0));
  });

  return () => {
    for (const [name, exact] of values) {
      const value = name === 'CLS' ? Math.round(exact * 10_000) / 10_000 : Math.round(exact);
      if (told.get(name) === value) continue;
      told.set(name, value);
      tell('rv:vital', { name, value });
    }
  };
}
