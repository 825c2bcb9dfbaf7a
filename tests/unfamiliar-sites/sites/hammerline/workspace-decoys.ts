import { clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { picks, reprices } from './steps.ts';

const job = { page: '/app/jobs/:id', path: '/app/jobs/12' };
const PICTURE = { name: 'leak.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000, 7) };

export const workspaceDecoys: readonly Decoy[] = [
  {
    name: 'drags a job to another column',
    page: '/app/board',
    only: 'computer',
    act: async (v) => {
      await v.pause(900);
      const from = await v.centerOf('[data-column=Unassigned] .ticket >> nth=0');
      const to = await v.centerOf('[data-column=Today]');
      await v.drag({ x: from.x - 40, y: from.y - 30 }, { x: to.x - 40, y: from.y });
      await v.settle(3_500);
    },
  },
  {
    name: 'opens the commands with the keyboard and goes to the customers',
    page: '/app/board',
    only: 'computer',
    isLast: true,
    act: async (v) => {
      await v.pause(900);
      await v.page.keyboard.press('Control+k');
      await v.pause(1_200);
      await v.page.keyboard.type('cust', { delay: 140 });
      await v.pause(900);
      await v.page.keyboard.press('Enter');
      await v.settle(3_000);
    },
  },
  {
    name: 'leafs through weeks, opens a visit and adds one',
    page: '/app/calendar',
    act: async (v) => {
      await v.click('.fc-next-button', 3, 700);
      await v.pause(900);
      await v.click('.fc-today-button');
      await v.pause(1_500);
      await v.click('.fc-event >> nth=0');
      await v.pause(1_700);
      await v.click('#text');
      await v.pause(2_000);
      await v.click('.fc-timegrid-slot-lane[data-time="13:00:00"]');
      await v.pause(1_500);
      await v.click('#save-visit');
      await v.pause(1_500);
      await v.type('[name=visit]', 'Garbage disposal');
      await v.click('#save-visit');
      await v.settle(3_000);
    },
  },
  {
    name: 'ticks the checklist, uploads a photo and, with a mouse, removes it',
    ...job,
    act: async (v) => {
      await v.click('.check >> nth=0');
      await v.pause(700);
      await v.click('.check >> nth=1');
      await v.pause(900);
      await v.click('#job-tabs .n-tabs-tab >> nth=1');
      await v.pause(1_300);
      const [chooser] = await Promise.all([
        v.page.waitForEvent('filechooser', { timeout: 9_000 }),
        v.click('.n-upload-trigger'),
      ]);
      await v.pause(1_200);
      await chooser.setFiles(PICTURE);
      await v.pause(2_800);
      if (v.device === 'phone') return v.settle(2_500); // the button to remove it appears under a mouse only
      const { x, y } = await v.centerOf('.n-upload-file');
      await v.page.mouse.move(x, y, { steps: 3 });
      await v.pause(900);
      await v.click('.n-upload-file-info__action .n-button >> nth=-1');
      await v.settle(2_500);
    },
  },
  {
    name: 'draws on the sketch, takes a line back and clears it',
    ...job,
    act: async (v) => {
      await v.click('#job-tabs .n-tabs-tab >> nth=2');
      await v.pause(1_300);
      const { x, y } = await v.centerOf('.sketch');
      await v.drag({ x: x - 60, y: y - 30 }, { x: x + 60, y: y + 20 });
      await v.pause(700);
      await v.drag({ x: x - 50, y: y + 40 }, { x: x + 40, y: y - 20 });
      await v.pause(900);
      await v.clickAt(x + 20, y + 30);
      await v.pause(700);
      await v.clickAt(x + 50, y + 30);
      await v.pause(900);
      await v.click('#sketch-undo');
      await v.pause(900);
      await v.click('#sketch-clear');
      await v.settle(2_200);
    },
  },
  {
    name: 'posts a note and deletes another after a second thought',
    ...job,
    act: async (v) => {
      await v.click('#job-tabs .n-tabs-tab >> nth=3');
      await v.pause(1_300);
      await v.type('[name=note]', 'Customer has two dogs.');
      await v.click('#post');
      await v.pause(2_300);
      await v.click('.delete >> nth=0');
      await v.pause(1_300);
      await v.click('.n-popconfirm__action .n-button >> nth=0');
      await v.pause(1_300);
      await v.click('.delete >> nth=0');
      await v.pause(1_300);
      await v.click('.n-popconfirm__action .n-button >> nth=1');
      await v.settle(2_500);
    },
  },
  {
    name: 'searches, sorts, scrolls the long table and opens a customer',
    page: '/app/customers',
    act: async (v) => {
      await v.pause(900);
      await v.type('[name=who]', 'hale', 120);
      await v.pause(1_300);
      await picks(v, '#kind', 2);
      await v.click('#customers th[data-col-key=balance]', 2, 900);
      await v.pause(1_200);
      const { x, y } = await v.centerOf('#customers tbody tr >> nth=1');
      if (v.device === 'computer') {
        await v.page.mouse.move(x, y);
        await v.page.mouse.wheel(0, 700);
        await v.pause(1_100);
      }
      await v.clickAt(x, y);
      await v.pause(1_900);
      await v.type('[name=remark]', 'Prefers mornings');
      await v.page.keyboard.press('Tab');
      await v.pause(1_600);
      await v.click('.n-drawer-header__close');
      await v.settle(2_200);
    },
  },
  {
    name: 'changes a rate, takes it back and filters the sheet',
    page: '/app/pricebook',
    act: async (v) => {
      await v.pause(1_200);
      await reprices(v, 1, '95');
      await v.click('#undo');
      await v.pause(1_700);
      await v.click('.ag-header-cell[col-id=price] .ag-header-cell-label', 2, 900);
      await v.pause(1_100);
      await v.type('[name=part]', 'drain', 120);
      await v.pause(1_900);
      await v.page.keyboard.press('Control+a');
      await v.page.keyboard.press('Backspace');
      await v.settle(2_200);
    },
  },
  {
    name: 'rewrites the offer, makes a word bold and chooses an option',
    page: '/app/proposals/:id',
    path: '/app/proposals/31',
    act: async (v) => {
      await v.pause(900);
      await v.click('.tiptap');
      await v.page.keyboard.press('Control+End');
      await v.page.keyboard.type(' Includes haul-away.', { delay: 70 });
      await v.pause(2_200);
      await v.page.keyboard.press('Control+Shift+ArrowLeft');
      await v.click('.format >> nth=0');
      await v.pause(1_800);
      await v.click('.card >> nth=2');
      await v.pause(800);
      await v.click('.card >> nth=1');
      await v.settle(2_500);
    },
  },
  {
    name: 'opens lines, marks two invoices as paid and looks for them',
    page: '/app/invoices',
    act: async (v) => {
      await v.pause(900);
      await v.click('#invoices .n-data-table-expand-trigger >> nth=1');
      await v.pause(1_500);
      await v.click('#invoices tbody .n-checkbox >> nth=2');
      await v.pause(500);
      await v.click('#invoices tbody .n-checkbox >> nth=3');
      await v.pause(900);
      await v.click('#paid');
      await v.pause(1_700);
      await v.click('.n-dialog__action .n-button >> nth=1');
      await v.pause(2_300);
      await v.click('#states .n-tabs-tab >> nth=2');
      await v.pause(1_600);
      await v.click('#states .n-tabs-tab >> nth=0');
      await v.settle(2_200);
    },
  },
  {
    name: 'clicks a button that is disabled, then invites someone',
    page: '/app/team',
    act: async (v) => {
      await v.click('.remove >> nth=0');
      await v.pause(1_900);
      await v.click('#invite');
      await v.pause(1_400);
      await v.type('[name=invitee]', 'tom@ortega');
      await v.click('#invite-send');
      await v.pause(1_700);
      await v.click('[name=invitee]');
      await v.page.keyboard.press('End');
      await v.page.keyboard.type('.example', { delay: 80 });
      await v.click('#invite-send');
      await v.pause(2_400);
      await v.click('.picker >> nth=2');
      await v.pause(1_100);
      await v.click('.option >> nth=2');
      await v.settle(2_200);
    },
  },
  {
    name: 'changes settings that save themselves and copies the key',
    page: '/app/settings',
    act: async (v) => {
      await clicksEach('#digest', '#sounds', '#digest')(v);
      await v.click('#copy');
      await v.pause(2_400);
      const { x, y } = await v.centerOf('#travel .n-slider-handle-wrapper');
      await v.drag({ x, y }, { x: x + 70, y });
      await v.pause(1_700);
      await v.click('#reset');
      await v.pause(1_300);
      await v.click('.n-popconfirm__action .n-button >> nth=0');
      await v.settle(2_200);
    },
  },
];
