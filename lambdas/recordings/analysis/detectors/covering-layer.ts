import { signalRules } from '../../../contract/signal-rules.ts';
import { changesOf } from '../clicks/change-times.ts';
import { CLASS, STYLE } from '../clicks/changed-properties.ts';
import { outcomeOf } from '../clicks/click-outcome.ts';
import { nodesAt } from '../events/page-nodes.ts';
import { type ClickMoment, lastUntil, pageAt, type Timeline } from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import { pathAt } from '../page-visits.ts';
import { controlTraits, type Detector } from './finding.ts';

/** From this many clicks the layer stays; visitors also click next to a dialog. */
export const LAYER_CLICKS = 3;
/** Differences by scrollbars, and by the toolbars of phones. */
const [LEAST, MOST] = [0.95, 1.25];
const SHOWN_BY = [CLASS, STYLE, hashOf('hidden')];

/**
 * An empty layer that a click had shown over the whole page, such as the shade of a menu, and that stays: clicks on it do
 * nothing, and nothing in front of it is clicked either.
 */
export const coveringLayers: Detector = (timeline) => {
  const byLayer = new Map<string, ClickMoment[]>();
  for (const click of timeline.clicks) {
    const key = `${pageAt(timeline, click)?.at} ${click.node}`;
    if (coversPage(timeline, click)) byLayer.set(key, [...(byLayer.get(key) ?? []), click]);
  }
  return [...byLayer.values()].flatMap((clicks) => {
    const ignored = clicks.filter((click) => isIgnored(timeline, click));
    const [first] = ignored;
    const last = ignored.at(-1);
    if (!first || !last || ignored.length < LAYER_CLICKS || last !== clicks.at(-1)) return [];
    if (!wasShownByClick(timeline, first) || hasControlInFront(timeline, first)) return [];
    return [
      {
        kind: 'dead-click' as const,
        at: first.at,
        until: last.at,
        page: pathAt(timeline, first),
        element: { ...first.element, role: 'layer' },
        box: first.box,
        count: ignored.length,
        ...controlTraits(first),
      },
    ];
  });
};

function coversPage(timeline: Timeline, click: ClickMoment): boolean {
  const { box, element, looksInteractive, tag } = click;
  const [width, height] = pageAt(timeline, click)?.viewport ?? [0, 0];
  const fits = (size: number, whole: number) => size >= whole * LEAST && size <= whole * MOST;
  return (
    !looksInteractive &&
    element.label === '' &&
    tag !== 'body' &&
    tag !== 'html' &&
    fits(box[2], width) &&
    fits(box[3], height) &&
    Math.abs(box[0]) <= 1 &&
    Math.abs(box[1]) <= 1 &&
    nodesAt(timeline, click.at)?.isEmpty(click.node) === true
  );
}

function isIgnored(timeline: Timeline, click: ClickMoment): boolean {
  const outcome = outcomeOf(timeline, click);
  return outcome === 'none' || outcome === 'left';
}

/** Whether the layer was added or changed right after a click. */
function wasShownByClick(timeline: Timeline, { node, at }: ClickMoment): boolean {
  const from = pageAt(timeline, at)?.at ?? 0;
  const addedAt = nodesAt(timeline, at)?.addedAt(node) ?? 0;
  const changes = SHOWN_BY.flatMap((name) => changesOf(timeline, { node, name }, from, at));
  return [addedAt, ...changes].some((shownAt) => {
    const click = lastUntil(timeline.clicks, shownAt);
    return (
      click && click.at >= from && click.at < at && shownAt - click.at <= signalRules.dead.slowMs
    );
  });
}

/** Whether the visitor clicked a control from then on, so that the layer does not cover it. */
function hasControlInFront(timeline: Timeline, first: ClickMoment): boolean {
  const page = pageAt(timeline, first);
  return timeline.clicks.some(
    (click) => click.at > first.at && click.looksInteractive && pageAt(timeline, click) === page,
  );
}
