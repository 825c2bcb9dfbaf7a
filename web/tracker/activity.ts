import type { Documents } from './documents.ts';
import { ACTIVE_MS } from './limits.ts';

/** Calls `onActivity` for at most one event per ACTIVE_MS. */
export function watchActivity(documents: Documents, onActivity: () => void): void {
  let due = 0;
  documents.listen('pointerdown pointermove keydown scroll touchstart', () => {
    // The time of a frame's event counts from the start of the frame.
    const now = performance.now();
    if (now < due) return;
    due = now + ACTIVE_MS;
    onActivity();
  });
}
