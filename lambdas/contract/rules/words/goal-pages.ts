/** What the addresses of pages say about a website's goal. */
import type { Goal } from '../../integration.ts';
import { ACCOUNT, GREETINGS, LISTS, OTHER_FORMS } from './other-pages.ts';
import {
  BOOKING,
  CART,
  CHECKOUT,
  CONTACT,
  LAST_STEP,
  ORDER,
  ORDERED,
  ORDERS,
  SIGN_UP,
  THANKS,
  WELCOMED,
} from './page-words.ts';

/** A path in lowercase, without accents, and with hyphens between words. */
const folded = (path: string): string =>
  path
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/gu, '-')
    .replace(/[ßøłıæđ]/g, (letter) => SPELLED[letter] ?? letter);
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  đ: 'd',
};

const oneOf = (...lists: readonly string[]): string =>
  lists.flatMap((list) => folded(list).trim().split(/\s+/)).join('|');
/** Whole segments of a path, with or without a file extension. */
const segments = (...lists: readonly string[]) =>
  new RegExp(`/(${oneOf(...lists)})(\\.[a-z]{2,5})?(/|$)`, 'u');
/** Segments that start with the words. */
const starts = (...lists: readonly string[]) =>
  new RegExp(`/(${oneOf(...lists)})(?![\\p{L}\\p{N}])`, 'u');
/** The words anywhere in a path. */
const mentions = (...lists: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${oneOf(...lists)})(?![\\p{L}\\p{N}])`, 'u');

const checkoutPage = segments(CHECKOUT);
/** Some shops have their cart at `/checkout/cart`. */
const cartPage = new RegExp(`/(${oneOf(CART)})(\\.[a-z]{2,5})?/?$`, 'u');
const pageOnTheWay = segments(CHECKOUT, CART, ORDER, BOOKING, SIGN_UP, CONTACT);
/** The number of an order may come first: `/order/:id/confirmed`, or `_` where the tracker hid it. */
const lastStep = new RegExp(
  `/(${oneOf(CHECKOUT, ORDER, ORDERS, BOOKING, SIGN_UP, CONTACT)})/((_|[^/]*:id)/)?(${oneOf(LAST_STEP)})(?![\\p{L}\\p{N}])`,
  'u',
);
/** Not `/success-stories`. */
const success = segments('success success-page');
/** Swedish, and in English the gear of a horse. */
const tack = /\/tack(-for[^/]*)?\/?$/;
const thanks = starts(THANKS.replace(/ tack /, ' '));
const isThanks = (path: string) => success.test(path) || thanks.test(path) || tack.test(path);

const lastPages: Readonly<Record<Goal, RegExp>> = {
  checkout: starts(ORDERED),
  'sign-up': starts(WELCOMED),
  booking: starts('confirmed confirmation booked', ORDERED),
  contact: starts('sent'),
};

const ordering = segments(CHECKOUT, CART, ORDER, ORDERS);
const [booking, signingUp, contacting] = [BOOKING, SIGN_UP, CONTACT].map((list) => segments(list));
const goalPages: Readonly<Record<Goal, readonly (RegExp | undefined)[]>> = {
  checkout: [ordering],
  booking: [ordering, booking],
  'sign-up': [signingUp],
  contact: [contacting],
};
const orderPage = new RegExp(`/(${oneOf(ORDERS)})/(_|[^/]*:id)/?$`, 'u');

const listed = new RegExp(`/(${oneOf(LISTS)})/`, 'u');
const greeting = new RegExp(
  `/(${oneOf(THANKS)})-([^/]*-)?(${oneOf(GREETINGS)})(?![\\p{L}\\p{N}])`,
  'u',
);
const otherForm = mentions(OTHER_FORMS);
const account = mentions(ACCOUNT);
/** Other goals in the words of a page, as in `/thanks-contact`. */
const otherGoals: Readonly<Record<Goal, RegExp>> = {
  checkout: mentions(SIGN_UP, CONTACT),
  booking: mentions(SIGN_UP, CONTACT),
  'sign-up': mentions(CONTACT),
  contact: mentions(SIGN_UP),
};

export const isCart = (page: string): boolean => cartPage.test(folded(page));
/** A page of a checkout, other than the cart. */
export const isCheckout = (page: string): boolean =>
  checkoutPage.test(folded(page)) && !isCart(page);

/** A page on the way to a goal, where an issue costs more than elsewhere. */
export const isOnTheWay = (page: string): boolean => pageOnTheWay.test(folded(page));

/** The page of one order: its confirmation, if it opens right after the checkout. */
export const isOrder = (page: string): boolean => orderPage.test(folded(page));

/** The page at which shops such as those of PrestaShop take an order: not a list of orders, and not one of them. */
const orderForm = new RegExp(`^(/[a-z]{2}(-[a-z]{2})?)?/(${oneOf(ORDER)})/?$`, 'u');
export const isOrderForm = (page: string): boolean => orderForm.test(folded(page));

/** A page of the forms or steps that lead to a goal. */
export const isOfGoal = (page: string, goal: Goal): boolean =>
  goalPages[goal].some((each) => each?.test(folded(page)));

/** A page of a form with another purpose, whose thanks do not count. */
export function isOfOtherForm(page: string, goal: Goal): boolean {
  const path = folded(page);
  return !isOfGoal(page, goal) && (otherForm.test(path) || otherGoals[goal].test(path));
}

/** A page that thanks or confirms, whatever came before. */
export function isThanksPage(page: string, goal: Goal): boolean {
  const path = folded(page);
  return isThanks(path) || lastPages[goal].test(path);
}

/** A page that visitors see after they reached the goal. The thanks of another one do not count, as `/contact/thanks` for orders. */
export function isAfterGoal(page: string, goal: Goal): boolean {
  const path = folded(page);
  if (!isThanksPage(page, goal) && !lastStep.test(path)) return false;
  if (greeting.test(path)) return false;
  if (isOfGoal(page, goal)) return true;
  const isOfAnyGoal = goals.some((each) => each !== goal && isOfGoal(page, each));
  // Hotels and restaurants may take orders.
  const isOther = isOfAnyGoal && !(goal === 'checkout' && booking?.test(path));
  return !isOther && !isOfOtherForm(page, goal) && !account.test(path) && !listed.test(path);
}
const goals = Object.keys(goalPages) as Goal[];
