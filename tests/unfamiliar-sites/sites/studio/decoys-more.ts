import { clicks } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

/** A field or button inside of the frame of another company. */
async function touchInFrame(v: Visitor, selector: string) {
  const target = v.page.frameLocator('.embed iframe').locator(selector);
  await target.scrollIntoViewIfNeeded();
  await v.pause(600);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not in the frame`);
  await v.clickAt(box.x + box.width / 2, box.y + box.height / 2);
  await v.pause(300);
}

export const accountDecoys: readonly Decoy[] = [
  {
    name: 'chooses a design and an amount for a voucher and puts it into the bag',
    page: '/vouchers',
    act: async (v) => {
      await v.click('.design-next', 3, 450);
      await v.pause(600);
      for (const n of [0, 1, 2, 3, 2]) {
        await v.click(`.amount >> nth=${n}`);
        await v.pause(380);
      }
      await v.click('.voucher-add');
      await v.pause(1_500);
      await v.click('.bag-close');
      await v.settle(1_500);
    },
  },
  {
    name: 'moves the sliders of the calculator',
    page: '/membership',
    act: async (v) => {
      await v.page.locator('#visits').scrollIntoViewIfNeeded();
      await v.pause(500);
      for (const share of [0.3, 0.55, 0.8, 0.5, 0.2]) {
        const box = await v.page.locator('#visits').boundingBox();
        if (!box) throw new Error('no slider');
        await v.clickAt(box.x + box.width * share, box.y + box.height / 2);
        await v.pause(500);
      }
      if (v.device === 'computer') {
        await v.page.locator('#months .noUi-handle').focus();
        await v.key('ArrowRight', 4);
        await v.key('ArrowLeft', 2);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'opens and closes answers',
    page: '/faq',
    act: async (v) => {
      for (const n of [0, 1, 2, 1, 0]) {
        await v.click(`.fold > button >> nth=${n}`);
        await v.pause(520);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'copies the code for friends',
    page: '/faq',
    act: clicks('.copy', 1, 300, 3_000),
  },
  {
    name: 'zooms the map and chooses studios beside it',
    page: '/locations',
    act: async (v) => {
      await v.click('.leaflet-control-zoom-in', 3, 420);
      await v.pause(700);
      await v.click('.leaflet-control-zoom-out', 2, 420);
      await v.pause(700);
      for (const n of [0, 1, 2]) {
        await v.click(`.place >> nth=${n}`);
        await v.pause(1_300);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'compares two studios, going back on purpose',
    page: '/locations',
    isLast: true,
    act: async (v) => {
      await v.click('a[href="/studios/1"]');
      await v.pause(6_200);
      await v.scroll(300);
      await v.back();
      await v.pause(1_300);
      await v.click('a[href="/studios/2"]');
      await v.pause(2_000);
      await v.scroll(400);
      await v.settle(4_000);
    },
  },
  {
    name: 'asks for an offer in the form of another company',
    page: '/workshops',
    act: async (v) => {
      await v.pause(800);
      await touchInFrame(v, '[name=group]');
      await v.page.keyboard.type('Larkspur', { delay: 70 });
      await touchInFrame(v, '[name=guests]');
      await v.page.keyboard.type('12', { delay: 90 });
      await touchInFrame(v, 'button');
      await v.settle(3_500);
    },
  },
  {
    name: 'reads about a teacher, stops the animation and changes the playlist',
    page: '/teachers/:id',
    path: '/teachers/3',
    act: async (v) => {
      await v.click('.more');
      await v.pause(2_000);
      await v.click('.breathe', 2, 900);
      await v.pause(600);
      await v.click('[data-tab=strong]');
      await v.pause(700);
      await v.click('[data-tab=calm]');
      await v.settle(1_500);
    },
  },
  {
    name: 'mistypes the password and logs in',
    page: '/login',
    isLast: true,
    act: async (v) => {
      await v.type('[name=user]', 'iris@example.org');
      await v.type('[name=pass]', 'moon');
      await v.click('.login-form button');
      await v.pause(2_200);
      await v.type('[name=pass]', 'moonlight');
      await v.click('.login-form button');
      await v.settle(3_500);
    },
  },
];
