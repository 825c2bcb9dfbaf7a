import type { Decoy } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

/** The steps of a Carbon number field, the menu of a paper and other quick choices are ordinary use. */
export const decoys: readonly Decoy[] = [
  {
    name: 'opens questions and turns the offers quickly',
    page: '/',
    act: async (v) => {
      await v.click('#vor', 5, 280);
      await v.pause(600);
      for (const n of [0, 1, 1, 2]) {
        await v.click(`.bx--accordion__heading >> nth=${n}`);
        await v.pause(420);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'corrects the address for the newsletter after the hint',
    page: '/',
    act: async (v) => {
      await v.type('[name=newsletter]', 'jonas@behrens');
      await v.click('#abo');
      await v.pause(1_600);
      await v.click('[name=newsletter]');
      await v.key('End');
      await v.page.keyboard.type('.example', { delay: 60 });
      await v.click('#abo');
      await v.settle(2_500);
    },
  },
  {
    name: 'switches to English and back',
    page: '/',
    act: async (v) => {
      await v.click('#sprache', 2, 1_400);
      await v.settle(1_500);
    },
  },
  {
    name: 'changes options faster than prices arrive',
    page: '/flyer',
    act: async (v) => {
      await v.page.waitForSelector('.stufe');
      await v.choose('#seiten', '4/4');
      await v.pause(350);
      await v.choose('#format', 'DIN A4');
      await v.pause(200);
      await v.click('label[for=lack]');
      await v.pause(320);
      await v.click('label[for=lack]');
      await v.settle(2_500);
    },
  },
  {
    name: 'compares the prices of four amounts and puts one into the cart',
    page: '/flyer',
    act: async (v) => {
      await v.page.waitForSelector('.stufe');
      for (const amount of [1000, 5000, 1000, 250]) {
        await v.click(`[data-menge="${amount}"]`);
        await v.pause(480);
      }
      await v.click('#in-korb');
      await v.settle(3_000);
    },
  },
  {
    name: 'raises the number of designs step by step',
    page: '/visitenkarten',
    act: async (v) => {
      await v.page.waitForSelector('.stufe');
      await v.click('.bx--number__control-btn.up-icon', 5, 240);
      await v.pause(1_300);
      await v.click('.bx--number__control-btn.down-icon', 2, 260);
      await v.settle(2_200);
    },
  },
  {
    name: 'compares papers in the menu',
    page: '/visitenkarten',
    act: async (v) => {
      await v.page.waitForSelector('.stufe');
      for (const n of [1, 2, 1]) {
        await v.click('.stoff .bx--list-box__field');
        await v.pause(500);
        await v.click(`.stoff .bx--list-box__menu-item >> nth=${n}`);
        await v.pause(900);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'puts three variants into the cart with the same button',
    page: '/aufkleber',
    act: async (v) => {
      await v.page.waitForSelector('.stufe');
      for (const amount of [250, 500, 1000]) {
        await v.click(`[data-menge="${amount}"]`);
        await v.pause(450);
        await v.click('#in-korb');
        await v.pause(1_250);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'enlarges the preview of a poster up to its limit',
    page: '/plakate',
    act: async (v) => {
      await v.click('#vorschau');
      await v.pause(900);
      await v.click('#groesser', 8, 230);
      await v.pause(700);
      await v.click('#kleiner', 3, 260);
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'compares express with standard',
    page: '/plakate',
    act: async (v) => {
      await v.page.waitForSelector('.stufe');
      for (const id of ['express', 'standard', 'express']) {
        await v.click(`label[for=${id}]`);
        await v.pause(1_000);
      }
      await v.click('#in-korb');
      await v.settle(2_600);
    },
  },
  {
    name: 'clicks a size that is sold out, reads why and fills another one',
    page: '/t-shirts',
    act: async (v) => {
      await v.page.waitForSelector('.stufe');
      await v.click('.weg');
      await v.pause(1_800);
      await v.page.locator('[name=gL]').selectText();
      await v.page.keyboard.type('12', { delay: 120 });
      await v.settle(1_800);
    },
  },
  {
    name: 'searches templates without results, then with fewer letters',
    page: '/vorlagen',
    act: async (v) => {
      await v.type('#vorlagen-suche', 'hafenkneipe');
      await v.pause(1_300);
      await v.key('Backspace', 6);
      await v.pause(1_400);
      await v.click('.filter button >> text=Gastronomie');
      await v.settle(1_800);
    },
  },
  {
    name: 'scrolls the endless list and marks favorites',
    page: '/vorlagen',
    act: async (v: Visitor) => {
      await v.page.waitForSelector('.herz');
      await v.click('[data-vorlage="401"] .herz', 3, 380);
      await v.scroll(1_400);
      await v.pause(900);
      await v.scroll(1_400);
      await v.pause(900);
      await v.scroll(-700);
      await v.settle(1_500);
    },
  },
];
