import type { Weights } from './seeded-random.ts';
import { type SourceName, usualSources } from './sources.ts';

/** The days of the demo. Day 0 is the first, and the last full day is yesterday. */
export const SEED_DAYS = 28;

export interface StoryDay {
  /** Traffic relative to an ordinary day of that weekday. */
  readonly rush: number;
  readonly sources: Weights<SourceName>;
  /** Names of recorded ordinary visits and their weights. */
  readonly habits: Weights;
  /** The number of visits in which something went wrong, or worked again. */
  readonly events: Weights;
  /** The minute after midnight from which the script was in the shop's pages; absent if it was there all day. */
  readonly recordedFrom?: number;
}

const habits: Weights = {
  glance: 15,
  'glance on a phone': 19,
  browse: 9,
  'browse on a phone': 11,
  'browse on a tablet': 2,
  'land on a product': 7,
  'land on a product on a phone': 9,
  'fill the cart': 3,
  'fill the cart on a phone': 4,
  'look at kits': 5,
  'look at kits on a phone': 6,
  'read about the workshop': 4,
  'glance at the workshop on a phone': 4,
  buy: 4,
  'buy on a phone': 5,
  'buy a kit': 3,
  'buy a kit on a tablet': 1,
};
const gifts: Weights = {
  'open the gift guide': 4,
  'open the gift guide on a phone': 5,
  'go from the gift guide to a product': 4,
};

const notice: Weights = { 'ask for a notice': 3, 'ask for a notice on a phone': 4 };
const noticeWorks: Weights = { 'get a notice': 2, 'get a notice on a phone': 3 };
const shipping: Weights = {
  'ask for shipping': 2,
  'ask for shipping on a phone': 2,
  'ask for shipping and buy': 1,
};
const code: Weights = {
  'try a code': 1,
  'try a code on a phone': 2,
  'try a code on another phone': 1,
  'try a code and buy': 1,
};
const manyCodes: Weights = {
  'try a code': 3,
  'try a code on a phone': 4,
  'try a code on another phone': 3,
  'try a code and buy': 2,
};

/** The differences of a day from an ordinary one. */
type Chapter = Partial<Omit<StoryDay, 'habits'>>;

const events = (...lists: readonly Weights[]): Weights => {
  const sum: Record<string, number> = {};
  for (const [name, n = 0] of lists.flatMap((list) => Object.entries(list)))
    sum[name] = (sum[name] ?? 0) + n;
  return sum;
};

/**
 * Days 3 to 6: "Notify me" fails; the owner marks it as fixed on day 7, and visits prove it. Days 10 to 12: the shipping
 * estimate fails, is repaired, and fails again from day 25. Day 14: a new theme lacks the script. From day 16: a slow gift
 * guide. Day 17: a popular post on Instagram. Day 19: a newsletter brings a discount code, and "Apply" has not worked since.
 */
const chapters: Readonly<Record<number, Chapter>> = {
  3: { events: events(notice, notice) },
  4: { events: notice },
  5: { events: events(notice, { 'give up at the form': 1 }) },
  6: { events: notice },
  7: { events: noticeWorks },
  8: { events: noticeWorks },
  9: { events: noticeWorks },
  10: { events: events(shipping, noticeWorks) },
  11: { events: events(shipping, shipping, noticeWorks) },
  12: { events: shipping },
  14: { rush: 0 },
  15: { recordedFrom: 9 * 60 + 40 },
  17: { rush: 1.4, sources: { ...usualSources, instagram: 90 } },
  18: { events: { 'give up at the form on a computer': 1 } },
  19: { rush: 1.25, events: manyCodes, sources: { ...usualSources, newsletter: 70 } },
  20: {
    events: events(code, { 'try a code on a phone': 2 }),
    sources: { ...usualSources, newsletter: 25 },
  },
  21: { events: code },
  22: { events: events(code, { 'try a code and buy': 1 }) },
  23: { events: { 'try a code on another phone': 2, 'try a code': 1 } },
  24: { events: code },
  25: { events: events(code, shipping) },
  26: { events: events({ 'try a code': 2, 'try a code and buy': 1 }, shipping) },
  27: { events: events(code, shipping, { 'ask for shipping on a phone': 1 }) },
};

const GIFT_GUIDE_FROM = 16;

export function storyOf(day: number): StoryDay {
  const hasGifts = day >= GIFT_GUIDE_FROM;
  return {
    rush: 1,
    sources: hasGifts ? { ...usualSources, ads: 12 } : usualSources,
    habits: hasGifts ? { ...habits, ...gifts } : habits,
    events: day >= SEED_DAYS ? events(code, { 'ask for shipping on a phone': 1 }) : {},
    ...chapters[day],
  };
}
