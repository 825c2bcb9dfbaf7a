import { clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { entersCard, pressIn, reachesPayment } from './steps.ts';

const article = { page: '/articles/:id', path: '/articles/12' };

export const decoys: readonly Decoy[] = [
  {
    name: 'opens the options for cookies and saves them',
    page: '/',
    act: clicksEach('#options', '.purpose >> nth=1', '#options'),
  },
  {
    name: 'turns the covers, looks through the favourites and clicks the open list again',
    page: '/',
    act: async (v) => {
      await v.click('[aria-label="Next issue"]', 4, 550);
      await v.pause(1_200);
      await v.click('.dot >> nth=1');
      await v.pause(1_000);
      await clicksEach(
        '#favourites [role=tab] >> nth=1',
        '#favourites [role=tab] >> nth=2',
        '#favourites [role=tab] >> nth=2',
        '#favourites [role=tab] >> nth=0',
      )(v);
    },
  },
  {
    name: 'mistypes an address, corrects it and signs up for the letter',
    page: '/',
    act: async (v) => {
      await v.type('[name=newsletter]', 'maud@archer', 80);
      await v.click('#join');
      await v.pause(1_900);
      await v.click('[name=newsletter]');
      await v.page.keyboard.press('End');
      await v.page.keyboard.type('.example', { delay: 80 });
      await v.click('#join');
      await v.settle(3_000);
    },
  },
  {
    name: 'leaves the window and declines the offer',
    page: '/',
    only: 'computer',
    act: async (v) => {
      await v.page.mouse.move(600, 200, { steps: 3 });
      await v.page.mouse.move(600, 2, { steps: 4 });
      await v.page.mouse.move(600, -8);
      await v.pause(1_500);
      // A browser on a busy machine may not report that the mouse left.
      if (await v.page.locator('#stay-away').isVisible()) await v.click('#stay-away');
      await v.settle(2_000);
    },
  },
  {
    name: 'asks something in the chat',
    page: '/',
    act: async (v) => {
      await v.pause(1_300);
      await pressIn(v, '#chat', '#bubble');
      await v.pause(1_300);
      await pressIn(v, '#chat', 'input');
      await v.page.keyboard.type('Do you post to Ireland?', { delay: 60 });
      await v.page.keyboard.press('Enter');
      await v.pause(2_600);
      await pressIn(v, '#chat', '#bubble');
      await v.settle(2_000);
    },
  },
  {
    name: 'reads more reviews and finds some helpful',
    page: '/',
    act: async (v) => {
      await v.pause(900);
      await v.click('#reviews .helpful >> nth=0');
      await v.pause(900);
      await v.click('#reviews .more');
      await v.pause(1_900);
      await v.click('#reviews .helpful >> nth=2');
      await v.pause(700);
      await v.click('#reviews .helpful >> nth=2');
      await v.settle(2_000);
    },
  },
  {
    name: 'likes, changes their mind, saves and copies the link',
    ...article,
    act: async (v) => {
      await v.click('.like', 3, 700);
      await v.pause(1_200);
      await v.click('.save');
      await v.pause(1_500);
      await v.click('.share');
      await v.pause(1_200);
      await v.click('#copy');
      await v.pause(1_500);
      await v.page.keyboard.press('Escape');
      await v.settle(1_800);
    },
  },
  {
    name: 'reads the comments, changes the order and answers',
    ...article,
    act: async (v) => {
      await v.centerOf('.comments');
      await v.pause(2_400);
      await v.click('#order');
      await v.pause(1_200);
      await v.click('[role=option] >> nth=1');
      await v.pause(1_200);
      await v.type('[name=reply]', 'My father fished there.');
      await v.click('#post');
      await v.settle(3_000);
    },
  },
  {
    name: 'reads on into the next story and selects a sentence',
    ...article,
    act: async (v) => {
      for (let count = 0; count < 5; count += 1) {
        await v.scroll(900);
        await v.pause(900);
      }
      await v.page.locator('article p').nth(2).scrollIntoViewIfNeeded();
      if (v.device === 'computer')
        await v.page.locator('article p').nth(2).click({ clickCount: 3 });
      await v.settle(2_500);
    },
  },
  {
    name: 'watches, pauses, skips, mutes and chooses a chapter',
    page: '/watch',
    act: async (v) => {
      await v.click('#poster');
      await v.pause(2_500);
      await v.click('media-play-button');
      await v.pause(1_400);
      await v.click('media-play-button');
      await v.click('media-seek-forward-button', 4, 420);
      await v.pause(1_200);
      await v.click('media-mute-button', 2, 900);
      await v.pause(900);
      await clicksEach('.chapter >> nth=1', '.chapter >> nth=2', '.chapter >> nth=2')(v);
      await v.settle(1_500);
    },
  },
  {
    name: 'filters, sorts, drags the price down and up again',
    page: '/shop',
    act: async (v) => {
      await v.click('.kind >> nth=1');
      await v.pause(1_300);
      await v.click('.kind >> nth=1');
      await v.pause(1_300);
      await v.click('#sort');
      await v.pause(1_200);
      await v.click('[role=option] >> nth=1');
      await v.pause(1_400);
      const { x, y } = await v.centerOf('#limit');
      await v.drag({ x: x + 50, y }, { x: x - 20, y });
      await v.pause(1_600);
      await v.drag({ x: x - 20, y }, { x: x + 65, y });
      await v.settle(2_500);
    },
  },
  {
    name: 'buys two things, takes more, removes one and takes that back',
    page: '/shop',
    act: async (v) => {
      await v.click('[data-id="1"] .add');
      await v.pause(2_000);
      await v.click('[data-id="5"] .add');
      await v.pause(2_200);
      await v.click('#basket');
      await v.pause(1_600);
      await v.click('.more', 3, 320);
      await v.pause(900);
      await v.click('.remove >> nth=1');
      await v.pause(1_300);
      await v.click('.undo');
      await v.pause(1_300);
      await v.click('#close-basket');
      await v.settle(2_200);
    },
  },
  {
    name: 'answers the questions, goes back, tries a code and pays after a mistake',
    page: '/subscribe',
    isLast: true,
    act: async (v) => {
      await v.click('.answer >> nth=0');
      await v.pause(1_300);
      await v.click('#previous');
      await v.pause(1_300);
      await v.click('.answer >> nth=2');
      await v.pause(1_300);
      await v.click('.answer >> nth=1');
      await v.pause(1_300);
      await v.click('.answer >> nth=0');
      await v.pause(1_500);
      await v.click('.plan >> nth=2');
      await v.click('#yearly', 2, 900);
      await v.type('[name=code]', 'SPRING');
      await v.click('#apply');
      await v.pause(2_200);
      await reachesPayment(v);
      await entersCard(v, '42424242');
      await v.click('#pay');
      await v.pause(2_500);
      await entersCard(v, '4242424242424242');
      await v.click('#pay');
      await v.settle(6_500);
    },
  },
  {
    name: 'gets an error for a forgotten day, chooses one and looks at the card',
    page: '/gift',
    act: async (v) => {
      await v.type('[name=to]', 'jonas@home.example');
      await v.click('#give');
      await v.pause(1_900);
      await v.click('.design >> nth=1');
      await v.pause(700);
      await v.click('.design >> nth=1');
      await v.pause(900);
      await v.click('#preview');
      await v.pause(1_500);
      await v.click('.postcard', 2, 1_300);
      await v.pause(1_500);
      await v.click('#close-preview');
      await v.settle(2_000);
    },
  },
  {
    name: 'signs in after a wrong code',
    page: '/login',
    isLast: true,
    act: async (v) => {
      await v.click('#send-code');
      await v.pause(1_500);
      await v.type('[name=login]', 'maud@archer.example');
      await v.click('#send-code');
      await v.pause(2_200);
      await v.click('[data-code]');
      await v.page.keyboard.type('482931', { delay: 160 });
      await v.pause(2_600);
      await v.page.keyboard.type('482913', { delay: 160 });
      await v.settle(3_500);
    },
  },
];
