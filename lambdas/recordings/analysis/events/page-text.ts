/** The texts of a page, to compare one load with another. */
import { BATCH_MAX_DEPTH } from '../../../contract/limits.ts';
import { signalRules } from '../../../contract/signal-rules.ts';
import { hasText } from '../clicks/structure.ts';
import type { PageMoment, Timeline } from './timeline.ts';
import { asList, asRecord, asText, HASH_LIMIT, hashOf, type Unknown } from './untrusted.ts';

const TEXT = 3;
const UNSEEN_TAGS = new Set(['head', 'script', 'style', 'noscript', 'template']);

/** A number for all texts of a snapshot in their order, without what visitors typed, which is not recorded. */
export function textHashOf(root: unknown): number {
  let hash = 0;
  const read = (node: Unknown, depth: number): void => {
    if (depth > BATCH_MAX_DEPTH || UNSEEN_TAGS.has(asText(node.tagName))) return;
    const text = node.type === TEXT ? asText(node.textContent).trim() : '';
    if (text !== '') hash = (hash * 31 + hashOf(text)) % HASH_LIMIT;
    for (const child of asList(node.childNodes)) read(asRecord(child), depth + 1);
  };
  read(asRecord(root), 0);
  return hash;
}

/** A number for the texts of a page as it was loaded, or NaN, which equals nothing, if that was not recorded. */
export function textOf({ pages, snapshots }: Timeline, page: PageMoment): number {
  const row = snapshots.firstFrom(page.at);
  const next = pages.find(({ at }) => at > page.at)?.at ?? Number.POSITIVE_INFINITY;
  return row < snapshots.length && snapshots.at(row, 0) < next ? snapshots.at(row, 5) : Number.NaN;
}

/** Whether a script added texts soon after the page had loaded, such as a message. */
export function addsText({ mutations, snapshots, structure }: Timeline, page: PageMoment): boolean {
  const from = snapshots.firstTime(page.at) ?? page.at;
  const until = from + signalRules.rejection.explainedMs;
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    if (mutations.at(row, 0) > until) return false;
    if (hasText(structure, mutations.at(row, 3), mutations.at(row, 4))) return true;
  }
  return false;
}
