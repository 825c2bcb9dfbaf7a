import type { Decoy } from '../../site.ts';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fde68a"/><circle cx="200" cy="150" r="90" fill="#92400e"/></svg>',
);

/** Ordinary use of settings, billing, a task and invitations. */
export const accountDecoys: readonly Decoy[] = [
  {
    name: 'changes the address and discards it',
    page: '/app/settings',
    act: async (v) => {
      await v.type('[name=address]', ' b');
      await v.pause(1_100);
      await v.click('button:has-text("Discard")');
      await v.settle(1_500);
    },
  },
  {
    name: 'uploads a logo, zooms and saves it',
    page: '/app/settings',
    act: async (v) => {
      const chooser = v.page.waitForEvent('filechooser');
      await v.click('text=Upload photo');
      await (await chooser).setFiles({
        name: 'logo.svg',
        mimeType: 'image/svg+xml',
        buffer: LOGO,
      });
      await v.pause(1_300);
      await v.click('.slider');
      await v.pause(800);
      await v.click('button:has-text("Save photo")');
      await v.settle(4_200);
    },
  },
  {
    name: 'adds five seats and shows all invoices',
    page: '/app/billing',
    act: async (v) => {
      await v.click('[aria-label="More seats"]', 5, 220);
      await v.pause(1_800);
      await v.click('button:has-text("Show more")', 3, 650);
      await v.settle(1_800);
    },
  },
  {
    name: 'changes a description that saves itself, and ticks two parts',
    page: '/app/tasks/:id',
    path: '/app/tasks/404',
    act: async (v) => {
      await v.type('[name=description]', ' Bring keys.');
      await v.pause(2_200);
      await v.click('#part-1');
      await v.pause(400);
      await v.click('#part-2');
      await v.settle(1_800);
    },
  },
  {
    name: 'invites two people and copies the link',
    page: '/app/invite',
    act: async (v) => {
      await v.type('[name=emails]', 'mia@harborcoffee.example');
      await v.key('Enter');
      await v.page.keyboard.type('jo@harborcoffee.example,', { delay: 60 });
      await v.pause(600);
      await v.click('button:has-text("Send invites")');
      await v.pause(3_100);
      await v.click('button:has-text("Copy join link")');
      await v.settle(3_000);
    },
  },
];
