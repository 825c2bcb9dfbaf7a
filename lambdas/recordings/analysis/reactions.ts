import { signalRules } from '../../contract/signals.ts';
import { isTicking } from './ticking.ts';
import { type ClickMoment, lastUntil, type Timeline } from './timeline.ts';

const { dead } = signalRules;

/** What became of a click: the page answered after so long, it never did, or nobody can say. */
export type Outcome = { readonly afterMs: number } | 'none' | 'unknown';

/**
 * How a page answered a click (report.md §1, dead click). Waiting begins with the press, because menus open on it.
 * When the page was left or hidden before the wait was over, nothing is claimed.
 */
export function outcomeOf(timeline: Timeline, click: ClickMoment): Outcome {
  const from = pressOf(timeline, click);
  const to = click.at + dead.afterMs;
  const hidden = timeline.visibility.find(
    ({ at, visible }) => !visible && at > click.at && at <= to,
  );
  const answers = [
    firstMutation(timeline, from, to, click.at),
    firstRow(timeline.changes, from, to),
    firstRow(timeline.scrolls, from, click.at + dead.scrollMs),
    firstTold(timeline, from, click.at),
    firstFocus(timeline, click),
    firstPage(timeline, from, to, hidden?.at),
    firstFailure(timeline, click.at),
  ].filter((at) => at !== undefined);
  if (answers.length > 0) return { afterMs: Math.max(0, Math.min(...answers) - click.at) };
  return hidden || timeline.watchedMs < to ? 'unknown' : 'none';
}

/** When the finger went down. A press before the last click belongs to that one: this one was made by a key. */
function pressOf({ presses, clicks }: Timeline, { at }: ClickMoment): number {
  const row = presses.firstFrom(at + 1) - 1;
  const press = row >= 0 ? presses.at(row, 0) : at;
  const isOwn = press > (lastUntil(clicks, at - 1)?.at ?? Number.NEGATIVE_INFINITY);
  return isOwn && at - press <= dead.pressMs ? press : at;
}

function firstRow(rows: Timeline['changes'], from: number, to: number): number | undefined {
  const row = rows.firstFrom(from);
  return row < rows.length && rows.at(row, 0) <= to ? rows.at(row, 0) : undefined;
}

/** A clock that ticks on is no answer. */
function firstMutation(timeline: Timeline, from: number, to: number, clickAt: number) {
  const { mutations } = timeline;
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    if (mutations.at(row, 0) > to) return;
    if (!isTicking(timeline, row, clickAt)) return mutations.at(row, 0);
  }
}

type Told = Timeline['reactions'][number]['kind'];
/** Every press moves the focus, so that the tracker's word of it says nothing: see `firstFocus`. */
const told: Record<Exclude<Told, 'focus'>, { before: number; after: number }> = {
  selection: { before: 0, after: dead.selectionMs },
  visibility: { before: dead.focusMs, after: dead.focusMs },
  request: { before: 0, after: dead.requestMs },
  'window-open': { before: dead.focusMs, after: dead.focusMs },
  media: { before: 0, after: dead.afterMs },
  dialog: { before: 0, after: dead.afterMs },
};

function firstTold({ reactions, visibility }: Timeline, from: number, clickAt: number) {
  const begin = from - clickAt;
  const answer = reactions.find(({ kind, at }) => {
    if (kind === 'focus') return false;
    const { before, after } = told[kind];
    return at - clickAt >= Math.min(begin, -before) && at - clickAt <= after;
  });
  const shown = visibility.find(({ at }) => Math.abs(at - clickAt) <= dead.focusMs);
  return answer && shown ? Math.min(answer.at, shown.at) : (answer ?? shown)?.at;
}

/** The press itself moves the focus before the click; what moves it afterwards is the page's answer. */
function firstFocus({ focuses }: Timeline, { at, order }: ClickMoment): number | undefined {
  for (let row = focuses.firstFrom(at); row < focuses.length; row += 1) {
    if (focuses.at(row, 0) > at + dead.focusMs) return;
    if (focuses.at(row, 1) > order) return focuses.at(row, 0);
  }
}

/** Another address. A page that has to be loaded answered when the old one was left. */
function firstPage({ pages }: Timeline, from: number, to: number, hiddenAt: number | undefined) {
  const next = pages.find(({ at }) => at > from);
  if (!next) return;
  if (next.at <= to) return Math.min(next.at, hiddenAt ?? next.at);
  return hiddenAt !== undefined && next.at - hiddenAt < 60_000 ? hiddenAt : undefined;
}

/** A request that failed was one that was made. */
function firstFailure({ requests }: Timeline, clickAt: number): number | undefined {
  const began = requests
    .map(({ at, durationMs }) => at - durationMs)
    .filter((at) => at >= clickAt && at <= clickAt + dead.requestMs);
  return began.length > 0 ? Math.min(...began) : undefined;
}
