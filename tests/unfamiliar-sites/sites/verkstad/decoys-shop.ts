import type { Decoy } from '../../site.ts';
import { retypes, withConsent } from './people.ts';

const steps: readonly Decoy[] = [
  {
    name: 'flicks through the slides and closes the service message',
    page: '/',
    act: async (v) => {
      await v.click('.bildspel .slick-next', 5, 280);
      await v.click('.bildspel .slick-prev', 2, 420);
      if (await v.page.locator('#driftinfo .close').isVisible()) await v.click('#driftinfo .close');
      await v.settle(1_500);
    },
  },
  {
    name: 'mistypes the registration number, sees a message, and waits for the slow registry',
    page: '/',
    act: async (v) => {
      await retypes(v, '#MainContent_txtReg', 'AIQ 12');
      await v.click('#MainContent_btnHamta');
      await v.pause(2_200);
      await retypes(v, '#MainContent_txtReg', 'ABC 12D');
      await v.click('#MainContent_btnHamta');
      await v.pause(4_300);
      await v.settle(1_000);
    },
  },
  {
    name: 'chooses a workshop among the suggestions after a typing error',
    page: '/',
    act: async (v) => {
      await v.type('#txtHittaVerkstad', 'väc', 120);
      await v.pause(1_000);
      await v.key('Backspace');
      await v.page.keyboard.type('xj', { delay: 120 });
      await v.page.locator('.ui-autocomplete li').first().waitFor();
      await v.pause(500);
      await v.click('.ui-autocomplete li');
      await v.settle(1_800);
    },
  },
  {
    name: 'narrows the tires down while panels are replaced, and starts again',
    page: '/Dack/Dackguiden.aspx',
    act: async (v) => {
      await v.choose('#MainContent_ddlBredd', '215');
      await v.pause(2_100);
      await v.choose('#MainContent_ddlProfil', '55');
      await v.pause(500);
      await v.choose('#MainContent_ddlTyp', 'Dubbfria');
      await v.pause(2_300);
      await v.click('#rensa');
      await v.settle(2_500);
    },
  },
  {
    name: 'compares tires, and is refused a fourth',
    page: '/Dack/Dackguiden.aspx',
    act: async (v) => {
      for (const index of [0, 1, 2, 3]) await v.click(`.jamfor >> nth=${index}`);
      await v.pause(900);
      await v.click('#btnJamfor');
      await v.pause(1_600);
      await v.click('#jamforelse .close');
      await v.pause(700);
      for (const index of [0, 1, 2]) await v.click(`.jamfor >> nth=${index}`);
      await v.settle(1_500);
    },
  },
  {
    name: 'sorts twice, reads the help and chooses four tires',
    page: '/Dack/Dackguiden.aspx',
    act: async (v) => {
      await v.click('#hjalpDimension');
      await v.pause(1_200);
      await v.click('h1');
      await v.pause(500);
      await v.click('#sortera');
      await v.pause(1_900);
      await v.click('.valj >> nth=2');
      await v.settle(2_800);
    },
  },
  {
    name: 'turns the pictures of a tire over and closes them',
    page: '/Dack/Nokian-Hakkapeliitta-10-R16.aspx',
    act: async (v) => {
      await v.click('[data-fancybox] >> nth=0');
      await v.pause(1_300);
      await v.key('ArrowRight', 2);
      await v.pause(900);
      await v.click('.fancybox-button--close');
      await v.settle(1_800);
    },
  },
  {
    name: 'raises the number to the stock, reserves and takes it back',
    page: '/Dack/Nokian-Hakkapeliitta-10-R16.aspx',
    act: async (v) => {
      await v.click('[data-steg="1"]', 2, 260);
      await v.click('[data-steg="-1"]', 2, 260);
      await v.click('a[href="#markning"]');
      await v.pause(500);
      await v.click('a[href="#markning"]');
      await v.pause(500);
      await v.click('#btnVal');
      await v.pause(1_400);
      await v.click('.angra');
      await v.settle(1_800);
    },
  },
  {
    name: 'jumps between the groups of prices, unfolds texts and opens hints',
    page: '/Tjanster.aspx',
    act: async (v) => {
      await v.click('.gruppmeny a[href="#grupp0"]');
      await v.pause(600);
      await v.click('[href="#om-oljebyte"]', 2, 520);
      await v.click('[href="#om-ac-service"]');
      await v.pause(600);
      await v.click('#grupp0 .upp');
      await v.pause(500);
      await v.click('.gruppmeny a[href="#grupp0"]');
      await v.settle(1_500);
    },
  },
  {
    name: 'changes the tax and waits for the prices',
    page: '/Tjanster.aspx',
    act: async (v) => {
      await v.click('#MainContent_rblMoms_exkl');
      await v.pause(3_000);
      await v.click('#MainContent_rblMoms_inkl');
      await v.settle(3_000);
    },
  },
];

export const shopDecoys: readonly Decoy[] = steps.map((each) => ({
  ...each,
  act: withConsent(each.act),
}));
