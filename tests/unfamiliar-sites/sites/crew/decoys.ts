import type { Decoy } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';
import { accountDecoys } from './account-decoys.ts';

/** With a keyboard it is Escape that closes a popup, with a finger a tap beside it. */
const closes = (v: Visitor, beside = 'h1'): Promise<void> =>
  v.device === 'phone' ? v.click(beside) : v.key('Escape');

export const decoys: readonly Decoy[] = [
  {
    name: 'switches between monthly and yearly prices',
    page: '/pricing',
    act: async (v) => {
      for (const cycle of ['Yearly', 'Monthly', 'Yearly', 'Monthly', 'Yearly']) {
        await v.click(`.toggle button:has-text("${cycle}")`);
        await v.pause(330);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'compares the plans line by line',
    page: '/pricing',
    act: async (v) => {
      for (const pixels of [450, 350, -250, 400]) {
        await v.scroll(pixels);
        await v.pause(1_900);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'corrects what the form marks and logs in',
    page: '/login',
    isLast: true,
    act: async (v) => {
      await v.type('[name=email]', 'ada@harborcoffee');
      await v.type('[name=password]', 'grind');
      await v.pause(900);
      await v.click('form button');
      await v.pause(1_600);
      await v.click('[name=email]');
      await v.key('End');
      await v.page.keyboard.type('.example', { delay: 70 });
      await v.click('[name=password]');
      await v.key('End');
      await v.page.keyboard.type('er-2025', { delay: 70 });
      await v.click('form button');
      await v.settle(3_500);
    },
  },
  {
    name: 'ticks off the first steps',
    page: '/app',
    act: async (v) => {
      for (const step of [1, 2, 3]) {
        await v.click(`#step-${step}`);
        await v.pause(380);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'opens the command palette, types and thinks better of it',
    page: '/app',
    act: async (v) => {
      await v.click('.search-button');
      await v.pause(800);
      await v.page.keyboard.type('time', { delay: 110 });
      await v.pause(900);
      if (v.device === 'phone') await v.clickAt(206, 790);
      else await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'reads the notifications, whose number keeps growing',
    page: '/app',
    act: async (v) => {
      await v.click('[aria-label=Notifications]');
      await v.pause(1_800);
      await v.click('text=Mark all as read');
      await v.pause(900);
      await closes(v, '[aria-label=Notifications]');
      await v.settle(1_500);
    },
  },
  {
    name: 'leafs through four weeks and returns to today',
    page: '/app/schedule',
    act: async (v) => {
      await v.click('[aria-label="Next week"]', 4, 260);
      await v.pause(1_600);
      await v.click('button:has-text("Today")');
      await v.settle(1_800);
    },
  },
  {
    name: 'clears the weekend and takes it back',
    page: '/app/schedule',
    act: async (v) => {
      await v.click('button:has-text("Clear weekend")');
      await v.pause(1_300);
      await v.click('[data-sonner-toast] [data-action]');
      await v.settle(2_000);
    },
  },
  {
    name: 'moves the start of a shift',
    page: '/app/schedule',
    act: async (v) => {
      await v.click('.shift');
      await v.pause(900);
      await v.click('[role=combobox][aria-label=Starts]');
      await v.pause(600);
      await v.click('[role=option]:has-text("08:00")');
      await v.pause(600);
      await v.click('button:has-text("Save shift")');
      await v.settle(3_200);
    },
  },
  {
    name: 'drags a task to the next column',
    page: '/app/board',
    only: 'computer',
    act: async (v) => {
      const from = await v.page.locator('[data-lane=todo] .task b').first().boundingBox();
      const to = await v.page.locator('[data-lane=doing] h2').boundingBox();
      if (!from || !to) throw new Error('no board');
      const { mouse } = v.page;
      await mouse.move(from.x + 30, from.y + 8, { steps: 4 });
      await mouse.down();
      await v.pause(200);
      await mouse.move(to.x + 80, to.y + 90, { steps: 14 });
      await v.pause(300);
      await mouse.up();
      await v.settle(2_200);
    },
  },
  {
    name: 'switches a filter on and off',
    page: '/app/board',
    act: async (v) => {
      await v.click('.chip:has-text("Ben Okafor")', 4, 420);
      await v.settle(1_500);
    },
  },
  {
    name: 'sorts the team, selects three people and clears the selection',
    page: '/app/people',
    act: async (v) => {
      await v.click('.sort:has-text("Name")', 2, 500);
      await v.click('.sort:has-text("Rate")', 2, 450);
      for (const row of [1, 2, 3]) {
        await v.click(`tbody tr:nth-child(${row}) [role=checkbox]`);
        await v.pause(280);
      }
      await v.pause(900);
      await v.click('.bulk button:has-text("Clear")');
      await v.settle(1_500);
    },
  },
  {
    name: 'searches, corrects the search and gives it up',
    page: '/app/people',
    act: async (v) => {
      await v.type('[name=search]', 'mara');
      await v.pause(900);
      await v.key('Backspace', 4);
      await v.page.keyboard.type('kowal', { delay: 70 });
      await v.pause(1_200);
      await v.key('Backspace', 5);
      await v.settle(1_800);
    },
  },
  {
    name: 'looks up two telephone numbers and returns each time',
    page: '/app/people',
    act: async (v) => {
      for (const row of [1, 3]) {
        await v.click(`tbody tr:nth-child(${row}) a`);
        await v.pause(2_600);
        await v.back();
        await v.pause(1_200);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'flips between tabs and copies the telephone number',
    page: '/app/people/:id',
    path: '/app/people/204',
    act: async (v) => {
      for (const tab of ['Shifts', 'Overview', 'Shifts', 'Overview']) {
        await v.click(`[role=tab]:has-text("${tab}")`);
        await v.pause(420);
      }
      await v.click('[aria-label="Copy phone number"]');
      await v.settle(3_000);
    },
  },
  {
    name: 'asks for time off, which takes a moment',
    page: '/app/timeoff',
    act: async (v) => {
      await v.click('button:has-text("Pick dates")');
      await v.pause(800);
      await v.click('[data-day="2025-12-09"] button');
      await v.pause(500);
      await v.click('[data-day="2025-12-12"] button');
      await v.pause(700);
      await closes(v);
      await v.pause(400);
      await v.click('button:has-text("Request time off")');
      await v.settle(5_500);
    },
  },
  {
    name: 'leafs through the calendar and closes it',
    page: '/app/timeoff',
    act: async (v) => {
      await v.click('button:has-text("Pick dates")');
      await v.pause(800);
      await v.click('.rdp-button_next', 5, 280);
      await v.pause(700);
      await closes(v);
      await v.settle(1_300);
    },
  },
  {
    name: 'adds three hours in quick steps and approves',
    page: '/app/timesheets',
    act: async (v) => {
      await v.click('[aria-label="More for Carla Weiss"]', 6, 200);
      await v.pause(900);
      await v.click('tr:has-text("Carla Weiss") button:has-text("Approve")');
      await v.settle(1_800);
    },
  },
  {
    name: 'looks at longer ranges, whose charts take two seconds',
    page: '/app/reports',
    act: async (v) => {
      await v.click('.toggle button:has-text("30 days")');
      await v.pause(2_800);
      await v.click('.toggle button:has-text("90 days")');
      await v.pause(3_600);
      await v.click('.toggle button:has-text("7 days")');
      await v.settle(1_800);
    },
  },
  ...accountDecoys,
];
