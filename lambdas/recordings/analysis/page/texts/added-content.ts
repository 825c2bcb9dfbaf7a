/** How much a page shows, counted in texts and pictures. */
import { MUTATION, type NodeColumns, SNAPSHOT } from '../../events/columns.ts';
import type { Numbers } from '../../events/numbers.ts';
import type { Rows } from '../../events/rows.ts';
import type { Timeline } from '../../events/timeline.ts';
import { FONT_ICON, NODE_TRAIT, OPAQUE, PICTURE } from '../element-traits.ts';

/** Additions this close together are one: a page renders in steps. */
const STEP_MS = 100;

/** What counts as content. */
export interface Counted {
  /** By the node that contains a text, or that is a picture. */
  readonly isWithin: (node: number) => boolean;
  /** What a field or a frame counts, whose contents may be unknown. */
  readonly opaque: number;
}
const EVERYTHING: Counted = { isWithin: () => true, opaque: 0 };

export interface Addition {
  readonly at: number;
  /** Texts and pictures. */
  content: number;
}

/** What was added in this time, by when it came. */
export function additionsBetween(
  { mutations, structure }: Timeline,
  from: number,
  to: number,
  counted = EVERYTHING,
): Addition[] {
  const additions: Addition[] = [];
  for (const row of mutations.rowsBefore(from, to)) {
    const at = mutations.timeOf(row);
    const content = countContent(structure, mutations, row, MUTATION, counted);
    if (content === 0) continue;
    const last = additions.at(-1);
    if (last && at - last.at <= STEP_MS) last.content += content;
    else additions.push({ at, content });
  }
  return additions;
}

/** What the snapshots of this time contain. */
export function snapshotContent(
  { snapshots, structure }: Timeline,
  from: number,
  to: number,
  counted = EVERYTHING,
): number {
  let content = 0;
  for (const row of snapshots.rowsBefore(from, to))
    content += countContent(structure, snapshots, row, SNAPSHOT, counted);
  return content;
}

/**
 * How many texts and pictures a row of snapshots or mutations adds. A long text counts several times, and an icon once,
 * without the text from which its font draws it.
 */
function countContent(
  structure: Numbers,
  table: Rows,
  row: number,
  columns: NodeColumns,
  { isWithin, opaque }: Counted,
): number {
  const start = table.cell(row, columns.nodesStart);
  const length = table.cell(row, columns.nodesLength);
  const icons = new Set<number>();
  let count = 0;
  let last = 0;
  let isText = false;
  for (let index = start; index < start + length; index += 2) {
    const [id, value] = [structure.at(index), structure.at(index + 1)];
    if (id !== NODE_TRAIT) {
      const isInIcon = icons.size > 0 && icons.has(Math.abs(value));
      if (isInIcon) icons.add(id);
      isText = id > 0 && value < 0 && !isInIcon && isWithin(-value);
      last = id;
      if (isText) count += 1;
    } else if (isText) count += Math.max(0, value);
    else if (value === FONT_ICON) icons.add(last);
    else if (value === PICTURE && isWithin(last)) count += 1;
    else if (value === OPAQUE && opaque > 0 && isWithin(last)) count += opaque;
  }
  return count;
}
