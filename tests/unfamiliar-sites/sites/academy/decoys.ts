import { clicks } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

const notPicture = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Week three') };
const picture = { name: 'loaf.png', mimeType: 'image/png', buffer: Buffer.alloc(20_000, 3) };

export const decoys: readonly Decoy[] = [
  {
    name: 'corrects an incomplete address for the letter',
    page: '/',
    act: async (v) => {
      await v.type('[name=email]', 'alma@post');
      await v.click('text=Send me the letter');
      await v.pause(1_800);
      await v.type('[name=email]', '.example');
      await v.click('text=Send me the letter');
      await v.settle(2_500);
    },
  },
  {
    name: 'leafs quickly through the new courses',
    page: '/',
    act: async (v) => {
      await v.click('#later', 6, 260);
      await v.click('#earlier', 3, 260);
      await v.settle(1_500);
    },
  },
  {
    name: 'double-clicks a link',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.page.locator('#browse').scrollIntoViewIfNeeded();
      const box = await v.page.locator('#browse').boundingBox();
      if (!box) throw new Error('the link is not visible');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await v.clickAt(x, y);
      await v.pause(50);
      await v.clickAt(x, y);
      await v.settle(2_500);
    },
  },
  {
    name: 'types a word, erases it and types another',
    page: '/courses',
    act: async (v) => {
      await v.type('[name=q]', 'tagine');
      await v.pause(1_200);
      await v.key('Backspace', 6);
      await v.type('[name=q]', 'dough', 110);
      await v.pause(1_500);
      await v.key('Backspace', 5);
      await v.settle(2_000);
    },
  },
  {
    name: 'saves a course and takes it back, twice',
    page: '/courses',
    act: clicks('.card:nth-child(2) .heart', 4, 420, 2_000),
  },
  {
    name: 'compares two courses and returns to the list each time',
    page: '/courses',
    act: async (v) => {
      for (const id of [12, 13]) {
        await v.click(`main a[href="/courses/${id}"]`);
        await v.pause(2_500);
        await v.scroll(350);
        await v.pause(5_000);
        await v.back();
        await v.pause(1_500);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'goes back and forth between tabs',
    page: '/courses/:id',
    path: '/courses/14',
    act: async (v) => {
      for (const tab of ['weeks', 'questions', 'overview', 'weeks', 'overview']) {
        await v.click(`#tab-${tab}`);
        await v.pause(450);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'completes a review after two remarks',
    page: '/courses/:id',
    path: '/courses/14',
    act: async (v) => {
      await v.type('[name=by]', 'Alma');
      await v.type('[name=text]', 'Good');
      await v.click('text=Publish review');
      await v.pause(1_800);
      await v.choose('[name=stars]', '5');
      await v.type('[name=text]', ' dough, clear words');
      await v.click('text=Publish review');
      await v.settle(3_000);
    },
  },
  {
    name: 'steps the seats up and down quickly',
    page: '/dates',
    act: async (v) => {
      await v.click('#plus-502', 4, 180);
      await v.click('#less-502', 3, 180);
      await v.settle(2_000);
    },
  },
  {
    name: 'asks why an evening is sold out and joins the waiting list',
    page: '/dates',
    act: async (v) => {
      await v.click('#full-503');
      await v.pause(1_500);
      await v.click('text=Join the waiting list');
      await v.settle(2_500);
    },
  },
  {
    name: 'watches the free seats update themselves',
    page: '/dates',
    act: (v) => v.settle(11_500),
  },
  {
    name: 'plays the lesson, skips ahead quickly and pauses',
    page: '/lessons/:id',
    path: '/lessons/301',
    act: async (v) => {
      await v.click('#play');
      await v.pause(2_000);
      await v.click('#forward', 4, 240);
      await v.pause(1_200);
      await v.click('#rewind', 2, 300);
      await v.pause(800);
      await v.click('#play');
      await v.settle(1_500);
    },
  },
  {
    name: 'steers the lesson with the keyboard',
    page: '/lessons/:id',
    path: '/lessons/301',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('.player').focus();
      await v.key('Space');
      await v.pause(900);
      await v.key('ArrowRight', 5);
      await v.key('ArrowLeft', 2);
      await v.key('Space');
      await v.settle(1_500);
    },
  },
  {
    name: 'changes an answer before checking it',
    page: '/quiz',
    act: async (v) => {
      for (const option of [0, 2, 0, 1]) {
        await v.click(`.option >> nth=${option}`);
        await v.pause(600);
      }
      await v.click('#check');
      await v.pause(1_500);
      await v.click('#next');
      await v.settle(1_800);
    },
  },
  {
    name: 'tries several values for a voucher',
    page: '/vouchers',
    act: async (v) => {
      for (const value of [50, 120, 180, 120, 50]) await v.click(`#value-${value}`);
      await v.pause(700);
      await v.page.locator('[name=amount]').focus();
      await v.key('ArrowRight', 6);
      await v.settle(2_000);
    },
  },
  {
    name: 'switches messages on and off',
    page: '/account',
    act: async (v) => {
      await v.click('#switch-replies', 3, 380);
      await v.click('#switch-offers', 2, 380);
      await v.settle(2_000);
    },
  },
  {
    name: 'waits for the archive of invoices, which counts up',
    page: '/account',
    act: async (v) => {
      await v.click('#prepare');
      await v.settle(10_500);
    },
  },
  {
    name: 'discards a draft after a question',
    page: '/forum/:id',
    path: '/forum/412',
    act: async (v) => {
      await v.type('[name=draft]', 'Mine smells of appl');
      await v.pause(1_200);
      await v.click('#discard');
      await v.settle(3_000);
    },
  },
  {
    name: 'likes posts and selects a sentence',
    page: '/forum/:id',
    path: '/forum/412',
    act: async (v) => {
      await v.click('#like-1', 2, 600);
      await v.click('#like-3');
      await v.pause(900);
      if (v.device === 'computer')
        await v.page.locator('#post-3').click({ clickCount: 3, delay: 40 });
      await v.settle(2_000);
    },
  },
  {
    name: 'opens answers, copies a code and finds the chat blocked',
    page: '/help',
    act: async (v) => {
      await v.click('#answer-1', 4, 520);
      await v.click('#answer-3');
      await v.pause(700);
      await v.click('#copy');
      await v.pause(2_600);
      await v.click('#chat');
      await v.settle(3_500);
    },
  },
  {
    name: 'drags two dishes into another order',
    page: '/menu',
    act: async (v) => {
      for (const [from, to] of [
        [0, 3],
        [4, 1],
      ] as const) {
        const [a, b] = [
          await v.page.locator('#dishes li').nth(from).boundingBox(),
          await v.page.locator('#dishes li').nth(to).boundingBox(),
        ];
        if (!(a && b)) throw new Error('the dishes are not visible');
        await v.drag({ x: a.x + 60, y: a.y + 20 }, { x: b.x + 60, y: b.y + 28 });
        await v.pause(1_200);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'reads down the glossary and picks letters',
    page: '/glossary',
    act: async (v) => {
      for (let count = 0; count < 5; count += 1) {
        await v.scroll(600);
        await v.pause(500);
      }
      for (const letter of ['E', 'K', 'all']) {
        await v.click(`#letter-${letter}`);
        await v.pause(900);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'looks at the teachers while a badge of another company breaks',
    page: '/teachers',
    act: async (v) => {
      for (const face of [0, 2, 3]) {
        await v.click(`#face-${face}`);
        await v.pause(1_000);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'chooses a wrong file, then a picture, and removes it',
    page: '/homework',
    act: async (v) => {
      for (const file of [notPicture, picture]) {
        const chooser = v.page.waitForEvent('filechooser');
        await v.click('label[for=photo]');
        await (await chooser).setFiles(file);
        await v.pause(2_000);
      }
      await v.click('#remove');
      await v.settle(1_800);
    },
  },
];
