import { scrolls } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { bring, fillAll, press, write } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'placing the order ends in a server error',
    page: '/cassa/',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Effettua ordine|Cassa|checkout|billing_|Telefono|e-mail|termini/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await fillAll(v, {
        billing_first_name: 'Chiara',
        billing_last_name: 'Fabbri',
        billing_address_1: 'Via Tosco 8',
        billing_postcode: '48121',
        billing_city: 'Ravenna',
        billing_phone: '348 5521907',
        billing_email: 'chiara@posta.example',
      });
      if (!(await v.page.locator('#terms').isChecked())) await press(v, '#terms');
      await press(v, '#place_order');
      await v.pause(3_600);
      await press(v, '#place_order');
      await v.settle(4_000);
    },
  },
  {
    name: 'the coupon is refused by an outdated nonce, without a word',
    page: '/carrello/',
    kinds: kinds.failedClick,
    element: /Applica codice promozionale/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await write(v, '#coupon_code', 'BENVENUTO10');
      for (let time = 0; time < 4; time += 1) {
        await press(v, '[name=apply_coupon]');
        await v.pause(850);
      }
      await v.settle(4_000);
    },
  },
  {
    name: 'the blue glaze throws in the instalment widget and cannot be bought',
    page: '/prodotto/vaso-luna/',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Blu notte|Aggiungi al carrello/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await press(v, 'text=Blu notte');
      await v.pause(1_500);
      await press(v, '.single_add_to_cart_button');
      await v.pause(2_200);
      await press(v, 'text=Blu notte', 2, 900);
      await v.pause(900);
      await press(v, '.single_add_to_cart_button');
      await v.settle(3_500);
    },
  },
  {
    name: 'the cart cannot be updated after the plus button',
    page: '/carrello/',
    kinds: kinds.noResponse,
    element: /Aggiorna carrello/,
    isInstant: true,
    act: async (v) => {
      await press(v, '.cart_item .plus', 2, 450);
      await v.pause(900);
      await press(v, '[name=update_cart]', 5, 260);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the request for a quotation refuses every telephone number',
    page: '/bomboniere/',
    kinds: kinds.form,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await fillAll(v, {
        nome: 'Ilaria Conti',
        email: 'ilaria@posta.example',
        telefono: '348 5521907',
        pezzi: '60',
        idea: 'Sessanta tazzine con il nome Sofia.',
      });
      await press(v, '.wpcf7-submit');
      await v.pause(2_600);
      await write(v, '[name=telefono]', '+39 3485521907');
      await press(v, '.wpcf7-submit');
      await v.settle(4_000);
    },
  },
  {
    name: 'the preloader hides the courses for five seconds',
    page: '/corsi/',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_000),
  },
  {
    name: 'the outlet is empty and visitors come straight back',
    page: '/',
    alsoOn: ['/outlet/'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await press(v, '.offer-banner a[href="/outlet/"]');
      await v.page.waitForURL('**/outlet/');
      await v.pause(2_200);
      await v.back();
      await v.settle(1_800);
    },
  },
  {
    name: 'the size guide opens a popup that no longer exists',
    page: '/prodotto/lampada-corallo/',
    kinds: kinds.noResponse,
    element: /Guida alle misure/,
    isInstant: true,
    act: async (v) => {
      await press(v, '.size-guide', 4, 260);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the map of the dealers throws while the page loads, and their list stays empty',
    page: '/rivenditori/',
    kinds: kinds.error,
    severity: notCritical,
    isInstant: true,
    act: (v) => v.settle(4_000),
  },
  {
    name: 'visitors search the shipping page for the price up and down',
    page: '/spedizioni-e-resi/',
    kinds: kinds.lost,
    severity: notCritical,
    act: scrolls(1_100, -950, 1_000, -900, 1_050, -900, 700),
  },
  {
    name: 'the list stays blocked after the quick view is closed',
    page: '/categoria-prodotto/tazze/',
    kinds: kinds.noResponse,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await press(v, '.quick-view >> nth=1');
      await v.page.locator('.quick-view-box').waitFor();
      await v.pause(1_800);
      await press(v, '.quick-view-close');
      await v.pause(1_200);
      await bring(v, '.post-223 .add_to_cart_button');
      await v.click('.post-223 .add_to_cart_button', 5, 280);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the dialog of the gift card cannot be left with the keyboard',
    page: '/buono-regalo/',
    kinds: kinds.keyboard,
    only: 'computer',
    isLast: true,
    act: async (v) => {
      await v.page.locator('.open-card').focus();
      await v.key('Enter');
      await v.pause(900);
      await v.page.keyboard.type('Nonna', { delay: 70 });
      await v.key('Escape', 2);
      await v.key('Tab', 9);
      await v.key('Escape', 2);
      await v.key('Tab', 8);
      await v.key('Escape', 2);
      await v.settle(2_500);
    },
  },
];
