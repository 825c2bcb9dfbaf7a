import type { PageVisit } from '../../contract/digest.ts';
import { digestLimits } from '../../contract/signal-rules.ts';
import { contentWaitOf } from './content-wait.ts';
import { SCROLL, SNAPSHOT } from './events/columns.ts';
import { perTimeline } from './events/per-timeline.ts';
import { type EventTime, type PageMoment, pageAt, type Timeline } from './events/timeline.ts';

/** The visited pages in order, each with its dwell time and scroll depth. Fragments of a page are not pages. */
export const pageVisits = perTimeline((timeline): readonly PageVisit[] => {
  const opened = openedPages(timeline);
  return opened.map((moment, index) => {
    const until = opened[index + 1]?.at ?? timeline.durationMs;
    return {
      page: moment.page,
      enteredMs: moment.at,
      dwellMs: Math.max(0, until - moment.at),
      scrollReach: scrollReachOf(timeline, moment, until),
      viewport: moment.viewport,
      vitals: vitalsOf(timeline, moment, until),
    };
  });
});

/** The moments at which another page was opened. */
function openedPages({ pages }: Timeline): PageMoment[] {
  const opened: PageMoment[] = [];
  for (const moment of pages) {
    const before = opened.at(-1);
    const isInside = moment.kind === 'hash' || moment.kind === 'replace';
    if (before && isInside && before.page === moment.page) continue;
    opened.push(moment);
  }
  return opened.slice(0, digestLimits.pages);
}

/** The lower edge of the visible area at the deepest scroll, as a share of the page's height, with two decimals. */
function scrollReachOf(timeline: Timeline, moment: PageMoment, until: number): number {
  const { scrolls, snapshots, heights } = timeline;
  const [, height] = moment.viewport;
  const parsed = heights.find(({ at }) => at >= moment.at && at < until);
  const pageHeight = parsed?.height ?? moment.height;
  if (height === 0 || pageHeight <= height) return 1;
  const snapshot = Math.max(0, snapshots.firstFrom(moment.at + 1) - 1);
  const documentId = snapshots.length > 0 ? snapshots.cell(snapshot, SNAPSHOT.document) : 1;
  let deepest = 0;
  for (const row of scrolls.rowsBefore(moment.at, until))
    if (scrolls.cell(row, SCROLL.node) === documentId)
      deepest = Math.max(deepest, scrolls.cell(row, SCROLL.y));
  return Math.round(Math.min(1, (deepest + height) / pageHeight) * 100) / 100;
}

function vitalsOf(timeline: Timeline, page: PageMoment, until: number): PageVisit['vitals'] {
  const waitMs = contentWaitOf(timeline, page, until);
  const found: { -readonly [vital in keyof PageVisit['vitals']]: number } =
    waitMs === undefined ? {} : { content: waitMs };
  for (const { at, name, value } of timeline.vitals) {
    if (at < page.at || at >= until) continue;
    const rounded = name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
    found[name] = Math.max(found[name] ?? 0, rounded);
  }
  return found;
}

/** The normalized path of the page at this time. */
export const pathAt = (timeline: Timeline, at: number | EventTime): string =>
  pageAt(timeline, at)?.page ?? '/';
