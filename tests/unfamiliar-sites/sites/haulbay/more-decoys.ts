import type { Decoy } from '../../site.ts';
import {
  appends,
  chooseFile,
  enter,
  fillCard,
  fillDriver,
  shareLink,
  signIn,
  visitor,
} from './people.ts';

export const moreDecoys: readonly Decoy[] = [
  {
    name: 'looks through the photos, small and large',
    page: '/#/vans/:id',
    path: '/#/vans/14',
    act: visitor(async (v) => {
      for (const n of [1, 2, 3, 4, 0]) {
        await v.click(`.thumb >> nth=${n}`);
        await v.pause(450);
      }
      await v.click('.main-photo');
      await v.pause(1_300);
      await v.click('.el-image-viewer__next', 3, 420);
      await v.pause(800);
      await v.click('.el-image-viewer__close');
      await v.settle(1_500);
    }),
  },
  {
    name: 'reads reviews, opens and closes long ones and loads more',
    page: '/#/vans/:id',
    path: '/#/vans/14',
    act: visitor(async (v) => {
      await v.click('.reviews .linkish >> nth=0');
      await v.pause(2_000);
      await v.click('.reviews .linkish >> nth=0');
      await v.pause(700);
      await v.click('.reviews .linkish >> nth=1');
      await v.pause(1_500);
      await v.click('#more-reviews');
      await v.pause(1_500);
      await v.click('#more-reviews');
      await v.settle(2_500);
    }),
  },
  {
    name: 'copies the link twice',
    page: '/#/vans/:id',
    path: '/#/vans/14',
    act: visitor(async (v) => {
      await shareLink(v);
      await v.pause(1_400);
      await shareLink(v);
      await v.settle(2_000);
    }),
  },
  {
    name: 'taps days that are taken or over, which the calendar explains, and chooses free ones',
    page: '/#/vans/:id',
    path: '/#/vans/14',
    act: visitor(async (v) => {
      await v.click('.calendar .later');
      await v.pause(700);
      await v.click('.day.booked >> nth=0');
      await v.pause(1_400);
      await v.click('.day.booked >> nth=1');
      await v.pause(1_300);
      await v.click('.day.free >> nth=6');
      await v.pause(900);
      await v.click('.day.free >> nth=8');
      await v.settle(2_000);
    }),
  },
  {
    name: 'writes to the owner',
    page: '/#/vans/:id',
    path: '/#/vans/14',
    act: visitor(async (v) => {
      await v.click('#ask-owner');
      await v.pause(900);
      await v.type('[name=note]', 'Could I fetch it at six on Friday?');
      await v.click('#send-note');
      await v.settle(2_800);
    }),
  },
  {
    name: 'counts extras up and down, compares cover and goes to and fro between the steps',
    page: '/#/book/:id/step-1',
    path: '/#/book/14/step-1',
    act: visitor(async (v) => {
      await v.click('.straps .el-input-number__increase', 4, 260);
      await v.pause(400);
      await v.click('.straps .el-input-number__decrease', 2, 300);
      await v.pause(700);
      for (const n of [2, 0, 1]) {
        await v.click(`.cover .el-radio >> nth=${n}`);
        await v.pause(800);
      }
      await v.click('#continue');
      await v.pause(1_800);
      await v.click('#step-back');
      await v.settle(2_000);
    }),
  },
  {
    name: 'chooses a document instead of a photo, then a photo, and takes it off to make a sharper one',
    page: '/#/book/:id/step-2',
    path: '/#/book/14/step-2',
    act: visitor(async (v) => {
      await fillDriver(v);
      await chooseFile(v, '#choose-licence', 'licence-scan.pdf', 'application/pdf');
      await v.pause(2_400);
      await chooseFile(v, '#choose-licence', 'licence.jpg', 'image/jpeg');
      await v.pause(3_600);
      if (v.device === 'computer') await v.page.locator('.el-upload-list__item').hover();
      else await v.click('.el-upload-list__item');
      await v.pause(600);
      await v.click('.el-upload-list__item .el-icon--close');
      await v.settle(2_000);
    }),
  },
  {
    name: 'mistypes a promo code, which the page explains, and corrects it',
    page: '/#/book/:id/step-3',
    path: '/#/book/14/step-3',
    act: visitor(async (v) => {
      await enter(v, '[name=promo]', 'WELCOM10');
      await v.click('#apply');
      await v.pause(2_000);
      await enter(v, '[name=promo]', 'WELCOME10');
      await v.click('#apply');
      await v.settle(2_500);
    }),
  },
  {
    name: 'pays after a wrong code in the frame of the bank',
    page: '/#/book/:id/step-3',
    path: '/#/book/14/step-3',
    isLast: true,
    act: visitor(async (v) => {
      await fillCard(v, '42424242424242');
      await v.click('#pay');
      await v.pause(1_600);
      await appends(v, '[name=card]', '42');
      await v.click('#pay');
      await v.pause(2_800);
      const bank = '.bank-frame >> internal:control=enter-frame >> ';
      await v.type(`${bank}[name=otp]`, '123465', 120);
      await v.click(`${bank}button`);
      await v.pause(2_600);
      await v.click(`${bank}[name=otp]`);
      await v.page.keyboard.press('Control+a');
      await v.page.keyboard.type('123456', { delay: 120 });
      await v.click(`${bank}button`);
      await v.settle(4_500);
    }),
  },
  {
    name: 'switches between trips, saves one to the calendar and decides against cancelling',
    page: '/#/account/trips',
    act: visitor(async (v) => {
      await signIn(v, '#gate-login');
      for (const tab of ['past', 'cancelled', 'upcoming']) {
        await v.click(`#tab-${tab}`);
        await v.pause(900);
      }
      await v.click('.to-calendar');
      await v.pause(1_400);
      await v.click('.cancel-trip');
      await v.pause(1_500);
      await v.click('#keep-trip');
      await v.settle(1_800);
    }),
  },
  {
    name: 'compares prices by month and by year and corrects the email of the request',
    page: '/#/fleet',
    act: visitor(async (v) => {
      for (const label of ['Yearly', 'Monthly', 'Yearly']) {
        await v.click(`.billing .el-segmented__item >> text="${label}"`);
        await v.pause(800);
      }
      await v.type('[name=company]', 'Hale Joinery');
      await v.type('[name=work-email]', 'robin.halejoinery');
      await v.click('#send-lead');
      await v.pause(1_700);
      await enter(v, '[name=work-email]', 'robin@halejoinery.example');
      await v.click('#send-lead');
      await v.settle(2_500);
    }),
  },
  {
    name: 'estimates the income and lists a van after correcting the mobile number',
    page: '/#/list-your-van',
    isLast: true,
    act: visitor(async (v) => {
      const track = await v.page.locator('.idle-slider .el-slider__runway').boundingBox();
      if (!track) throw new Error('There is no slider');
      for (const share of [0.6, 0.35, 0.5]) {
        await v.clickAt(track.x + track.width * share, track.y + track.height / 2);
        await v.pause(800);
      }
      await enter(v, '[name=owner]', 'Owen Pritchard');
      await enter(v, '[name=mobile]', '07700 9');
      await enter(v, '[name=plate]', 'KV71ZPL');
      await enter(v, '[name=mileage]', '41000');
      await v.click('#start-listing');
      await v.pause(1_900);
      await appends(v, '[name=mobile]', '00512');
      await v.click('#start-listing');
      await v.settle(2_500);
    }),
  },
  {
    name: 'searches the help, reads an answer and changes the vote',
    page: '/#/help',
    act: visitor(async (v) => {
      await v.type('[name=help-search]', 'xyz', 120);
      await v.pause(1_500);
      await enter(v, '[name=help-search]', 'deposit', 110);
      await v.pause(1_400);
      await v.click('a[href="#/help/204"]');
      await v.pause(5_200);
      await v.click('.vote-no');
      await v.pause(900);
      await v.click('.vote-yes');
      await v.settle(2_000);
    }),
  },
];
