import { clicks, clicksEach, keys, stays } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  { name: 'accepts cookies', page: '/', act: clicks('#accept', 1, 0, 1_200) },
  {
    name: 'turns a carousel past its end and back',
    page: '/',
    act: clicksEach('#next', '#next', '#next', '#next', '#next', '#previous', '#previous'),
  },
  {
    name: 'searches and chooses a concert',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.type('[name=q]', 'paper');
      await v.pause(800);
      await v.click('.hits li');
      await v.settle(2_000);
    },
  },
  {
    name: 'switches filters on and off, quickly',
    page: '/concerts',
    act: async (v) => {
      for (const genre of ['folk', 'jazz', 'folk', 'rock', 'jazz', 'rock']) {
        await v.click(`.chip:has-text("${genre}")`);
        await v.pause(200);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'lowers the price with the keyboard',
    page: '/concerts',
    only: 'computer',
    act: keys('.slider input', ...Array.from({ length: 9 }, () => 'ArrowLeft'), 'End'),
  },
  {
    name: 'shows more twice, with placeholders in between',
    page: '/concerts',
    act: async (v) => {
      await v.click('#more');
      await v.pause(1_700);
      await v.click('#more');
      await v.settle(2_500);
    },
  },
  {
    name: 'likes a concert, thinks better of it, likes it again',
    page: '/concerts',
    act: clicks('.heart', 5, 260),
  },
  {
    name: 'chooses three seats and gives one back',
    page: '/concerts/:id',
    path: '/concerts/301',
    act: clicksEach('#seat-A2', '#seat-A3', '#seat-A4', '#seat-A2'),
  },
  {
    name: 'clicks on a seat that is sold and reads why',
    page: '/concerts/:id',
    path: '/concerts/301',
    act: clicks('#seat-B4', 1, 0, 2_500),
  },
  {
    name: 'magnifies the map and makes it small again',
    page: '/concerts/:id',
    path: '/concerts/301',
    act: async (v) => {
      await v.click('#in', 3, 220);
      await v.pause(900);
      await v.click('#out', 3, 220);
      await v.settle(1_500);
    },
  },
  {
    name: 'steps the number of tickets up and down',
    page: '/basket',
    act: async (v) => {
      await v.click('#plus', 4, 230);
      await v.click('#less', 3, 230);
      await v.settle(1_500);
    },
  },
  {
    name: 'removes the poster and takes that back',
    page: '/basket',
    act: async (v) => {
      await v.click('#remove');
      await v.pause(1_300);
      await v.click('#undo');
      await v.settle(1_500);
    },
  },
  {
    name: 'mistypes a voucher, reads the message and corrects it',
    page: '/basket',
    act: async (v) => {
      await v.type('[name=voucher]', 'PIER');
      await v.click('#redeem');
      await v.pause(2_300);
      await v.type('[name=voucher]', '5');
      await v.click('#redeem');
      await v.settle(2_500);
    },
  },
  {
    name: 'leaves out the address, reads why, goes forth and back, and becomes a friend',
    page: '/friends',
    act: async (v) => {
      await v.type('[name=name]', 'Iris Vale');
      await v.click('#continue');
      await v.pause(2_000);
      await v.type('[name=email]', 'iris@mail.example');
      await v.click('#continue');
      await v.click('[value=post]');
      await v.click('#continue');
      await v.pause(1_200);
      await v.click('#stepback', 2, 700);
      await v.pause(900);
      await v.click('#continue', 3, 800);
      await v.settle(2_500);
    },
  },
  {
    name: 'hesitates over the name for six seconds, writes it again and becomes a friend',
    page: '/friends',
    act: async (v) => {
      await v.type('[name=name]', 'Iri');
      await v.pause(6_000);
      await v.key('Backspace', 3);
      await v.page.keyboard.type('Iris Vale', { delay: 80 });
      await v.type('[name=email]', 'iris@mail.example');
      await v.click('#continue', 3, 900);
      await v.settle(2_500);
    },
  },
  {
    name: 'asks for five days one after the other',
    page: '/calendar',
    act: clicksEach('#day-3', '#day-4', '#day-5', '#day-6', '#day-7'),
  },
  {
    name: 'plays a song, pauses it, plays and jumps ahead',
    page: '/live',
    act: async (v) => {
      await v.click('#play');
      await v.pause(2_200);
      await v.click('#play', 2, 600);
      await v.click('#forward', 4, 220);
      await v.settle(2_500);
    },
  },
  { name: 'waits for the presale', page: '/queue', act: stays(8_500) },
  {
    name: 'double-clicks on the plan of the house to magnify it',
    page: '/venue',
    act: async (v) => {
      await v.click('#plan', 2, 110);
      await v.pause(1_200);
      await v.click('#plan', 2, 110);
      await v.settle(1_500);
    },
  },
  {
    // The first answer is 503; the library asks again and the tickets appear.
    name: 'waits for tickets that arrive at the second try',
    page: '/tickets',
    act: stays(3_500),
  },
  {
    name: 'downloads a ticket',
    page: '/tickets',
    act: clicks('#pdf', 1, 0, 7_500),
  },
  {
    name: 'writes in a chat and waits for the answer',
    page: '/lost',
    act: async (v) => {
      await v.type('[name=line]', 'A red scarf');
      await v.key('Enter');
      await v.settle(4_500);
    },
  },
  {
    name: 'changes two switches that save themselves',
    page: '/account',
    act: clicksEach('.switch >> nth=0', '.switch >> nth=1', '.switch >> nth=0'),
  },
  {
    name: 'writes a greeting, undoes a word and sees it on the card',
    page: '/gift',
    act: async (v) => {
      await v.click('#amount-50');
      await v.type('[name=greeting]', 'For you');
      await v.key('Control+z');
      await v.key('Control+Shift+z');
      await v.click('#put');
      await v.settle(2_500);
    },
  },
];
