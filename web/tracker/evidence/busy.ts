import type { Lifetime } from '../lifetime.ts';
import { ANSWER_MS } from '../limits.ts';
import type { Tell } from '../tell.ts';

type Root = Document | ShadowRoot;
const BUSY = '[aria-busy=true],progress:not([value]),[role=progressbar]:not([aria-valuenow])';
const SPINNER_NAME = /spin|load|rotat|progress|skeleton|shimmer|pulse|dots/i;
/** What a pulse or a rotation is called may be a highlight as well. */
const SPINNER_CLASS = /spinner|\bload(er|ing)|skeleton|shimmer|\bdots\b|progress/i;
/** An animation that a click starts begins this little before the click was heard, at most. */
const CLOCK_MS = 50;
/** Elements of a component that are searched for components inside of it. */
const SEARCHED = 200;

/** Seven seconds after a click: whether a sign of being busy that it brought up is still shown. */
export function watchBusy(life: Lifetime, tell: Tell): void {
  let cancel: (() => void) | undefined;
  life.listen(document, 'click', (event) => {
    if (!event.isTrusted) return;
    cancel?.();
    const started = performance.now();
    const startedOnTimeline = Number(document.timeline.currentTime ?? 0) - CLOCK_MS;
    const components = event.composedPath().filter((each) => each instanceof ShadowRoot);
    const before = new Set(busyIn(rootsAround(components)));
    cancel = life.after(ANSWER_MS, () => {
      const roots = rootsAround(components);
      const isBusy =
        busyIn(roots).some((each) => !before.has(each) && isShown(each)) ||
        roots.some((root) =>
          root.getAnimations().some((each) => isSpinner(each, startedOnTimeline)),
        );
      if (isBusy) tell('rv:busy', { click_ago_ms: Math.round(performance.now() - started) });
    });
  });
}

/** The document, the components that were clicked, and the components inside these. */
function rootsAround(components: readonly ShadowRoot[]): Root[] {
  const roots: Root[] = [document, ...components];
  for (const root of roots) {
    if (root === document) continue;
    const inside = root.querySelectorAll('*');
    for (let i = 0; i < inside.length && i < SEARCHED; i++) {
      const { shadowRoot } = inside[i] as Element;
      if (shadowRoot && !roots.includes(shadowRoot)) roots.push(shadowRoot);
    }
  }
  return roots;
}

const busyIn = (roots: readonly Root[]): Element[] =>
  roots.flatMap((root) => [...root.querySelectorAll(BUSY)]);

const isShown = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;

/** It turns without an end, or is called what spinners are called, and began with the click. */
function isSpinner(animation: Animation, since: number): boolean {
  const effect = animation.effect as KeyframeEffect | null;
  if (animation.playState !== 'running' || Number(animation.startTime ?? 0) < since) return false;
  if (effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) return false;
  if (!effect.target || !isShown(effect.target)) return false;
  const name = (animation as Partial<CSSAnimation>).animationName ?? '';
  return (
    SPINNER_NAME.test(name) ||
    SPINNER_CLASS.test(effect.target.getAttribute('class') ?? '') ||
    effect
      .getKeyframes()
      .some(({ transform, rotate }) => /rotate/.test(String(transform)) || !!rotate)
  );
}
