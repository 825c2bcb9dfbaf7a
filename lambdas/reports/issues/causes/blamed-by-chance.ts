import type { IssueGroup, Occurrence } from '../occurrences.ts';

/** Clicks are blamed by chance if the request failed without such a click in at least this share of its sessions. */
const UNBLAMED_SHARE = 0.5;
/** A request of one control is not blamed on others. */
const MIN_CONTROLS = 2;

/**
 * Drops clicks that were blamed for a request which fails whatever is clicked: visitors clicked different controls shortly
 * before it, and for at least half of the visitors it failed without a click, as a request of a timer does.
 */
export function withoutChanceBlame(groups: readonly IssueGroup[]): IssueGroup[] {
  const requests = groups.filter(({ kind }) => kind === 'failed-request');
  const hasChanceBlame = (group: IssueGroup) =>
    requests.some((request) => request.about === group.about && isBlamedByChance(request, groups));
  return groups.filter((group) => group.kind !== 'error-click' || !hasChanceBlame(group));
}

function isBlamedByChance(request: IssueGroup, groups: readonly IssueGroup[]): boolean {
  const blamed = groups.filter(
    ({ kind, about }) => kind === 'error-click' && about === request.about,
  );
  if (blamed.length < MIN_CONTROLS) return false;
  const sessions = sessionIdsOf([request]);
  const withClick = sessionIdsOf(blamed);
  const unblamed = [...sessions].filter((id) => !withClick.has(id));
  return unblamed.length >= sessions.size * UNBLAMED_SHARE;
}

/**
 * Whether clicks of one control were blamed for a request in less than half of the visits in which it failed on their page,
 * as when most visitors send an entry with Enter and few with the button. The request is one fault.
 */
export const isRarelyBlamed = (group: IssueGroup, requests: readonly IssueGroup[]): boolean =>
  group.kind === 'error-click' &&
  requests.some(
    (request) =>
      request.page === group.page &&
      group.occurrences.every(({ signal }) => signal.about === request.about) &&
      sessionIdsOf([group]).size < sessionIdsOf([request]).size * (1 - UNBLAMED_SHARE),
  );

const sessionIdsOf = (groups: readonly { readonly occurrences: readonly Occurrence[] }[]) =>
  new Set(groups.flatMap(({ occurrences }) => occurrences.map(({ sessionId }) => sessionId)));
