/** Which visits reached the website's goal. */
import type { Digest } from '../../contract/digest.ts';
import {
  isAfterGoal,
  isCheckout,
  isOfGoal,
  isOfOtherForm,
  isOrder,
  isOrderForm,
  isThanksPage,
} from '../../contract/rules/words/goal-pages.ts';
import type { Goal, ReportInput } from '../content/report-input.ts';

/**
 * Which pages are a checkout. `/order` counts only on a website whose visits show no other checkout, because elsewhere it
 * may be a menu.
 */
export function checkoutIn(digests: readonly Digest[]): (page: string) => boolean {
  const hasCheckout = digests.some(({ pages }) => pages.some(({ page }) => isCheckout(page)));
  return hasCheckout ? isCheckout : isOrderForm;
}

/**
 * Pages that are named like a last step (`/checkout/complete`) and on which visitors still had to confirm, because the
 * page after the goal came next.
 */
function reviewPages(digests: readonly Digest[], kind: Goal['kind']): ReadonlySet<string> {
  const isThanks = (page: string) => isThanksPage(page, kind) && isAfterGoal(page, kind);
  const reviews = digests.flatMap(({ pages }) =>
    pages.filter(({ page }, index) => {
      const next = pages[index + 1]?.page;
      return next !== undefined && isThanks(next) && !isThanks(page);
    }),
  );
  return new Set(reviews.map(({ page }) => page));
}

interface GoalOfSite extends Goal {
  /** Whether visits show a checkout on the website. */
  readonly hasCheckout: boolean;
}

/**
 * Whether the goal was reached when a visit opened a page. A thank-you page without a purpose in its address belongs to
 * the form before it. On a website with a checkout it ends an order only after a step of an order, or if it starts the
 * visit, because a payment on another website may start a new one.
 */
function isReachedAt(
  pages: Digest['pages'],
  index: number,
  { kind, hasCheckout }: GoalOfSite,
): boolean {
  const { page = '' } = pages[index] ?? {};
  const previous = pages[index - 1]?.page;
  if (kind === 'checkout' && previous && isCheckout(previous) && isOrder(page)) return true;
  if (!isAfterGoal(page, kind)) return false;
  if (isOfGoal(page, kind) || previous === undefined) return true;
  if (isOfOtherForm(previous, kind)) return false;
  if (kind !== 'checkout' || !hasCheckout) return true;
  return pages.slice(0, index).some((each) => isOfGoal(each.page, kind));
}

/** Orders, if a visit went from a checkout to the page after an order. A home page that scripts fill hides its goal. */
function goalOfVisits({ digests, earlier }: ReportInput): Goal | undefined {
  const isStart = checkoutIn(digests);
  const order: GoalOfSite = { kind: 'checkout', hasCheckout: true };
  const hasOrdered = ({ pages }: Digest) => {
    const checkout = pages.findIndex(({ page }) => isStart(page));
    return (
      checkout >= 0 &&
      pages.some((_, index) => index >= checkout && isReachedAt(pages, index, order))
    );
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
  const hasCheckout = digests.some(({ pages }) => pages.some(({ page }) => isCheckout(page)));
  return digests.filter(({ pages }) =>
    pages.some(
      ({ page }, index) =>
        !reviews.has(page) && isReachedAt(pages, index, { ...goal, hasCheckout }),
    ),
  );
}

/** Visitors who reached the goal in any session; empty for an unknown goal. */
export const visitorsReaching = (
  digests: readonly Digest[],
  goal: Goal | undefined,
): ReadonlySet<string> => new Set(sessionsReaching(digests, goal).map(({ visitor }) => visitor));

/**
 * Whether a move is an unusually small share of visitors who reached the website's goal, and no more of them than on an
 * average day: many new visitors lower the share as well.
 */
export function isFewerGoals(
  move: Count & { readonly key: string; readonly before?: Count & { readonly days: number } },
) {
  const { key, n, of, before } = move;
  return (
    key === 'goal' &&
    before !== undefined &&
    n * before.of < before.n * of &&
    n * before.days < before.n
  );
}
interface Count {
  readonly n: number;
  readonly of: number;
}
