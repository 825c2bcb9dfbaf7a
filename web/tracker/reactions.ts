import type { TrackerEvents } from '../../lambdas/contract/tracker.ts';
import { CONTROLS } from './element.ts';
import type { Lifetime } from './lifetime.ts';
import { ANSWER_MS, MENU_MS, REACTION_MS } from './limits.ts';
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
  const follow = (root: Document | ShadowRoot) => [
    life.listen(root, 'play', () => note('media')),
    life.listen(root, 'toggle', () => note('dialog')),
    life.listen(root, 'close', () => note('dialog')),
  ];
  follow(document);
  // These events do not leave the shadow of a component: it is listened to for a while after a press in it.
  const followed = new Set<EventTarget>();
  life.listen(document, 'click', (event) => {
    for (const root of event.composedPath()) {
      if (!(root instanceof ShadowRoot) || followed.has(root)) continue;
      followed.add(root);
      const endings = follow(root);
      life.after(ANSWER_MS, () => {
        followed.delete(root);
        for (const end of endings) end();
      });
    }
  });
  watchMenus(life, () => note('dialog'));
  // Another window, a file dialog, a print dialog: all take the focus from the page.
  life.listen(window, 'blur', (event) => {
    if (event.target === window) note('window-open');
  });
  life.listen(document, 'visibilitychange', () => note('visibility'));
}

/** A menu that only a style sheet opens changes nothing that a recorder sees: what stands beside a control is looked at before the press and after. */
function watchMenus(life: Lifetime, note: () => void): void {
  let look: (() => void) | undefined;
  life.listen(document, 'pointerdown', ({ target }) => {
    look = undefined;
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    const beside = control?.nextElementSibling;
    if (!beside?.checkVisibility) return;
    const isShown = () =>
      beside.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const before = isShown();
    look = () => {
      if (isShown() !== before) note();
    };
  });
  life.listen(document, 'click', () => {
    if (look) life.after(MENU_MS, look);
    look = undefined;
  });
}
