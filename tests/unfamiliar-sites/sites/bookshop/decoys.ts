import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'steps a number up',
    page: '/cart',
    act: async (v) => {
      await v.click('#plus', 5, 300);
      await v.settle(1_500);
    },
  },
  {
    name: 'steps a number up and down',
    page: '/cart',
    act: async (v) => {
      await v.click('#plus', 3, 220);
      await v.click('#minus', 3, 220);
      await v.settle(1_500);
    },
  },
  {
    name: 'removes an item',
    page: '/cart',
    act: async (v) => {
      await v.click('#remove');
      await v.settle(1_500);
    },
  },
  {
    name: 'sorts the list, which loads the page again',
    page: '/books',
    act: async (v) => {
      await v.choose('select', 'old');
      await v.settle(2_000);
    },
  },
  {
    name: 'pages through the list',
    page: '/books',
    act: async (v) => {
      await v.click('#next', 5, 350);
      await v.settle(1_500);
    },
  },
  {
    name: 'selects a sentence',
    page: '/books',
    act: async (v) => {
      await v.page.locator('#blurb').click({ clickCount: 3, delay: 40 });
      await v.settle(2_000);
    },
    only: 'computer',
  },
  {
    name: 'looks through the pictures',
    page: '/books/:id',
    path: '/books/102',
    act: async (v) => {
      for (const n of [0, 1, 2, 0]) {
        await v.click(`.thumb >> nth=${n}`);
        await v.pause(350);
      }
      await v.settle(1_000);
    },
  },
  {
    name: 'puts a book into the basket',
    page: '/books/:id',
    path: '/books/102',
    act: async (v) => {
      await v.click('#add');
      await v.settle(3_000);
    },
  },
  {
    name: 'searches',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.type('[name=q]', 'lighthouse');
      await v.key('Enter');
      await v.settle(2_000);
    },
  },
  {
    name: 'subscribes',
    page: '/newsletter',
    act: async (v) => {
      await v.type('[name=first]', 'Iris');
      await v.type('[name=town]', 'Kiel');
      await v.click('text=Subscribe');
      await v.settle(2_500);
    },
  },
  {
    name: 'sends a message',
    page: '/contact',
    act: async (v) => {
      await v.type('[name=subject]', 'Hours');
      await v.type('[name=message]', 'Open today?');
      await v.click('text=Send message');
      await v.settle(2_500);
    },
  },
  {
    name: 'opens answers one after the other',
    page: '/faq',
    act: async (v) => {
      for (const n of [0, 1, 2]) await v.click(`summary >> nth=${n}`);
      await v.settle(1_500);
    },
  },
  {
    name: 'opens and closes one answer',
    page: '/faq',
    act: async (v) => {
      await v.click('summary', 4, 500);
      await v.settle(1_500);
    },
  },
  {
    name: 'copies the code',
    page: '/faq',
    act: async (v) => {
      await v.click('#copy');
      await v.settle(2_500);
    },
  },
  {
    name: 'selects the introduction with three clicks',
    page: '/',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#intro').click({ clickCount: 3, delay: 40 });
      await v.settle(2_000);
    },
  },
  {
    name: 'downloads the catalogue',
    page: '/about',
    act: async (v) => {
      await v.click('text=catalogue');
      await v.settle(8_000);
    },
  },
  {
    name: 'clicks an address for mail',
    page: '/about',
    act: async (v) => {
      await v.page.evaluate(
        "document.querySelector('[href^=mailto]').addEventListener('click', (event) => event.preventDefault())",
      );
      await v.click('text=the mill');
      await v.settle(8_000);
    },
  },
  {
    name: 'enlarges a photograph',
    page: '/about',
    act: async (v) => {
      await v.click('#photo');
      await v.pause(1_200);
      await v.click('#close');
      await v.settle(1_500);
    },
  },
  {
    name: 'reads down the front page',
    page: '/',
    act: async (v) => {
      for (let n = 0; n < 4; n += 1) {
        await v.scroll(400);
        await v.pause(500);
      }
      await v.settle(800);
    },
  },
  {
    name: 'reads about the shop and goes back',
    page: '/about',
    isLast: true,
    act: async (v) => {
      await v.pause(5_500);
      await v.back();
      await v.settle(1_500);
    },
  },
  {
    name: 'changes settings that save themselves',
    page: '/account',
    act: async (v) => {
      await v.click('#mail');
      await v.pause(900);
      await v.click('#print');
      await v.settle(2_500);
    },
  },
  {
    name: 'writes two letters and thinks better of it',
    page: '/gift',
    act: async (v) => {
      await v.type('[name=giver]', 'Ir');
      await v.settle(900);
    },
  },
  {
    name: 'accepts cookies',
    page: '/',
    act: async (v) => {
      await v.click('#accept');
      await v.settle(1_200);
    },
  },
  {
    name: 'opens a card that answers',
    page: '/events',
    act: async (v) => {
      await v.click('#signing');
      await v.settle(1_500);
    },
  },
];
