/** Counts of a window's digests: visitors, devices and pages. */
import { type DeviceClass, type Digest, deviceClasses } from '../../contract/digest.ts';
import { compareTexts } from '../../contract/text-order.ts';
import { OTHER_BELOW_SHARE } from './constants.ts';
import { wholePercentages } from './statistics.ts';

export interface DeviceShare {
  readonly device: DeviceClass | 'other';
  readonly visitors: number;
  /** Whole percentage; all shares sum to 100. */
  readonly share: number;
}

export interface PageVisits {
  readonly page: string;
  /** Sessions that opened it. */
  readonly visits: number;
  readonly visitors: number;
}

/** How many different visitors had these sessions or signals. */
export const visitorsOf = (all: readonly { readonly visitor: string }[]): number =>
  new Set(all.map(({ visitor }) => visitor)).size;

/** Whether a session belongs to the window's days. Late ones arrived after the report of their day. */
export const isOnTime =
  ({ from }: { readonly from: string }) =>
  ({ startedAt }: Digest): boolean =>
    startedAt >= from;

/** The visitors and sessions of the window's days; if only late sessions came, there are no others to count. */
export const onTimeVisits = ({
  visitors,
  lateVisitors,
  sessions,
  capture,
}: {
  readonly visitors: number;
  readonly lateVisitors: number;
  readonly sessions: number;
  readonly capture: { readonly late: number };
}) =>
  visitors === lateVisitors
    ? { visitors, sessions }
    : { visitors: visitors - lateVisitors, sessions: sessions - capture.late };

/** Whether all sessions are of earlier days. */
export const isLateOnly = ({
  sessions,
  capture,
}: {
  readonly sessions: number;
  readonly capture: { readonly late: number };
}): boolean => sessions > 0 && sessions === capture.late;

/** A visitor counts with the device of the first session. Classes below 2 % are counted as "other", unless it is only one. */
export function devicesOf(digests: readonly Digest[]): DeviceShare[] {
  const byVisitor = new Map<string, DeviceClass>();
  for (const { visitor, device } of digests) {
    if (!byVisitor.has(visitor)) byVisitor.set(visitor, device);
  }
  const counts = new Map<DeviceShare['device'], number>();
  for (const device of byVisitor.values()) counts.set(device, (counts.get(device) ?? 0) + 1);
  const rare = [...counts].filter(([, count]) => count / byVisitor.size < OTHER_BELOW_SHARE);
  if (rare.length > 1) {
    for (const [device] of rare) counts.delete(device);
    counts.set(
      'other',
      rare.reduce((sum, [, count]) => sum + count, 0),
    );
  }
  const order = [...deviceClasses, 'other'] as const;
  const present = order.flatMap((device) => {
    const visitors = counts.get(device);
    return visitors ? [{ device, visitors }] : [];
  });
  const shares = wholePercentages(present.map(({ visitors }) => visitors));
  return present.map((each, index) => ({ ...each, share: shares[index] ?? 0 }));
}

/** Most visited first; ties in alphabetical order. */
export function pagesOf(digests: readonly Digest[]): PageVisits[] {
  const counts = new Map<string, { visits: number; visitors: Set<string> }>();
  for (const { pages, visitor } of digests) {
    for (const page of new Set(pages.map((visit) => visit.page))) {
      const entry = counts.get(page) ?? { visits: 0, visitors: new Set<string>() };
      entry.visits += 1;
      entry.visitors.add(visitor);
      counts.set(page, entry);
    }
  }
  return [...counts]
    .map(([page, { visits, visitors }]) => ({ page, visits, visitors: visitors.size }))
    .sort((a, b) => b.visits - a.visits || compareTexts(a.page, b.page));
}
