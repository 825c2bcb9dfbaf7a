import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'clicks quickly through the coach marks',
    page: '/',
    act: async (v) => {
      await v.click('#start-tour');
      await v.pause(800);
      await v.click('#tour-next');
      await v.pause(450);
      await v.click('#tour-next');
      await v.pause(450);
      await v.click('#tour-next');
      await v.pause(700);
      await v.click('#tour-done');
      await v.settle(1_500);
    },
  },
  {
    name: 'ticks steps off and one of them on again, and compares the dark look',
    page: '/',
    act: async (v) => {
      await v.click('#step-channel');
      await v.pause(350);
      await v.click('#step-team');
      await v.pause(350);
      await v.click('#step-team');
      await v.pause(900);
      await v.click('#dark-mode', 4, 700);
      await v.settle(1_500);
    },
  },
  {
    name: 'uses the command palette by keyboard',
    page: '/',
    only: 'computer',
    act: async (v) => {
      await v.key('Control+k');
      await v.pause(600);
      await v.page.keyboard.type('switch', { delay: 80 });
      await v.key('ArrowDown');
      await v.pause(400);
      await v.key('Escape', 2);
      await v.settle(1_500);
    },
  },
  {
    name: 'selects tickets in bulk, drops the selection, solves one and undoes it in the toast',
    page: '/tickets',
    act: async (v) => {
      for (const n of [0, 1, 2, 3, 4]) {
        await v.click(`.ticket-row .checkbox >> nth=${n}`);
        await v.pause(180);
      }
      await v.pause(600);
      await v.click('#bulk-clear');
      await v.pause(700);
      await v.click('.ticket-row .checkbox >> nth=1');
      await v.pause(500);
      await v.click('#bulk-solve');
      await v.pause(1_100);
      await v.click('.toast-action');
      await v.settle(2_500);
    },
  },
  {
    name: 'switches between filters until the right one is found',
    page: '/tickets',
    act: async (v) => {
      for (const label of ['Mine', 'Urgent', 'Mine', 'Unassigned', 'All']) {
        await v.click(`.chip >> text="${label}"`);
        await v.pause(420);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'scrolls far down the long list and walks through it with keys',
    page: '/tickets',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('.ticket-scroller').hover();
      for (let n = 0; n < 4; n += 1) await v.scroll(1_400);
      await v.page.locator('.ticket-scroller').focus();
      for (const name of ['j', 'j', 'k', 'j', 'x', 'x']) await v.key(name);
      await v.settle(1_500);
    },
  },
  {
    name: 'writes a note, erases it and writes another one',
    page: '/tickets/:id',
    path: '/tickets/4310',
    act: async (v) => {
      await v.click('[role=tab] >> text=Internal note');
      await v.pause(500);
      await v.type('#editor', 'Asked the bank');
      await v.key('Backspace', 8);
      await v.page.keyboard.type(' the warehouse again.', { delay: 60 });
      await v.click('#send');
      await v.settle(2_500);
    },
  },
  {
    name: 'changes the subject after a first attempt',
    page: '/tickets/:id',
    path: '/tickets/4310',
    act: async (v) => {
      await v.click('#edit-subject');
      await v.page.keyboard.type(' again', { delay: 60 });
      await v.key('Escape');
      await v.pause(500);
      await v.click('#edit-subject');
      await v.key('End');
      await v.page.keyboard.type(' (second mail)', { delay: 60 });
      await v.key('Enter');
      await v.settle(2_500);
    },
  },
  {
    name: 'sets a priority that a colleague has just set, which the page explains',
    page: '/tickets/:id',
    path: '/tickets/4320',
    act: async (v) => {
      await v.click('.choice-priority button');
      await v.pause(600);
      await v.click('[role=option] >> text=Normal');
      await v.settle(3_000);
    },
  },
  {
    name: 'attaches a file and removes it after the upload',
    page: '/tickets/:id',
    path: '/tickets/4310',
    act: async (v) => {
      await v.click('#attach');
      await v.page.locator('input[type=file]').setInputFiles({
        name: 'invoice-20418.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      });
      await v.pause(3_800);
      await v.click('[aria-label="Remove invoice-20418.pdf"]');
      await v.settle(1_500);
    },
  },
  {
    name: 'drags the divider to and fro',
    page: '/tickets/:id',
    path: '/tickets/4310',
    only: 'computer',
    act: async (v) => {
      for (const by of [-180, 120, 60]) {
        const box = await v.page.locator('#divider').boundingBox();
        if (!box) throw new Error('There is no divider');
        const from = { x: box.x + 3, y: 420 };
        await v.drag(from, { x: from.x + by, y: 425 });
        await v.pause(350);
      }
      await v.settle(1_500);
    },
  },
];
