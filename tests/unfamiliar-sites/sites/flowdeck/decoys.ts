import type { Decoy } from '../../site.ts';

/** Ordinary use of the public pages, the list of flows and the canvas. */
export const decoys: readonly Decoy[] = [
  {
    name: 'opens questions in quick succession and turns the quotes',
    page: '/',
    act: async (v) => {
      for (const n of [0, 1, 2, 3, 3]) {
        await v.click(`.faq-head >> nth=${n}`);
        await v.pause(380);
      }
      await v.click('#next-quote', 5, 260);
      await v.settle(1_500);
    },
  },
  {
    name: 'corrects the address for the newsletter after the hint',
    page: '/',
    act: async (v) => {
      await v.type('[name=newsletter]', 'ava@flowdeck');
      await v.click('#subscribe');
      await v.pause(1_500);
      await v.click('[name=newsletter]');
      await v.key('End');
      await v.page.keyboard.type('.example', { delay: 60 });
      await v.click('#subscribe');
      await v.settle(2_500);
    },
  },
  {
    name: 'compares monthly and yearly prices again and again',
    page: '/pricing',
    act: async (v) => {
      for (const text of ['Yearly', 'Monthly', 'Yearly', 'Monthly', 'Yearly']) {
        await v.click(`#period >> text=${text}`);
        await v.pause(520);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'searches the docs without results, then with fewer letters',
    page: '/docs',
    act: async (v) => {
      await v.type('#docs-search', 'cronjob');
      await v.pause(1_200);
      await v.key('Backspace', 3);
      await v.pause(1_000);
      await v.click('a[href="/docs/schedules"]');
      await v.pause(5_500);
      await v.page.goBack();
      await v.settle(1_500);
    },
  },
  {
    name: 'watches the status page, whose probe of one region keeps failing',
    page: '/status',
    act: async (v) => {
      await v.pause(3_000);
      await v.click('#past');
      await v.pause(1_200);
      await v.click('#past');
      await v.settle(5_000);
    },
  },
  {
    name: 'types a wrong code, then the right one',
    page: '/signin',
    isLast: true,
    act: async (v) => {
      await v.type('#mail', 'ava@flowdeck.example');
      await v.click('#send-code');
      await v.page.waitForSelector('#code');
      await v.pause(800);
      await v.page.keyboard.type('111111', { delay: 110 });
      await v.pause(2_000);
      await v.click('#resend', 2, 350);
      await v.pause(900);
      await v.type('#code', '482913', 110);
      await v.settle(3_000);
    },
  },
  {
    name: 'clicks through the product tour',
    page: '/app',
    act: async (v) => {
      await v.click('#start-tour');
      await v.pause(900);
      for (let n = 0; n < 3; n += 1) {
        await v.click('.driver-popover-next-btn');
        await v.pause(650);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'uses the command palette by keyboard',
    page: '/app',
    only: 'computer',
    act: async (v) => {
      await v.key('Control+k');
      await v.pause(700);
      await v.page.keyboard.type('zzz', { delay: 80 });
      await v.pause(500);
      await v.key('Backspace', 3);
      await v.page.keyboard.type('goto', { delay: 80 });
      await v.key('ArrowDown', 2);
      await v.key('Escape', 2);
      await v.settle(1_500);
    },
  },
  {
    name: 'imports a file of the wrong kind, then an export',
    page: '/app',
    act: async (v) => {
      const upload = async (name: string, text: string) => {
        const chooser = v.page.waitForEvent('filechooser');
        await Promise.all([
          v.click('label.file'),
          chooser.then((each) =>
            each.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) }),
          ),
        ]);
      };
      await upload('flows.csv', 'name;steps');
      await v.pause(2_200);
      await upload('refunds.json', '{"name":"Refunds of the weekend"}');
      await v.settle(2_500);
    },
  },
  {
    name: 'loses the connection for a few seconds',
    page: '/app',
    act: async (v) => {
      await v.page.context().setOffline(true);
      await v.pause(1_500);
      await v.click('[data-flow="206"] .on-off');
      await v.pause(2_200);
      await v.page.context().setOffline(false);
      await v.settle(2_500);
    },
  },
  {
    name: 'reads what is new and compares the dark look',
    page: '/app',
    act: async (v) => {
      await v.click('#open-news');
      await v.pause(1_800);
      await v.key('Escape');
      await v.pause(700);
      await v.click('#me');
      await v.pause(500);
      await v.click('#toggle-theme', 4, 600);
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'arranges steps on the canvas and clicks on the empty ground',
    page: '/app/flows/:id',
    path: '/app/flows/202',
    act: async (v) => {
      for (const [id, x, y] of [
        ['n4', -50, 40],
        ['n4', 30, -10],
        ['n5', 60, 30],
      ] as const) {
        const from = await v.centerOf(`.react-flow__node[data-id=${id}]`);
        await v.drag(from, { x: from.x + x, y: from.y + y });
        await v.pause(350);
      }
      await v.click('.react-flow__node[data-id=n2]', 2, 700);
      await v.pause(600);
      const canvas = await v.page.locator('.canvas').boundingBox();
      if (!canvas) throw new Error('There is no canvas');
      for (const y of [470, 490, 510]) {
        await v.clickAt(canvas.x + 60, canvas.y + y);
        await v.pause(320);
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'zooms in until the button is disabled, and back out',
    page: '/app/flows/:id',
    path: '/app/flows/202',
    act: async (v) => {
      await v.click('.react-flow__controls-zoomin', 6, 220);
      await v.pause(700);
      await v.click('.react-flow__controls-zoomout', 4, 220);
      await v.pause(400);
      await v.click('.react-flow__controls-fitview');
      await v.settle(1_500);
    },
  },
  {
    name: 'adds three steps, undoes all of them and redoes one',
    page: '/app/flows/:id',
    path: '/app/flows/202',
    act: async (v) => {
      await v.click('#add-action', 3, 350);
      await v.pause(900);
      await v.click('#undo', 4, 240);
      await v.pause(600);
      await v.click('#redo');
      await v.settle(3_000);
    },
  },
  {
    name: 'keeps the own version when a colleague has saved another one',
    page: '/app/flows/:id',
    path: '/app/flows/203',
    act: async (v) => {
      await v.click('#add-wait');
      await v.page.waitForSelector('#keep-mine');
      await v.pause(1_500);
      await v.click('#keep-mine');
      await v.settle(2_500);
    },
  },
];
