import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Documents } from '../documents.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { MENU_MS, REACTION_MS, RESPONSE_MS } from '../limits.ts';
import { attributeOf } from '../page/natives.ts';
import { EDITABLE } from '../privacy/field-elements.ts';
import { CONTROLS, opensElsewhere, targetOf } from './element/describe.ts';
import { isShown } from './element/in-view.ts';
import { observeCalls } from './observe-calls.ts';

type Reaction = TrackerEvents['rv:reaction']['kind'];

/** Events that do not leave a shadow tree. The page recorder records neither media nor the state of dialogs. */
const KINDS = {
  play: 'media',
  pause: 'media',
  seeked: 'media',
  volumechange: 'media',
  ratechange: 'media',
  toggle: 'dialog',
  close: 'dialog',
} as const;

/**
 * Emits `rv:reaction` for responses of a page that are not in its DOM, such as sound or a dialog, so that the click before
 * them is not a dead click. Emits each kind at most once per REACTION_MS and click.
 */
export function watchReactions(
  life: Lifetime,
  documents: Documents,
  emitCustom: EmitCustomEvent,
): void {
  const silentUntil = new Map<Reaction, number>();
  const note = (kind: Reaction) => {
    const now = performance.now();
    if (now < (silentUntil.get(kind) ?? 0)) return;
    silentUntil.set(kind, now + REACTION_MS);
    emitCustom('rv:reaction', { kind });
  };
  documents.listen('selectionchange', ({ target }) => {
    // A field's selection is not the page's, and reading the page's forces layout at every key.
    if ((target as Partial<Document>).getSelection?.()?.isCollapsed === false) note('selection');
  });
  const onEvent = ({ type }: Event) => note(KINDS[type as keyof typeof KINDS]);
  documents.listen(Object.keys(KINDS).join(' '), onEvent);
  // Each click needs its own response.
  documents.listen('pointerdown click', () => silentUntil.clear());
  // A clicked shadow tree gets listeners for RESPONSE_MS.
  const listened = new Set<EventTarget>();
  documents.listen('click', (event) => {
    for (const root of event.composedPath()) {
      if ((root as Node).nodeType !== 11 || listened.has(root)) continue;
      listened.add(root);
      const removeListeners = Object.keys(KINDS).map((type) => life.listen(root, type, onEvent));
      life.after(RESPONSE_MS, () => {
        listened.delete(root);
        for (const removeListener of removeListeners) removeListener();
      });
    }
  });
  compareAfterClick(life, documents, note, emitCustom);
  documents.each(({ defaultView }) => observeResponses(life, defaultView, note));
  watchDocument(life, documents, note);
  // New windows, file dialogs and print dialogs take the focus from the page, or from the frame that has it.
  documents.listen('blur', ({ target }) => {
    if (target === window || !document.hasFocus()) note('window-open');
  });
  // A script that takes the submit cancels it.
  documents.listen('submit', (event: SubmitEvent) =>
    life.after(0, () => {
      const form = event.target as Element;
      const target =
        (event.submitter && attributeOf(event.submitter, 'formtarget')) ??
        attributeOf(form, 'target');
      if (!event.defaultPrevented && opensElsewhere(target, form.ownerDocument))
        note('window-open');
    }),
  );
}

interface Navigate extends Event {
  readonly destination: { readonly sameDocument: boolean };
}
interface Navigating {
  /** Missing in older browsers. */
  readonly navigation?: EventTarget;
}

/** Calls that play sound, share, download or write to the clipboard. */
function observeResponses(
  life: Lifetime,
  view: Window | null,
  note: (kind: Reaction) => void,
): void {
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
    if ((self as Element).matches('a[download]')) note('download');
    return undefined;
  });
  // The page of a frame may load slowly, and the browser shows that it does.
  const navigation = view !== window && (view as unknown as Navigating | null)?.navigation;
  if (navigation)
    life.listenWeakly(
      navigation,
      'navigate',
      life.catchErrors(({ destination }: Navigate) => {
        if (!destination.sameDocument) note('window-open');
      }),
    );
}

function watchDocument(life: Lifetime, documents: Documents, note: (kind: Reaction) => void): void {
  documents.listen('copy', () => note('clipboard'));
  documents.listen('beforeprint', () => note('dialog'));
  // The page recorder does not record changes of the title.
  const titles = new MutationObserver(
    life.catchErrors(() => {
      if (document.title === title) return;
      title = document.title;
      note('title');
    }),
  );
  let { title } = document;
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });
  life.onEnd(() => titles.disconnect());
}

type HasChanged = () => boolean;

/** Captures state around a pressed element, and compares it after the click. */
function compareAfterClick(
  life: Lifetime,
  documents: Documents,
  note: (kind: Reaction) => void,
  emitCustom: EmitCustomEvent,
): void {
  let isMenuChanged: HasChanged | undefined;
  let isValueChanged: HasChanged | undefined;
  documents.listen('pointerdown', (event) => {
    const pressed = targetOf(event);
    isMenuChanged = pressed && captureVisibilityBeside(pressed);
    isValueChanged = pressed && captureFieldValues(pressed);
  });
  documents.listen('click', () => {
    const hasMenuChanged = isMenuChanged;
    let hasValueChanged = isValueChanged;
    isMenuChanged = undefined;
    isValueChanged = undefined;
    const compareValues = () => {
      if (!hasValueChanged?.()) return;
      hasValueChanged = undefined;
      emitCustom('rv:reaction', { kind: 'value' });
    };
    // Each of several quick clicks on “+” needs a response before the next one.
    if (hasValueChanged) life.after(0, compareValues);
    if (hasMenuChanged || hasValueChanged)
      life.after(MENU_MS, () => {
        if (hasMenuChanged?.()) note('dialog');
        compareValues();
      });
  });
}

/** Captures the visibility of the element next to a control, because a menu that only CSS opens changes no DOM. */
function captureVisibilityBeside(pressed: Element): HasChanged | undefined {
  const beside = pressed.closest(CONTROLS)?.nextElementSibling;
  if (!beside) return undefined;
  const before = isShown(beside);
  return () => isShown(beside) !== before;
}

/** Captures the values of fields, because a button such as “+” may change only a value. They are compared and never recorded. */
function captureFieldValues(pressed: Element): HasChanged | undefined {
  // A visitor who clicks a field types into it next.
  if (pressed.closest(EDITABLE)) return undefined;
  const fields = (pressed.getRootNode() as ParentNode).querySelectorAll<HTMLInputElement>(EDITABLE);
  const statesOf = () => [...fields].map(stateOf).join();
  const before = statesOf();
  return () => statesOf() !== before;
}

/** What a field shows; a list has no `checked`. An editor has neither, and its NaN equals itself only as a text. */
const stateOf = ({ type, value, checked }: HTMLInputElement) =>
  type === 'hidden' || value + checked;
