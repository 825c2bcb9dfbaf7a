import type { Documents } from '../documents.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { RESPONSE_MS } from '../limits.ts';
import { controlOf, targetOf } from './element/describe.ts';
import { isShown } from './element/in-view.ts';

type Root = Document | ShadowRoot;
const BUSY = '[aria-busy=true],progress:not([value]),[role=progressbar]:not([aria-valuenow])';
const SPINNER_NAME = /spin|load|rotat|progress|skeleton|shimmer|pulse|dots/i;
/** Omits `pulse` and `rotat`, which are also classes of highlights. */
const SPINNER_CLASS = /spinner|\bload(er|ing)|skeleton|shimmer|\bdots\b|progress/i;
/** The start time of an animation that a click starts may be this long before the click event. */
const CLOCK_TOLERANCE_MS = 50;
/** A visitor who clicks again this much later did not wait for the response. */
const AGAIN_MS = 2_000;
/** The maximum number of elements of a shadow tree that are searched for nested shadow trees. */
const MAX_SEARCHED = 200;

/**
 * Emits `rv:busy` if a spinner or busy state that appeared with a click is still there RESPONSE_MS after it, or at the next
 * click if that is at least AGAIN_MS later.
 */
export function watchBusy(life: Lifetime, documents: Documents, emitCustom: EmitCustomEvent): void {
  let end: (() => void) | undefined;
  let last: Element | undefined;
  let saidSo: boolean | undefined;
  documents.listen('click', (event) => {
    if (!event.isTrusted) return;
    end?.();
    const started = performance.now();
    const startedOnTimeline = Number(document.timeline.currentTime) - CLOCK_TOLERANCE_MS;
    const shadowTrees = event
      .composedPath()
      .filter((each) => (each as Node).nodeType === 11) as ShadowRoot[];
    // An animation has no start until the next frame.
    const isOlder = (each: Element | Animation) => {
      const { startTime } = each as Animation;
      return startTime !== null && !((startTime as number) >= startedOnTimeline);
    };
    const before = new Set(shownIn(rootsAround(shadowTrees)).filter(isOlder));
    const target = targetOf(event);
    const control = target && controlOf(target);
    if (control !== last) saidSo = control && saysWait(control);
    last = control;
    const check = () => {
      end = undefined;
      const isBusy =
        (control && !saidSo && saysWait(control) && isShown(control)) ||
        shownIn(rootsAround(shadowTrees)).some((each) => !before.has(each));
      if (isBusy) emitCustom('rv:busy', { click_ago_ms: Math.round(performance.now() - started) });
    };
    const cancel = life.after(RESPONSE_MS, check);
    end = () => {
      cancel();
      if (performance.now() - started > AGAIN_MS) check();
    };
  });
}

/** The document, the clicked shadow trees, and the shadow trees nested in these. */
function rootsAround(shadowTrees: readonly ShadowRoot[]): Root[] {
  // A set also visits what is added during the loop.
  const roots = new Set(shadowTrees);
  for (const root of roots)
    for (const { shadowRoot } of [...root.querySelectorAll('*')].slice(0, MAX_SEARCHED))
      if (shadowRoot) roots.add(shadowRoot);
  return [document, ...roots];
}

/** The busy states and spinners that are shown. Some spinners also rotate while they are hidden. */
const shownIn = (roots: readonly Root[]): (Element | Animation)[] =>
  roots.flatMap((root) => [
    ...[...root.querySelectorAll(BUSY)].filter(isShown),
    ...root.getAnimations().filter(isSpinner),
  ]);

/** Such as “Adding…”. */
const saysWait = (control: Element): boolean =>
  /(…|\.\.\.)\s*$/.test(control.textContent || (control as HTMLInputElement).value);

/** An endless animation that is shown and rotates, or has a name or class that spinners use. */
function isSpinner(animation: Animation): boolean {
  const effect = animation.effect as KeyframeEffect | null;
  if (animation.playState !== 'running') return false;
  if (effect?.getComputedTiming().iterations !== Infinity) return false;
  if (!effect.target || !isShown(effect.target)) return false;
  // Neither “undefined” nor “null” is the name of a spinner.
  return (
    SPINNER_NAME.test((animation as CSSAnimation).animationName) ||
    SPINNER_CLASS.test(effect.target.getAttribute('class') as string) ||
    effect
      .getKeyframes()
      .some(({ transform, rotate }) => rotate || /rotate/.test(transform as string))
  );
}
