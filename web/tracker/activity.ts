import type { Documents } from './documents.ts';
import { type Lifetime, OPTIONS } from './lifetime.ts';
import { ACTIVE_MS } from './limits.ts';

const MOVE = 'pointermove';

/** Calls `onActivity` for at most one event per ACTIVE_MS. */
export function watchActivity(life: Lifetime, documents: Documents, onActivity: () => void): void {
  let last = -Infinity;
  const note = ({ timeStamp }: Event) => {
    // In frames the time of events starts with the frame, so it may be far before or after the last one's.
    if (Math.abs(timeStamp - last) < ACTIVE_MS) return;
    last = timeStamp;
    onActivity();
  };
  documents.listen('pointerdown keydown scroll touchstart', note);
  documents.each((page) => {
    const onMove = life.catchErrors((event: Event) => {
      // A pointer moves sixty times per second, and even a listener that does nothing costs up to 20 µs.
      page.removeEventListener(MOVE, onMove, OPTIONS);
      life.after(ACTIVE_MS, () => page.addEventListener(MOVE, onMove, OPTIONS));
      note(event);
    });
    life.listenWeakly(page, MOVE, onMove);
  });
}
