import { clicks, clicksEach, fills, keys, scrolls, selects } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

const scan = { name: 'page-4.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(40_000) };

export const decoys: readonly Decoy[] = [
  { name: 'tries dark colors', page: '/', act: clicks('#dark button', 4, 600) },
  {
    name: 'opens and closes questions',
    page: '/',
    act: clicksEach(
      'text=Can I move a lesson?',
      'text=Is there a refund?',
      'text=Is there a refund?',
      'text=Can I change my tutor?',
    ),
  },
  { name: 'marks the pitch', page: '/', only: 'computer', act: selects('#pitch') },
  {
    name: 'sorts from Z',
    page: '/tutors',
    act: async (v) => {
      await v.click('#sort');
      await v.pause(900);
      await v.click('mat-option >> text=from Z');
      await v.settle(2_500);
    },
  },
  {
    name: 'searches, refines and chooses',
    page: '/tutors',
    act: async (v) => {
      await v.type('[name=who]', 'fre');
      await v.pause(1_000);
      await v.key('Backspace', 3);
      await v.page.keyboard.type('piano', { delay: 80 });
      await v.pause(900);
      await v.click('mat-option >> nth=1');
      await v.settle(2_500);
    },
  },
  {
    name: 'pages through the tutors to the end',
    page: '/tutors',
    act: clicks('.mat-mdc-paginator-navigation-next', 5, 450),
  },
  { name: 'reads the list', page: '/tutors', act: scrolls(300, 250, -150, 300) },
  {
    name: 'saves a tutor, and not, and does',
    page: '/tutors/:id',
    path: '/tutors/12',
    act: clicks('#heart', 3, 700),
  },
  {
    name: 'reads more and less',
    page: '/tutors/:id',
    path: '/tutors/12',
    act: clicks('#bio', 4, 700),
  },
  {
    name: 'looks at the ratings, clicks the open tab again',
    page: '/tutors/:id',
    path: '/tutors/12',
    act: clicksEach('text=Ratings', 'text=Ratings', 'text=About'),
  },
  {
    name: 'looks for a day in spring',
    page: '/book',
    act: async (v) => {
      await v.click('mat-datepicker-toggle button');
      await v.pause(900);
      await v.click('.mat-calendar-next-button', 5, 260);
      await v.pause(700);
      await v.click('.mat-calendar-body-cell >> nth=14');
      await v.settle(2_500);
    },
  },
  {
    name: 'goes back to the day',
    page: '/book',
    act: async (v) => {
      await v.click('#to-time');
      await v.pause(1_200);
      await v.click('#to-day');
      await v.settle(2_500);
    },
  },
  {
    name: 'steps through the fields without writing',
    page: '/signup',
    only: 'computer',
    act: keys('[name=name]', 'Tab', 'Tab', 'Shift+Tab'),
  },
  { name: 'turns a card over and over', page: '/cards', act: clicks('.card', 7, 420) },
  {
    name: 'hurries through the cards',
    page: '/cards',
    act: async (v) => {
      await v.click('#next', 6, 230);
      await v.pause(600);
      await v.click('#previous', 2, 230);
      await v.settle(2_000);
    },
  },
  {
    name: 'drags a task to the done ones',
    page: '/planner',
    only: 'computer',
    act: async (v) => {
      const from = await v.page.locator('#todo .task').first().boundingBox();
      const to = await v.page.locator('#done').boundingBox();
      if (!from || !to) return;
      await v.page.mouse.move(from.x + 40, from.y + 12, { steps: 6 });
      await v.page.mouse.down();
      await v.page.mouse.move(to.x + 60, to.y + 60, { steps: 18 });
      await v.page.mouse.up();
      await v.settle(2_500);
    },
  },
  {
    name: 'ticks the days',
    page: '/planner',
    act: clicksEach('#monday input', '#tuesday input', '#monday input', '#wednesday input'),
  },
  {
    name: 'writes a note that is saved by itself',
    page: '/notes',
    act: async (v) => {
      await v.type('[name=notes]', 'Ask about fractions');
      await v.settle(3_500);
    },
  },
  { name: 'draws dots', page: '/board', act: clicks('#board', 5, 350) },
  {
    name: 'reads the terms and closes them beside the window',
    page: '/pay',
    act: async (v) => {
      await v.click('#terms');
      await v.pause(2_500);
      await v.page.mouse.click(20, 300);
      await v.settle(2_500);
    },
  },
  {
    name: 'tries an old promo code',
    page: '/pay',
    act: fills({ promo: 'WINTER' }, '#redeem', 4_000),
  },
  {
    name: 'sends a question with a double click',
    page: '/contact',
    act: async (v) => {
      await v.type('[name=from]', 'iris@mail.example');
      await v.type('[name=question]', 'Do you teach Latin?');
      await v.click('#contact-send', 2, 120);
      await v.settle(5_000);
    },
  },
  {
    name: 'keeps a copy while the train is in a tunnel',
    page: '/drafts',
    act: async (v) => {
      await v.page.context().setOffline(true);
      await v.pause(500);
      await v.click('#keep');
      await v.pause(3_000);
      await v.page.context().setOffline(false);
      await v.settle(2_000);
    },
  },
  {
    name: 'hands in a small file',
    page: '/homework',
    act: async (v) => {
      const chooser = v.page.waitForEvent('filechooser');
      await v.click('#choose');
      await (await chooser).setFiles(scan);
      await v.pause(1_500);
      await v.click('#hand-in');
      await v.settle(4_000);
    },
  },
];
