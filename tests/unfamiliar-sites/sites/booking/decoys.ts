import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'adds guests',
    page: '/book',
    act: async (v) => {
      await v.click('[aria-label="More guests"]', 5, 260);
      await v.settle(1_500);
    },
  },
  {
    name: 'adds and removes nights',
    page: '/book',
    act: async (v) => {
      await v.click('[aria-label="More nights"]', 4, 220);
      await v.click('[aria-label="Fewer nights"]', 3, 220);
      await v.settle(1_500);
    },
  },
  {
    name: 'requests a booking, and the form is replaced',
    page: '/book',
    act: async (v) => {
      await v.type('[name=full]', 'Iris Falk');
      await v.type('[name=arrival]', '1 July');
      await v.click('text=Request booking');
      await v.settle(2_500);
    },
    isLast: true,
  },
  {
    name: 'goes through the pages',
    page: '/cabins',
    act: async (v) => {
      await v.click('[aria-label="Go to next page"]', 5, 300);
      await v.settle(1_500);
    },
  },
  {
    name: 'saves a cabin and thinks again',
    page: '/cabins',
    act: async (v) => {
      await v.click('[aria-label="Save Otter cabin"]', 2, 500);
      await v.settle(1_500);
    },
  },
  {
    name: 'filters',
    page: '/cabins',
    act: async (v) => {
      for (const text of ['By the sea', 'In the wood', 'All']) {
        await v.click(`button:text-is("${text}")`);
        await v.pause(400);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'opens a card',
    page: '/cabins',
    isLast: true,
    act: async (v) => {
      await v.click('text=Otter cabin');
      await v.settle(5_500);
    },
  },
  {
    name: 'goes through the pictures',
    page: '/cabins/:id',
    path: '/cabins/7',
    act: async (v) => {
      await v.click('text=Next picture', 6, 300);
      await v.settle(1_500);
    },
  },
  {
    name: 'changes tabs',
    page: '/cabins/:id',
    path: '/cabins/7',
    act: async (v) => {
      for (const text of ['Boat', 'Rules', 'Rooms']) {
        await v.click(`[role=tab]:has-text("${text}")`);
        await v.pause(350);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'clicks a tab that is open',
    page: '/cabins/:id',
    path: '/cabins/7',
    act: async (v) => {
      await v.click('[role=tab]:has-text("Rooms")');
      await v.settle(8_000);
    },
  },
  {
    name: 'searches',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.type('[name=where]', 'north');
      await v.key('Enter');
      await v.settle(2_000);
    },
  },
  {
    name: 'closes a notice',
    page: '/',
    act: async (v) => {
      await v.click('[aria-label=Close]');
      await v.settle(1_500);
    },
  },
  {
    name: 'selects the introduction',
    page: '/',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#intro').click({ clickCount: 3, delay: 40 });
      await v.settle(1_500);
    },
  },
  {
    name: 'ticks extras',
    page: '/extras',
    act: async (v) => {
      for (const text of ['Firewood', 'Linen', 'Late departure']) {
        await v.click(`text=${text}`);
        await v.pause(500);
      }
      await v.settle(1_000);
    },
  },
  {
    name: 'reads the house rules in a dialog',
    page: '/extras',
    act: async (v) => {
      await v.click('text=House rules');
      await v.pause(1_200);
      await v.click('text=Close rules');
      await v.settle(1_500);
    },
  },
  {
    name: 'clicks around on the map',
    page: '/map',
    act: async (v) => {
      await v.click('#map', 6, 250);
      await v.settle(8_000);
    },
  },
  {
    name: 'rates a stay',
    page: '/reviews',
    act: async (v) => {
      await v.page.locator('.MuiRating-root label').nth(4).click();
      await v.settle(1_500);
    },
  },
  {
    name: 'scrolls through reviews that load more',
    page: '/reviews',
    act: async (v) => {
      for (const pixels of [900, 900, -500, 900, -500, 900, 900]) await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
  {
    name: 'opens answers',
    page: '/help',
    act: async (v) => {
      for (const text of ['Arrival', 'Pets', 'Boats']) {
        await v.click(`.MuiAccordionSummary-root:has-text("${text}")`);
        await v.pause(400);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'copies a number',
    page: '/help',
    act: async (v) => {
      await v.click('text=Copy number');
      await v.settle(2_500);
    },
  },
  {
    name: 'opens and closes a drawer',
    page: '/help',
    act: async (v) => {
      await v.click('text=Opening hours');
      await v.pause(900);
      await v.click('text=Close hours');
      await v.settle(1_500);
    },
  },
  {
    name: 'writes in fields that save themselves',
    page: '/profile',
    act: async (v) => {
      await v.type('[name=nickname]', 'Iris');
      await v.pause(1_000);
      await v.type('[name=town]', 'Kiel');
      await v.settle(3_500);
    },
  },
  {
    name: 'chooses from a menu',
    page: '/profile',
    act: async (v) => {
      await v.click('button:text-is("Language")');
      await v.pause(700);
      await v.click('text=Norsk');
      await v.settle(3_000);
    },
  },
  {
    name: 'waits for a spinner that ends',
    page: '/gallery',
    act: async (v) => {
      await v.click('#recent');
      await v.settle(3_500);
    },
  },
];
