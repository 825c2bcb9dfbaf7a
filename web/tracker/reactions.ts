import type { TrackerEvents } from '../../lambdas/contract/tracker.ts';
import type { Lifetime } from './lifetime.ts';
import { REACTION_MS } from './limits.ts';
import type { Tell } from './tell.ts';

type Reaction = TrackerEvents['rv:reaction']['kind'];

/** Answers of a page that rrweb does not record, each kind at most once in a while: what makes a click not dead. */
export function watchReactions(life: Lifetime, tell: Tell): void {
  const last = new Map<Reaction, number>();
  const note = (kind: Reaction) => {
    const now = performance.now();
    if (now - (last.get(kind) ?? Number.NEGATIVE_INFINITY) < REACTION_MS) return;
    last.set(kind, now);
    tell('rv:reaction', { kind });
  };
  life.listen(document, 'selectionchange', () => {
    if (document.getSelection()?.isCollapsed === false) note('selection');
  });
  life.listen(document, 'focusin', () => note('focus'));
  life.listen(document, 'play', () => note('media'));
  life.listen(document, 'toggle', () => note('dialog'));
  life.listen(document, 'close', () => note('dialog'));
  // Another window, a file dialog, a print dialog: all take the focus from the page.
  life.listen(window, 'blur', (event) => {
    if (event.target === window) note('window-open');
  });
  life.listen(document, 'visibilitychange', () => note('visibility'));
}
