import { type Cart, euros, productOf, sumOf } from './catalog.ts';
import { page } from './layout.ts';

const shipping = (sum: number) => (sum >= 49 ? 0 : 4.95);

const sums = (cart: Cart, discount = 0) => {
  const sum = sumOf(cart);
  const cost = shipping(sum);
  return `<dl class="summen"><dt>Zwischensumme</dt><dd>${euros(sum)}</dd>${discount ? `<dt>Gutschein HERBST10</dt><dd>−${euros(sum * discount)}</dd>` : ''}
<dt>Versand</dt><dd>${cost ? euros(cost) : 'kostenlos'}</dd><dt class="fw-bold">Gesamtsumme</dt><dd class="fw-bold">${euros(sum * (1 - discount) + cost)}</dd></dl>`;
};

export const cartList = (cart: Cart, query: URLSearchParams): string => {
  const removed = productOf(Number(query.get('entfernt') ?? 0));
  const discount = query.get('rabatt') === '1' ? 0.1 : 0;
  const undo = removed
    ? `<div class="alert alert-info" role="status">„${removed.name}“ wurde entfernt. <button type="button" class="btn btn-sm btn-outline-secondary" data-zurueck="${removed.id}" data-menge="${query.get('menge') ?? 1}">Rückgängig</button></div>`
    : '';
  const lines = [...cart].map(([id, count]) => {
    const product = productOf(id);
    if (!product) return '';
    return `<div class="position d-flex flex-wrap gap-3 align-items-center border-bottom py-2" data-position="${id}"><img src="/media/${id}-1.svg" width="64" height="48" alt=""><div class="flex-grow-1"><a href="/${product.category}/${id}?von=warenkorb">${product.name}</a><br><small>${euros(product.price)}</small></div>
<div class="mengenwahl"><button type="button" class="btn btn-outline-secondary" data-menge-um="-1" aria-label="${product.name}: weniger">−</button><input name="menge${id}" value="${count}" inputmode="numeric" aria-label="Menge ${product.name}"><button type="button" class="btn btn-outline-secondary" data-menge-um="1" aria-label="${product.name}: mehr">+</button></div>
<b class="betrag">${euros(product.price * count)}</b><button type="button" class="btn btn-sm btn-link" data-entfernen="${id}" aria-label="${product.name} entfernen">Entfernen</button></div>`;
  });
  return `${undo}${lines.join('') || '<p>Ihr Warenkorb ist leer.</p>'}${sums(cart, discount)}`;
};

export const cartPage = (cart: Cart): string =>
  page(`<h1 class="h3">Warenkorb</h1><div class="row"><div class="col-md-8 warenkorb-liste" data-plugin="warenkorbseite">${cartList(cart, new URLSearchParams())}</div>
<div class="col-md-4"><form data-plugin="gutscheincode" class="mb-3"><label for="code">Gutscheincode</label><div class="d-flex gap-2"><input class="form-control" id="code" name="code"><button class="btn btn-outline-success">Einlösen</button></div><p class="meldung small" role="alert"></p></form>
<a class="btn btn-success w-100" href="/kasse?von=warenkorb">Zur Kasse</a></div></div>`);

/** The content of the cart at the side of the page. */
const offcanvasBody = (
  cart: Cart,
) => `<div class="offcanvas-header"><h2 class="h5 mb-0">Warenkorb (${[...cart.values()].reduce((sum, count) => sum + count, 0)})</h2><button type="button" class="btn-close" data-bs-dismiss="offcanvas" aria-label="Schließen"></button></div>
<div class="offcanvas-body">${[...cart]
  .map(([id, count]) => {
    const product = productOf(id);
    return `<div class="d-flex gap-2 align-items-center border-bottom py-2"><img src="/media/${id}-1.svg" width="56" height="42" alt=""><div class="flex-grow-1">${product?.name}<br><small>${euros((product?.price ?? 0) * count)}</small></div>
<select class="form-select form-select-sm w-auto" name="anzahl-${id}" data-anzahl="${id}" aria-label="Anzahl ${product?.name}">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `<option ${n === count ? 'selected' : ''}>${n}</option>`).join('')}</select></div>`;
  })
  .join(
    '',
  )}${sums(cart)}<button type="button" class="btn btn-outline-secondary w-100 mb-2" data-bs-dismiss="offcanvas">Weiter einkaufen</button><a class="btn btn-success w-100" href="/kasse?von=seite">Zur Kasse</a></div>`;

/** A change of quantity sends the whole panel again, already open. */
export const offcanvas = (cart: Cart, isWhole: boolean): string =>
  isWhole
    ? `<div class="offcanvas offcanvas-end show" tabindex="-1" id="warenkorb-offcanvas" aria-label="Warenkorb" aria-modal="true" role="dialog">${offcanvasBody(cart)}</div>`
    : offcanvasBody(cart);

