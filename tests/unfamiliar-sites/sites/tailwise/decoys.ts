import { clicks, clicksEach, selects } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { chats, doubleClicks } from './steps.ts';

export const decoys: readonly Decoy[] = [
  { name: 'accepts cookies', page: '/', act: clicks('#cookies-accept') },
  { name: 'looks through the reviews', page: '/', act: clicks('#voice-next', 6, 260) },
  {
    name: 'opens the film and closes it',
    page: '/',
    act: async (v) => {
      await v.click('#film');
      await v.pause(2_500);
      await v.click('#film-close');
      await v.settle(1_500);
    },
  },
  { name: 'selects the introduction', page: '/', only: 'computer', act: selects('#intro') },
  {
    name: 'clicks the logo on the first page',
    page: '/',
    act: async (v) => {
      await v.click('#brand');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'subscribes after a mistake',
    page: '/',
    act: async (v) => {
      await v.type('[name=email]', 'dana');
      await v.click('#subscribe');
      await v.pause(1_800);
      await v.type('[name=email]', '@mail.com');
      await v.click('#subscribe');
      await v.settle(3_000);
    },
  },
  {
    name: 'answers the first question',
    page: '/quote/pet',
    act: async (v) => {
      await v.click('#species-dog');
      await v.type('[name=pet]', 'Biscuit');
      await v.click('#to-breed');
      await v.settle(2_000);
    },
  },
  {
    name: 'finds a breed and steps the age up',
    page: '/quote/breed',
    act: async (v) => {
      await v.type('[name=breed]', 'Lab', 120);
      await v.pause(700);
      await v.click('[role=option]');
      await v.pause(600);
      await v.click('#older', 6, 220);
      await v.click('#younger', 2, 260);
      await v.click('#male');
      await v.settle(1_500);
    },
  },
  {
    name: 'double-clicks the button that leads on',
    page: '/quote/health',
    isLast: true,
    act: async (v) => {
      await v.click('#earlier-no');
      await v.pause(500);
      await doubleClicks('#to-you')(v);
    },
  },
  {
    name: 'corrects the address and sees the plans',
    page: '/quote/you',
    act: async (v) => {
      await v.type('[name=first]', 'Dana');
      await v.type('[name=mail]', 'dana@');
      await v.click('#save-quote');
      await v.pause(1_800);
      await v.type('[name=mail]', 'mail.com');
      await v.click('#save-quote');
      await v.settle(3_000);
    },
  },
  {
    name: 'tries all deductibles',
    page: '/plans',
    act: clicksEach('#deductible-100', '#deductible-500', '#deductible-750', '#deductible-250'),
  },
  {
    name: 'compares monthly and yearly prices',
    page: '/plans',
    act: clicksEach('#yearly', '#monthly', '#yearly', '#monthly'),
  },
  {
    name: 'opens and closes answers',
    page: '/plans',
    act: clicksEach('#question-0', '#question-0', '#question-1', '#question-2'),
  },
  {
    name: 'opens the little form and closes it with a click beside it',
    page: '/plans',
    act: async (v) => {
      await v.click('#send-quote');
      await v.pause(1_200);
      await v.click('h1');
      await v.settle(2_500);
    },
  },
  {
    name: 'enters an expired code and then a valid one',
    page: '/checkout',
    act: async (v) => {
      await v.type('[name=promo]', 'SPRING');
      await v.click('#apply');
      await v.pause(2_000);
      await v.page.locator('[name=promo]').fill('');
      await v.type('[name=promo]', 'PAWS10');
      await v.click('#apply');
      await v.settle(2_500);
    },
  },
  {
    name: 'searches while typing, which cancels requests, and opens an answer',
    page: '/help',
    act: async (v) => {
      await v.type('[name=search]', 'waiting', 90);
      await v.pause(1_200);
      await v.click('#articles a');
      await v.settle(2_500);
    },
  },
  {
    name: 'rates an article',
    page: '/help/file-a-claim',
    act: async (v) => {
      for (let part = 0; part < 4; part += 1) await v.scroll(400);
      await v.click('#rate-yes');
      await v.settle(2_000);
    },
  },
  { name: 'writes to the chat and closes it', page: '/about', act: chats },
  {
    name: 'logs in at the second attempt',
    page: '/login',
    isLast: true,
    act: async (v) => {
      await v.type('[name=user]', 'dana@mail.com', 30);
      await v.type('[name=secret]', 'miso');
      await v.click('#log-in');
      await v.pause(2_200);
      await v.page.locator('[name=secret]').fill('');
      await v.type('[name=secret]', 'biscuit');
      await v.click('#log-in');
      await v.settle(3_000);
    },
  },
];
