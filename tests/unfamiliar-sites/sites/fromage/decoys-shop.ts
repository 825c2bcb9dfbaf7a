import type { Decoy } from '../../site.ts';
import { acceptsCookies, swipes } from './steps.ts';

export const shopDecoys: readonly Decoy[] = [
  {
    name: 'chooses which cookies to allow, or accepts',
    page: '/',
    act: async (v) => {
      if (await v.page.locator('#temoins-choix').isVisible()) {
        await v.click('#temoins-choix');
        await v.pause(700);
        await v.click('[name=temoin-1]');
        await v.pause(300);
        await v.click('[name=temoin-2]', 2, 400);
        await v.click('#temoins-enregistrer');
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'flicks through the slides with the arrows',
    page: '/',
    act: async (v) => {
      await acceptsCookies(v);
      await v.click('#diapo-apres', 6, 260);
      await v.click('#diapo-avant', 2, 420);
      await v.settle(1_500);
    },
  },
  {
    name: 'types a search, erases it, types another and closes the panel',
    page: '/',
    act: async (v) => {
      await acceptsCookies(v);
      await v.click('#ouvrir-recherche');
      await v.pause(600);
      await v.page.keyboard.type('conte', { delay: 110 });
      await v.pause(1_000);
      await v.key('Backspace', 5);
      await v.page.keyboard.type('comt', { delay: 110 });
      await v.pause(1_300);
      await v.click('.recherche [data-fermer]');
      await v.settle(1_500);
    },
  },
  {
    name: 'drags the row of products',
    page: '/',
    act: async (v) => {
      await acceptsCookies(v);
      await swipes(v, '#preferes', -220);
      await swipes(v, '#preferes', -180);
      await swipes(v, '#preferes', 240);
      await v.settle(1_500);
    },
  },
  {
    name: 'ticks and unticks filters quickly and clears them',
    page: '/collections/all',
    act: async (v) => {
      await v.click('label:has([name=lait][value=vache])');
      await v.pause(250);
      await v.click('label:has([name=lait][value="chèvre"])');
      await v.pause(250);
      await v.click('label:has([name=lait][value=vache])');
      await v.pause(1_800);
      await v.click('#tout-effacer');
      await v.settle(2_000);
    },
  },
  {
    name: 'scrolls down the list while more products are added',
    page: '/collections/all',
    act: async (v) => {
      for (let count = 0; count < 5; count += 1) {
        await v.scroll(650);
        await v.pause(700);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'sorts by price, and puts cheeses on the wish list and off again',
    page: '/collections/all',
    act: async (v) => {
      await v.choose('[name=sort_by]', 'prix-croissant');
      await v.pause(1_700);
      await v.click('#grille .coeur >> nth=0', 3, 450);
      await v.click('#grille .coeur >> nth=1');
      await v.settle(1_500);
    },
  },
  {
    name: 'opens two cheeses one after the other to compare them',
    page: '/collections/all',
    act: async (v) => {
      for (const index of [0, 1]) {
        await v.click(`#grille .carte h3 a >> nth=${index}`);
        await v.page.waitForURL(/products/, { waitUntil: 'commit' });
        await v.pause(1_200);
        await v.scroll(300);
        await v.pause(5_500);
        await v.back();
        await v.pause(1_300);
      }
      await v.settle(1_000);
    },
  },
  {
    name: 'clicks twice to add to the cart and closes the drawer',
    page: '/products/comte-18-mois',
    act: async (v) => {
      await v.click('product-form [name=plus]', 3, 230);
      await v.click('product-form [name=minus]', 2, 230);
      await v.click('#ajouter', 2, 130);
      await v.page.locator('cart-drawer.est-ouvert').waitFor();
      await v.pause(1_600);
      await v.click('#fermer-panier');
      await v.settle(1_500);
    },
  },
  {
    name: 'looks at the pictures, large and small',
    page: '/products/comte-18-mois',
    act: async (v) => {
      for (const view of [1, 2, 3, 0]) {
        await v.click(`.vignette >> nth=${view}`);
        await v.pause(350);
      }
      await v.click('.galerie__photo.est-actif');
      await v.page.locator('.pswp__img').first().waitFor();
      await v.pause(1_300);
      if (v.device === 'computer') await v.click('.pswp__button--arrow--next', 2, 700);
      else await swipes(v, '.pswp__scroll-wrap', -200);
      await v.pause(900);
      await v.click('.pswp__button--close');
      await v.settle(1_500);
    },
  },
  {
    name: 'begins a review, changes the stars and thinks better of it',
    page: '/products/comte-18-mois',
    act: async (v) => {
      await v.click('#ecrire-avis');
      await v.pause(500);
      for (const stars of [3, 5, 4]) await v.click(`[data-note="${stars}"]`);
      await v.type('[name=avis-texte]', 'Bon');
      await v.key('Backspace', 3);
      await v.click('#avis-annuler');
      await v.settle(1_500);
    },
  },
  {
    name: 'tries a sold-out cheese and asks for a message',
    page: '/products/reblochon-fermier',
    act: async (v) => {
      await v.click('#ajouter');
      await v.pause(1_200);
      await v.type('[name=alerte]', 'helene@exemple.fr', 40);
      await v.click('#alerte-envoi');
      await v.settle(2_500);
    },
  },
  {
    name: 'steps a quantity up and down while the totals follow',
    page: '/cart',
    act: async (v) => {
      await v.click('#panier-lignes [name=plus] >> nth=0', 4, 230);
      await v.pause(1_700);
      await v.click('#panier-lignes [name=minus] >> nth=0', 3, 260);
      await v.settle(2_000);
    },
  },
  {
    name: 'copies the code, redeems it and takes it off',
    page: '/cart',
    act: async (v) => {
      await v.click('#copier-code');
      await v.pause(800);
      await v.type('[name=code]', 'bienvenue');
      await v.click('#appliquer');
      await v.page.locator('#retirer-code').waitFor();
      await v.pause(1_400);
      await v.click('#retirer-code');
      await v.settle(2_000);
    },
  },
  {
    name: 'looks through the calendar and picks a delivery day',
    page: '/cart',
    act: async (v) => {
      await v.click('delivery-date input');
      await v.pause(700);
      await v.click('.flatpickr-calendar.open .flatpickr-next-month', 2, 350);
      await v.click('.flatpickr-calendar.open .flatpickr-prev-month');
      await v.pause(400);
      await v.click('.flatpickr-calendar.open .flatpickr-day:not(.flatpickr-disabled) >> nth=4');
      await v.settle(1_500);
    },
  },
  {
    name: 'compares ways of delivery and waits for announced relay points',
    page: '/checkout/livraison',
    act: async (v) => {
      await v.click('.mode:has([value=retrait])');
      await v.pause(500);
      await v.click('.mode:has([value=chrono])');
      await v.pause(500);
      await v.click('.mode:has([value=relais])');
      await v.page.locator('[name=relais]').first().waitFor();
      await v.pause(600);
      await v.click('label:has([name=relais]) >> nth=1');
      await v.settle(1_500);
    },
  },
];