const field = (name: string, label: string, rest = 'required', style = 'col-md-6') =>
  `<div class="${style} feld mb-2"><label for="${name}">${label}</label><input class="form-control" id="${name}" name="${name}" ${rest}></div>`;

const must = (text: string) => `required data-pristine-required-message="${text}"`;

export const checkout =
  page(`<h1 class="h3">Kasse</h1><p>Schon Kunde? <a href="/konto/anmelden">Anmelden</a> oder als Gast bestellen. <a href="/widerruf">Widerrufsbelehrung</a></p>
<form method="post" action="/kasse" novalidate data-plugin="adressformular" class="row">
<h2 class="h5">Rechnungsadresse</h2>
${field('vorname', 'Vorname*', must('Bitte geben Sie Ihren Vornamen an.'))}${field('nachname', 'Nachname*', must('Bitte geben Sie Ihren Nachnamen an.'))}
${field('strasse', 'Straße und Hausnummer*', must('Bitte geben Sie Ihre Straße an.'), 'col-12')}
${field('plz', 'PLZ*', `${must('Bitte geben Sie Ihre PLZ an.')} inputmode="numeric" maxlength="5" data-pristine-pattern="/^[0-9]{5}$/" data-pristine-pattern-message="Die PLZ hat fünf Ziffern."`, 'col-4')}${field('ort', 'Ort*', must('Bitte geben Sie Ihren Ort an.'), 'col-8')}
${field('email', 'E-Mail-Adresse*', `type="email" ${must('Bitte geben Sie Ihre E-Mail-Adresse an.')} data-pristine-email-message="Bitte geben Sie eine gültige E-Mail-Adresse an."`)}
${field('telefon', 'Telefon* (für Rückfragen des Paketdienstes)', `type="tel" ${must('Bitte geben Sie Ihre Telefonnummer an.')} data-pristine-telefon`)}
<div class="col-12 mb-2"><label><input class="form-check-input" type="checkbox" name="abweichend" data-bs-toggle="collapse" data-bs-target="#lieferadresse"> Lieferadresse weicht ab</label></div>
<div class="collapse col-12" id="lieferadresse"><h2 class="h5">Lieferadresse</h2><div class="row">${field('l_name', 'Name', '')}${field('l_strasse', 'Straße und Hausnummer', '')}</div></div>
<div class="col-12"><button class="btn btn-success">Weiter zur Prüfung</button></div></form>`);

const choice = (group: string, value: string, label: string, isChosen = false) =>
  `<label class="d-block"><input class="form-check-input" type="radio" name="${group}" value="${value}" ${isChosen ? 'checked' : ''}> ${label}</label>`;

export const review = (cart: Cart): string =>
  page(`<h1 class="h3">Bestellung prüfen</h1><form method="post" action="/kasse/bestellen?ms=1500" data-plugin="bestellung" class="row">
<div class="col-md-7"><h2 class="h5">Versandart</h2><div data-plugin="versandart">${choice('versandart', 'dhl', 'DHL Paket, 2–4 Werktage', true)}${choice('versandart', 'spedition', 'Spedition mit Terminabsprache')}${choice('versandart', 'abholung', 'Abholung in Leipzig')}
<div class="collapse" id="spedition"><label class="mt-2">Wunschtermin der Spedition<input class="form-control" name="wunschtermin" placeholder="TT.MM.JJJJ"></label></div></div>
<h2 class="h5 mt-3">Zahlungsart</h2>${choice('zahlung', 'rechnung', 'Kauf auf Rechnung', true)}${choice('zahlung', 'lastschrift', 'SEPA-Lastschrift')}${choice('zahlung', 'vorkasse', 'Vorkasse')}</div>
<div class="col-md-5"><h2 class="h5">Ihre Bestellung</h2>${[...cart].map(([id, count]) => `<p class="mb-1">${count} × ${productOf(id)?.name}</p>`).join('')}${sums(cart)}
<label class="d-block mb-3"><input class="form-check-input" type="checkbox" name="agb" required> Ich habe die <a href="/agb" target="_blank">AGB</a> gelesen und bin einverstanden.</label>
<button class="btn btn-success btn-lg w-100">Zahlungspflichtig bestellen</button></div></form>`);

export const thanks = page(
  '<h1 class="h3">Vielen Dank für Ihre Bestellung!</h1><p>Ihre Bestellnummer lautet <b>GL-2026-48213</b>. Die Bestätigung ist auf dem Weg zu Ihnen.</p><a class="btn btn-success" href="/?von=danke">Weiter einkaufen</a>',
);
