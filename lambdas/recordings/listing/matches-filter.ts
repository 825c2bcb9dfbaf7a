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

/** Whether a session matches a filter. The caller checks time range and returning visitors. */
export function matchesFilter(session: Session, filter: RecordingFilter, now: Date): boolean {
  if (!matchesItem(session, filter, now)) return false;
  const { digest } = session;
  const { device, country, entry, page, clicked, browser, source, signal, errors, seconds } =
    filter;
  if (!digestFilters.some((name) => filter[name])) return true;
  if (!digest) return false;
  const length = Date.parse(digest.endedAt) - Date.parse(digest.startedAt);
  return (
    allows(device, digest.device) &&
    allows(country, digest.country) &&
    (!entry || includesText(digest.entryPage, entry)) &&
    (!page || digest.pages.some((visit) => includesText(visit.page, page))) &&
    (!clicked || labelsOf(digest).some((label) => includesText(label, clicked))) &&
    allows(browser, digest.browser) &&
    allows(source, digest.referrer) &&
    (!signal || signal.some((kind) => (digest.counts[kind] ?? 0) > 0)) &&
    (!errors || digest.errors > 0) &&
    (!seconds || length >= Number(seconds) * 1_000)
  );
}

const labelsOf = ({ clicks, signals }: Digest): string[] => [
  ...clicks.map(({ element }) => element.label),
  ...signals.flatMap(({ element }) => element?.label ?? []),
];
