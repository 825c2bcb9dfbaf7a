import type { Decoy } from '../../site.ts';

export const moreDecoys: readonly Decoy[] = [
  {
    name: 'drags a card to another lane',
    page: '/board',
    only: 'computer',
    act: async (v) => {
      const card = await v.page.locator('#lane-Open .board-text').first().boundingBox();
      const lane = await v.page.locator('#lane-Pending .cards').boundingBox();
      if (!(card && lane)) throw new Error('The board is empty');
      await v.drag({ x: card.x + 40, y: card.y + 14 }, { x: lane.x + 90, y: lane.y + 120 });
      await v.settle(3_000);
    },
  },
  {
    name: 'opens and closes the menu of a card before moving it',
    page: '/board',
    act: async (v) => {
      for (let n = 0; n < 2; n += 1) {
        await v.click('#lane-Open .card-menu');
        await v.pause(600);
        await v.key('Escape');
        await v.pause(350);
      }
      await v.click('#lane-Open .card-menu');
      await v.pause(600);
      await v.click('[role=menuitem] >> text=Move to Waiting');
      await v.settle(2_500);
    },
  },
  {
    name: 'switches between reports, turns the calendar over and waits for an announced report',
    page: '/reports',
    act: async (v) => {
      for (const label of ['Colleagues', 'Hours', 'Overview']) {
        await v.click(`[role=tab] >> text="${label}"`);
        await v.pause(500);
      }
      await v.click('.recharts-legend-item >> nth=0', 2, 700);
      await v.pause(700);
      await v.click('#open-calendar');
      await v.pause(700);
      await v.click('.month-back', 3, 320);
      await v.pause(400);
      await v.click('.month-next');
      await v.pause(400);
      await v.click('.react-aria-CalendarCell:not([data-outside-month]) >> text="3"');
      await v.pause(400);
      await v.click('.react-aria-CalendarCell:not([data-outside-month]) >> text="19"');
      await v.settle(4_500);
    },
  },
  {
    name: 'sorts customers up and down',
    page: '/customers',
    act: async (v) => {
      for (const column of ['firm', 'firm', 'plan', 'name']) {
        await v.click(`#sort-${column}`);
        await v.pause(550);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'looks through a customer without a photograph',
    page: '/customers/:id',
    path: '/customers/22',
    act: async (v) => {
      for (const label of ['Notes', 'Details', 'Recent tickets']) {
        await v.click(`[role=tab] >> text="${label}"`);
        await v.pause(700);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'steps the number of seats up and down',
    page: '/billing',
    act: async (v) => {
      await v.click('#more', 6, 220);
      await v.pause(400);
      await v.click('#fewer', 4, 220);
      await v.settle(1_500);
    },
  },
  {
    name: 'corrects the number of a card in the frame and waits for the bank',
    page: '/billing',
    act: async (v) => {
      const field = '#card-frame >> internal:control=enter-frame >> [name=number]';
      await v.type(field, '424242424242');
      await v.click('#save-card');
      await v.pause(1_600);
      await v.click(field);
      await v.key('End');
      await v.page.keyboard.type('4242', { delay: 80 });
      await v.click('#save-card');
      await v.settle(4_500);
    },
  },
  {
    name: 'compares monthly and yearly prices and reads the answers',
    page: '/pricing',
    act: async (v) => {
      for (const id of ['yearly', 'monthly', 'yearly', 'monthly']) {
        await v.click(`.chip >> text=/^${id}/i`);
        await v.pause(450);
      }
      await v.click('text=What happens after the trial?');
      await v.settle(1_500);
    },
  },
  {
    name: 'presses a button that explains why it cannot be used, and copies the link twice',
    page: '/team',
    act: async (v) => {
      await v.click('#remove-0');
      await v.pause(1_500);
      await v.click('#copy-link');
      await v.pause(2_400);
      await v.click('#copy-link');
      await v.settle(2_500);
    },
  },
  {
    name: 'says that an article helped, changes the answer and sends a remark',
    page: '/knowledge/:id',
    path: '/knowledge/314',
    act: async (v) => {
      await v.click('.chip >> text=/^Yes$/');
      await v.pause(700);
      await v.click('.chip >> text=/^No$/');
      await v.pause(500);
      await v.type('#remark', 'A picture of the menu.');
      await v.click('#send-remark');
      await v.settle(2_000);
    },
  },
  {
    name: 'copies two records and waits for a check that reports its progress',
    page: '/channels',
    act: async (v) => {
      await v.click('#copy-record-0');
      await v.pause(900);
      await v.click('#copy-record-1');
      await v.pause(900);
      await v.click('#check-records');
      await v.settle(10_500);
    },
  },
  {
    name: 'turns settings on and off and corrects a password that is too short',
    page: '/settings',
    act: async (v) => {
      await v.click('#sounds', 2, 500);
      await v.pause(400);
      await v.click('#digest');
      await v.pause(900);
      await v.type('[name=fresh]', 'lantern');
      await v.type('[name=again]', 'lantern');
      await v.click('#change-password');
      await v.pause(1_500);
      await v.click('[name=fresh]');
      await v.key('End');
      await v.page.keyboard.type('-and-moss', { delay: 60 });
      await v.click('[name=again]');
      await v.key('End');
      await v.page.keyboard.type('-and-moss', { delay: 60 });
      await v.click('#change-password');
      await v.settle(3_000);
    },
  },
  {
    name: 'starts a trial after correcting the mail address',
    page: '/signup',
    isLast: true,
    act: async (v) => {
      await v.type('[name=person]', 'Ida Brandt');
      await v.type('[name=mail]', 'ida.oakridge');
      await v.type('[name=company]', 'Oakridge Cycles');
      await v.type('[name=address]', 'oakridge');
      await v.click('#start-trial');
      await v.pause(1_600);
      await v.click('[name=mail]');
      await v.key('End');
      await v.page.keyboard.type('@oakridge.example', { delay: 60 });
      await v.click('#start-trial');
      await v.settle(3_500);
    },
  },
];
