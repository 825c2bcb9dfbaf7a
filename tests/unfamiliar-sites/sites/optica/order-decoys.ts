import { clicks } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { paysWith, picks } from './plants.ts';

/** From the lenses to the tracking of the order. */
export const orderDecoys: readonly Decoy[] = [
  {
    name: 'compares the prices of lenses, then adds a pair and three of them',
    page: '/frames/:id/lenses',
    path: '/frames/1237/lenses',
    act: async (v) => {
      for (const tile of [
        '.use >> text=Progressive',
        '.index >> text=Thin 1.60',
        '.index >> text="Thinner 1.67"',
        '.use >> text="Single vision"',
        '.treatment >> text=Blue-light filtering',
      ]) {
        await v.reveal(tile);
        await v.click(tile);
        await v.pause(600);
      }
      await v.reveal('#add');
      await v.click('#add');
      await v.page.locator('.cart .line').first().waitFor();
      await v.pause(1_500);
      await v.click('.cart .more', 2, 300);
      await v.pause(900);
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'enters a prescription without astigmatism with the steppers and saves it',
    page: '/prescription',
    isLast: true,
    act: async (v) => {
      const stepper = '.eye >> nth=0 >> label:has-text("Sphere") [class*=touchspin-down]';
      await v.reveal(stepper);
      await v.click(stepper, 7, 170);
      await v.reveal('[name=os_sph]');
      await v.click('[name=os_sph]');
      await v.key('ArrowDown', 5);
      await v.reveal('.two');
      await v.click('.two >> text=I have two numbers');
      await v.pause(900);
      await v.click('.two >> text=I have two numbers');
      await v.reveal('[name=pd]');
      await v.type('[name=pd]', '633');
      await v.reveal('#save-rx');
      await v.click('#save-rx');
      await v.pause(2_200);
      await v.click('[name=pd]');
      await v.key('End');
      await v.key('Backspace');
      await v.click('#save-rx');
      await v.settle(3_000);
    },
  },
  {
    name: 'tries a promo code that is wrong, then one that works, and undoes a removal',
    page: '/offers',
    act: async (v) => {
      await v.click('#bag');
      await v.pause(1_300);
      await v.type('[name=coupon]', 'CLEER20');
      await v.click('#apply-code');
      await v.pause(2_200);
      await v.click('[name=coupon]');
      await v.key('Control+a');
      await v.page.keyboard.type('CLEAR20', { delay: 80 });
      await v.click('#apply-code');
      await v.pause(1_600);
      await v.click('.cart .remove');
      await v.pause(1_300);
      await v.click('.undo');
      await v.pause(900);
      await v.key('Escape');
      await v.settle(1_200);
    },
  },
  { name: 'copies the promo code', page: '/offers', act: clicks('#copy', 2, 700, 2_400) },
  {
    name: 'asks for the camera twice and reads that it is not available',
    page: '/try-on',
    act: async (v) => {
      await v.click('#camera');
      await v.pause(2_600);
      await v.click('#camera');
      await v.pause(1_800);
      await v.click('.strip .thumb >> nth=2');
      await v.click('.strip .thumb >> nth=3');
      await v.settle(1_500);
    },
  },
  {
    name: 'chooses powers for both eyes and adds four boxes',
    page: '/contacts/:id',
    path: '/contacts/310',
    act: async (v) => {
      await picks('.power.od', '-1.50')(v);
      await picks('.power.os', '-1.75')(v);
      await v.reveal('#more-boxes');
      await v.click('#more-boxes', 2, 260);
      await v.click('#add-contacts');
      await v.page.locator('.cart .line').first().waitFor();
      await v.pause(1_200);
      await v.click('.cart .rs-drawer-header-close');
      await v.settle(1_200);
    },
  },
  {
    name: 'waits for the benefits, with progress, after a member ID that is too short',
    page: '/insurance',
    act: async (v) => {
      await v.type('[name=member]', '4471');
      await v.reveal('#check-benefits');
      await v.click('#check-benefits');
      await v.pause(1_900);
      await v.click('[name=member]');
      await v.key('End');
      await v.page.keyboard.type('0093', { delay: 80 });
      await v.reveal('#check-benefits');
      await v.click('#check-benefits');
      await v.settle(7_500);
    },
  },
  {
    name: 'looks for stores nearby, without a location, and by ZIP code',
    page: '/stores',
    act: async (v) => {
      await v.click('#locate');
      await v.pause(4_600);
      await v.type('[name=zip]', '10012');
      await v.click('#find-stores');
      await v.pause(1_800);
      await v.click('[name=zip]');
      await v.key('Control+a');
      await v.page.keyboard.type('98107', { delay: 80 });
      await v.click('#find-stores');
      await v.settle(1_800);
    },
  },
  {
    name: 'books a time after someone else took the first one',
    page: '/stores/:id',
    path: '/stores/11',
    act: async (v) => {
      await v.reveal('.time >> text=10:40 am');
      await v.click('.time >> text=10:40 am');
      await v.pause(700);
      await v.reveal('#book');
      await v.click('#book');
      await v.pause(2_400);
      await v.click('.time >> text=1:00 pm');
      await v.pause(600);
      await v.click('#book');
      await v.settle(2_500);
    },
  },
  {
    name: 'asks for a sign-in link and, after the countdown, for another one',
    page: '/account',
    act: async (v) => {
      await v.type('[name=account]', 'dana.whitlock@example.com');
      await v.click('#send-link');
      await v.page.locator('#resend').waitFor();
      await v.pause(6_500);
      await v.click('#resend');
      await v.settle(2_500);
    },
  },
  {
    name: 'mistypes an order number, reads the hint and sees where the glasses are',
    page: '/track',
    act: async (v) => {
      await v.type('[name=order]', 'CL-482193');
      await v.click('#track');
      await v.pause(2_600);
      await v.click('[name=order]');
      await v.key('Control+a');
      await v.page.keyboard.type('CL-482913', { delay: 80 });
      await v.click('#track');
      await v.settle(2_800);
    },
  },
  {
    name: 'opens a wallet and cancels, then pays with a card that works',
    page: '/checkout',
    isLast: true,
    act: async (v) => {
      const frame = v.page.frameLocator('iframe[title="Express checkout"]');
      await frame.locator('#apple').click();
      await v.pause(1_600);
      await frame.locator('#cancel').click();
      await v.pause(900);
      await paysWith('4242 4242 4242 4242')(v);
    },
  },
  {
    name: 'opens answers one after the other, chats, and finds them helpful',
    page: '/help',
    act: async (v) => {
      for (const title of ['How long does', 'Can I return', 'Do you take', 'Can I return']) {
        await v.reveal(`.rs-panel-header:has-text("${title}")`);
        await v.click(`.rs-panel-header:has-text("${title}")`);
        await v.pause(500);
      }
      await v.click('#bubble');
      await v.pause(800);
      await v.type('[name=chat]', 'When will my glasses ship?');
      await v.click('#chat-send');
      await v.pause(4_200);
      await v.click('#bubble');
      await v.pause(500);
      await v.reveal('#yes');
      await v.click('#yes');
      await v.settle(1_500);
    },
  },
];
