/**
 * Emits `rv:key` for problems of keyboard users: Enter and Space that do not click the focused control, Escape in a dialog,
 * and Tab that stays in one part of the page. Reads no other keys.
 */
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Documents } from '../documents.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { KEY_CLICK_MS, STUCK_TABS, TRAPPED_TABS } from '../limits.ts';
import { EDITABLE } from '../privacy/field-elements.ts';
import { isIgnored } from '../privacy/text-policy.ts';
import { controlOf, DIALOG, describe, isInDialog } from './element/describe.ts';
import { boxInView, isShown } from './element/in-view.ts';

type Key = TrackerEvents['rv:key']['key'];
const TABBABLE =
  'a[href],button:enabled,input:enabled:not([type=hidden]),select:enabled,textarea:enabled,summary,[tabindex]:not([tabindex^="-"])';
/** Tabbable elements are counted up to this number. */
const MAX_TABBABLE = 200;

export function watchKeys(life: Lifetime, documents: Documents, emitCustom: EmitCustomEvent): void {
  let tabStops: Element[] = [];
  /** In editors Tab indents; Escape gives Tab back to the page. */
  let escapedFrom: Element | undefined;
  let clickedAt = -Infinity;
  const listen = <E extends Event>(type: string, handler: (event: E) => void) =>
    documents.listen(type, handler, true);
  // A key handler may dispatch a click that does nothing.
  listen('click', ({ timeStamp, isTrusted }) => {
    if (isTrusted) clickedAt = timeStamp;
  });
  listen('pointerdown', () => {
    tabStops = [];
    escapedFrom = undefined;
  });
  listen('keydown', (event: KeyboardEvent) => {
    const { isTrusted, repeat, ctrlKey, metaKey, altKey } = event;
    if (!isTrusted || repeat || ctrlKey || metaKey || altKey) return;
    const focused = focusedIn(document);
    if (event.key === 'Tab') life.after(0, followTab);
    else if (event.key === 'Escape') checkEscape(focused);
    else if (event.key === 'Enter' || event.key === ' ') checkActivation(event, focused);
  });

  const report = (key: Key, element: Element, since: number, stops?: number) =>
    emitCustom('rv:key', {
      key,
      target: describe(element),
      ago_ms: Math.round(performance.now() - since),
      ...(stops && { stops }),
    });

  function checkActivation({ key, timeStamp }: KeyboardEvent, focused: Element | undefined): void {
    if (!focused || focused.matches(EDITABLE) || controlOf(focused) !== focused) return;
    if (isIgnored(focused)) return;
    life.after(KEY_CLICK_MS, () => {
      if (clickedAt < timeStamp) report(key === 'Enter' ? 'Enter' : 'Space', focused, timeStamp);
    });
  }
  function checkEscape(focused: Element | undefined): void {
    escapedFrom = focused;
    // Drawers of carts and menus wait beside the window, or are transparent.
    const open = [...document.querySelectorAll(DIALOG)].findLast(
      (each) => boxInView(each) && isShown(each),
    );
    if (open && !isIgnored(open)) report('Escape', open, performance.now());
  }
  function followTab(): void {
    // A page that swallows Tab may keep the focus nowhere; otherwise Tab leaves there at once.
    const focused = focusedIn(document) ?? document.body;
    const isEditing = focused.matches('textarea,[contenteditable]');
    if (isEditing) tabStops = tabStops.filter((each) => each === focused);
    tabStops = [...tabStops, focused].slice(-TRAPPED_TABS);
    if (isEditing && escapedFrom !== focused) return;
    const last = tabStops.slice(-STUCK_TABS);
    const isStuck = last.length === STUCK_TABS && new Set(last).size === 1;
    const stops = new Set(isStuck ? last : tabStops);
    const isTrapped = tabStops.length === TRAPPED_TABS && stops.size <= TRAPPED_TABS / 3;
    if (!isStuck && !isTrapped) return;
    tabStops = [];
    if (isIgnored(focused) || isFocusTrapIntended(focused) || countTabbable() <= stops.size * 2)
      return;
    report('Tab', focused, performance.now(), stops.size);
  }
}

/** Whether the element is in a dialog, or other parts of the page are inert. */
const isFocusTrapIntended = (element: Element): boolean =>
  isInDialog(element) || document.querySelector('[inert]') !== null;

function countTabbable(): number {
  let count = 0;
  for (const each of document.querySelectorAll(TABBABLE)) {
    if (each.checkVisibility?.() && ++count >= MAX_TABBABLE) break;
  }
  return count;
}

function focusedIn(root: Document | ShadowRoot): Element | undefined {
  const focused = root.activeElement ?? undefined;
  if (!focused || focused === document.body) return undefined;
  return focused.shadowRoot ? (focusedIn(focused.shadowRoot) ?? focused) : focused;
}
