import type { Lifetime } from './lifetime.ts';
import { ACTIVE_MS } from './limits.ts';

const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'];

/** Calls `onActivity` for at most one event per ACTIVE_MS; in between it does not listen, because pointermove is frequent. */
export function watchActivity(life: Lifetime, onActivity: () => void): void {
  const removeListeners = EVENTS.map((type) => life.listen(window, type, onEvent));
  function onEvent() {
    for (const removeListener of removeListeners) removeListener();
    life.after(ACTIVE_MS, () => watchActivity(life, onActivity));
    onActivity();
  }
}
