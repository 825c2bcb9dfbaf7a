import { comesBack, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the cellar sale lost its connection without notice, and no bid arrives',
    page: '/rooms/wine',
    kinds: kinds.noResponse,
    element: /\bBid\b/, // the amount changes and is not part of a label
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.pause(1_500);
      await v.click('#raise', 4, 700);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'paying an invoice by card fails at the payment partner',
    page: '/invoices/:id',
    path: '/invoices/5521',
    kinds: kinds.failedClick,
    element: /\bPay\b|Processing|payments/,
    severity: serious,
    act: async (v) => {
      await v.click('#payment label >> nth=0');
      await v.pause(900);
      await v.click('#pay');
      await v.pause(3_400);
      await v.click('#pay');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'every bid from the room empties the absentee form, which is left in the end',
    page: '/lots/:id',
    path: '/lots/214',
    kinds: kinds.form,
    severity: serious,
    isLast: true,
    act: async (v) => {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await v.type('[name=maximum]', '9500');
        await v.pause(2_200);
        await v.type('[name=paddle]', '614');
        await v.pause(2_200);
        await v.type('[name=telephone]', '02079460871');
        await v.pause(600);
        await v.click('#absentee .strong');
        await v.pause(3_000);
      }
      await v.settle(2_500);
    },
  },
  {
    name: 'a condition report cannot be requested where no specialist is named',
    page: '/lots/:id',
    path: '/lots/216',
    kinds: kinds.noResponse,
    element: /Request condition report/,
    isInstant: true,
    act: async (v) => {
      await v.pause(900);
      await v.click('#ask');
      await v.pause(3_200);
      await v.click('#ask', 2, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'zooming into a plate throws after the first patch',
    page: '/viewing',
    kinds: kinds.brokenClick,
    element: /Zoom in/,
    isInstant: true,
    act: async (v) => {
      await v.pause(1_800);
      await v.click('[data-plate="0"]');
      await v.pause(2_600);
      await v.click('[data-plate="1"]');
      await v.settle(4_000);
    },
  },
  {
    name: 'the registration is refused because of a folded section, and nothing shows it',
    page: '/register',
    kinds: [...kinds.noResponse, ...kinds.form],
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.type('[name=name]', 'Iris Calloway');
      await v.type('[name=email]', 'iris@calloway.example');
      await v.type('[name=telephone]', '02079460871');
      await v.type('[name=street]', '4 Quay Street');
      await v.type('[name=postcode]', 'SE1 4AB');
      await v.click('text=Apply to bid');
      await v.pause(3_200);
      await v.click('text=Apply to bid', 3, 380);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the quote for Japan is calculated without end',
    page: '/shipping',
    kinds: [...kinds.noResponse, ...kinds.form], // the form is sent again and again without effect
    element: /Get quote|form/,
    act: async (v) => {
      await v.type('[name=lot]', '214');
      await v.choose('[name=country]', 'Japan');
      await v.pause(900);
      await v.click('text=Get quote');
      await v.pause(7_000);
      await v.click('text=Get quote', 3, 420);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a faded alert still lies over the button below it',
    page: '/watchlist',
    kinds: kinds.noResponse,
    element: /Bid again|outbid/i,
    isInstant: true,
    act: async (v) => {
      await v.pause(2_600);
      await v.click('.watched >> nth=0 >> .strong', 4, 330);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'one misspelled time zone stops all the clocks of the calendar',
    page: '/calendar',
    kinds: kinds.error,
    severity: notCritical,
    act: stays(3_500),
  },
  {
    name: 'prices realised take five seconds',
    page: '/archive',
    kinds: kinds.slow,
    severity: notCritical,
    act: stays(2_500),
  },
  {
    name: 'the sale announced as live has not opened, and visitors come straight back',
    page: '/',
    alsoOn: ['/sales/modern'],
    kinds: kinds.back,
    severity: notCritical,
    act: comesBack('a[href="/sales/modern"]', 2_300),
  },
  {
    name: 'the conditions of sale cannot be accepted with the keyboard',
    page: '/paddle',
    only: 'computer',
    kinds: kinds.keyboard,
    isLast: true,
    act: async (v) => {
      await v.page.locator('[name=adult]').focus();
      await v.key('Space');
      await v.key('Tab', 9);
      await v.key('Shift+Tab', 3);
      await v.key('Tab', 6);
      await v.key('Escape', 2);
      await v.settle(3_000);
      await v.page.goBack();
      await v.settle(1_000);
    },
  },
];
