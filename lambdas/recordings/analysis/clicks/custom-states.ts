/**
 * Components that show custom states (`:host(:state(checked))`). Scripts set these states without changing the page, so no
 * recording contains them.
 */
import { append } from '../events/append.ts';
import { countWhile } from '../events/binary-search.ts';
import { SHEET, SNAPSHOT } from '../events/columns.ts';
import { perTimeline } from '../events/per-timeline.ts';
import { type ClickMoment, documentAt, type Timeline } from '../events/timeline.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { INLINE_SHEET } from '../page/styles/shadow-styles.ts';

/** Whether the clicked control is in a component that may have shown a custom state in response. */
export function mayShowState(timeline: Timeline, { at, node }: ClickMoment): boolean {
  const hosts = statefulHosts(timeline);
  if (hosts.size === 0) return false;
  const from = documentAt(timeline, at)?.at ?? 0;
  const isStateful = (around: number) => {
    const times = hosts.get(around) ?? [];
    const last = times[countWhile(times.length, (index) => (times[index] ?? at) <= at) - 1];
    return last !== undefined && last >= from;
  };
  const nodes = nodesAt(timeline, at);
  return nodes ? nodes.nearest(node, isStateful) !== undefined : isStateful(node);
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
    else if (shown.has(sheet) && !documents.has(host)) append(hosts, host, sheets.timeOf(row));
  }
  return hosts;
});
