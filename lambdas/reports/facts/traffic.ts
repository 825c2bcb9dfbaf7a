/** Traffic sources, returning visitors, orders, and the recorder's cost in visitors' browsers. */
import type { Digest } from '../../contract/digest.ts';
import { isCartLabel } from '../../contract/rules/words/cart.ts';
import { compareTexts } from '../../contract/text-order.ts';
import type { DaySummary, Goal, ReportInput } from '../content/report-input.ts';
import { itemsOfDaysBefore, localDateOf } from './calendar.ts';
import { BASELINE_DAYS, UNUSUAL_P } from './constants.ts';
import { checkoutIn, visitorsReaching } from './goal.ts';
import { fisherExact } from './safe-test.ts';
import { median } from './statistics.ts';
import { type Returning, returningIn } from './visitor-hashes.ts';
import { isOnTime } from './visits.ts';

export interface Source {
  readonly from: Digest['referrer'];
  /** The link's `utm_campaign`, or else its `utm_source`. */
  readonly campaign?: string;
  readonly sessions: number;
}

/** Counts of visitors. `carts` is absent if no one clicked a control that adds to a cart. */
export interface Shop {
  readonly carts?: number;
  readonly checkouts: number;
  readonly orders: number;
  /** Orders per checkout. */
  readonly share: number;
  /** The same share over earlier days; set if today's differs beyond chance. */
  readonly shareBefore?: number;
}

export interface Traffic {
  /** Most visits first. */
  readonly sources: readonly Source[];
  readonly returning?: Returning;
  readonly shop?: Shop;
  /** Cost of the recorder per page load: medians over the sessions that measured it. */
  readonly cost?: { readonly milliseconds: number; readonly kilobytes: number };
}

/** With fewer visitors at checkout on all earlier days there is no usual share. */
const BEFORE_MIN_CHECKOUTS = 30;
const COST_MIN_VISITS = 5;

export function trafficOf({ digests, website, window, earlier, capture }: ReportInput): Traffic {
  const cost = costOf(digests);
  // On a sampled day the visitors of the other sessions are unknown.
  if (capture.sampledFrom) return { sources: sourcesOf(digests), ...(cost && { cost }) };
  // If only late sessions came, they are from earlier days.
  const visitors = new Set(digests.filter(isOnTime(window)).map(({ visitor }) => visitor));
  const first = localDateOf(window.from, window.timezone);
  const returning = returningIn(visitors, first, earlier);
  const shop = knownShop(shopOf(digests, website.goal), earlier);
  const shareBefore = shop && differentShareBefore(shop, window.localDate, earlier);
  return {
    sources: sourcesOf(digests),
    ...(returning && { returning }),
    ...(shop && { shop: { ...shop, ...(shareBefore !== undefined && { shareBefore }) } }),
    ...(cost && { cost }),
  };
}

export function sourcesOf(digests: readonly Digest[]): Source[] {
  const counts = new Map<
    string,
    { from: Digest['referrer']; campaign?: string; sessions: number }
  >();
  for (const { referrer: from, campaign } of digests) {
    const key = `${from} ${campaign ?? ''}`;
    const known = counts.get(key) ?? { from, ...(campaign && { campaign }), sessions: 0 };
    counts.set(key, { ...known, sessions: known.sessions + 1 });
  }
  return [...counts]
    .sort(([a, one], [b, other]) => other.sessions - one.sessions || compareTexts(a, b))
    .map(([, source]) => source);
}

/** Without a visitor at checkout, today or earlier, the website may have no page that is recognized as its checkout. */
const knownShop = (shop: Shop | undefined, earlier: readonly DaySummary[]): Shop | undefined =>
  [shop, ...earlier.map((day) => day.shop)].some((each) => each && each.checkouts > 0)
    ? shop
    : undefined;

/** Counts of one day; undefined if orders are not the website's goal, or if its checkout is not recognized. */
export function shopOf(digests: readonly Digest[], goal: Goal | undefined): Shop | undefined {
  if (goal?.kind !== 'checkout') return undefined;
  const visitorsWho = (did: (digest: Digest) => boolean) =>
    new Set(digests.filter(did).map(({ visitor }) => visitor));
  const carts = visitorsWho(({ clicks }) =>
    clicks.some(({ element }) => isCartLabel(element.label)),
  );
  const ordered = visitorsReaching(digests, goal);
  const isStart = checkoutIn(digests);
  const checkouts = visitorsWho(({ pages }) => pages.some(({ page }) => isStart(page)));
  // Visitors who order come from checkout, so its page is not recognized if most of them were seen elsewhere only.
  if ([...ordered].filter((visitor) => checkouts.has(visitor)).length * 2 < ordered.size) return;
  const all = new Set([...checkouts, ...ordered]);
  if (all.size === 0 && carts.size === 0) return undefined;
  return {
    ...(carts.size > 0 && { carts: carts.size }),
    checkouts: all.size,
    orders: ordered.size,
    share: ordered.size / Math.max(1, all.size),
  };
}

/** The share of earlier days, if today's differs from it beyond chance. */
function differentShareBefore(
  today: Shop,
  date: string,
  earlier: readonly DaySummary[],
): number | undefined {
  const days = itemsOfDaysBefore(date, BASELINE_DAYS, earlier).filter(({ complete }) => complete);
  const checkouts = days.reduce((sum, { shop }) => sum + (shop?.checkouts ?? 0), 0);
  const orders = days.reduce((sum, { shop }) => sum + (shop?.orders ?? 0), 0);
  if (checkouts < BEFORE_MIN_CHECKOUTS) return;
  const before = { affected: orders, exposed: checkouts };
  const chance = fisherExact({ affected: today.orders, exposed: today.checkouts }, before);
  return chance <= UNUSUAL_P ? orders / checkouts : undefined;
}

function costOf(digests: readonly Digest[]): Traffic['cost'] {
  const costs = digests.flatMap(({ trackerCost }) => trackerCost ?? []);
  const scriptMs = median(costs.map((each) => each.scriptMs));
  const bytes = median(costs.map((each) => each.bytes));
  if (costs.length < COST_MIN_VISITS || scriptMs === undefined || bytes === undefined) return;
  return {
    milliseconds: Math.max(1, Math.round(scriptMs)),
    kilobytes: Math.max(1, Math.round(bytes / 1_000)),
  };
}

export const CAMPAIGNS_MAX = 4;
/** The largest campaigns. The links of one campaign may be on several kinds of websites. */
export function campaignsOf(sources: readonly Source[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { campaign, sessions } of sources)
    if (campaign !== undefined) counts.set(campaign, (counts.get(campaign) ?? 0) + sessions);
  return [...counts]
    .sort(([a, some], [b, others]) => others - some || compareTexts(a, b))
    .slice(0, CAMPAIGNS_MAX);
}
