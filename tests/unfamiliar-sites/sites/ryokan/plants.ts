import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { fillsGuest, leavesByLogo } from './visiting.ts';

export const plants: readonly Plant[] = [
  {
    name: 'guests who want the shuttle cannot continue: its time is required and has no field',
    page: '/reserve/step2',
    kinds: [...kinds.noResponse, 'form-abandonment'],
    element: /予約内容を確認する/,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await fillsGuest(v);
      await v.click('label:has-text("駅からの送迎を希望する")');
      await v.pause(900);
      await v.click('button:has-text("予約内容を確認する")');
      await v.pause(2_600);
      await v.click('button:has-text("予約内容を確認する")', 3, 420);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'paying by card is declined by the gateway and the page is silent',
    page: '/reserve/step3',
    kinds: kinds.failedClick,
    element: /予約を確定する/,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('label:has-text("クレジットカード")');
      await v.pause(700);
      await v.type('[name=card-number]', '4111111111111111');
      await v.type('[name=card-expiry]', '08/29');
      await v.type('[name=card-code]', '123');
      await v.pause(600);
      await v.click('button:has-text("予約を確定する")');
      await v.pause(3_400);
      await v.click('button:has-text("予約を確定する")');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the calendar of a seasonal plan ends in a blank page',
    page: '/plans/:id',
    path: '/plans/203',
    kinds: kinds.blank,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('button:has-text("次の月")');
      await v.pause(2_200);
      await v.click('button:has-text("次の月")');
      await v.settle(5_000);
    },
  },
  {
    name: 'no more reviews come',
    page: '/reviews',
    kinds: kinds.noResponse,
    element: /口コミをもっと見る/,
    severity: notCritical,
    act: async (v) => {
      await v.click('button:has-text("口コミをもっと見る")');
      await v.pause(2_400);
      await v.click('button:has-text("口コミをもっと見る")', 2, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the availability calendar takes over five seconds',
    page: '/vacancy',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_500),
  },
  {
    name: 'a postal code in full-width digits throws',
    page: '/register',
    kinds: kinds.brokenClick,
    element: /住所を検索/,
    severity: serious,
    act: async (v) => {
      await v.page.locator('[name=zip]').fill('');
      await v.type('[name=zip]', '２５０－０４０８');
      await v.click('button:has-text("住所を検索")');
      await v.pause(3_600);
      await v.click('button:has-text("住所を検索")');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the login by member number spins for ever',
    page: '/login',
    kinds: [...kinds.failedClick, 'javascript-error'],
    element: /会員番号でログイン/,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('[role=tab]:has-text("会員番号")');
      await v.pause(700);
      await v.type('[name=number]', '48291107');
      await v.type('[name=pin]', '2580');
      await v.click('button:has-text("会員番号でログイン")');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a name with a long vowel is never accepted by the inquiry form',
    page: '/contact',
    kinds: kinds.form,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      const writesKana = async (kana: string) => {
        await v.page.locator('[name=kana]').fill('');
        await v.type('[name=kana]', kana);
        await v.click('button:has-text("送信する")');
        await v.pause(2_400);
      };
      await v.type('[name=name]', '伊藤 ローラ');
      await v.type('[name=email]', 'laura@mail.example');
      await v.type('[name=message]', '車椅子で利用できるお部屋はありますか。');
      await writesKana('イトウ ローラ');
      await writesKana('イトウローラ');
      await writesKana('イトウローーラ');
      await leavesByLogo(v);
    },
  },
  {
    name: 'the map to the third inn throws while it loads',
    page: '/access/hida',
    kinds: kinds.error,
    severity: notCritical,
    act: (v) => v.settle(3_500),
  },
  {
    name: 'the crab dinner leads to a plan that is no longer sold',
    page: '/cuisine',
    alsoOn: ['/plans/:id'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('a:has-text("冬の蟹会席のプランを見る")');
      await v.pause(2_300);
      await v.back();
      await v.settle(2_000);
    },
  },
  {
    name: 'the designs of a voucher cannot be chosen with the keyboard',
    page: '/gift',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.page.locator('[name=count]').focus();
      await v.pause(600);
      await v.key('Tab');
      await v.pause(700);
      await v.key('Enter');
      await v.pause(1_300);
      await v.key('Space');
      await v.pause(1_300);
      await v.key('Enter', 2);
      await v.pause(1_500);
      await v.key('Tab');
      await v.key('Enter');
      await v.pause(900);
      await v.key('Space');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a favorite of a visitor without an account is taken back without a word',
    page: '/rooms/:id',
    path: '/rooms/16',
    kinds: kinds.failedClick,
    element: /お気に入り/,
    severity: notCritical,
    act: async (v) => {
      await v.click('.favorite');
      await v.pause(2_600);
      await v.click('.favorite');
      await v.pause(2_600);
      await v.click('.favorite');
      await v.waitForNoResponse();
    },
  },
];
