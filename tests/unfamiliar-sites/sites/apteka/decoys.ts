import { clicks, clicksEach, scrolls, selects } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

const lek = { page: '/leki/:id', path: '/leki/12' };

export const decoys: readonly Decoy[] = [
  { name: 'accepts cookies', page: '/', act: clicks('#accept', 1, 0, 3_000) },
  {
    name: 'searches, picks a suggestion and opens it',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.type('#search input', 'witamina', 90);
      await v.pause(1_600);
      await v.click('vaadin-combo-box-item >> nth=1');
      await v.pause(900);
      await v.click('#find');
      await v.settle(3_000);
    },
  },
  { name: 'goes through the slides', page: '/', act: clicks('#next', 6, 450, 2_500) },
  {
    name: 'opens one answer after the other',
    page: '/',
    act: clicksEach(
      'vaadin-accordion-heading >> nth=0',
      'vaadin-accordion-heading >> nth=2',
      'vaadin-accordion-heading >> nth=2',
    ),
  },
  {
    name: 'narrows the list',
    page: '/leki',
    act: async (v) => {
      await v.click('vaadin-checkbox[value=syrop]');
      await v.pause(1_400);
      await v.click('vaadin-checkbox[value=krople]');
      await v.pause(1_400);
      await v.click('vaadin-checkbox[value=syrop]');
      await v.settle(2_500);
    },
  },
  { name: 'scrolls through the endless list', page: '/leki', act: scrolls(800, 900, 900, 700) },
  {
    name: 'sorts by price',
    page: '/leki',
    act: async (v) => {
      await v.click('#order');
      await v.pause(900);
      await v.click('vaadin-select-item >> nth=1');
      await v.settle(2_500);
    },
  },
  {
    name: 'adds three products quickly',
    page: '/leki',
    act: async (v) => {
      for (const index of [0, 1, 0]) {
        await v.click(`.add >> nth=${index}`);
        await v.pause(350);
      }
      await v.settle(3_000);
    },
  },
  {
    name: 'reads all tabs and clicks the open one again',
    ...lek,
    act: clicksEach(
      'vaadin-tab >> nth=1',
      'vaadin-tab >> nth=2',
      'vaadin-tab >> nth=2',
      'vaadin-tab >> nth=0',
    ),
  },
  {
    name: 'takes as many packs as are allowed',
    ...lek,
    act: async (v) => {
      await v.click('#count [part~=increase-button]', 4, 320);
      await v.pause(900);
      await v.click('#buy');
      await v.settle(3_500);
    },
  },
  {
    name: 'saves and forgets a product',
    ...lek,
    act: async (v) => {
      await v.click('#like');
      await v.pause(1_500);
      await v.click('#like');
      await v.settle(2_500);
    },
  },
  {
    name: 'enlarges the photo and closes it with a click beside it',
    ...lek,
    act: async (v) => {
      await v.click('.photo');
      await v.pause(1_800);
      await v.clickAt(30, 700);
      await v.settle(2_500);
    },
  },
  {
    name: 'enters an expired code and reads why it is rejected',
    page: '/koszyk',
    act: async (v) => {
      await v.type('#code input', 'JESIEN');
      await v.click('#redeem');
      await v.settle(4_000);
    },
  },
  {
    name: 'removes a product and takes it back',
    page: '/koszyk',
    act: async (v) => {
      await v.click('#remove-7');
      await v.pause(1_500);
      await v.click('#undo');
      await v.settle(3_000);
    },
  },
  {
    name: 'compares the ways of delivery',
    page: '/zamowienie',
    act: clicksEach('#courier', '#locker', '#blik', '#blik'),
  },
  {
    name: 'orders with a courier and leaves for the bank',
    page: '/zamowienie',
    isLast: true,
    act: async (v) => {
      await v.click('#courier');
      await v.pause(700);
      for (const [id, text] of [
        ['name', 'Jan Wilk'],
        ['phone', '600300400'],
        ['street', 'Lipowa 8'],
        ['town', 'Kielce'],
      ] as const)
        await v.type(`#${id} input`, text, 50);
      await v.click('#place');
      await v.settle(4_500);
    },
  },
  {
    name: 'uploads a photo of a prescription',
    page: '/recepta',
    act: async (v) => {
      const chooser = v.page.waitForEvent('filechooser');
      await v.click('#scan [slot=add-button]');
      await v.pause(1_200);
      await (await chooser).setFiles({
        name: 'recepta.png',
        mimeType: 'image/png',
        buffer: Buffer.alloc(90_000, 7),
      });
      await v.settle(4_000);
    },
  },
  {
    name: 'changes settings that save themselves',
    page: '/konto',
    act: async (v) => {
      await v.click('#sms');
      await v.pause(1_400);
      await v.click('#mail');
      await v.settle(4_000);
    },
  },
  {
    name: 'opens and closes the details of orders',
    page: '/konto',
    act: async (v) => {
      await v.click('text=JZ/1184');
      await v.pause(1_600);
      await v.click('text=JZ/1102');
      await v.pause(1_600);
      await v.click('text=JZ/1102');
      await v.settle(3_000);
    },
  },
  { name: 'copies the number of the card', page: '/konto', act: clicks('#copy', 1, 0, 4_000) },
  {
    name: 'looks for a pharmacy at night and zooms the map',
    page: '/dyzury',
    act: async (v) => {
      await v.type('#city input', 'Kie', 110);
      await v.pause(1_300);
      await v.click('vaadin-combo-box-item >> nth=0');
      await v.pause(1_600);
      await v.click('.leaflet-control-zoom-in', 3, 500);
      await v.settle(2_500);
    },
  },
  {
    name: 'scratches the card and turns the other one',
    page: '/program',
    act: async (v) => {
      const { x, y } = await v.centerOf('canvas');
      await v.drag({ x: x - 90, y }, { x: x + 90, y: y + 10 });
      await v.pause(900);
      await v.clickAt(x, y);
      await v.pause(1_200);
      await v.click('.flip');
      await v.settle(8_000);
    },
  },
  {
    name: 'enlarges the text and marks a sentence',
    page: '/porady/:id',
    path: '/porady/4',
    act: async (v) => {
      await v.click('#larger', 3, 500);
      await v.pause(1_200);
      await selects('.text >> nth=0')(v);
    },
  },
  {
    name: 'forgets the message, reads the hint and sends it',
    page: '/kontakt',
    only: 'computer',
    act: async (v) => {
      await v.type('#from input', 'jan@poczta.example');
      await v.click('#write');
      await v.pause(2_000);
      await v.type('#message textarea', 'Czy macie dyżur w niedzielę?');
      await v.click('#write');
      await v.settle(4_000);
    },
  },
];
