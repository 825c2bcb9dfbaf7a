import { icons } from './catalog.ts';

/** Header, footer and everything else that is on every page. */
const main = [
  ['/gartenscheren', 'Gartenscheren'],
  ['/pflanzen', 'Pflanzen'],
  ['/rasenmaeher', 'Rasenmäher'],
  ['/herbst-aktion', 'Herbst-Aktion'],
  ['/ratgeber', 'Ratgeber'],
  ['/haendlersuche', 'Händlersuche'],
] as const;

const service = [
  ['/versand', 'Versand & Lieferung'],
  ['/ersatzteile', 'Ersatzteile'],
  ['/gutscheine', 'Wertgutscheine'],
  ['/kontakt', 'Kontakt'],
  ['/newsletter', 'Newsletter'],
  ['/vergleich', 'Mäher vergleichen'],
] as const;
const account = [
  ['/konto', 'Mein Konto'],
  ['/konto/bestellungen', 'Meine Bestellungen'],
  ['/konto/registrieren', 'Registrieren'],
  ['/merkzettel', 'Merkzettel'],
  ['/warenkorb', 'Warenkorb'],
  ['/kasse', 'Zur Kasse'],
  ['/kasse/pruefen', 'Bestellung prüfen'],
] as const;
const legal = [
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/widerruf', 'Widerrufsbelehrung'],
  ['/agb', 'AGB'],
] as const;

const list = (links: readonly (readonly [string, string])[], style: string) =>
  links.map(([path, label]) => `<li><a class="${style}" href="${path}">${label}</a></li>`).join('');

const header = `<div class="laufband" data-plugin="laufband"><span class="an">Versandkostenfrei ab 49,00 €</span><span>30 Tage Rückgabe</span><span>Fachberatung Mo.–Fr. 9–17 Uhr</span></div>
<header class="kopf"><div class="container d-flex align-items-center gap-3 py-2">
  <button type="button" class="btn btn-outline-light d-lg-none" data-bs-toggle="offcanvas" data-bs-target="#menue" aria-label="Menü öffnen">${icons.menu}</button>
  <a class="marke" href="/">Gartenhaus Lindner</a>
  <form action="/suche" class="flex-grow-1 suche" role="search" data-plugin="suchvorschlag"><input class="form-control" type="search" name="q" placeholder="Suche nach Produkten" aria-label="Suche" autocomplete="off"><div class="vorschlaege" hidden></div></form>
  <a href="/merkzettel" class="symbol" aria-label="Merkzettel">${icons.heart}<span class="zahl" data-merkzettel-zahl hidden>0</span></a>
  <button type="button" class="symbol" data-warenkorb-oeffnen aria-label="Warenkorb öffnen">${icons.cart}<span class="zahl" data-warenkorb-zahl></span></button></div>
 <nav class="container d-none d-lg-flex gap-4 pb-2" aria-label="Hauptmenü">
  <div class="dropdown"><button type="button" class="btn btn-link p-0 dropdown-toggle" data-bs-toggle="dropdown" aria-expanded="false">Sortiment</button>
  <ul class="dropdown-menu"><li><a class="dropdown-item" href="/gartenscheren?neu=1">Neuheiten</a></li><li><a class="dropdown-item" href="/pflanzen?neu=1">Stauden</a></li><li><a class="dropdown-item" href="/rasenmaeher?neu=1">Akku-Geräte</a></li></ul></div>
  ${main.map(([path, label]) => `<a href="${path}">${label}</a>`).join('')}</nav></header>
<div class="offcanvas offcanvas-start" tabindex="-1" id="menue" aria-label="Menü"><div class="offcanvas-header"><b>Menü</b><button type="button" class="btn-close" data-bs-dismiss="offcanvas" aria-label="Menü schließen"></button></div>
<ul class="offcanvas-body list-unstyled fs-5">${list(main, 'd-block py-2')}</ul></div>`;

const footer = `<footer class="fuss"><div class="container"><div class="row">
<div class="col-12 col-md-4"><h2 class="h6">Service</h2><ul class="list-unstyled">${list(service, '')}</ul></div>
<div class="col-12 col-md-4"><h2 class="h6">Mein Konto</h2><ul class="list-unstyled">${list(account, '')}</ul></div>
<div class="col-12 col-md-3"><h2 class="h6">Rechtliches</h2><ul class="list-unstyled">${list(legal, '')}</ul></div></div>
<p class="small mb-0">Alle Preise inkl. gesetzl. MwSt. zzgl. Versandkosten. © 2026 Gartenhaus Lindner GmbH, Uferstraße 12, 04105 Leipzig</p></div></footer>`;

const extras = `<div class="offcanvas offcanvas-end" tabindex="-1" id="warenkorb-offcanvas" aria-label="Warenkorb"></div>
<div class="toast-container position-fixed top-0 end-0 p-3" data-hinweise></div>
<button type="button" class="chat" data-plugin="chat" aria-expanded="false" aria-label="Chat öffnen">${icons.chat}</button><div class="chatfenster" hidden><p>Guten Tag! Wie können wir helfen?</p></div>`;

/** On the front page the bar lies at the bottom of the window, elsewhere above the page. */
const cookieBar = `<div class="cookies" data-plugin="cookies" role="region" aria-label="Cookie-Einstellungen">
<span>Wir verwenden Cookies, um unseren Shop zu verbessern.</span> <button type="button" class="btn btn-sm btn-success" data-cookies="alle">Alle akzeptieren</button> <button type="button" class="btn btn-sm btn-outline-secondary" data-cookies="nur">Nur notwendige</button></div>`;

export const page = (body: string, name = ''): string =>
  `<div class="seite ${name}">${cookieBar}${header}<main class="container py-3">${body}</main>${footer}${extras}</div>`;

export const paragraphs = (count: number, text: string): string =>
  Array.from({ length: count }, () => `<p>${text}</p>`).join('');
