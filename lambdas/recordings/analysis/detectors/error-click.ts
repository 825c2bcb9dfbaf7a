import { signalRules } from '../../../contract/signals.ts';
import { failuresIn } from '../failures.ts';
import { lastUntil, type Timeline } from '../timeline.ts';
import type { Detector, Finding } from './finding.ts';

const { withinMs } = signalRules.errorClick;

/**
 * A press that the site answered with an error or a failed request. What fails on its own, on a timer, is nobody's
 * answer, even when it happens to follow a press.
 */
export const errorClicks: Detector = (timeline) => {
  const found = new Map<number, Finding>();
  const causes = failuresIn(timeline);
  const unprompted = new Map<string, number>();
  for (const { at, about } of causes) {
    if (!pressBefore(timeline, at)) unprompted.set(about, (unprompted.get(about) ?? 0) + 1);
  }
  for (const { at, about } of causes) {
    const click = pressBefore(timeline, at);
    if (!click || found.has(click.order) || (unprompted.get(about) ?? 0) >= 2) continue;
    found.set(click.order, {
      kind: 'error-click',
      at: click.at,
      until: at,
      element: click.element,
      box: click.box,
      about,
    });
  }
  return [...found.values()];
};

function pressBefore(timeline: Timeline, at: number) {
  const click = lastUntil(timeline.clicks, at);
  return click && at - click.at <= withinMs ? click : undefined;
}
