import type { Documents } from '../documents.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { OBSERVED_ELEMENTS, RESPONSE_MS } from '../limits.ts';
import type { Deliveries } from '../pace.ts';
import { isConnected, isElement, parentOf } from '../page/natives.ts';
import { isMatching } from '../privacy/text-policy.ts';
import { CONTROLS, targetOf } from './element/describe.ts';
import { closestShown } from './element/flat-tree.ts';

/** The visibility of a changed element: not reported yet, outside of the window or hidden, or shown without a box. */
const PENDING = 0;
const OUTSIDE = 1;
const NO_BOX = 2;

interface Watch {
  readonly clickedAt: number;
  readonly control: Element | undefined;
  readonly visibilities: Map<Element, number>;
  /** Elements that lost nodes or changed. If such an element has no box, its old state may have been visible. */
  readonly changedElements: Set<Element>;
  readonly observer: IntersectionObserver;
}

/**
 * Emits `rv:unseen` for a click if every change of the page, until the next click or within RESPONSE_MS, was out of
 * sight or inside the clicked control. Out of sight means outside of the window or hidden; in doubt a change counts as
 * visible. Only the analysis can tell whether a change inside the control was just its pressed look. Call the returned
 * function with the recorded changes, or with undefined if they were not observed one by one. Attributes that a
 * page writes again without a change do not count: React does so with the name of every field that it renders, and
 * `classList.remove` and `hide()` with every menu that is closed already.
 */
export function watchUnseenChanges(
  life: Lifetime,
  documents: Documents,
  emitCustom: EmitCustomEvent,
) {
  const { checkVisibility } = Element.prototype;
  let watch: Watch | undefined;
  let cancel = () => {};

  function end(): void {
    cancel();
    watch?.observer.disconnect();
    watch = undefined;
  }
  /** Uses an IntersectionObserver, because it forces no layout and also reports elements that scroll into the window. */
  function update(
    { visibilities, changedElements }: Watch,
    entries: readonly IntersectionObserverEntry[],
  ): void {
    for (const { target, isIntersecting, boundingClientRect: box } of entries) {
      const hasBox = box.width > 1 && box.height > 1;
      // Texts for screen readers only are in a box of one pixel.
      const isPixel = box.width * box.height === 1;
      const isHidden = isPixel || (!hasBox && !checkVisibility.call(target));
      const mayBeVisible = hasBox ? isOverflowed(target, box) : !isPixel && isConnected(target);
      if ((hasBox && isIntersecting) || (mayBeVisible && changedElements.has(target))) {
        end();
        return;
      }
      visibilities.set(target, hasBox || isHidden ? OUTSIDE : visibilities.get(target) || NO_BOX);
    }
  }
  function report(): void {
    const ended = watch;
    end();
    if (!ended) return;
    const visibilities = [...ended.visibilities.values()];
    if (visibilities.includes(OUTSIDE) && !visibilities.includes(PENDING))
      emitCustom('rv:unseen', { click_ago_ms: Math.round(performance.now() - ended.clickedAt) });
  }

  documents.listen('click', (event) => {
    if (!event.isTrusted || !checkVisibility) return; // missing before Safari 17.4
    report();
    const started: Watch = {
      control: closestShown(targetOf(event) as Element, CONTROLS),
      clickedAt: performance.now(),
      visibilities: new Map(),
      changedElements: new Set(),
      observer: new IntersectionObserver(life.catchErrors((entries) => update(started, entries))),
    };
    watch = started;
    cancel = life.after(RESPONSE_MS, report);
  });
  life.onEnd(end);

  return (deliveries: Deliveries | undefined, isUnchanged: (node: Node) => boolean): void => {
    const isOutOfSight = (each: MutationRecord) => addRecord(watch as Watch, each, isUnchanged);
    if (watch && !deliveries?.every((records) => records.every(isOutOfSight))) end();
  };
}

/** Whether visible content overflows the box, such as the slides of a carousel whose track has moved out of the window. */
const isOverflowed = (element: Element, { width, height }: DOMRectReadOnly): boolean =>
  (element.scrollWidth > width + 1 || element.scrollHeight > height + 1) &&
  getComputedStyle(element).overflow === 'visible';

/** Elements that style the whole page, and elements that are never rendered. */
const STYLES = 'style,link';
const NOT_RENDERED = 'script,template,meta,noscript';

/** Adds the elements of a change. Returns false if the change is or may be visible. */
function addRecord(
  watch: Watch,
  { type, target, addedNodes, removedNodes }: MutationRecord,
  isUnchanged: (node: Node) => boolean,
) {
  const element = elementOf(target);
  if (!element || isMatching(element, STYLES)) return false;
  const isAttribute = type === 'attributes';
  if ((isAttribute && isUnchanged(element)) || watch.control?.contains(element)) return true;
  if (type !== 'childList') return add(watch, element, isAttribute);
  for (const node of addedNodes) {
    if (isElement(node) && isMatching(node, NOT_RENDERED)) continue;
    // Called on the prototype, because a field named `querySelectorAll` would hide its form's method.
    const added = isElement(node)
      ? [node, ...Element.prototype.querySelectorAll.call(node, '*')]
      : [element];
    if (!added.every((each) => !isMatching(each, STYLES) && add(watch, each, false))) return false;
  }
  return !removedNodes[0] || add(watch, element, true);
}

function elementOf(node: Node): Element | undefined {
  if (isElement(node)) return node;
  const parent = parentOf(node);
  return parent ? elementOf(parent) : (node as Partial<ShadowRoot>).host;
}

/** Returns false above OBSERVED_ELEMENTS elements. */
function add(
  { visibilities, changedElements, observer }: Watch,
  element: Element,
  isChanged: boolean,
): boolean {
  if (isChanged) changedElements.add(element);
  if (visibilities.has(element)) return true;
  visibilities.set(element, PENDING);
  observer.observe(element);
  return visibilities.size <= OBSERVED_ELEMENTS;
}
