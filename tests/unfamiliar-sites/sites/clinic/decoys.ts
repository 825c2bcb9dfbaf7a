import { clicks, clicksEach, comesBack, stays } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  { name: 'dismisses the notice', page: '/', act: clicks('#notice') },
  {
    name: 'opens and closes the languages, a popover',
    page: '/',
    act: clicks('#languages', 4, 500),
  },
  {
    name: 'chooses a suggestion of the search',
    page: '/',
    act: async (v) => {
      await v.type('[name=q]', 'all');
      await v.pause(900);
      await v.click('#hits [role=option] >> nth=1');
      await v.settle(1_500);
    },
  },
  {
    name: 'looks at later and earlier weeks in a frame',
    page: '/appointments',
    act: clicksEach('text=Later ›', 'text=Later ›', 'text=Later ›', 'text=‹ Earlier'),
  },
  {
    name: 'compares three tabs',
    page: '/appointments',
    act: clicksEach('#t2', '#t3', '#t1', '#t2'),
  },
  {
    name: 'sets a date and a reason, then books a time',
    page: '/appointments',
    isLast: true,
    act: async (v) => {
      await v.page.locator('[name=from]').fill('2026-12-03');
      await v.choose('[name=reason]', 'Vaccination');
      await v.click('text=08:40');
      await v.settle(2_500);
    },
  },
  {
    name: 'adds lines and removes one',
    page: '/prescriptions',
    act: async (v) => {
      await v.click('#add', 3, 260);
      await v.click('text=Remove', 2, 500);
      await v.settle(1_500);
    },
  },
  {
    name: 'corrects a postcode after the message and sends',
    page: '/prescriptions',
    isLast: true,
    act: async (v) => {
      await v.type('[name=postcode]', '241');
      await v.type('[name=question]', 'With milk?');
      await v.click('#ask');
      await v.pause(1_800);
      await v.click('[name=postcode]');
      await v.key('End');
      await v.page.keyboard.type('03', { delay: 90 });
      await v.click('#ask');
      await v.settle(2_500);
    },
  },
  { name: 'shows and hides the password', page: '/login', act: clicks('#reveal', 4, 350) },
  {
    // The first save is rejected and the second, on its own, works.
    name: 'changes two switches that save themselves',
    page: '/portal',
    act: clicksEach('#reminders', '#recall'),
  },
  { name: 'waits on the telephone', page: '/portal', act: stays(6_500) },
  {
    name: 'deletes a letter and takes it back',
    page: '/messages',
    act: async (v) => {
      await v.click('text=Delete');
      await v.pause(1_200);
      await v.click('text=Undo');
      await v.settle(1_500);
    },
  },
  {
    name: 'writes a letter that saves itself and double-clicks to send it',
    page: '/messages',
    isLast: true,
    act: async (v) => {
      await v.type('[name=letter]', 'May I come earlier?');
      await v.pause(1_800);
      await v.click('#send', 2, 130);
      await v.settle(2_500);
    },
  },
  {
    name: 'compares the prices of both kinds of patients',
    page: '/prices',
    act: clicksEach('[value=private]', '[value=insured]', '[value=private]', '[value=insured]'),
  },
  { name: 'copies the account number', page: '/prices', act: clicks('#copy', 1, 0, 2_600) },
  { name: 'prints the prices', page: '/prices', act: clicks('#print', 1, 0, 4_000) },
  {
    name: 'leafs through the team to its end and back',
    page: '/team',
    act: clicksEach('#next', '#next', '#next', '#previous', '#previous'),
  },
  {
    name: 'opens a dialog, closes it, and opens it again',
    page: '/team',
    act: async (v) => {
      await v.click('#hours');
      await v.pause(900);
      await v.click('#shut');
      await v.pause(500);
      await v.click('#hours');
      await v.pause(900);
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'reads about a doctor and comes back',
    page: '/team',
    act: comesBack('a[href="/team/8"]', 6_500),
  },
  {
    name: 'signs, clears and signs again',
    page: '/forms',
    only: 'computer',
    act: async (v) => {
      for (const isLast of [false, true]) {
        await v.page.locator('canvas').scrollIntoViewIfNeeded();
        const box = await v.page.locator('canvas').boundingBox();
        if (!box) throw new Error('There is nothing to sign.');
        await v.page.mouse.move(box.x + 30, box.y + 80);
        await v.page.mouse.down();
        for (const x of [60, 90, 120, 150, 200]) {
          await v.page.mouse.move(box.x + x, box.y + 60 + (x % 40));
          await v.pause(40);
        }
        await v.page.mouse.up();
        await v.pause(700);
        if (!isLast) await v.click('#clear');
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'sends a document and sees its progress',
    page: '/forms',
    act: async (v) => {
      await v.page.locator('[name=file]').setInputFiles({
        name: 'referral.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('To Dr. Roth'),
      });
      await v.settle(3_000);
    },
  },
  {
    name: 'plays a tone and watches the level, twice',
    page: '/video',
    act: async (v) => {
      await v.click('#tone');
      await v.pause(3_000);
      await v.click('#tone');
      await v.settle(3_500);
    },
  },
  {
    name: 'drags the plan of the street',
    page: '/contact',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('.plan').scrollIntoViewIfNeeded();
      for (const by of [-80, -60, 70]) {
        await v.page.locator('.plan').hover();
        await v.page.mouse.down();
        const box = await v.page.locator('.plan').boundingBox();
        if (!box) throw new Error('There is no plan.');
        await v.page.mouse.move(box.x + 150 + by, box.y + 100 + by / 2, { steps: 6 });
        await v.page.mouse.up();
        await v.pause(400);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'looks up a country',
    page: '/travel',
    act: async (v) => {
      await v.type('[name=country]', 'ke');
      await v.pause(900);
      await v.click('#countries [role=option] >> nth=0');
      await v.settle(2_000);
    },
  },
];
