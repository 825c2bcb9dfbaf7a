import { signalRules } from '../../../contract/signal-rules.ts';
import { lastUntil, type Timeline } from '../events/timeline.ts';
import { isAfter } from './placed.ts';
import { type TouchedPlace, touchedPlaces, touches } from './touched.ts';

const { feedbackMs, slowMs } = signalRules.dead;
/** A change this soon after a click, a press or a scroll was triggered by it. */
const PROMPTED_MS = 300;
const TYPED_MS = 3_000;
/** Changes with shorter pauses are one movement, with the trigger of its first change. */
const MOVEMENT_MS = 250;

export const touchedBy = ({ mutations, touched }: Timeline, row: number): TouchedPlace[] =>
  touchedPlaces(touched, mutations.at(row, 2), mutations.at(row, 6));

/** When a property changed, or the same property of a sibling node, in order of time. `to` is inclusive. */
export function changesOf(
  { mutations, touched }: Timeline,
  { node, mark }: TouchedPlace,
  from: number,
  to: number,
  isBeside: (other: number) => boolean = () => false,
): number[] {
  const isWanted = (other: number) => other === node || isBeside(other);
  const times: number[] = [];
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    const at = mutations.at(row, 0);
    if (at > to) break;
    const isAnother = times.at(-1) !== at;
    if (isAnother && touches(touched, mark, isWanted, mutations.at(row, 2), mutations.at(row, 6)))
      times.push(at);
  }
  return times;
}

/** The changes of a property that no click, press, scroll or typing on its page triggered. */
export function unprompted(
  timeline: Timeline,
  changes: readonly number[],
  clickAt: number,
): readonly number[] {
  let promptedAt = Number.NEGATIVE_INFINITY;
  let before = Number.NEGATIVE_INFINITY;
  return changes.filter((at) => {
    const isSameMovement = at - before <= MOVEMENT_MS;
    if (!isSameMovement && at - promptedAt > feedbackMs)
      promptedAt = isPrompted(timeline, at, before, clickAt) ? at : Number.NEGATIVE_INFINITY;
    before = at;
    return at - promptedAt > (isSameMovement ? slowMs : feedbackMs);
  });
}

const pageOf = ({ pages }: Timeline, at: number) =>
  pages.findLast((each) => each.at <= at && each.kind !== 'hash');

/** Whether the page of this time was clicked shortly before. */
export function isClickedBefore(timeline: Timeline, at: number): boolean {
  const click = lastUntil(timeline.clicks, at);
  const page = pageOf(timeline, at);
  return click !== undefined && at - click.at <= slowMs && (!page || isAfter(click, page));
}

/** Whether the page of this time was neither pressed nor clicked since `before`, the previous change. */
export function isAlone(timeline: Timeline, at: number, before = 0): boolean {
  const { clicks, presses } = timeline;
  const since = Math.max(before, pageOf(timeline, at)?.at ?? 0);
  const click = lastUntil(clicks, at)?.at ?? 0;
  const press = presses.firstFrom(since + 1);
  return click <= since && !(press < presses.length && presses.at(press, 0) <= at);
}

function isPrompted(timeline: Timeline, at: number, before: number, clickAt: number): boolean {
  const { clicks, presses, scrolls, fields } = timeline;
  const soon = at - PROMPTED_MS;
  const page = pageOf(timeline, at);
  const clickedAt = isClickedBefore(timeline, at) ? (lastUntil(clicks, at)?.at ?? 0) : -1;
  // A server may be slow: the first change after a click can be its response.
  if (clickedAt >= Math.max(0, Math.min(soon, before))) return true;
  // Elements that follow the pointer change before its click.
  const press = presses.firstFrom(Math.max(soon, page?.at ?? 0));
  if (press < presses.length && presses.at(press, 0) <= at) return true;
  const scroll = scrolls.firstFrom(soon);
  if (scroll < scrolls.length && scrolls.at(scroll, 0) <= at) return true;
  // The tracker reports a field when it loses focus, which the click itself may cause.
  return fields.some(
    (field) =>
      field.at <= clickAt + TYPED_MS && field.at - field.inputMs - TYPED_MS <= at && at <= field.at,
  );
}
