import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';
import { reload, rewrite, tap, write } from './people.ts';

/** Clicks, waits for something to happen, tries again, and gives up. */
async function triesInVain(visitor: Visitor, selector: string, again = 3): Promise<void> {
  await tap(visitor, selector);
  await visitor.pause(2_600);
  await tap(visitor, selector, again, 320);
  await visitor.waitForNoResponse();
}

export const plants: readonly Plant[] = [
  {
    // The hidden date of the carrier stays required after the visitor goes back to a parcel, so the browser refuses to send.
    name: 'the order is not sent after the visitor changes the delivery method back',
    page: '/kasse/pruefen',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Zahlungspflichtig bestellen/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await tap(v, '[value=spedition]');
      await v.pause(2_200);
      await tap(v, '[value=dhl]');
      await v.pause(1_400);
      await tap(v, '[name=agb]');
      await v.pause(700);
      await tap(v, 'button.btn-lg');
      await v.pause(2_800);
      await tap(v, 'button.btn-lg', 4, 300);
      await v.waitForNoResponse();
      await reload(v);
    },
  },
  {
    name: 'the checkout rejects every usual way to write a telephone number',
    page: '/kasse',
    path: '/kasse?adresse=neu',
    kinds: [...kinds.form, ...kinds.noResponse],
    element: /Telefon|telefon|Weiter zur Prüfung/,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await write(v, '[name=vorname]', 'Jürgen');
      await write(v, '[name=nachname]', 'Weiß-Groß');
      await write(v, '[name=strasse]', 'Königstraße 12 a');
      await write(v, '[name=plz]', '01067');
      await v.pause(900);
      await write(v, '[name=email]', 'j.weiss@post.example');
      await write(v, '[name=telefon]', '0351/448 12-30');
      await tap(v, 'text=Weiter zur Prüfung');
      await v.pause(2_400);
      await rewrite(v, '[name=telefon]', '0351 4481230');
      await tap(v, 'text=Weiter zur Prüfung');
      await v.pause(2_000);
      await rewrite(v, '[name=telefon]', '+49 351 4481230');
      await tap(v, 'text=Weiter zur Prüfung', 2, 600);
      await v.settle(5_000);
    },
  },
  {
    // Changing a quantity replaces the panel; the new one has no instance that could close it.
    name: 'the cart at the side does not close after a change of quantity',
    page: '/pflanzen/:id',
    path: '/pflanzen/2017',
    kinds: kinds.noResponse,
    element: /Schließen|Weiter einkaufen/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await tap(v, 'text=In den Warenkorb');
      await v.pause(1_900);
      await v.choose('#warenkorb-offcanvas [data-anzahl="2017"]', '4');
      await v.pause(2_000);
      await tap(v, '#warenkorb-offcanvas .btn-close');
      await v.pause(2_400);
      await tap(v, '#warenkorb-offcanvas .btn-close', 3, 300);
      await v.waitForNoResponse();
      await reload(v);
    },
  },
  {
    // `parseInt` drops the zero in front of a postal code in Saxony.
    name: 'the dealer search fails for postal codes that start with a zero',
    page: '/haendlersuche',
    kinds: kinds.failedClick,
    element: /Händler suchen|haendler/,
    severity: serious,
    act: async (v) => {
      await rewrite(v, 'main [name=plz]', '01067');
      await triesInVain(v, 'text=Händler suchen', 2);
    },
  },
  {
    name: 'the hearts of a sorted list do not respond',
    page: '/gartenscheren',
    kinds: kinds.noResponse,
    element: /merken/,
    act: async (v) => {
      await v.choose('[name=sort]', 'preis');
      await v.pause(2_200);
      await triesInVain(v, '.listing .merken >> nth=1');
    },
  },
  {
    name: 'an amount with a decimal comma cannot be put into the cart',
    page: '/gutscheine',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Gutschein in den Warenkorb/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await rewrite(v, '[name=wunschbetrag]', '37,50');
      await v.pause(500);
      await triesInVain(v, 'text=Gutschein in den Warenkorb');
    },
  },
  {
    // The ampersand of the name ends the parameter, so the server knows no such maker.
    name: 'the models of a maker with an ampersand never load',
    page: '/ersatzteile',
    kinds: kinds.failedClick,
    act: async (v) => {
      await v.choose('[name=hersteller]', 'Möller & Söhne');
      await v.pause(2_500);
      await tap(v, '#modell', 2, 700);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the autumn sale is blank for five seconds',
    page: '/herbst-aktion',
    kinds: [...kinds.slow, 'white-screen'],
    severity: notCritical,
    act: (v) => v.pause(7_000),
  },
  {
    // `de_DE` is no language tag; formatting the first date throws.
    name: 'the list of orders never shows because its dates cannot be formatted',
    page: '/konto/bestellungen',
    kinds: kinds.error,
    act: (v) => v.settle(5_000),
  },
  {
    name: 'a decorative wave covers the button of the contact form',
    page: '/kontakt',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Nachricht senden|Anfahrt|anfahrt/,
    act: async (v) => {
      await write(v, '.kontaktformular [name=name]', 'Bärbel Krüger');
      await write(v, '.kontaktformular [name=nachricht]', 'Wann liefern Sie die Rosen?');
      await tap(v, 'text=Nachricht senden');
      await v.pause(2_500);
      await tap(v, 'text=Nachricht senden', 4, 320);
      await v.waitForNoResponse();
    },
  },
  {
    // The link comes from an old import and has its umlaut in Latin-1.
    name: 'the tile for raised beds leads to a search without results',
    page: '/',
    alsoOn: ['/suche'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await tap(v, 'text=Hochbeete aus Lärche');
      await v.page.waitForURL('**/suche**', { waitUntil: 'domcontentloaded' });
      await v.pause(2_300);
      await v.back();
      await v.settle(1_800);
    },
  },
  {
    // The list of contents links to anchors with umlauts that no section has.
    name: 'the delivery page has no section for Austria and visitors search for it',
    page: '/versand',
    kinds: [...kinds.lost, ...kinds.noResponse],
    severity: notCritical,
    act: async (v) => {
      await tap(v, 'text=Österreich & Schweiz', 2, 900);
      await v.pause(2_500);
      for (const pixels of [900, -800, 900, -800, 900, -800]) await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
];
