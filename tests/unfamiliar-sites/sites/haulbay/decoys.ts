import type { Decoy } from '../../site.ts';
import { appends, enter, showMap, visiblePins, visitor } from './people.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'chooses a town and dates, changes the return day and searches',
    page: '/',
    path: '/#/',
    isLast: true,
    act: visitor(async (v) => {
      await v.type('[name=city]', 'Bris', 140);
      await v.pause(900);
      await v.click('.el-autocomplete-suggestion li');
      await v.pause(700);
      await v.click('.finder .el-range-input >> nth=0');
      await v.pause(900);
      await v.click('.el-date-range-picker__content.is-right td.available >> nth=4');
      await v.pause(600);
      await v.click('.el-date-range-picker__content.is-right td.available >> nth=9');
      await v.pause(1_100);
      await v.click('.finder .el-range-input >> nth=0');
      await v.pause(800);
      await v.click('.el-date-range-picker__content.is-right td.available >> nth=4');
      await v.pause(500);
      await v.click('.el-date-range-picker__content.is-right td.available >> nth=7');
      await v.pause(900);
      await v.click('#find');
      await v.settle(2_500);
    }),
  },
  {
    name: 'leafs quickly through the popular vans',
    page: '/',
    path: '/#/',
    act: visitor(async (v) => {
      await v.click('.rail-next', 4, 330);
      await v.pause(900);
      await v.click('.rail-back', 2, 420);
      await v.settle(1_800);
    }),
  },
  {
    name: 'opens and closes questions and corrects the email for the tips',
    page: '/',
    path: '/#/',
    act: visitor(async (v) => {
      for (const n of [0, 1, 1, 2, 0]) {
        await v.click(`.faq .el-collapse-item__header >> nth=${n}`);
        await v.pause(900);
      }
      await v.type('[name=newsletter]', 'robin@halejoinery');
      await v.click('#subscribe');
      await v.pause(1_600);
      await appends(v, '[name=newsletter]', '.example');
      await v.click('#subscribe');
      await v.settle(2_500);
    }),
  },
  {
    name: 'compares the currencies',
    page: '/',
    path: '/#/',
    act: visitor(async (v) => {
      for (const code of ['EUR', 'USD', 'GBP']) {
        await v.click('.currency');
        await v.pause(700);
        await v.click(`.currency-${code}`);
        await v.pause(1_300);
      }
      await v.settle(1_500);
    }),
  },
  {
    name: 'asks the assistant twice and waits for the answers',
    page: '/',
    path: '/#/',
    act: visitor(async (v) => {
      await v.click('.chat-fab');
      await v.pause(1_000);
      await v.click('.prompts .el-button >> nth=0');
      await v.pause(6_200);
      await v.type('[name=chat-text]', 'And can I change the dates later?');
      await v.click('#chat-send');
      await v.pause(6_500);
      await v.click('.chat .el-drawer__close-btn');
      await v.settle(1_500);
    }),
  },
  {
    name: 'types a wrong code, waits to see whether it can be sent again, and logs in',
    page: '/',
    path: '/#/',
    act: visitor(async (v) => {
      if (!(await v.page.locator('#log-in').isVisible())) return;
      await v.click('#log-in');
      await v.pause(900);
      await v.type('[name=login-email]', 'robin@halejoinery');
      await v.click('#send-code');
      await v.pause(1_500);
      await appends(v, '[name=login-email]', '.example');
      await v.click('#send-code');
      await v.pause(2_200);
      await v.click('.otp input >> nth=0');
      await v.page.keyboard.type('424241', { delay: 150 });
      await v.pause(2_600);
      await v.click('.otp input >> nth=0');
      await v.page.keyboard.type('424242', { delay: 170 });
      await v.settle(3_000);
    }),
  },
  {
    name: 'narrows the price and switches kinds of vehicles on and off',
    page: '/#/search',
    act: visitor(async (v) => {
      await v.page.locator('.price-slider').scrollIntoViewIfNeeded();
      const knob = await v.page.locator('.price-slider .el-slider__button').last().boundingBox();
      if (!knob) throw new Error('There is no slider');
      const at = { x: knob.x + knob.width / 2, y: knob.y + knob.height / 2 };
      await v.drag(at, { x: at.x - 60, y: at.y + 2 });
      await v.pause(1_000);
      for (const label of ['Small van', 'Tipper', 'Small van', 'Tipper']) {
        await v.click(`.chips .el-check-tag >> text="${label}"`);
        await v.pause(800);
      }
      await v.settle(2_000);
    }),
  },
  {
    name: 'scrolls down to the end of the list while more vans load',
    page: '/#/search',
    act: visitor(async (v) => {
      for (let n = 0; n < 6; n += 1) {
        await v.scroll(1_300);
        await v.pause(700);
      }
      await v.settle(1_800);
    }),
  },
  {
    name: 'saves three vans and takes one of them off again',
    page: '/#/search',
    act: visitor(async (v) => {
      for (const n of [0, 1, 3, 1]) {
        await v.click(`.results .van-card .heart >> nth=${n}`);
        await v.pause(900);
      }
      await v.settle(2_000);
    }),
  },
  {
    name: 'zooms the map in and out quickly and opens pins',
    page: '/#/search',
    act: visitor(async (v) => {
      await showMap(v);
      await v.click('.zoom-in', 2, 260);
      await v.pause(500);
      await v.click('.zoom-out', 3, 280);
      await v.pause(800);
      const pins = await visiblePins(v);
      await v.click(`.pin >> nth=${pins[0] ?? 0}`);
      await v.pause(1_600);
      await v.click('.map-card-close');
      await v.pause(500);
      await v.click(`.pin >> nth=${pins[1] ?? 1}`);
      await v.pause(1_400);
      await v.click('.map-card-close');
      await v.pause(600);
      if (v.device === 'phone') await v.click('.map-toggle');
      await v.settle(1_500);
    }),
  },
  {
    name: 'filters until nothing is left and clears the filters',
    page: '/#/search',
    act: visitor(async (v) => {
      await enter(v, '.filters [name=city]', 'Bath', 110);
      await v.key('Escape');
      await v.pause(2_000);
      await v.click('#reset-filters');
      await v.settle(2_500);
    }),
  },
];
