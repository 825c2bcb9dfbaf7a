/**
 * Components that show custom states (`:host(:state(checked))`). Scripts set these states without changing the page, so no
 * recording contains them.
 */
import { countWhile } from '../events/binary-search.ts';
import { SHEET, SNAPSHOT } from '../events/columns.ts';
import { perTimeline } from '../events/per-timeline.ts';
import { type ClickMoment, documentAt, type Timeline } from '../events/timeline.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { INLINE_SHEET } from '../page/shadow-styles.ts';

/** Components around a control; more are not searched. */
const MAX_LEVELS = 200;

/** Whether the clicked control is in a component that may have shown a custom state in response. */
export function mayShowState(timeline: Timeline, { at, node }: ClickMoment): boolean {
  const hosts = statefulHosts(timeline);
  if (hosts.size === 0) return false;
  const from = documentAt(timeline, at)?.at ?? 0;
  const nodes = nodesAt(timeline, at);
  let around: number | undefined = node;
  for (let level = 0; around && level < MAX_LEVELS; level += 1, around = nodes?.parentOf(around)) {
    const times = hosts.get(around) ?? [];
    const last = times[countWhile(times.length, (index) => (times[index] ?? at) <= at) - 1];
    if (last !== undefined && last >= from) return true;
  }
  return false;
}

/** The components, with when their styles were recorded. Pages, whose sheets may name any component, are left out. */
const statefulHosts = perTimeline(({ sheets, snapshots }) => {
  const documents = new Set<number>();
  for (const row of snapshots.rowsBetween(0, Infinity))
    documents.add(snapshots.cell(row, SNAPSHOT.document));
  const shown = new Set<number>([INLINE_SHEET]);
  const hosts = new Map<number, number[]>();
  for (const row of sheets.rowsBetween(0, Infinity)) {
    const host = sheets.cell(row, SHEET.host);
    const sheet = sheets.cell(row, SHEET.id);
    if (host === 0 && sheets.cell(row, SHEET.isShown) === 1) shown.add(sheet);
    else if (host === 0) shown.delete(sheet);
    else if (shown.has(sheet) && !documents.has(host)) {
      const times = hosts.get(host) ?? [];
      times.push(sheets.timeOf(row));
      hosts.set(host, times);
    }
  }
  return hosts;
});
