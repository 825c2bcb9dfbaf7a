import { clicks } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { overwrite } from './people.ts';

/** Ordinary use of the front page, the archive, the account and what the agency added. */
export const decoys: readonly Decoy[] = [
  {
    name: 'turns the moving slides by hand',
    page: '/',
    act: clicks('.hero .slick-next', 5, 450),
  },
  {
    name: 'adds a kit from the list and looks into the basket',
    page: '/',
    act: async (v) => {
      await v.click('.ajax_add_to_cart[data-product=mitten-kit]');
      await v.pause(1_700);
      await v.click('.mini-toggle');
      await v.pause(1_500);
      await v.click('.mini-toggle');
      await v.pause(800);
      await v.scroll(-3_000);
      await v.settle(1_000);
    },
  },
  {
    name: 'starts a search and gives it up with Escape',
    page: '/',
    act: async (v) => {
      await v.type('.product-search input', 'mer');
      await v.pause(1_200);
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'filters by two fibres and takes both away again',
    page: '/shop',
    act: async (v) => {
      await v.click('.layered-nav input[value=wool]');
      await v.pause(1_800);
      await v.click('.layered-nav input[value=alpaca]');
      await v.pause(1_800);
      await v.click('.chosen[data-fibre=wool]');
      await v.pause(1_600);
      await v.click('.chosen[data-fibre=alpaca]');
      await v.settle(2_000);
    },
  },
  {
    name: 'compares two yarns by opening them in turn',
    page: '/shop',
    act: async (v) => {
      for (const slug of ['shetland-4ply', 'alpaca-cloud']) {
        await v.click(`#archive a[href="/product/${slug}"]`);
        await v.pause(5_200);
        await v.back();
        await v.pause(1_500);
      }
      await v.scroll(-3_000);
      await v.settle(1_000);
    },
  },
  {
    name: 'clicks twice for more products while they load',
    page: '/shop',
    act: async (v) => {
      await v.click('.load-more', 2, 400);
      await v.pause(2_800);
      await v.scroll(400);
      await v.pause(1_500);
      await v.scroll(-3_000);
      await v.settle(1_000);
    },
  },
  {
    name: 'sorts by price, which loads the page again',
    page: '/shop',
    act: async (v) => {
      await v.choose('.orderby', 'price');
      await v.settle(3_000);
    },
  },
  {
    name: 'tries numbers in the calculator and copies the result',
    page: '/pattern-calculator',
    act: async (v) => {
      await overwrite(v, '[name=chest]', '104');
      await v.click('[name=gauge]');
      await v.key('ArrowUp', 5);
      await v.page.locator('[name=ease]').focus();
      await v.key('ArrowRight', 6);
      await v.click('.copy-result');
      await v.settle(2_500);
    },
  },
  {
    name: 'looks a needle up, comes straight back and carries on',
    page: '/pattern-calculator',
    act: async (v) => {
      await v.click('.sizes-link');
      await v.pause(4_500);
      await v.back();
      await v.pause(1_200);
      await v.type('[name=needle]', '3.75');
      await v.settle(2_000);
    },
  },
  {
    name: 'opens and closes the questions while the quotations move',
    page: '/workshops',
    act: async (v) => {
      for (const nth of [0, 1, 1, 2, 0]) {
        await v.click(`.accordion-title >> nth=${nth}`);
        await v.pause(450);
      }
      await v.settle(4_000);
    },
  },
  {
    name: 'pages through the calendar and reserves, which takes a while',
    page: '/workshops',
    act: async (v) => {
      await v.click('.fc-next-button', 3, 300);
      await v.click('.fc-prev-button', 2, 300);
      await v.click('.fc-today-button');
      await v.pause(700);
      await v.click('.fc-event >> nth=3');
      await v.pause(900);
      await v.click('[name=slot][value=two]');
      await v.click('.reserve');
      await v.settle(4_500);
    },
  },
  {
    name: 'shows and hides the password and logs in with Enter',
    page: '/my-account',
    act: async (v) => {
      await v.type('[name=username]', 'iris@example.com');
      await v.type('[name=password]', 'burnside22');
      await v.click('.show-password', 4, 450);
      await v.click('[name=password]');
      await v.key('Enter');
      await v.settle(2_500);
    },
  },
  {
    name: 'closes the pop-up and reads the journal, going up once for a passage',
    page: '/journal',
    act: async (v) => {
      await v.click('.mfp-close');
      await v.pause(1_200);
      for (const pixels of [420, 450, 420, -500, 480, 460]) {
        await v.scroll(pixels);
        await v.pause(1_100);
      }
      await v.settle(1_000);
    },
  },
];
