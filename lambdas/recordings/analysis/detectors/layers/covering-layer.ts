import { signalRules } from '../../../../contract/signal-rules.ts';
import { isUnanswered } from '../../clicks/click-outcome.ts';
import { enteredAtOf } from '../../events/field-moment.ts';
import {
  type ClickMoment,
  isLoad,
  lastUntil,
  pageAt,
  type Timeline,
} from '../../events/timeline.ts';
import { hashOf } from '../../events/untrusted.ts';
import { changesOf } from '../../page/change-times.ts';
import { CLASS, STYLE } from '../../page/changed-properties.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import { controlTraits, type Detector, whereClicked } from '../finding.ts';

const { dead } = signalRules;
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
    const ignored = clicks.filter((click) => isUnanswered(timeline, click));
    const [first] = ignored;
    const last = ignored.at(-1);
    if (!first || !last || ignored.length < LAYER_CLICKS || last !== clicks.at(-1)) return [];
    const shownBy = clickThatShowed(timeline, first);
    if (!shownBy || hasControlInFront(timeline, first)) return [];
    if (disappears(timeline, last) || opensPage(timeline, shownBy)) return [];
    return [
      {
        kind: 'dead-click' as const,
        ...whereClicked(timeline, first),
        until: last.at,
        element: { ...first.element, role: 'layer' },
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

/** The click right after which the layer was added or changed. */
function clickThatShowed(timeline: Timeline, { node, at }: ClickMoment): ClickMoment | undefined {
  const from = pageAt(timeline, at)?.at ?? 0;
  const addedAt = nodesAt(timeline, at)?.addedAt(node) ?? 0;
  const changes = SHOWN_BY.flatMap((name) => changesOf(timeline, { node, name }, from, at));
  return [addedAt, ...changes]
    .map((shownAt) => {
      const click = lastUntil(timeline.clicks, shownAt);
      return click && shownAt - click.at <= dead.slowMs ? click : undefined;
    })
    .find((click) => click && click.at >= from && click.at < at);
}

/** Whether the visitor used something from then on, which the layer does not cover. */
function hasControlInFront(timeline: Timeline, first: ClickMoment): boolean {
  const page = pageAt(timeline, first);
  const isUsed = (at: number) => at > first.at && pageAt(timeline, at) === page;
  return (
    timeline.clicks.some(({ at, looksInteractive }) => looksInteractive && isUsed(at)) ||
    timeline.fields.some((field) => field.inputMs > 0 && isUsed(enteredAtOf(field)))
  );
}

/** Whether the layer was removed or changed after the last click: by a key, with its dialog, or when a request was over. */
function disappears(timeline: Timeline, { node, at }: ClickMoment): boolean {
  const nodes = nodesAt(timeline, at);
  const until = timeline.pages.find((each) => each.at > at && isLoad(each))?.at ?? Infinity;
  return (
    nodes?.isRemoved(node) === true ||
    [node, nodes?.parentOf(node) ?? 0].some((each) =>
      SHOWN_BY.some((name) => changesOf(timeline, { node: each, name }, at, until).length > 0),
    )
  );
}

/** Whether the layer belongs to a page or form that the browser was opening. */
function opensPage({ pages }: Timeline, { at, link, submits }: ClickMoment): boolean {
  const next = pages.find((each) => each.at > at);
  return next?.kind === 'load' && next.at - at <= dead.loadMs && (submits || link === 'page');
}
