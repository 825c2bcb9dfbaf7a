import { courses, products } from './catalog.ts';

/** The cart is in a cookie, `31.2_c12.1`: an id, with `c` for a place on a course, and a quantity. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

const COOKIE = 'kiln_cart';

const itemOf = (id: string) => {
  const course = courses.find((each) => `c${each.id}` === id);
  return course
    ? { name: `Place: ${course.title}`, price: course.price }
    : products.find((each) => String(each.id) === id);
};

export function readCart(cookie = ''): Line[] {
  const value = new RegExp(`${COOKIE}=([\\w.]*)`).exec(cookie)?.[1] ?? '';
  return value.split('_').flatMap((part) => {
    const [id = '', quantity = '0'] = part.split('.');
    const item = itemOf(id);
    return item ? [{ id, name: item.name, price: item.price, quantity: Number(quantity) }] : [];
  });
}

export const cartCookie = (lines: readonly Line[]) =>
  `${COOKIE}=${lines.map(({ id, quantity }) => `${id}.${quantity}`).join('_')}; Path=/; SameSite=Lax`;

export function withItem(lines: readonly Line[], id: string, more: number): Line[] {
  const item = itemOf(id);
  if (!item) return [...lines];
  const others = lines.filter((line) => line.id !== id);
  const quantity = (lines.find((line) => line.id === id)?.quantity ?? 0) + more;
  return [...others, { id, name: item.name, price: item.price, quantity }];
}

export const countOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const totalOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
