import { signalRules } from '../../../../contract/signal-rules.ts';
import { isUnanswered } from '../../clicks/click-outcome.ts';
import { controlUnder, isOnRoot } from '../../clicks/resting-element.ts';
import { type ClickMoment, lastUntil, pageAt, type Timeline } from '../../events/timeline.ts';
import { pathAt } from '../../page-visits.ts';
import { controlTraits, type Detector, type Finding } from '../finding.ts';

const { dead, missed } = signalRules;

/**
 * A page that ignores the pointer, such as one that a removed dialog left inert: clicks on its controls land on its root
 * element, and nothing happens.
 */
export const inertPages: Detector = (timeline) => {
  const found: (Finding & { readonly until: number; readonly count: number })[] = [];
  for (const click of timeline.clicks) {
    const control =
      isOnRoot(click) && isUnanswered(timeline, click) && controlBelow(timeline, click);
    if (!control) continue;
    const before = found.at(-1);
    const isSame = before?.element?.label === control.label;
    if (before && isSame && click.at - before.until <= dead.afterMs) {
      found[found.length - 1] = { ...before, until: click.at, count: before.count + 1 };
      continue;
    }
    found.push({
      kind: 'dead-click',
      at: click.at,
      until: click.at,
      page: pathAt(timeline, click),
      element: control,
      count: 1,
      covered: true,
      ...controlTraits(click),
    });
  }
  return found.filter(({ count }) => count >= missed.clicks);
};

/** The control at the place of a click, as recorded with this click or with one on the root element around it. */
function controlBelow(timeline: Timeline, click: ClickMoment) {
  const page = pageAt(timeline, click);
  const recorded = timeline.wireframes.find((each) => {
    const clicked = lastUntil(timeline.clicks, each);
    return (
      Math.abs(each.at - click.at) <= dead.afterMs &&
      clicked?.at === each.at &&
      isOnRoot(clicked) &&
      pageAt(timeline, clicked) === page
    );
  });
  return recorded && controlUnder(timeline, click, recorded.at);
}
