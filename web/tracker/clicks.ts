import type { TrackerEvents } from '../../lambdas/contract/tracker.ts';
import { CONTROLS, describe, labelOf, roleOf, targetOf } from './element.ts';
import type { Lifetime } from './lifetime.ts';
import {
  AROUND_AGAIN_MS,
  AROUND_ELEMENTS,
  AROUND_LOOKED_AT,
  QUESTION_MS,
  QUICK_CLICKS_MS,
} from './limits.ts';
import { idOf } from './recording.ts';
import type { Tell } from './tell.ts';

/** Every press with what was pressed. The neighbours come with the first on a page, and again when presses follow quickly. */
export function watchClicks(life: Lifetime, tell: Tell): void {
  let last = Number.NEGATIVE_INFINITY;
  let lookedAround = Number.NEGATIVE_INFINITY;
  let page = '';
  life.listen(document, 'click', (event: PointerEvent) => {
    const target = targetOf(event);
    if (
      !event.isTrusted ||
      !target ||
      target.closest('[data-reveille-ignore],[data-reveille-block]')
    )
      return;
    const now = event.timeStamp;
    const isQuick = now - last < QUICK_CLICKS_MS && now - lookedAround > AROUND_AGAIN_MS;
    const isFirst = page !== location.href;
    if (isFirst || isQuick) lookedAround = now;
    last = now;
    page = location.href;
    tell('rv:click', {
      id: idOf(target),
      x: Math.round(event.clientX),
      y: Math.round(event.clientY),
      target: describe(target),
      modified: event.ctrlKey || event.metaKey || event.shiftKey || event.altKey,
      pointer: pointerOf(event),
      ...((isQuick || isFirst) && { around: around() }),
    });
    // A question of the browser holds the page until it is answered, and no event tells of it.
    const asked = performance.now();
    life.after(0, () => {
      const ago_ms = Math.round(performance.now() - asked);
      if (ago_ms > QUESTION_MS) tell('rv:reaction', { kind: 'dialog', ago_ms });
    });
  });
}

function pointerOf({ pointerType, detail }: PointerEvent): TrackerEvents['rv:click']['pointer'] {
  if (pointerType === 'touch' || pointerType === 'pen') return pointerType;
  return detail === 0 ? 'keyboard' : 'mouse';
}

function around(): NonNullable<TrackerEvents['rv:click']['around']> {
  const seen: ReturnType<typeof around>[number][] = [];
  const controls = document.querySelectorAll(CONTROLS);
  for (
    let i = 0;
    i < controls.length && i < AROUND_LOOKED_AT && seen.length < AROUND_ELEMENTS;
    i++
  ) {
    const control = controls[i];
    if (!control || control.closest('[data-reveille-block]')) continue;
    const { left, top, width, height } = control.getBoundingClientRect();
    if (
      width < 2 ||
      height < 2 ||
      left > innerWidth ||
      top > innerHeight ||
      left + width < 0 ||
      top + height < 0
    )
      continue;
    seen.push({
      role: roleOf(control),
      label: labelOf(control),
      box: [Math.round(left), Math.round(top), Math.round(width), Math.round(height)],
    });
  }
  return seen;
}
