import { clicks, clicksEach, comesBack } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { formDecoys } from './decoys-forms.ts';

const browsing: readonly Decoy[] = [
  {
    name: 'agrees to cookies',
    page: '/',
    act: async (v) => {
      await v.click('button:has-text("同意する")');
      await v.settle(1_500);
    },
  },
  {
    name: 'leafs through the photographs of the inns quickly',
    page: '/',
    act: clicks('[aria-label="次の写真"]', 6, 330),
  },
  {
    name: 'counts the travelers up and down',
    page: '/',
    act: async (v) => {
      await v.click('.people');
      await v.pause(500);
      await v.click('[aria-label="大人を増やす"]', 4, 220);
      await v.pause(500);
      await v.click('[aria-label="大人を減らす"]', 3, 260);
      await v.click('[aria-label="子どもを増やす"]');
      await v.pause(600);
      await v.click('.people');
      await v.settle(1_500);
    },
  },
  {
    name: 'searches without dates, then with dates',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.click('button:has-text("空室を検索")');
      await v.pause(1_600);
      await v.click('button[class*=DatePickerInput-input]');
      await v.pause(700);
      await v.click('button[class*=calendarHeaderControl][data-direction=next]');
      await v.pause(500);
      await v.click('table button:has-text("12"):not([data-outside])');
      await v.pause(400);
      await v.click('table button:has-text("14"):not([data-outside])');
      await v.pause(900);
      await v.click('button:has-text("空室を検索")');
      await v.settle(3_000);
    },
  },
  {
    name: 'reads in English and returns to Japanese',
    page: '/',
    only: 'computer',
    act: clicksEach('header label:has-text("English")', 'header label:has-text("日本語")'),
  },
  {
    name: 'switches the filters of the rooms on and off',
    page: '/rooms',
    act: async (v) => {
      await v.click('label:has-text("露天風呂付")', 4, 360);
      await v.pause(600);
      await v.click('label:has-text("海側")');
      await v.pause(900);
      await v.click('label:has-text("海側")');
      await v.settle(1_500);
    },
  },
  {
    name: 'compares three rooms',
    page: '/rooms',
    act: async (v) => {
      for (const index of [0, 1, 2]) await v.click(`label:has-text("比較する") >> nth=${index}`);
      await v.pause(600);
      await v.click('button:has-text("室を比較")');
      await v.pause(2_500);
      await v.click('[aria-label="比較を閉じる"]');
      await v.settle(1_500);
    },
  },
  {
    name: 'opens a room, glances at it and returns to the list',
    page: '/rooms',
    isLast: true,
    act: comesBack('a:has-text("和室十畳「山吹」")', 3_400),
  },
  {
    name: 'views every photograph of a room and enlarges one',
    page: '/rooms/:id',
    path: '/rooms/14',
    act: async (v) => {
      for (const index of [1, 2, 3, 4, 2, 0]) await v.click(`.thumb >> nth=${index}`);
      await v.pause(900);
      await v.click('.gallery img >> nth=0');
      await v.pause(1_500);
      await v.click('[aria-label="拡大写真を閉じる"]');
      await v.settle(1_500);
    },
  },
  {
    name: 'opens tabs and details of a room and closes them',
    page: '/rooms/:id',
    path: '/rooms/14',
    act: async (v) => {
      await v.click('[role=tab]:has-text("料金の目安")');
      await v.pause(700);
      await v.click('[role=tab]:has-text("間取り")');
      await v.pause(700);
      await v.click('button:has-text("アメニティ")', 4, 520);
      await v.settle(1_800);
    },
  },
  {
    name: 'sorts the plans and narrows them',
    page: '/plans',
    act: async (v) => {
      for (const [field, option] of [
        ['並び順', '料金の安い順'],
        ['並び順', '料金の高い順'],
        ['お食事', '食事なし'],
      ]) {
        await v.click(`.mantine-Select-root:has-text("${field}") input:not([type=hidden])`);
        await v.pause(500);
        await v.click(`[role=option]:has-text("${option}")`);
        await v.pause(900);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'turns the months of a plan quickly and picks a night',
    page: '/plans/:id',
    path: '/plans/101',
    isLast: true,
    act: async (v) => {
      await v.click('button:has-text("次の月")', 3, 380);
      await v.pause(900);
      await v.click('button:has-text("前の月")');
      await v.pause(1_100);
      await v.click('[data-day="16"]');
      await v.pause(1_200);
      await v.click('[data-day="18"]');
      await v.pause(1_200);
      await v.click('button:has-text("この日程で予約へ進む")');
      await v.settle(2_500);
    },
  },
  {
    name: 'finds reviews helpful, and filters by stars',
    page: '/reviews',
    act: async (v) => {
      await v.click('button:has-text("参考になった") >> nth=0', 3, 420);
      await v.pause(600);
      await v.click('label:has-text("星四つ")');
      await v.pause(1_200);
      await v.click('label:has-text("すべて")');
      await v.settle(1_800);
    },
  },
  {
    name: 'scrolls up and down to compare the baths',
    page: '/onsen',
    act: async (v) => {
      for (const distance of [650, 650, 650, -1_200, 700, 600]) {
        await v.scroll(distance);
        await v.pause(1_400);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'copies the addresses of two inns',
    page: '/access',
    act: clicksEach(
      'button:has-text("住所をコピー") >> nth=0',
      '[role=tab]:has-text("お車で")',
      'button:has-text("住所をコピー") >> nth=-1',
    ),
  },
];

export const decoys: readonly Decoy[] = [...browsing, ...formDecoys];
