import type { Decoy } from '../../site.ts';
import { acceptingCookies } from './cookies.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'accepts cookies, and the bar fades',
    page: '/',
    act: async (v) => {
      if ((await v.page.locator('.cookie-ok').count()) > 0) await v.click('.cookie-ok');
      await v.settle(2_000);
    },
  },
  {
    name: 'watches slides that advance by themselves and uses the dots',
    page: '/',
    act: async (v) => {
      await v.pause(4_000);
      for (const n of [2, 3, 1]) await v.click(`.dot >> nth=${n - 1}`);
      await v.settle(2_000);
    },
  },
  {
    name: 'looks at search suggestions and closes them with Escape',
    page: '/',
    act: async (v) => {
      await v.type('[name=q]', 'moss');
      await v.pause(1_500);
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'opens and closes the chat in its frame',
    page: '/',
    act: async (v) => {
      await v.click('.chat-frame');
      await v.pause(2_500);
      await v.page.frameLocator('.chat-frame').locator('#shut').click();
      await v.settle(2_000);
    },
  },
  {
    name: 'toggles a wishlist heart quickly',
    page: '/collections/candles',
    act: async (v) => {
      await v.click('.heart', 4, 260);
      await v.settle(2_000);
    },
  },
  {
    name: 'watches prices that are written again',
    page: '/collections/candles',
    act: (v) => v.settle(7_000),
  },
  {
    name: 'drags the price slider',
    page: '/collections/candles',
    only: 'computer',
    act: async (v) => {
      const box = await v.page.locator('[name=price]').boundingBox();
      if (!box) throw new Error('no slider');
      const y = box.y + box.height / 2;
      await v.page.mouse.move(box.x + box.width - 22, y);
      await v.page.mouse.down();
      for (const part of [0.8, 0.7, 0.6, 0.65, 0.55]) {
        await v.page.mouse.move(box.x + box.width * part, y, { steps: 4 });
        await v.pause(120);
      }
      await v.page.mouse.up();
      await v.settle(2_500);
    },
  },
  {
    name: 'adds a candle in the quick-add window',
    page: '/collections/candles',
    act: async (v) => {
      await v.click('.quick');
      await v.pause(1_500);
      await v.click('.quick-submit');
      await v.pause(1_500);
      await v.click('.quick-close');
      await v.settle(1_500);
    },
  },
  {
    name: 'sets a filter and removes it',
    page: '/collections/candles',
    act: async (v) => {
      await v.click('[value=beeswax]');
      await v.pause(1_800);
      await v.click('[value=beeswax]');
      await v.settle(2_500);
    },
  },
  {
    name: 'raises the quantity and lowers it',
    page: '/products/sea-salt',
    act: acceptingCookies(async (v) => {
      await v.click('[name=plus]', 5, 260);
      await v.click('[name=minus]', 2, 260);
      await v.settle(1_500);
    }),
  },
  {
    name: 'pages through the upsell carousel',
    page: '/products/fig-leaf',
    act: acceptingCookies(async (v) => {
      await v.click('.arrow[data-by="1"]', 5, 320);
      await v.settle(2_000);
    }),
  },
  {
    name: 'enlarges the photo and closes it',
    page: '/products/sea-salt',
    act: acceptingCookies(async (v) => {
      await v.click('.zoom');
      await v.pause(1_800);
      await v.click('dialog .close');
      await v.settle(1_500);
    }),
  },
  {
    name: 'chooses the size that is already chosen',
    page: '/products/sea-salt',
    act: acceptingCookies(async (v) => {
      await v.click('.pill:has-text("Small") span', 2, 600);
      await v.settle(7_000);
    }),
  },
  {
    name: 'adds the small size and closes the cart drawer',
    page: '/products/fig-leaf',
    act: acceptingCookies(async (v) => {
      await v.click('product-form button[type=submit]');
      await v.pause(2_000);
      await v.click('cart-drawer .close');
      await v.settle(1_500);
    }),
  },
  {
    name: 'loads more reviews, which stand in a shadow root',
    page: '/products/moss',
    act: acceptingCookies(async (v) => {
      await v.click('.more-reviews', 3, 700);
      await v.settle(2_000);
    }),
  },
  {
    name: 'opens and closes an answer',
    page: '/pages/faq',
    act: async (v) => {
      await v.click('.faq summary', 4, 450);
      await v.settle(1_500);
    },
  },
  {
    name: 'chooses a country',
    page: '/pages/faq',
    act: async (v) => {
      await v.click('country-selector summary');
      await v.pause(900);
      await v.click('country-selector li button');
      await v.settle(2_000);
    },
  },
  {
    name: 'copies a discount code twice',
    page: '/pages/offers',
    act: async (v) => {
      await v.click('copy-code button');
      await v.pause(2_600);
      await v.click('copy-code button');
      await v.settle(2_500);
    },
  },
  {
    name: 'enters an expired code and reads the message',
    page: '/cart',
    act: async (v) => {
      await v.type('[name=discount]', 'SUMMER');
      await v.click('text=Apply');
      await v.settle(3_000);
    },
  },
  {
    name: 'reads the cart and goes back to shop',
    page: '/cart',
    isLast: true,
    act: async (v) => {
      await v.pause(6_000);
      await v.back();
      await v.settle(1_500);
    },
  },
  {
    name: 'sees what is missing in a form, fills it in and sends it',
    page: '/pages/contact',
    act: async (v) => {
      await v.click('text=Send message');
      await v.pause(1_500);
      await v.type('[name=name]', 'Iris');
      await v.type('[name=order]', '1042');
      await v.type('[name=message]', 'Is it on its way?');
      await v.click('text=Send message');
      await v.settle(2_500);
    },
  },
  {
    name: 'opens a newspaper in a new tab',
    page: '/pages/our-story',
    act: async (v) => {
      const opened = v.page.context().waitForEvent('page');
      await v.click('text=Evening Post');
      const tab = await opened;
      await v.pause(2_500);
      await tab.close();
      await v.settle(5_000);
    },
  },
  {
    name: 'types a code into six fields that move on by themselves',
    page: '/account/code',
    isLast: true,
    act: async (v) => {
      await v.type('[name=digit1]', '482913');
      await v.settle(3_000);
    },
  },
  {
    name: 'chooses a courier, continues and pays',
    page: '/checkout/shipping',
    isLast: true,
    act: async (v) => {
      await v.click('[value=courier]');
      await v.pause(900);
      await v.click('text=Continue to payment');
      await v.pause(2_000);
      await v.type('[name=reference]', 'Gift');
      await v.click('text=Pay now');
      await v.settle(4_500);
    },
  },
];
