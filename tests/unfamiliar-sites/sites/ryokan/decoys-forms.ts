import { clicks } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { fillsGuest, leavesByLogo } from './visiting.ts';

/** Ordinary use of forms: answered late, corrected, taken back or given up. */
export const formDecoys: readonly Decoy[] = [
  {
    name: 'adds options by fast clicks and spends the points',
    page: '/reserve',
    act: async (v) => {
      await v.click('[aria-label="地酒の飲み比べを増やす"]', 5, 200);
      await v.pause(500);
      await v.click('[aria-label="地酒の飲み比べを減らす"]', 2, 240);
      await v.pause(600);
      await v.click('label:has-text("ポイントを利用する")', 3, 520);
      await v.settle(1_800);
    },
  },
  {
    name: 'forgets the details, corrects them and goes on',
    page: '/reserve/step2',
    isLast: true,
    act: async (v) => {
      await v.click('button:has-text("予約内容を確認する")');
      await v.pause(2_200);
      await fillsGuest(v);
      await v.pause(500);
      await v.click('button:has-text("予約内容を確認する")');
      await v.settle(2_500);
    },
  },
  {
    name: 'books and pays at the inn, which takes three seconds',
    page: '/reserve/step3',
    isLast: true,
    act: clicks('button:has-text("予約を確定する")', 1, 0, 5_500),
  },
  {
    name: 'cancels a reservation',
    page: '/cancel',
    act: async (v) => {
      await v.click('button:has-text("予約を照会する")');
      await v.pause(1_300);
      await v.type('[name=no]', 'TW-482913');
      await v.type('[name=phone]', '09012345678');
      await v.click('button:has-text("予約を照会する")');
      await v.pause(2_400);
      await v.click('button:has-text("予約を取り消す")');
      await v.pause(1_500);
      await v.click('[role=dialog] button:has-text("取り消す")');
      await v.settle(3_000);
    },
  },
  {
    name: 'finds the address by the postal code',
    page: '/register',
    act: async (v) => {
      await v.page.locator('[name=zip]').fill('');
      await v.type('[name=zip]', '250-0408');
      await v.click('button:has-text("住所を検索")');
      await v.settle(2_800);
    },
  },
  {
    name: 'mistypes the password and logs in with the next try',
    page: '/login',
    isLast: true,
    act: async (v) => {
      await v.type('[name=email]', 'misaki@mail.example');
      await v.type('[name=password]', 'tsukinowa1');
      await v.click('form button:has-text("ログイン")');
      await v.pause(2_600);
      await v.type('[name=password]', '2');
      await v.click('form button:has-text("ログイン")');
      await v.settle(3_000);
    },
  },
  {
    name: 'takes a room off the list and puts it back',
    page: '/mypage',
    act: async (v) => {
      await v.click('label:has-text("季節のたよりを受け取る")', 2, 900);
      await v.pause(4_200);
      await v.click('.wish button:has-text("外す") >> nth=1');
      await v.pause(1_300);
      await v.click('button:has-text("元に戻す")');
      await v.settle(2_000);
    },
  },
  {
    name: 'sends an inquiry',
    page: '/contact',
    isLast: true,
    act: async (v) => {
      await v.choose('[name=topic]', '団体のご相談');
      await v.type('[name=name]', '田中 花子');
      await v.type('[name=kana]', 'タナカハナコ');
      await v.type('[name=email]', 'hanako@mail.example');
      await v.type('[name=message]', '十名で利用できますか。');
      await v.click('button:has-text("送信する")');
      await v.pause(3_200);
      await leavesByLogo(v);
    },
  },
  {
    name: 'mistypes the address for the newsletter and corrects it',
    page: '/news',
    act: async (v) => {
      await v.type('[name=newsletter]', 'hanako');
      await v.click('button:has-text("登録する")');
      await v.pause(1_800);
      await v.type('[name=newsletter]', '@mail.example');
      await v.click('button:has-text("登録する")');
      await v.settle(3_000);
    },
  },
];
