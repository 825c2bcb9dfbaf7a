import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Documents } from '../documents.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import {
  AROUND_AGAIN_MS,
  AROUND_ELEMENTS,
  AROUND_INSPECTED,
  DIALOG_MS,
  QUICK_CLICKS_MS,
  SMALL_TARGET_PX,
  STILL_PX,
} from '../limits.ts';
import { firstChildOf, nextSiblingOf, textOf, typeOf } from '../page/natives.ts';
import { listBoxOf } from '../privacy/field-elements.ts';
import {
  BLOCKED,
  isIgnored,
  isMatching,
  type PolicyCache,
  policyOf,
} from '../privacy/text-policy.ts';
import {
  boxOf,
  CONTROLS,
  controlOf,
  describe,
  onlyControlIn,
  originOf,
  roleOf,
  roundedBox,
  targetOf,
} from './element/describe.ts';
import { closestShown } from './element/flat-tree.ts';
import { boxInView } from './element/in-view.ts';
import { labelOf } from './element/label.ts';

/** Emits `rv:click` for every click, also on disabled buttons. Adds the controls around the first click on a page and around quick clicks. */
export function watchClicks(
  life: Lifetime,
  documents: Documents,
  emitCustom: EmitCustomEvent,
  idOf: (node: Node) => number,
): void {
  let lastClickAt = -Infinity;
  let inspectedAt = -Infinity;
  let page = '';
  /** Returns false for a click that is not a visitor's, or in an ignored part. */
  function report(
    event: PointerEvent,
    target?: Element,
    special?: 'disabled' | 'moved' | false,
  ): boolean {
    if (!event.isTrusted || !target || isIgnored(target)) return false;
    const now = event.timeStamp;
    const isQuick = now - lastClickAt < QUICK_CLICKS_MS && now - inspectedAt > AROUND_AGAIN_MS;
    const isFirst = page !== location.href;
    if (isFirst || isQuick) inspectedAt = now;
    lastClickAt = now;
    page = location.href;
    const [left, top] = originOf(target.ownerDocument);
    const listBox = listBoxOf(closestShown(target, CONTROLS) ?? target);
    const control = listBox ?? hostOrControl(controlOf(target));
    // A key has no position.
    const isFound = event.detail === 0 || (control && !isFaded(control));
    const covered = isFound ? undefined : coveredControl(event, target);
    const missed = isFound || control || covered ? undefined : smallControlNear(event, target);
    const [x, y] = listBox
      ? centerOf(listBox)
      : ([event.clientX + left, event.clientY + top] as const);
    const cache: PolicyCache = new Map();
    emitCustom('rv:click', {
      id: idOf(listBox ?? target),
      ...(control && control !== target && { control: idOf(control) }),
      x: Math.round(x),
      y: Math.round(y),
      target: describe(covered ?? missed ?? target, cache),
      ...(missed && { missed: true }),
      ...(covered && { covered: true }),
      ...(special && { [special]: true }),
      modified: event.ctrlKey || event.metaKey || event.shiftKey || event.altKey,
      pointer: pointerOf(event, special),
      ...((isQuick || isFirst) && { around: controlsInView(cache) }),
    });
    return true;
  }
  /** The last press, and the control that it hit. */
  let press: PointerEvent;
  let pressed: Element | undefined;
  documents.listen('click', (event: PointerEvent) => {
    const clicked = targetOf(event);
    const hasMoved =
      pressed && !pressed.contains(clicked as Node) && movedAway(pressed, press, event);
    if (!report(event, hasMoved ? pressed : clicked, hasMoved && 'moved')) return;
    // alert, confirm and prompt block the page and fire no event; only a late timer reveals them.
    const scheduled = performance.now();
    life.after(0, () => {
      const ago_ms = Math.round(performance.now() - scheduled);
      if (ago_ms > DIALOG_MS) emitCustom('rv:reaction', { kind: 'dialog', ago_ms });
    });
  });
  // Browsers dispatch pointer events on a disabled button, but no click.
  let disabled: Element | undefined;
  documents.listen('pointerdown', (event: PointerEvent) => {
    press = event;
    pressed = controlUnder(event, CONTROLS);
    disabled = controlUnder(event, DISABLED_BUTTON);
  });
  // A script that handles a tap may cancel its click at the start or the end, but not by a touch that a script derives from a
  // mouse. A disabled button is reported on `pointerup`.
  let touch: TouchEvent | undefined;
  documents.listen('touchstart', (event: TouchEvent) => {
    touch = event;
  });
  documents.listen('touchend', (event: TouchEvent) =>
    life.after(0, () => {
      if (
        event.isTrusted &&
        (event.defaultPrevented || touch?.defaultPrevented) &&
        pressed &&
        !disabled &&
        isStill(press, event.changedTouches[0] as Touch)
      )
        report(press, pressed);
    }),
  );
  documents.listen('pointerup', (event: PointerEvent) => {
    if (disabled && controlUnder(event, DISABLED_BUTTON) === disabled)
      report(event, targetOf(event), 'disabled');
  });
}

/**
 * Whether a control moved away from the pointer between press and release. The browser then dispatches the click on an
 * element around both places. A visitor who cancels a click moves the pointer instead.
 */
const movedAway = (control: Element, press: Point, release: Point): boolean =>
  isStill(press, release) &&
  !contains(control, press.clientX, press.clientY) &&
  control.getBoundingClientRect().width > 0;

type Point = Pick<Touch, 'clientX' | 'clientY'>;
const isStill = ({ clientX, clientY }: Point, release: Point): boolean =>
  Math.hypot(release.clientX - clientX, release.clientY - clientY) < STILL_PX;

