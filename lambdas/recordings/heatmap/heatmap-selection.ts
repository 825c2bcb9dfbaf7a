import type { DeviceClass, Digest } from '../../contract/digest.ts';
import { HEATMAP_PAGES, HEATMAP_SETTLED_MS } from '../../contract/limits.ts';
import { compareTexts } from '../../contract/text-order.ts';
import type { Session } from '../session/session.ts';

interface HeatmapSelection {
  readonly page: string;
  readonly device: DeviceClass;
}
export interface HeatmapOptions {
  /** Undefined if there is no data for the selection. */
  readonly selection: HeatmapSelection | undefined;
  readonly pages: { readonly page: string; readonly sessions: number }[];
  readonly devices: { readonly device: DeviceClass; readonly sessions: number }[];
}

/** The available pages and devices, the most viewed first, and the selected ones. */
export function heatmapOptions(
  digests: readonly Digest[],
  requested: Partial<HeatmapSelection>,
): HeatmapOptions {
  const pages = counted(digests.flatMap((digest) => pagesOf(digest)));
  const page = requested.page ?? pages[0]?.[0] ?? '/';
  const devices = counted(
    digests.filter((digest) => pagesOf(digest).includes(page)).map(({ device }) => device),
  );
  const device = requested.device ?? devices[0]?.[0];
  return {
    selection: device && devices.some(([each]) => each === device) ? { page, device } : undefined,
    pages: pages.slice(0, HEATMAP_PAGES).map(([each, sessions]) => ({ page: each, sessions })),
    devices: devices.map(([each, sessions]) => ({ device: each, sessions })),
  };
}

const pagesOf = ({ pages }: Digest) => [...new Set(pages.map(({ page }) => page))];

function counted<T extends string>(names: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(
    ([one, count], [other, otherCount]) => otherCount - count || compareTexts(one, other),
  );
}

/** The first session that shows the page (the newest, as they are sorted), and when the page had settled. */
export function sessionShowing(
  sessions: readonly Session[],
  { page, device }: HeatmapSelection,
): { session: Session; atMs: number } | undefined {
  for (const session of sessions) {
    const visit = session.digest?.pages.find((each) => each.page === page);
    if (!visit || session.digest?.device !== device || !session.parts) continue;
    const settled = Math.min(visit.dwellMs, HEATMAP_SETTLED_MS);
    return { session, atMs: visit.enteredMs + settled };
  }
  return undefined;
}
