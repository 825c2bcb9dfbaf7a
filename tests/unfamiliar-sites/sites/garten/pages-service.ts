import { page, paragraphs } from './layout.ts';

export const dealers =
  page(`<h1 class="h3">Händler in Ihrer Nähe</h1><form data-plugin="haendlersuche" novalidate class="row g-2 align-items-end"><div class="col-6 col-md-3"><label for="plz">PLZ</label><input class="form-control" id="plz" name="plz" inputmode="numeric" maxlength="5"></div>
<div class="col-6 col-md-3"><label for="umkreis">Umkreis</label><select class="form-select" id="umkreis" name="umkreis"><option value="25">25 km</option><option value="50">50 km</option><option value="100">100 km</option></select></div>
<div class="col-12 col-md-3"><button class="btn btn-success">Händler suchen</button></div></form><div class="haendler mt-3"></div>`);

export const dealerList = (zip: string, radius: number): string => {
  const towns = [
    'Gartencenter Süd',
    'Raiffeisen-Markt',
    'Blumen Huber',
    'Hof Lindenau',
    'Baumschule am See',
  ];
  return `<p><b>${radius / 25 + 2} Händler</b> im Umkreis von ${radius} km um ${zip}</p><ul class="list-group">${towns
    .slice(0, radius / 25 + 1)
    .map(
      (name, index) =>
        `<li class="list-group-item">${name} <small class="text-muted">${(index + 1) * 6},${index + 2} km</small></li>`,
    )
    .join('')}</ul>`;
};

export const spareParts =
  page(`<h1 class="h3">Ersatzteile finden</h1><div data-plugin="ersatzteile" class="schmal"><label for="hersteller">Hersteller</label><select class="form-select mb-2" id="hersteller" name="hersteller"><option value="">Bitte wählen</option><option>Eichenhain</option><option>Grünspecht</option><option>Möller &amp; Söhne</option></select>
<label for="modell">Modell</label><select class="form-select mb-2" id="modell" name="modell" disabled><option value="">Bitte zuerst den Hersteller wählen</option></select><div class="teile"></div></div>`);

export const models: Readonly<Record<string, readonly string[]>> = {
  Eichenhain: ['Klassik 2', 'Klassik 4'],
  Grünspecht: ['Akku 12 V', 'Teleskop 3 m'],
  'Möller & Söhne': ['B 46', 'R 92'],
};

export const parts = (model: string): string =>
  `<ul class="list-group">${['Klinge', 'Feder', 'Griffschale', 'Schraubensatz'].map((part, index) => `<li class="list-group-item">${part} für ${model} <b>${(index + 1) * 3},90 €</b></li>`).join('')}</ul>`;

export const vouchers =
  page(`<h1 class="h3">Wertgutschein verschenken</h1><div class="row"><form data-plugin="wertgutschein" novalidate class="col-md-5"><p>Betrag wählen</p><div class="d-flex gap-2 mb-2">${[25, 50, 100].map((n) => `<button type="button" class="btn btn-outline-success" data-betrag="${n}">${n} €</button>`).join('')}</div>
<label for="wunschbetrag">Oder Wunschbetrag in Euro</label><input class="form-control mb-2" id="wunschbetrag" name="wunschbetrag" inputmode="decimal" placeholder="z. B. 40"><label for="gruss">Gruß (freiwillig)</label><input class="form-control mb-2" id="gruss" name="gruss"><button class="btn btn-success">Gutschein in den Warenkorb</button></form>
<div class="col-md-5"><div class="karte"><p>Gartenhaus Lindner</p><b class="wert">25,00 €</b><p class="motiv">Motiv Gänseblümchen</p></div><p class="gutscheinmeldung" role="status"></p></div></div>`);

const countries = [
  ['deutschland', 'Deutschland'],
  ['inseln', 'Inselzuschlag'],
  ['sperrgut', 'Sperrgut und Bäume'],
  ['oesterreich', 'Lieferung in die Nachbarländer'],
  ['abholung', 'Abholung'],
  ['retouren', 'Retouren'],
];
const faq = [
  ['Kann ich den Liefertermin ändern?', 'Ja, bis zum Versand über den Link in der Bestätigung.'],
  ['Liefern Sie an Packstationen?', 'Ja, außer bei Bäumen und Sperrgut.'],
  ['Sind die Pflanzen im Winter geschützt?', 'Wir verpacken mit Stroh und Papier.'],
];

