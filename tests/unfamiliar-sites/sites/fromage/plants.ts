import { scrolls } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { acceptsCookies, clicksInFrame, retypes } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'quick add is not bound again after the filters replace the grid',
    page: '/collections/all',
    kinds: kinds.noResponse,
    element: /Ajout rapide/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('label:has([name=lait][value=brebis])');
      await v.pause(1_800);
      await v.click('#grille [data-ajout-rapide] >> nth=0', 4, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a piece that is in stock stays sold out after a sold-out one was chosen',
    page: '/products/comte-18-mois',
    kinds: kinds.noResponse,
    element: /Épuisé/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('.pastille:has-text("1 kg")');
      await v.pause(1_600);
      await v.click('.pastille:has-text("500 g")');
      await v.pause(1_600);
      await v.click('#ajouter', 5, 300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the refusal of a discount code is swallowed',
    page: '/cart',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Appliquer|Code de réduction/,
    isInstant: true,
    act: async (v) => {
      await v.type('[name=code]', 'NOEL15');
      await v.click('#appliquer');
      await v.pause(1_900);
      await v.click('#appliquer');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the address form refuses usual spellings of a telephone number and does not say so',
    page: '/checkout/adresse',
    kinds: [...kinds.form, ...kinds.noResponse],
    isLast: true,
    act: async (v) => {
      await v.type('[name=courriel]', 'helene@exemple.fr', 35);
      await v.type('[name=prenom]', 'Hélène', 35);
      await v.type('[name=nom]', 'Marchand', 35);
      await v.type('[name=rue]', '8 rue des Tilleuls', 35);
      await v.type('[name=cp]', '44000', 35);
      await v.type('[name=ville]', 'Nantes', 35);
      await v.type('[name=telephone]', '06 12 34 56 78', 35);
      await v.click('#vers-livraison');
      await v.pause(2_200);
      await retypes(v, '[name=telephone]', '+33 6 12 34 56 78');
      await v.click('#vers-livraison');
      await v.settle(3_000);
    },
  },
  {
    name: 'paying throws because the consent banner holds back the fraud script',
    page: '/checkout/paiement',
    kinds: [...kinds.brokenClick, ...kinds.form],
    element: /Payer ma commande/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      const frame = '[data-cadre] iframe';
      for (const [field, digits] of [
        ['#numero', '4970100000000014'],
        ['#fin', '1129'],
        ['#code', '123'],
      ] as const) {
        await clicksInFrame(v, frame, field);
        await v.page.keyboard.type(digits, { delay: 45 });
      }
      await v.type('[name=titulaire]', 'Helene Marchand');
      await v.click('#payer');
      await v.settle(3_500);
    },
  },
  {
    name: 'the closed newsletter window leaves an invisible layer over the recipes',
    page: '/blogs/recettes',
    kinds: kinds.noResponse,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.page.locator('#fenetre-fermer').waitFor();
      await v.pause(1_200);
      await v.click('#fenetre-fermer');
      await v.pause(1_100);
      await v.click('.article-carte >> nth=1', 4, 330);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the list of shops cannot be loaded and keeps its spinner',
    page: '/pages/boutiques',
    kinds: kinds.request,
    act: (v) => v.settle(5_000),
  },
  {
    name: 'the reviews app throws on a product without a summary',
    page: '/products/ossau-iraty',
    kinds: kinds.error,
    severity: notCritical,
    act: scrolls(500, 400),
  },
  {
    name: 'the gift boxes stay hidden until the script of an experiment times out',
    page: '/collections/coffrets',
    kinds: ['slow-page', 'white-screen'],
    act: (v) => v.pause(6_500),
  },
  {
    name: 'visitors look for the shipping costs up and down the page and find none',
    page: '/pages/livraison',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      for (const pixels of [900, 900, -850, 900, -950, 900, -850]) await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
  {
    name: 'the keyboard cannot leave the ageing guide',
    page: '/products/beaufort-alpage',
    kinds: kinds.keyboard,
    element: /Guide d’affinage|Composer un plateau|Nous demander conseil/,
    only: 'computer',
    isLast: true,
    act: async (v) => {
      await v.page.locator('#guide-affinage').focus();
      await v.key('Enter');
      await v.pause(900);
      await v.key('Tab', 7);
      await v.key('Escape', 2);
      await v.key('Tab', 6);
      await v.key('Escape');
      await v.settle(2_000);
    },
  },
  {
    name: 'the holiday platter leads to a page that is gone and visitors come straight back',
    page: '/',
    alsoOn: ['/collections/plateau-des-fetes'],
    // A report may also blame the link, which leads to an error page.
    kinds: [...kinds.back, ...kinds.request, ...kinds.brokenClick],
    severity: notCritical,
    act: async (v) => {
      await acceptsCookies(v);
      await v.click('#plateau-fetes');
      await v.pause(2_300);
      await v.back();
      await v.settle(1_800);
    },
  },
];
