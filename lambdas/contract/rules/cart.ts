/** Labels of controls that add something to a cart. */
const INTO_CART =
  /\b(add|put)(ed)?( \p{L}+)?( in)?( ?to)? (your |the |my )?(cart|bag|basket|trolley)\b/iu;

export const isCartLabel = (label: string): boolean => INTO_CART.test(label);
