import { clicks, clicksEach, fills, keys, scrolls, selects } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  { name: 'asks for more portions', page: '/recipe', act: clicks('button:text-is("+")', 6, 220) },
  {
    name: 'asks for fewer portions',
    page: '/recipe',
    act: clicks('button:text-is("−")', 3, 300),
  },
  {
    name: 'rates',
    page: '/recipe',
    act: async (v) => {
      await v.page.locator('sl-rating').scrollIntoViewIfNeeded();
      const box = await v.page.locator('sl-rating').boundingBox();
      if (box) await v.clickAt(box.x + 70, box.y + box.height / 2);
      await v.settle(2_000);
    },
  },
  { name: 'starts and pauses a timer', page: '/recipe', act: clicks('text=timer', 4, 500) },
  {
    name: 'changes tabs',
    page: '/recipe',
    act: clicksEach('sl-tab:has-text("Nutrition")', 'sl-tab:has-text("Method")'),
  },
  { name: 'adds items', page: '/list', act: clicks('#add', 5, 250) },
  {
    name: 'removes items',
    page: '/list',
    act: clicksEach('text=Remove Milk', 'text=Remove Leeks'),
  },
  {
    name: 'ticks items',
    page: '/list',
    act: clicksEach('label:has-text("Milk")', 'label:has-text("Butter")'),
  },
  { name: 'copies the code', page: '/list', act: clicks('sl-copy-button', 1, 0, 2_500) },
  {
    name: 'opens a card that answers',
    page: '/plan',
    act: clicks('text=Tuesday dinner', 2, 700),
  },
  {
    name: 'joins, and the form goes away',
    page: '/join',
    act: fills({ first: 'Iris', town: 'Kiel' }, 'text=Join the table'),
  },
  {
    name: 'reads the rules in a dialog and closes it by keyboard',
    page: '/join',
    act: async (v) => {
      await v.click('#rules');
      await v.pause(1_200);
      await v.key('Escape');
      await v.settle(2_000);
    },
  },
  { name: 'switches letters on and off', page: '/join', act: clicks('sl-switch', 2, 600) },
  {
    name: 'writes notes that save themselves',
    page: '/notes',
    act: fills({ title: 'Soup', note: 'Less salt' }, undefined, 3_000),
  },
  {
    name: 'turns the carousel',
    page: '/',
    act: clicks('.carousel__navigation-button--next', 5, 500),
  },
  {
    name: 'filters',
    page: '/',
    act: clicksEach('button:text-is("Soup")', 'button:text-is("Bread")', 'button:text-is("Cake")'),
  },
  {
    name: 'clicks the filter that is chosen',
    page: '/',
    act: async (v) => {
      await v.click('button:text-is("Bread")');
      await v.pause(900);
      await v.click('button:text-is("Bread")');
      await v.settle(8_000);
    },
  },
  { name: 'selects the introduction', page: '/', only: 'computer', act: selects('#intro') },
  { name: 'waits for a tea', page: '/wine', act: clicks('#tea', 1, 0, 3_500) },
  {
    name: 'walks through herbs by keyboard',
    page: '/herbs',
    only: 'computer',
    act: keys('ul', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'),
  },
  {
    name: 'opens tips',
    page: '/tips',
    act: clicksEach('sl-details >> nth=0', 'sl-details >> nth=1', 'sl-details >> nth=2'),
  },
  { name: 'opens and closes one tip', page: '/tips', act: clicks('text=Stock', 4, 600) },
  {
    name: 'scrolls once through the history',
    page: '/history',
    act: scrolls(700, 700, 700, -900),
  },
  {
    name: 'reads the tips and goes back',
    page: '/tips',
    isLast: true,
    act: async (v) => {
      await v.pause(5_500);
      await v.back();
      await v.settle(1_500);
    },
  },
];