const DISABLED_BUTTON =
  'button:disabled,[type=submit]:disabled,[type=button]:disabled,[type=image]:disabled';
function controlUnder(event: Event, selector: string): Element | undefined {
  const target = targetOf(event);
  return target && closestShown(target, selector);
}

/** The host if the control is alone in its shadow tree, because the host may draw the pressed state beside the control. */
function hostOrControl(control: Element | undefined): Element | undefined {
  const root = control?.getRootNode() as ShadowRoot | undefined;
  return root?.host && onlyControlIn(root) === control ? root.host : control;
}

/** The control at a point where the browser found this element: of a component it finds only the host. */
function controlAt(element: Element, x: number, y: number): Element | undefined {
  const root = element.shadowRoot;
  const inside = root?.elementsFromPoint(x, y).find((each) => root.contains(each));
  return closestShown(element, CONTROLS) ?? (inside && controlAt(inside, x, y));
}
function contains(element: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The control that the visitor saw at the position of the click, if only invisible elements cover it. */
function coveredControl({ clientX, clientY }: PointerEvent, target: Element) {
  for (const element of target.ownerDocument.elementsFromPoint(clientX, clientY)) {
    const control = controlAt(element, clientX, clientY);
    if (control && !isFaded(control)) return isIgnored(control) ? undefined : control;
    if (!isInvisible(element) && !isOutside(element, clientX, clientY)) return undefined;
  }
  return undefined;
}

/** Whether the position is outside the element, where it draws `::before` or `::after`: decoration over something else. */
const isOutside = (element: Element, x: number, y: number): boolean =>
  !contains(element, x, y) && !hasDirectText(element);

/** An ancestor may be transparent, such as a dialog that was faded out. */
const isTransparent = (element: Element): boolean =>
  getComputedStyle(element).opacity === '0' ||
  element.checkVisibility?.({ opacityProperty: true }) === false;
/** Whether visitors do not see a control. Pages draw checkboxes and file fields over transparent ones. */
const isFaded = (control: Element): boolean =>
  !isMatching(control, 'input,select,label') && isTransparent(control);

function isInvisible(element: Element): boolean {
  if (isTransparent(element)) return true;
  const style = getComputedStyle(element);
  return (
    /transparent|[,/] 0\)$/.test(style.backgroundColor) &&
    [style.backgroundImage, style.boxShadow, style.backdropFilter ?? 'none'].every(
      (each) => each === 'none',
    ) &&
    style.borderWidth === '0px' &&
    !isMatching(element, 'img,svg,svg *,canvas,video,iframe,object,embed') &&
    !hasDirectText(element)
  );
}

function hasDirectText(element: Element): boolean {
  for (let node = firstChildOf(element); node; node = nextSiblingOf(node))
    if (typeOf(node) === 3 && textOf(node).trim()) return true;
  return false;
}

/** Searches in eight directions at three distances; a control farther away was not the target. */
function smallControlNear(
  { clientX, clientY }: PointerEvent,
  { ownerDocument }: Element,
): Element | undefined {
  let nearest: Element | undefined;
  let least = Infinity;
  const inspected = new Set<Element>();
  for (let third = 1; third <= 3; third++) {
    const radius = (third * SMALL_TARGET_PX) / 3;
    for (let eighth = 0; eighth < 8; eighth++) {
      const angle = (eighth * Math.PI) / 4;
      const x = clientX + radius * Math.cos(angle);
      const y = clientY + radius * Math.sin(angle);
      const element = ownerDocument.elementFromPoint(x, y);
      if (!element || inspected.has(element)) continue;
      inspected.add(element);
      const control = controlAt(element, x, y);
      if (!control || isIgnored(control) || !isSmall(control)) continue;
      const { left, top, right, bottom } = control.getBoundingClientRect();
      const across = Math.max(left - clientX, 0, clientX - right);
      const down = Math.max(top - clientY, 0, clientY - bottom);
      const distance = Math.hypot(across, down);
      if (distance < least) [nearest, least] = [control, distance];
    }
  }
  return nearest;
}

/** Links in running text are exempt, because they are as high as their line (WCAG 2.5.8, inline). */
function isSmall(control: Element): boolean {
  const { width, height } = control.getBoundingClientRect();
  if (Math.min(width, height) >= SMALL_TARGET_PX) return false;
  return control.localName !== 'a' || getComputedStyle(control).display !== 'inline';
}

function pointerOf(
  { pointerType, detail }: PointerEvent,
  isPress: unknown,
): TrackerEvents['rv:click']['pointer'] {
  if (pointerType === 'touch' || pointerType === 'pen') return pointerType;
  return detail === 0 && !isPress ? 'keyboard' : 'mouse';
}

function centerOf(element: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = boxOf(element);
  return [left + width / 2, top + height / 2];
}

function controlsInView(cache: PolicyCache): NonNullable<TrackerEvents['rv:click']['around']> {
  const visible: ReturnType<typeof controlsInView>[number][] = [];
  for (const control of [...document.querySelectorAll(CONTROLS)].slice(0, AROUND_INSPECTED)) {
    if (visible.length === AROUND_ELEMENTS) break;
    if (control.localName === 'option') continue;
    const box = boxInView(control);
    if (!box || policyOf(control, cache) === BLOCKED) continue;
    visible.push({
      role: roleOf(control),
      label: labelOf(control, cache),
      box: roundedBox(box),
    });
  }
  return visible;
}
