import { clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { picksArea, swipesLeft } from './steps.ts';

export const moreDecoys: readonly Decoy[] = [
  {
    name: 'forgets the street of an address, adds it and saves',
    page: '/#/address/edit',
    isLast: true,
    act: async (v) => {
      await v.type('[name=consignee]', '周小满');
      await v.type('[name=mobile]', '13867108821');
      await picksArea(v);
      await v.click('.save');
      await v.pause(2_000);
      await v.type('[name=detail]', '南山路18号');
      await v.click('.save');
      await v.settle(3_500);
    },
  },
  {
    name: 'removes an address and confirms it',
    page: '/#/address',
    act: async (v) => {
      await swipesLeft(v, '.address-row >> nth=1');
      await v.click('.drop >> nth=1');
      await v.pause(1_300);
      await v.click('.van-dialog__confirm');
      await v.settle(2_500);
    },
  },
  {
    name: 'follows a parcel, copies the number and cancels another order',
    page: '/#/orders',
    act: async (v) => {
      await v.page.locator('.order').first().waitFor({ timeout: 12_000 });
      await v.pause(900);
      await v.click('.copy >> nth=0');
      await v.pause(1_500);
      await v.click('.follow');
      await v.pause(2_400);
      await v.click('.route .van-popup__close-icon');
      await v.pause(1_000);
      await v.click('.cancel');
      await v.pause(1_300);
      await v.click('.van-action-sheet__item >> nth=2');
      await v.settle(3_000);
    },
  },
  {
    name: 'checks in, reads the rules and tries to check in again',
    page: '/#/member',
    act: async (v) => {
      await v.click('.sign-now');
      await v.pause(2_300);
      await v.click('.van-dialog__confirm');
      await v.pause(1_300);
      await v.click('.rules');
      await v.pause(1_800);
      await v.click('.rules-sheet .van-popup__close-icon');
      await v.pause(900);
      await v.click('.sign-now');
      await v.settle(2_500);
    },
  },
  {
    name: 'misses the gap of the puzzle, mistypes the password and logs in',
    page: '/#/login',
    isLast: true,
    act: async (v) => {
      const solves = async (distance: number) => {
        await v.pause(900);
        const { x, y } = await v.centerOf('.knob');
        await v.drag({ x, y }, { x: x + distance, y });
        await v.pause(1_700);
      };
      await v.click('.login .van-tab >> nth=1');
      await v.pause(900);
      await v.type('[name=account]', '13867108821');
      await v.type('[name=secret]', 'qingming-2025');
      await v.click('#enter');
      await v.pause(1_200);
      await v.click('#agree .van-checkbox__icon');
      await v.click('#enter');
      await solves(90);
      await solves(150);
      await v.pause(1_500);
      await v.type('[name=secret]', '6');
      await v.page.locator('[name=secret]').fill('qingming-2026');
      await v.click('#enter');
      await solves(150);
      await v.settle(3_000);
    },
  },
  {
    name: 'goes through the steps and uses the timer',
    page: '/#/brew',
    act: async (v) => {
      await v.click('.after', 3, 500);
      await v.pause(800);
      await v.click('.before');
      await v.pause(700);
      await v.click('.plus', 4, 190);
      await v.click('.run');
      await v.pause(2_200);
      await v.click('.run');
      await v.pause(600);
      await v.click('.again');
      await v.pause(700);
      await v.click('.rate .van-rate__item >> nth=4');
      await v.settle(2_200);
    },
  },
  {
    name: 'applauds many times and comments',
    page: '/#/story/:id',
    path: '/#/story/7',
    act: async (v) => {
      await v.click('.clap', 8, 160);
      await v.pause(1_500);
      await v.click('.comments');
      await v.pause(1_300);
      await v.type('[name=word]', '写得真好，想上山看看');
      await v.click('.say');
      await v.pause(1_500);
      await v.click('.talk .van-popup__close-icon');
      await v.settle(2_000);
    },
  },
  {
    name: 'reads two answers and asks the chat',
    page: '/#/help',
    act: async (v) => {
      await clicksEach(
        '.van-collapse-item__title >> nth=0',
        '.van-collapse-item__title >> nth=2',
      )(v);
      await v.click('.chat-ball');
      await v.pause(1_400);
      await v.type('[name=message]', '白瓷盖碗还有货吗');
      await v.click('.chat-form button');
      await v.pause(2_800);
      await v.click('.chat .van-popup__close-icon');
      await v.settle(2_000);
    },
  },
  {
    name: 'forgets the date of a tasting, adds it and books',
    page: '/#/booking',
    isLast: true,
    act: async (v) => {
      await v.type('[name=guest]', '周先生');
      await v.click('.slot >> nth=2');
      await v.click('.booking .van-stepper__plus', 2, 300);
      await v.type('[name=phone]', '13867108821');
      await v.click('.book');
      await v.pause(2_200);
      await v.click('[name=date]');
      await v.pause(1_400);
      await v.click('.van-calendar__day:not(.van-calendar__day--disabled) >> nth=4');
      await v.pause(700);
      await v.click('.van-calendar__confirm');
      await v.pause(1_000);
      await v.click('.book');
      await v.settle(3_500);
    },
  },
];
