import { clicks, clicksEach, fills, keys, scrolls, selects } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'changes the range',
    page: '/usage',
    act: clicksEach('text=Week', 'text=Month', 'button:text-is("Day")'),
  },
  {
    name: 'clicks the range that is chosen',
    page: '/usage',
    act: clicks('button:text-is("Day")', 1, 0, 8_000),
  },
  { name: 'switches the theme', page: '/', act: clicks('text=theme', 4, 350) },
  { name: 'takes the tour', page: '/', act: clicks('#tour', 3, 450) },
  { name: 'selects the introduction', page: '/', only: 'computer', act: selects('#intro') },
  {
    name: 'switches devices',
    page: '/devices',
    act: clicksEach('text=Heat pump', 'text=Oven', 'text=Car'),
  },
  { name: 'adds devices', page: '/devices', act: clicks('text=Add device', 4, 300) },
  {
    name: 'removes a device with a tiny button',
    page: '/devices',
    act: clicks('[aria-label="Remove Oven"]'),
  },
  {
    name: 'opens a card that answers',
    page: '/tasks',
    act: clicks('text=Energy advice', 2, 700),
  },
  {
    name: 'drags a task',
    page: '/tasks',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('.task').first().dragTo(v.page.locator('.task').last());
      await v.settle(2_500);
    },
  },
  { name: 'sorts invoices', page: '/invoices', act: clicks('th button', 4, 400) },
  { name: 'shows more invoices', page: '/invoices', act: clicks('text=Show more', 5, 300) },
  {
    name: 'invites a colleague, and the form goes away',
    page: '/team',
    act: fills({ colleague: 'Ola', role: 'Reader' }, 'text=Invite colleague'),
  },
  {
    name: 'writes into settings that save themselves',
    page: '/settings',
    act: fills({ house: 'Mill', residents: '4' }, undefined, 2_500),
  },
  {
    name: 'chooses a colour',
    page: '/settings',
    act: async (v) => {
      await v.click('.ts-control');
      await v.pause(600);
      await v.click('.option:has-text("Green")');
      await v.settle(2_000);
    },
  },
  {
    name: 'chooses a date',
    page: '/settings',
    act: async (v) => {
      await v.click('#start');
      await v.pause(600);
      await v.click('.flatpickr-next-month');
      await v.pause(400);
      await v.click('.flatpickr-day:not(.prevMonthDay) >> nth=12');
      await v.settle(2_000);
    },
  },
  { name: 'sends a test alert', page: '/settings', act: clicks('text=Test alert', 1, 0, 2_500) },
  { name: 'turns a room up', page: '/rooms', act: clicks('button:text-is("+")', 6, 220) },
  {
    name: 'turns a room down and up',
    page: '/rooms',
    act: async (v) => {
      await v.click('button:text-is("−")', 4, 250);
      await v.click('button:text-is("+")', 4, 250);
      await v.settle(1_500);
    },
  },
  {
    name: 'changes rooms',
    page: '/rooms',
    act: clicksEach('text=Hall', 'text=Attic', 'text=Kitchen'),
  },
  { name: 'finds a reading', page: '/search', act: fills({ find: 'ju' }) },
  {
    name: 'walks through devices by keyboard',
    page: '/devices',
    only: 'computer',
    act: keys('input >> nth=0', 'Space', 'Tab', 'Tab', 'Space', 'Space'),
  },
  { name: 'waits for a sync that ends', page: '/sync', act: clicks('#quick', 1, 0, 3_500) },
  {
    name: 'scrolls once through the history',
    page: '/history',
    act: scrolls(700, 700, 700, -900),
  },
];
