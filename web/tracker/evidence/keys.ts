/**
 * What visitors do who have no pointer: Enter and Space on a control that the page does not turn into a click, Escape in
 * a dialog, and Tab that never gets out of a part of the page. No other key is ever looked at.
 */
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Lifetime } from '../lifetime.ts';
import { KEY_CLICK_MS, STUCK_TABS, TRAPPED_TABS } from '../limits.ts';
import type { Tell } from '../tell.ts';
import { controlOf, describe, isInDialog } from './element.ts';

type Key = TrackerEvents['rv:key']['key'];
const DIALOG = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';
const WRITTEN = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';
const TABBABLE =
  'a[href],button:enabled,input:enabled:not([type=hidden]),select:enabled,textarea:enabled,summary,[tabindex]:not([tabindex^="-"])';
/** A page is asked for its tabbable elements up to this many. */
const TABBABLE_COUNTED = 200;

export function watchKeys(life: Lifetime, tell: Tell): void {
  let reached: Element[] = [];
  let clickedAt = Number.NEGATIVE_INFINITY;
  life.listen(document, 'click', ({ timeStamp }) => {
    clickedAt = timeStamp;
  });
  life.listen(document, 'pointerdown', () => {
    reached = [];
  });
  life.listen(document, 'keydown', (event: KeyboardEvent) => {
    const { isTrusted, repeat, ctrlKey, metaKey, altKey } = event;
    if (!isTrusted || repeat || ctrlKey || metaKey || altKey) return;
    const focused = focusedIn(document);
    if (event.key === 'Tab') life.after(0, followTab);
    else if (event.key === 'Escape') noteEscape();
    else if (event.key === 'Enter' || event.key === ' ') noteActivation(event, focused);
  });

  const report = (key: Key, element: Element, since: number, stops?: number) =>
    tell('rv:key', {
      key,
      target: describe(element),
      ago_ms: Math.round(performance.now() - since),
      ...(stops && { stops }),
    });

  function noteActivation({ key, timeStamp }: KeyboardEvent, focused: Element | undefined): void {
    if (!focused || focused.matches(WRITTEN) || controlOf(focused) !== focused) return;
    if (isIgnored(focused)) return;
    life.after(KEY_CLICK_MS, () => {
      if (clickedAt < timeStamp) report(key === 'Enter' ? 'Enter' : 'Space', focused, timeStamp);
    });
  }
  function noteEscape(): void {
    const open = [...document.querySelectorAll(DIALOG)].findLast((each) =>
      each.checkVisibility?.(),
    );
    if (open && !isIgnored(open)) report('Escape', open, performance.now());
  }
  function followTab(): void {
    const focused = focusedIn(document);
    if (!focused || focused.matches('textarea,[contenteditable]')) {
      reached = [];
      return;
    }
    reached = [...reached, focused].slice(-TRAPPED_TABS);
    const last = reached.slice(-STUCK_TABS);
    const isStuck = last.length === STUCK_TABS && new Set(last).size === 1;
    const stops = new Set(isStuck ? last : reached);
    const isTrapped = reached.length === TRAPPED_TABS && stops.size <= TRAPPED_TABS / 3;
    if (!isStuck && !isTrapped) return;
    reached = [];
    if (isIgnored(focused) || isMeantToHold(focused) || tabbable() <= stops.size * 2) return;
    report('Tab', focused, performance.now(), stops.size);
  }
}

const isIgnored = (element: Element): boolean =>
  element.closest('[data-reveille-ignore],[data-reveille-block]') !== null;

/** A dialog keeps the focus on purpose, and so does what leaves the rest of the page inert. */
const isMeantToHold = (element: Element): boolean =>
  isInDialog(element) || document.querySelector('[inert]') !== null;

function tabbable(): number {
  let count = 0;
  for (const each of document.querySelectorAll(TABBABLE)) {
    if (each.checkVisibility?.() && ++count >= TABBABLE_COUNTED) break;
  }
  return count;
}

function focusedIn(root: Document | ShadowRoot): Element | undefined {
  const focused = root.activeElement ?? undefined;
  if (!focused || focused === document.body) return undefined;
  return focused.shadowRoot ? (focusedIn(focused.shadowRoot) ?? focused) : focused;
}
