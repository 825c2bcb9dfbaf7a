import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { bring, fillEmpty, press, toPayment, write } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the order cannot be placed by card, and the page does not say why',
    page: '/checkout/',
    kinds: [...kinds.failedClick, ...kinds.form, ...kinds.error],
    element: /Finalizar compra|cartão|cc_|checkout-place|card_tokens|pagamento/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await toPayment(v);
      await press(v, '[value=card]');
      await v.pause(500);
      await fillEmpty(v, {
        cc_number: '5031 4332 1540 6351',
        cc_holder: 'MARINA TELES',
        cc_exp: '11/30',
        cc_cvv: '123',
        cc_cpf: '123.456.789-09',
      });
      await press(v, '.checkout-place');
      await v.pause(3_400);
      await press(v, '.checkout-place');
      await v.pause(3_000);
      await press(v, '.checkout-place');
      await v.settle(4_500);
    },
  },
  {
    name: 'the freight of bulky furniture comes back empty',
    page: '/poltrona-ipe.html',
    kinds: kinds.noResponse,
    element: /Calcular|Calculando|frete|CEP/i,
    act: async (v) => {
      await write(v, '#frete-cep', '30140071');
      await press(v, '.frete-calcular');
      await v.pause(2_600);
      await press(v, '.frete-calcular');
      await v.pause(1_500);
      await press(v, '.frete-calcular', 3, 800);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'no width can be chosen with the first fabric',
    page: '/sofa-parati.html',
    kinds: kinds.noResponse,
    element: /1,80 m|2,20 m|2,60 m|Largura|swatch/i,
    isInstant: true,
    act: async (v) => {
      await press(v, '.swatch-option[aria-label="Linho Cru"]');
      await v.pause(900);
      await press(v, '.swatch-option[aria-label="2,20 m"]');
      await v.pause(1_100);
      await v.click('.swatch-option[aria-label="2,60 m"]');
      await v.pause(900);
      await v.click('.swatch-option[aria-label="2,20 m"]', 4, 260);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a new quantity in the mini-cart changes nothing',
    page: '/decoracao.html',
    kinds: kinds.noResponse,
    element: /Atualizar/,
    isInstant: true,
    act: async (v) => {
      await v.page.locator('.counter').waitFor({ timeout: 15_000 });
      await press(v, '.showcart');
      await v.pause(900);
      await v.click('.cart-item-qty');
      await v.page.keyboard.press('ControlOrMeta+a');
      await v.page.keyboard.type('4', { delay: 60 });
      await v.pause(600);
      await v.click('.update-cart-item');
      await v.pause(2_000);
      await v.click('.update-cart-item', 4, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the sign-in waits for a captcha that never answers',
    page: '/customer/account/login/',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Entrar|login|Senha|Acesso/i,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await write(v, '[name="login[username]"]', 'marina@correio.example');
      await write(v, '[name="login[password]"]', 'araucaria77');
      await press(v, '.action.login');
      await v.pause(2_500);
      await press(v, '.show-password');
      await v.pause(800);
      await press(v, '.action.login', 4, 300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the list of tables takes more than five seconds',
    page: '/moveis/mesas.html',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(2_500),
  },
  {
    name: 'the states are missing, so that no address can be saved',
    page: '/customer/address/new/',
    kinds: [...kinds.form, ...kinds.error],
    severity: serious,
    isLast: true,
    act: async (v) => {
      await fillEmpty(v, {
        firstname: 'Otávio',
        lastname: 'Prates',
        telephone: '31 97777-0190',
        postcode: '30140-071',
        street: 'Rua Pernambuco 120',
        city: 'Belo Horizonte',
      });
      await press(v, '.action.save');
      await v.pause(1_800);
      await press(v, '[name=region_id]');
      await v.pause(900);
      await v.key('Escape');
      await press(v, '.action.save');
      await v.pause(1_500);
      await press(v, '.action.save');
      await v.settle(4_000);
    },
  },
  {
    name: 'a review needs stars that no one can see',
    page: '/luminaria-caju.html',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Enviar avaliação|review|Avaliação|nickname|detail/i,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await press(v, '[href="#reviews"]');
      await v.pause(800);
      await fillEmpty(v, {
        nickname: 'Bia',
        title: 'Linda',
        detail: 'A luz fica quente e bonita na parede.',
      });
      await press(v, '.action.submit');
      await v.pause(2_400);
      await press(v, '.action.submit', 4, 280);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the script of the wedding lists is missing on the server',
    page: '/casamento.html',
    kinds: [...kinds.error, ...kinds.request, ...kinds.noResponse],
    isInstant: true,
    act: async (v) => {
      await v.pause(1_500);
      await write(v, '[name=noivos]', 'Helena e Caio');
      await press(v, '.buscar-lista');
      await v.pause(2_000);
      await press(v, '.buscar-lista');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the 3D view fails when it is opened',
    page: '/banqueta-aroeira.html',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Ver em 3D|getContext|canvas/,
    isInstant: true,
    act: async (v) => {
      await press(v, '.viewer-open');
      await v.pause(2_200);
      await press(v, '.viewer-open');
      await v.settle(4_000);
    },
  },
  {
    name: 'the banner of the app covers the button that applies the filters',
    page: '/moveis/poltronas.html',
    kinds: kinds.noResponse,
    only: 'phone',
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await press(v, '.filter-open');
      await v.pause(800);
      await v.click('.filter-options-title >> nth=0');
      await v.pause(700);
      await v.click('.filter-check >> nth=1');
      await v.pause(800);
      await v.click('.filter-show', 2, 900);
      await v.pause(900);
      await v.click('.filter-show', 4, 300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the dialog for the postal code does not let the keyboard out',
    page: '/colecoes/verao.html',
    kinds: kinds.keyboard,
    only: 'computer',
    isLast: true,
    act: async (v) => {
      await bring(v, '.cep-open');
      await v.page.locator('.cep-open').focus();
      await v.key('Enter');
      await v.pause(1_000);
      await v.page.keyboard.type('30140', { delay: 80 });
      await v.key('Escape', 2);
      await v.key('Tab', 8);
      await v.key('Escape', 2);
      await v.key('Tab', 8);
      await v.key('Escape');
      await v.settle(2_500);
    },
  },
];
