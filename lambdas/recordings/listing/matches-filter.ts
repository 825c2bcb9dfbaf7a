import type { Digest } from '../../contract/digest.ts';
import type { RecordingFilter } from '../../contract/recording-filter.ts';
import { isLive, type Session } from '../session/session.ts';

const includesText = (text: string, search: string) =>
  text.toLowerCase().includes(search.trim().toLowerCase());

/** Whether a multi-value filter is not set, or includes this value. */
const allows = <Value>(values: readonly Value[] | undefined, value: Value | undefined) =>
  !values || values.some((each) => each === value);

/** The filters that need only the session's item, not its digest. */
function matchesItem(session: Session, filter: RecordingFilter, now: Date): boolean {
  const { watched, starred, live, tag, visitor } = filter;
  if (watched && (watched === 'yes') !== (session.watchedAt !== undefined)) return false;
  if (starred && session.starredAt === undefined) return false;
  if (live && !isLive(session, now)) return false;
  if (tag && !tag.some((each) => session.tags?.includes(each))) return false;
  return !visitor || session.visitor === visitor;
}

const digestFilters = [
  ...['device', 'country', 'entry', 'page', 'clicked', 'browser'],
  ...['source', 'signal', 'errors', 'seconds'],
] as const;

/** The filters that need the digest, which a session gets when it is closed. */
function matchesDigest(digest: Digest, filter: RecordingFilter): boolean {
  const { device, country, entry, page, clicked, browser, source } = filter;
  const { signal, errors, seconds } = filter;
  if (!allows(device, digest.device) || !allows(country, digest.country)) return false;
  if (!allows(browser, digest.browser) || !allows(source, digest.referrer)) return false;
  if (entry && !includesText(digest.entryPage, entry)) return false;
  if (page && !digest.pages.some((visit) => includesText(visit.page, page))) return false;
  if (clicked && !labelsOf(digest).some((label) => includesText(label, clicked))) return false;
  if (signal && !signal.some((kind) => (digest.counts[kind] ?? 0) > 0)) return false;
  if (errors && digest.errors === 0) return false;
  const durationMs = Date.parse(digest.endedAt) - Date.parse(digest.startedAt);
  return !seconds || durationMs >= Number(seconds) * 1_000;
}

/** Whether a session matches a filter. The caller checks time range and returning visitors. */
export function matchesFilter(session: Session, filter: RecordingFilter, now: Date): boolean {
  if (!matchesItem(session, filter, now)) return false;
  const needsDigest = digestFilters.some((name) => filter[name]);
  if (!needsDigest) return true;
  return session.digest !== undefined && matchesDigest(session.digest, filter);
}

const labelsOf = ({ clicks, signals }: Digest): string[] => [
  ...clicks.map(({ element }) => element.label),
  ...signals.flatMap(({ element }) => element?.label ?? []),
];
