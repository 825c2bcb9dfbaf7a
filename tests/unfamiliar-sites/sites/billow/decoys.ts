import type { Decoy } from '../../site.ts';
import { dragBy, erase } from './steps.ts';
import { workspaceDecoys } from './workspace-decoys.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'refuses cookies',
    page: '/',
    act: async (v) => {
      await v.click('#cookies-no');
      await v.settle(1_500);
    },
  },
  {
    name: 'flicks through what freelancers say',
    page: '/',
    act: async (v) => {
      await v.click('#quote-next', 6, 240);
      await v.pause(700);
      await v.click('#quote-prev', 2, 300);
      await v.settle(1_500);
    },
  },
  {
    name: 'pulls the quotes aside',
    page: '/',
    act: async (v) => {
      await dragBy(v, '#quotes-view', -250, 4);
      await v.pause(900);
      await dragBy(v, '#quotes-view', -250, 4);
      await v.settle(1_500);
    },
  },
  {
    name: 'compares monthly and yearly prices',
    page: '/pricing',
    act: async (v) => {
      for (const id of ['#yearly', '#monthly', '#yearly', '#monthly']) {
        await v.click(id);
        await v.pause(550);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'adds seats up to the limit, which explains itself',
    page: '/pricing',
    act: async (v) => {
      await v.click('#seat-more', 9, 190);
      await v.pause(1_500);
      await v.click('#seat-less', 4, 230);
      await v.settle(1_500);
    },
  },
  {
    name: 'mistypes a search and finds the article with another word',
    page: '/help',
    act: async (v) => {
      await v.type('#help-search', 'refnud');
      await v.pause(1_600);
      await erase(v, 6);
      await v.pause(300);
      await v.page.keyboard.type('refund', { delay: 70 });
      await v.pause(1_400);
      await v.click('text=Refund a client');
      await v.pause(1_200);
      await v.click('button:has-text("Yes")');
      await v.settle(1_500);
    },
  },
  {
    name: 'reads the releases while a counter of another company fails',
    page: '/changelog',
    act: async (v) => {
      await v.pause(1_500);
      for (const pixels of [500, 600, 600]) {
        await v.scroll(pixels);
        await v.pause(900);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'types a wrong code, then the right one',
    page: '/login',
    act: async (v) => {
      await v.type('#login-email', 'ada@moreau.example');
      await v.click('#login-start');
      await v.pause(1_900);
      await v.page.keyboard.press('Tab');
      await v.page.locator('#otp').focus();
      await v.page.keyboard.type('481561', { delay: 140 });
      await v.pause(2_400);
      await v.page.locator('#otp').focus();
      await v.page.keyboard.type('481516', { delay: 140 });
      await v.settle(3_500);
    },
  },
  ...workspaceDecoys,
];
