import { clicks, fills } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

const fillCart = async (v: Visitor) => {
  if ((await v.page.locator('.line').count()) > 0) return;
  await v.click('#cart >> text=Add');
  await v.pause(1_800);
};

/** Ordinary use of the shop and the account. */
export const shopDecoys: readonly Decoy[] = [
  {
    name: 'puts three things into the cart',
    page: '/shop',
    act: async (v) => {
      for (const id of [32, 34, 36]) {
        await v.click(`#product_${id} button`);
        await v.pause(1_100);
      }
      await v.settle(2_500);
    },
  },
  {
    name: 'copies the link of a product',
    page: '/shop/:id',
    path: '/shop/31',
    act: clicks('text=Copy link', 1, 0, 2_800),
  },
  {
    name: 'raises a quantity',
    page: '/cart',
    act: async (v) => {
      await fillCart(v);
      await v.click('.line [aria-label="One more"]', 5, 260);
      await v.settle(2_500);
    },
  },
  {
    name: 'takes an item out after a question',
    page: '/cart',
    act: async (v) => {
      await fillCart(v);
      await v.click('.line >> text=Remove');
      await v.settle(3_000);
    },
  },
  {
    name: 'orders after adding what was missing',
    page: '/cart',
    isLast: true,
    act: async (v) => {
      await fillCart(v);
      await v.click('text=Go to checkout');
      await v.pause(1_800);
      await fills({ fullname: 'Iris', email: 'iris@post.example', street: 'Quay 4' })(v);
      await v.click('text=Place order');
      await v.pause(2_500);
      await v.type('[name=town]', 'Stroud');
      await v.click('text=Place order');
      await v.settle(4_500);
    },
  },
  {
    name: 'changes two settings that save themselves',
    page: '/account',
    act: async (v) => {
      await v.click('[name=letter]');
      await v.pause(1_200);
      await v.click('[name=reminder]');
      await v.settle(2_200);
    },
  },
  {
    name: 'corrects the name in place',
    page: '/account',
    act: async (v) => {
      await v.click('text=Edit name');
      await v.pause(1_400);
      await v.type('[name=displayname]', ' jun.');
      await v.click('text=Save name');
      await v.settle(2_200);
    },
  },
  {
    name: 'sends a message',
    page: '/contact',
    isLast: true,
    act: fills(
      { subject: 'Left-handed wheel', message: 'Do you have one?' },
      'text=Send message',
      3_000,
    ),
  },
];
