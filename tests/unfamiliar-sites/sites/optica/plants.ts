import type { Action } from '../../site.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

const paysWith =
  (card: string, times = 1): Action =>
  async (v) => {
    const fields = [
      ['email', 'marisol.reyes@example.com'],
      ['name', 'Marisol Reyes'],
      ['street', '4120 Fremont Ave N'],
      ['city', 'Seattle'],
      ['zip', '98103'],
      ['card', card],
      ['expires', '08 / 29'],
      ['cvc', '417'],
    ] as const;
    for (const [name, text] of fields) {
      await v.reveal(`[name=${name}]`);
      await v.type(`[name=${name}]`, text, 35);
    }
    for (let count = 0; count < times; count += 1) {
      await v.reveal('#place');
      await v.click('#place');
      await v.page.locator('.veil').waitFor({ state: 'hidden', timeout: 12_000 });
      await v.pause(2_600);
    }
    await v.settle(2_500);
  };

/** Chooses from a picker whose list opens in a portal. */
export const picks =
  (picker: string, option: string): Action =>
  async (v) => {
    await v.reveal(picker);
    await v.click(picker);
    await v.pause(900);
    await v.click(`[role=option]:has-text("${option}")`);
    await v.pause(700);
  };

export { paysWith };

export const plants: readonly Plant[] = [
  {
    // The lab cannot tint the thinnest lens; the server says so, and the cart takes the line back without a message.
    name: 'the thinnest light-responsive lenses disappear from the cart without a message',
    page: '/frames/:id/lenses',
    path: '/frames/1237/lenses',
    kinds: kinds.failedClick,
    element: /add to cart|cart\/lines/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      for (const tile of ['.index >> text=Thinnest 1.74', '.treatment >> text=Light-responsive']) {
        await v.reveal(tile);
        await v.click(tile);
        await v.pause(900);
      }
      await v.reveal('#add');
      await v.click('#add');
      await v.pause(2_600);
      await v.click('#add');
      await v.pause(2_400);
      await v.click('#add');
      await v.settle(4_000);
    },
  },
  {
    // The rule wants three digits, and the message asks for a number that is right already.
    name: 'the prescription rejects an axis of two digits',
    page: '/prescription',
    kinds: [...kinds.form, ...kinds.noResponse],
    element: /axis|prescription|save|form/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      for (const eye of ['od', 'os']) {
        await v.reveal(`[name=${eye}_cyl]`);
        await v.click(`[name=${eye}_cyl]`);
        await v.key('Control+a');
        await v.page.keyboard.type('-0.75', { delay: 60 });
        await v.key('Tab');
        await v.type(`[name=${eye}_axis]`, eye === 'od' ? '90' : '85');
      }
      await v.reveal('[name=pd]');
      await v.type('[name=pd]', '63');
      await v.reveal('#save-rx');
      await v.click('#save-rx');
      await v.pause(2_800);
      await v.reveal('[name=od_axis]');
      await v.click('[name=od_axis]');
      await v.key('Control+a');
      await v.page.keyboard.type('91', { delay: 90 });
      await v.reveal('#save-rx');
      await v.click('#save-rx');
      await v.settle(4_000);
    },
  },
  {
    // The button outlived the experiment for store pickup.
    name: 'the store availability of a frame cannot be checked',
    page: '/frames/:id',
    path: '/frames/1222',
    kinds: kinds.noResponse,
    element: /store availability/i,
    act: async (v) => {
      await v.reveal('#stock');
      await v.click('#stock', 3, 420);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the benefits of one insurer are looked up forever',
    page: '/insurance',
    kinds: [...kinds.failedClick, ...kinds.slow, ...kinds.form],
    element: /benefits|eligibility|insurance|form/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.choose('[name=carrier]', 'VSP Vision Care');
      await v.type('[name=member]', '906551204');
      await v.type('[name=memberzip]', '98103');
      await v.reveal('#check-benefits');
      await v.click('#check-benefits');
      await v.settle(15_000);
    },
  },
  {
    // The message appears at the top of a long page, above what the customer sees.
    name: 'a declined card is explained where it cannot be seen',
    page: '/checkout',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /place order|orders|payment|checkout|form/i,
    severity: serious,
    isLast: true,
    act: paysWith('6011 0009 9013 9424', 3),
  },
  {
    // Its hours are missing, and the router shows its page for developers.
    name: 'the page of the new store crashes',
    page: '/stores/:id',
    path: '/stores/14',
    kinds: kinds.blank,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.settle(3_500);
    },
  },
  {
    name: 'the photo of a prescription is rejected and the form is emptied',
    page: '/prescription/upload',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /send prescription|prescriptions\/photo|upload|form/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      const fill = async () => {
        await v.type('[name=patient]', 'Dana Whitlock');
        await v.type('[name=birthday]', '04/11/1987');
        await v.reveal('[name=doctor]');
        await v.type('[name=doctor]', 'Greenlake Eye Care');
        await v.page.setInputFiles('.upload input[type=file]', {
          name: 'IMG_2291.HEIC',
          mimeType: 'image/heic',
          buffer: Buffer.alloc(2_000),
        });
        await v.pause(900);
        await v.reveal('#send-rx');
        await v.click('#send-rx');
        await v.pause(4_000);
      };
      await fill();
      await v.type('[name=patient]', 'Dana Wh');
      await v.settle(3_000);
    },
  },
  {
    // The list of left eyes is empty, so the button never becomes active.
    name: 'contact lenses cannot be ordered because the powers of the left eye are missing',
    page: '/contacts/:id',
    path: '/contacts/312',
    kinds: kinds.noResponse,
    element: /add to cart|left|OS|power/i,
    act: async (v) => {
      await picks('.power.od', '-2.25')(v);
      await v.reveal('.power.os');
      await v.click('.power.os');
      await v.pause(1_900);
      await v.key('Escape');
      await v.pause(600);
      await v.reveal('#add-contacts');
      await v.click('#add-contacts', 4, 350);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'eye exams arrive after more than five seconds',
    page: '/eyecare',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(8_500),
  },
  {
    // The 3D view takes every key, Tab and Escape as well.
    name: 'the keyboard cannot leave the 3D view',
    page: '/frames/:id',
    path: '/frames/1201',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.scroll(-300);
      await v.click('[role=tab]:has-text("3D view")');
      await v.pause(1_500);
      await v.key('Tab');
      await v.key('Tab');
      await v.key('ArrowRight', 3);
      await v.key('Tab', 6);
      await v.key('Shift+Tab', 2);
      await v.key('Escape');
      await v.key('Tab', 3);
      await v.settle(2_500);
    },
  },
  {
    name: 'the deadline of the FSA leads to an article about an earlier year',
    page: '/offers',
    alsoOn: ['/journal/:id'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.reveal('a[href="/journal/12"]');
      await v.click('a[href="/journal/12"]');
      await v.pause(2_400);
      await v.back();
      await v.settle(1_800);
    },
  },
  {
    name: 'the model photo of the try-on never appears',
    page: '/try-on',
    kinds: [...kinds.brokenClick, ...kinds.failedClick],
    element: /model|json|not found/i,
    isInstant: true,
    act: async (v) => {
      await v.reveal('#model');
      await v.click('#model');
      await v.pause(2_500);
      await v.click('#model', 2, 400);
      await v.settle(6_000);
    },
  },
];
