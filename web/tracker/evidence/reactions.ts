import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Documents } from '../documents.ts';
import type { Lifetime } from '../lifetime.ts';
import { ANSWER_MS, MENU_MS, REACTION_MS } from '../limits.ts';
import type { Tell } from '../tell.ts';
import { CONTROLS, targetOf } from './element.ts';
import { observeCalls } from './observe-calls.ts';

/** What a player answers with; the recorder leaves media out. */
const MEDIA = ['play', 'pause', 'seeked', 'volumechange', 'ratechange'];

type Reaction = TrackerEvents['rv:reaction']['kind'];

/** Answers of a page that rrweb does not record, each kind at most once in a while: what makes a click not dead. */
export function watchReactions(life: Lifetime, documents: Documents, tell: Tell): void {
  const last = new Map<Reaction, number>();
  const note = (kind: Reaction) => {
    const now = performance.now();
    if (now - (last.get(kind) ?? Number.NEGATIVE_INFINITY) < REACTION_MS) return;
    last.set(kind, now);
    tell('rv:reaction', { kind });
  };
  documents.listen('selectionchange', ({ target }) => {
    // A field's selection is not the page's, and reading the page's forces layout at every key.
    const { getSelection } = target as Partial<Document>;
    if (getSelection?.call(target)?.isCollapsed === false) note('selection');
  });
  documents.listen('focusin', () => note('focus'));
  const kinds: readonly [type: string, kind: Reaction][] = [
    ...MEDIA.map((type): [string, Reaction] => [type, 'media']),
    ['toggle', 'dialog'],
    ['close', 'dialog'],
  ];
  for (const [type, kind] of kinds) documents.listen(type, () => note(kind));
  const follow = (root: ShadowRoot) =>
    kinds.map(([type, kind]) => life.listen(root, type, () => note(kind)));
  // These events do not leave the shadow of a component: it is listened to for a while after a press in it.
  const followed = new Set<EventTarget>();
  documents.listen('click', (event) => {
    for (const root of event.composedPath()) {
      if ((root as Node).nodeType !== 11 || followed.has(root)) continue;
      followed.add(root);
      const endings = follow(root as ShadowRoot);
      life.after(ANSWER_MS, () => {
        followed.delete(root);
        for (const end of endings) end();
      });
    }
  });
  watchMenus(life, documents, () => note('dialog'));
  documents.each(({ defaultView }) => observeAnswers(life, defaultView, note));
  watchPage(life, documents, note);
  // Another window, a file dialog, a print dialog: all take the focus from the page.
  life.listen(window, 'blur', (event) => {
    if (event.target === window) note('window-open');
  });
  life.listen(document, 'visibilitychange', () => note('visibility'));
}

/** Answers by sound, by the clipboard or by a file: nothing of them is in the page's tree. */
function observeAnswers(life: Lifetime, view: Window | null, note: (kind: Reaction) => void): void {
  const globals = view as unknown as Record<string, { prototype: object } | undefined> | null;
  const calls: readonly [owner: string, name: string, kind: Reaction][] = [
    ['HTMLMediaElement', 'play', 'media'],
    ['AudioScheduledSourceNode', 'start', 'media'],
    ['SpeechSynthesis', 'speak', 'media'],
    ['Clipboard', 'writeText', 'clipboard'],
    ['Clipboard', 'write', 'clipboard'],
    ['Navigator', 'share', 'dialog'],
  ];
  for (const [owner, name, kind] of calls) {
    observeCalls(life, globals?.[owner]?.prototype, name, () => {
      note(kind);
      return undefined;
    });
  }
  observeCalls<[], void>(life, globals?.HTMLElement?.prototype, 'click', (self) => {
    const element = self as Element;
    if (element.localName === 'a' && element.hasAttribute('download')) note('download');
    return undefined;
  });
}

function watchPage(life: Lifetime, documents: Documents, note: (kind: Reaction) => void): void {
  documents.listen('copy', () => note('clipboard'));
  life.listen(window, 'beforeprint', () => note('dialog'));
  // The recorder leaves changes of the title out.
  const titles = new MutationObserver(
    life.shield(() => {
      if (document.title === title) return;
      title = document.title;
      note('title');
    }),
  );
  let { title } = document;
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });
  life.atEnd(() => titles.disconnect());
}

/** A menu that only a style sheet opens changes nothing that a recorder sees: what is next to a control is compared before and after the press. */
function watchMenus(life: Lifetime, documents: Documents, note: () => void): void {
  let look: (() => void) | undefined;
  documents.listen('pointerdown', (event) => {
    look = undefined;
    const control = targetOf(event)?.closest(CONTROLS);
    const beside = control?.nextElementSibling;
    if (!beside?.checkVisibility) return;
    const isShown = () =>
      beside.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const before = isShown();
    look = () => {
      if (isShown() !== before) note();
    };
  });
  documents.listen('click', () => {
    if (look) life.after(MENU_MS, look);
    look = undefined;
  });
}
