import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { RESPONSE_MS, SIGHT_PLACES } from '../limits.ts';
import type { Deliveries } from '../pace.ts';
import { isConnected, isElement, parentOf } from '../page/natives.ts';
import { isMatching } from '../privacy/text-policy.ts';

/** Where a change is, as the browser says it: not asked yet, outside of the window or without a box, or no box to speak of. */
type Place = 'asked' | 'outside' | 'nowhere';

interface Watch {
  readonly clickedAt: number;
  readonly places: Map<Element, Place>;
  /** Those that lost or changed something. Without a box of their own, that may have been in sight. */
  readonly changed: Set<Element>;
  readonly observer: IntersectionObserver;
}

/**
 * Emits `rv:unseen` for a click if all that the page changed until the next click, or within RESPONSE_MS, was out of sight: above
 * or below the window, or in a part that is not shown. Every doubt counts as seen. Returns what has to be called
 * with the recorded changes, without any if they were not observed one by one.
 */
export function watchSight(life: Lifetime, emitCustom: EmitCustomEvent) {
  const { checkVisibility } = Element.prototype;
  let watch: Watch | undefined;
  let cancel = () => {};

  function end(): void {
    cancel();
    watch?.observer.disconnect();
    watch = undefined;
  }
  /** The browser knows without computing the layout again what is in the window, also after a scroll. */
  function look({ places, changed }: Watch, entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect: box } of entries) {
      const hasBox = box.width > 1 && box.height > 1;
      const isHidden = !hasBox && !checkVisibility.call(target);
      const mayBeInSight = hasBox ? isOverflowed(target, box) : isConnected(target);
      if ((hasBox && isIntersecting) || (mayBeInSight && changed.has(target))) {
        end();
        return;
      }
      if (hasBox || isHidden) places.set(target, 'outside');
      else if (places.get(target) === 'asked') places.set(target, 'nowhere');
    }
  }
  function report(): void {
    const ended = watch;
    end();
    if (!ended) return;
    const places = [...ended.places.values()];
    if (!places.includes('outside') || places.includes('asked')) return;
    emitCustom('rv:unseen', { click_ago_ms: Math.round(performance.now() - ended.clickedAt) });
  }

  life.listen(document, 'click', (event) => {
    if (!event.isTrusted || typeof checkVisibility !== 'function') return;
    report();
    const begun: Watch = {
      clickedAt: performance.now(),
      places: new Map(),
      changed: new Set(),
      observer: new IntersectionObserver(life.catchErrors((entries) => look(begun, entries))),
    };
    watch = begun;
    cancel = life.after(RESPONSE_MS, report);
  });
  life.onEnd(end);

  return (deliveries: Deliveries | undefined): void => {
    if (!watch) return;
    if (!deliveries?.every((records) => records.every((each) => addRecord(watch as Watch, each))))
      end();
  };
}

/** What overflows an element is outside of its box: the slides of a carousel, whose track leaves its place. */
const isOverflowed = (element: Element, { width, height }: DOMRectReadOnly): boolean =>
  (element.scrollWidth > width + 1 || element.scrollHeight > height + 1) &&
  getComputedStyle(element).overflow === 'visible';

/** Elements that are not to be seen, or tell how everything else looks. */
const LOOKS = 'style,link';
const NO_PLACE = 'script,template,meta,noscript';

/** False if the change is or may be in sight. */
function addRecord(watch: Watch, { type, target, addedNodes, removedNodes }: MutationRecord) {
  const element = elementOf(target);
  if (!element || isMatching(element, LOOKS)) return false;
  if (type !== 'childList') return add(watch, element, type === 'attributes');
  for (const node of addedNodes) {
    if (isElement(node) && isMatching(node, NO_PLACE)) continue;
    // Called on the prototype, because a field's name hides its form's own methods.
    const added = isElement(node)
      ? [node, ...Element.prototype.querySelectorAll.call(node, '*')]
      : [element];
    if (!added.every((each) => !isMatching(each, LOOKS) && add(watch, each, false))) return false;
  }
  return removedNodes.length === 0 || add(watch, element, true);
}

function elementOf(node: Node): Element | undefined {
  if (isElement(node)) return node;
  const parent = parentOf(node);
  return parent ? elementOf(parent) : (node as Partial<ShadowRoot>).host;
}

function add({ places, changed, observer }: Watch, place: Element, isChanged: boolean): boolean {
  if (isChanged) changed.add(place);
  if (places.has(place)) return true;
  places.set(place, 'asked');
  observer.observe(place);
  return places.size <= SIGHT_PLACES;
}
