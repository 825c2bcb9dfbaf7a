/** Which pages lead to the website's goal, and which visits reached it. */
import type { Digest } from '../../contract/digest.ts';
import {
  BOOKING,
  CART,
  CHECKOUT,
  CONTACT,
  LAST_STEP,
  ORDER,
  ORDERED,
  SIGN_UP,
  THANKS,
  WELCOMED,
} from '../../contract/rules/words/page-words.ts';
import type { Goal, ReportInput } from '../content/report-input.ts';

/** A path in lowercase, without accents, and with hyphens between words. */
const folded = (path: string): string =>
  path
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/gu, '-')
    .replace(/[ßøłıæ]/g, (letter) => SPELLED[letter] ?? letter);
const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', ı: 'i', æ: 'ae' };

const oneOf = (...lists: readonly string[]): string =>
  lists.flatMap((list) => folded(list).trim().split(/\s+/)).join('|');
/** Whole segments of a path, with or without a file extension. */
const segments = (...lists: readonly string[]) =>
  new RegExp(`/(${oneOf(...lists)})(\\.[a-z]{2,5})?(/|$)`, 'u');
/** Segments that start with the words. */
const starts = (...lists: readonly string[]) =>
  new RegExp(`/(${oneOf(...lists)})(?![\\p{L}\\p{N}])`, 'u');

const checkoutPage = segments(CHECKOUT);
/** Some shops have their cart at `/checkout/cart`. */
const cartPage = new RegExp(`/(${oneOf(CART)})(\\.[a-z]{2,5})?/?$`, 'u');
const pageOnTheWay = segments(CHECKOUT, CART, ORDER, BOOKING, SIGN_UP, CONTACT);
/** The number of an order may come first: `/order/:id/confirmed`, or `_` where the tracker hid it. */
const lastStep = new RegExp(
  `/(${oneOf(CHECKOUT, ORDER, BOOKING, SIGN_UP, CONTACT)})/((_|[^/]*:id)/)?(${oneOf(LAST_STEP)})(?![\\p{L}\\p{N}])`,
  'u',
);
const lastPages: Readonly<Record<Goal['kind'], RegExp>> = {
  checkout: starts('success', THANKS, ORDERED),
  'sign-up': starts('success', THANKS, WELCOMED),
  booking: starts('success confirmed confirmation booked', THANKS, ORDERED),
  contact: starts('success sent', THANKS),
};

const [ordering, signingUp] = [segments(CHECKOUT, CART, ORDER, BOOKING), segments(SIGN_UP)];
const contacting = segments(CONTACT);
const goalPages: Readonly<Record<Goal['kind'], RegExp>> = {
  checkout: ordering,
  booking: ordering,
  'sign-up': signingUp,
  contact: contacting,
};

export const isCart = (page: string): boolean => cartPage.test(folded(page));
export const isCheckout = (page: string): boolean =>
  checkoutPage.test(folded(page)) && !isCart(page);

/** A page on the way to a goal, where an issue costs more than elsewhere. */
export const isOnTheWay = (page: string): boolean => pageOnTheWay.test(folded(page));

/** A page that visitors see after they reached the goal. The thanks of another one do not count, as `/contact/thanks` for orders. */
function isAfterGoal(page: string, kind: Goal['kind']): boolean {
  const path = folded(page);
  const isOfGoal = (each: RegExp) => each.test(path);
  return (
    (lastPages[kind].test(path) || lastStep.test(path)) &&
    (isOfGoal(goalPages[kind]) || !Object.values(goalPages).some(isOfGoal))
  );
}

/**
 * Pages that are named like a last step (`/checkout/complete`) and on which visitors still had to confirm, because the
 * page after the goal came next.
 */
function reviewPages(digests: readonly Digest[], kind: Goal['kind']): ReadonlySet<string> {
  const isThanks = (page: string) => lastPages[kind].test(folded(page)) && isAfterGoal(page, kind);
  const reviews = digests.flatMap(({ pages }) =>
    pages.filter(({ page }, index) => {
      const next = pages[index + 1]?.page;
      return next !== undefined && isThanks(next) && !isThanks(page);
    }),
  );
  return new Set(reviews.map(({ page }) => page));
}

/** Orders, if a visit went from a checkout to the page after an order. A home page that scripts fill hides its goal. */
function goalOfVisits({ digests, earlier }: ReportInput): Goal | undefined {
  const hasOrdered = ({ pages }: Digest) => {
    const checkout = pages.findIndex(({ page }) => isCheckout(page));
    return checkout >= 0 && pages.slice(checkout).some(({ page }) => isAfterGoal(page, 'checkout'));
  };
  const isShop = earlier.some(({ shop }) => shop && shop.orders > 0) || digests.some(hasOrdered);
  return isShop ? { kind: 'checkout' } : undefined;
}

/**
 * Completes an unknown goal. Drops a goal if no visit of this window or an earlier day reached a page that is
 * recognized as its end: the website may end a visit in another way, so the report must not state who reached the
 * goal.
 */
export function withRecognizedGoal(input: ReportInput): ReportInput {
  const { goal = goalOfVisits(input), ...website } = input.website;
  const isRecognized =
    visitorsReaching(input.digests, goal).size > 0 ||
    input.earlier.some(({ goals = 0 }) => goals > 0);
  return { ...input, website: isRecognized && goal ? { ...website, goal } : website };
}

/** The sessions that reached the goal; none for an unknown goal. */
export function sessionsReaching(digests: readonly Digest[], goal: Goal | undefined): Digest[] {
  if (!goal) return [];
  const reviews = reviewPages(digests, goal.kind);
  return digests.filter(({ pages }) =>
    pages.some(({ page }) => isAfterGoal(page, goal.kind) && !reviews.has(page)),
  );
}

/** Visitors who reached the goal in any session; empty for an unknown goal. */
export const visitorsReaching = (
  digests: readonly Digest[],
  goal: Goal | undefined,
): ReadonlySet<string> => new Set(sessionsReaching(digests, goal).map(({ visitor }) => visitor));