/** The list of contents links to anchors with umlauts; the sections have them written out. */
export const delivery = page(`<h1 class="h3">Versand & Lieferung</h1><ul class="inhalt">${[
  ['deutschland', 'Deutschland'],
  ['österreich', 'Österreich & Schweiz'],
  ['rückgabe', 'Rückgabe'],
  ['inseln', 'Inseln'],
]
  .map(([id, label]) => `<li><a href="#${id}">${label}</a></li>`)
  .join('')}</ul>
<div class="accordion" id="faq">${faq.map(([question, reply], index) => `<div class="accordion-item"><h2 class="accordion-header"><button type="button" class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#faq${index}" aria-expanded="false">${question}</button></h2><div id="faq${index}" class="accordion-collapse collapse" data-bs-parent="#faq"><div class="accordion-body">${reply}</div></div></div>`).join('')}</div>
${countries.map(([id, label]) => `<section id="${id}" class="abschnitt"><h2 class="h4">${label}</h2>${paragraphs(5, 'Wir versenden werktags. Bei Bestellung bis 11 Uhr verlässt Ihr Paket am selben Tag unser Lager. Die Kosten richten sich nach Gewicht und Größe; für Bäume und Geräte fällt ein Zuschlag von 19,90 € an. Der Zusteller meldet sich vorab.')}</section>`).join('')}`);

/** The wave above the section for directions reaches over the last row of the form. */
export const contact =
  page(`<h1 class="h3">Kontakt</h1><p><button type="button" class="btn btn-sm btn-outline-secondary" data-bs-toggle="popover" data-bs-placement="bottom" data-bs-trigger="click" data-bs-content="Mo.–Fr. 9–17 Uhr, Sa. 9–13 Uhr">Öffnungszeiten</button></p>
<form method="post" action="/kontakt" class="schmal kontaktformular"><label class="d-block">Ihr Name<input class="form-control" name="name"></label><label class="d-block">Betreff<input class="form-control" name="betreff"></label><label class="d-block">Nachricht<textarea class="form-control" name="nachricht" rows="3"></textarea></label><button class="btn btn-success mt-3">Nachricht senden</button></form>
<section class="anfahrt" aria-label="Anfahrt"><h2 class="h4">Anfahrt</h2><p>Uferstraße 12, 04105 Leipzig, Straßenbahn 12 bis Nordplatz. Parkplätze finden Sie im Hof.</p></section>`);

export const newsletter =
  page(`<h1 class="h3">Newsletter</h1><p>Einmal im Monat Gartentipps und 5,00 € Willkommensgutschein.</p><form method="post" action="/newsletter" novalidate data-plugin="pruefung" class="schmal">
<div class="feld mb-2"><label for="email">E-Mail-Adresse</label><input class="form-control" id="email" name="email" type="email" required data-pristine-required-message="Bitte geben Sie Ihre E-Mail-Adresse an." data-pristine-email-message="Bitte geben Sie eine gültige E-Mail-Adresse an."></div>
<div class="feld mb-2"><label><input class="form-check-input" type="checkbox" name="einwilligung" required data-pristine-required-message="Bitte willigen Sie ein."> Ja, ich möchte den Newsletter erhalten.</label></div><button class="btn btn-success">Anmelden</button></form>`);

export const done = (title: string, text: string): string =>
  page(`<h1 class="h3">${title}</h1><p>${text}</p>`);

export const guides = page(
  `<h1 class="h3">Ratgeber</h1>${[
    ['rosen-schneiden', 'Rosen im Herbst schneiden'],
    ['rasen-vertikutieren', 'Rasen vertikutieren'],
    ['beete-winterfest', 'Beete winterfest machen'],
  ]
    .map(
      ([slug, label]) =>
        `<article class="d-flex gap-3 mb-3"><img src="/media/${slug}.svg" width="200" height="120" loading="lazy" alt=""><div><h2 class="h5"><a href="/ratgeber/${slug}">${label}</a></h2><p>Wann, womit und wie tief: unsere Gärtnerin zeigt es Schritt für Schritt.</p></div></article>`,
    )
    .join('')}`,
);

export const guide = page(
  `<h1 class="h3">Schritt für Schritt durch den Herbst</h1>${paragraphs(9, 'Schneiden Sie immer schräg und knapp über einem nach außen zeigenden Auge. Eine scharfe Klinge quetscht nicht und die Wunde heilt schneller. Entfernen Sie zuerst alles Tote und Kranke, dann die Triebe, die nach innen wachsen.')}`,
);
