import type { Incremental } from '../../../lambdas/contract/wire/encode-small.ts';
import type { Lifetime } from '../lifetime.ts';

const RESIZE = 4;
const RESIZE_MS = 200;

/** Emits the size of the window, at most once per RESIZE_MS while it changes. Returns a function that stops this. */
export function watchViewport(life: Lifetime, emit: (data: Incremental) => void): () => void {
  let size = `${innerWidth} ${innerHeight}`;
  let cancel: (() => void) | undefined;
  const end = life.listen(window, 'resize', () => {
    cancel ??= life.after(RESIZE_MS, () => {
      cancel = undefined;
      const now = `${innerWidth} ${innerHeight}`;
      if (now === size) return;
      size = now;
      emit({ source: RESIZE, width: innerWidth, height: innerHeight });
    });
  });
  return () => {
    end();
    cancel?.();
  };
}
