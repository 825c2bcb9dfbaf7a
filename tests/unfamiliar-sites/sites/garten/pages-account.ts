import { page, paragraphs } from './layout.ts';

const field = (name: string, label: string, rest: string) =>
  `<div class="feld mb-2"><label for="${name}">${label}</label><input class="form-control" id="${name}" name="${name}" ${rest}></div>`;

export const register =
  page(`<h1 class="h3">Kundenkonto anlegen</h1><form method="post" action="/konto/registrieren" novalidate data-plugin="registrierung" class="schmal">
${field('vorname', 'Vorname', 'required data-pristine-required-message="Bitte geben Sie Ihren Vornamen an."')}
${field('geburtstag', 'Geburtstag (freiwillig)', 'placeholder="TT.MM.JJJJ" data-maske="99.99.9999"')}
<div class="feld mb-2"><label for="passwort">Passwort</label><div class="d-flex gap-2"><input class="form-control" id="passwort" name="passwort" type="password" autocomplete="new-password" required minlength="8" data-pristine-required-message="Bitte wählen Sie ein Passwort." data-pristine-minlength-message="Das Passwort braucht mindestens 8 Zeichen."><button type="button" class="btn btn-outline-secondary" data-passwort-zeigen>Anzeigen</button></div></div>
<div class="progress mb-3" role="progressbar" aria-label="Stärke des Passworts"><div class="progress-bar" style="width:0"></div></div>
<button class="btn btn-success">Konto anlegen</button></form>`);

export const welcome = page(
  '<h1 class="h3">Willkommen!</h1><p>Ihr Kundenkonto ist angelegt. Viel Freude beim Stöbern.</p>',
);

export const login = page(
  '<h1 class="h3">Anmelden</h1><form method="post" action="/konto/anmelden" class="schmal"><label>E-Mail-Adresse<input class="form-control" name="email" type="email"></label><label>Passwort<input class="form-control" name="passwort" type="password"></label><button class="btn btn-success mt-2">Anmelden</button></form>',
);

const toggle = (name: string, label: string, isOn: boolean) =>
  `<div class="form-check form-switch mb-2"><input class="form-check-input" type="checkbox" role="switch" id="${name}" name="${name}" ${isOn ? 'checked' : ''}><label class="form-check-label" for="${name}">${label}</label></div>`;

export const account =
  page(`<h1 class="h3">Mein Konto</h1><div data-plugin="einstellungen">${toggle('katalog', 'Gedruckter Katalog zweimal im Jahr', true)}${toggle('tipps', 'Gartentipps per E-Mail', false)}${toggle('sms', 'Lieferstatus per SMS', false)}</div>
<h2 class="h5 mt-4">Freunde werben</h2><p>Ihr Empfehlungscode: <code id="empfehlung">LINDNER-7K2Q</code> <button type="button" class="btn btn-sm btn-outline-secondary" data-kopieren="LINDNER-7K2Q">Code kopieren</button></p>`);

/** The list is filled in by the script. */
export const orders = page(
  `<h1 class="h3">Meine Bestellungen</h1><div data-plugin="bestellungen" aria-busy="true">${'<p class="placeholder-glow"><span class="placeholder col-8"></span><span class="placeholder col-5"></span></p>'.repeat(4)}</div>`,
);

export const orderData = [
  { nummer: 'GL-2026-41007', datum: '2026-10-04', summe: 86.4, status: 'Geliefert' },
  { nummer: 'GL-2026-39911', datum: '2026-08-19', summe: 1299, status: 'Geliefert' },
  { nummer: 'GL-2026-30262', datum: '2026-04-02', summe: 24.9, status: 'Retoure erstattet' },
];

export const wishlist = page(
  '<h1 class="h3">Merkzettel</h1><div data-plugin="merkzettel"><p>Ihr Merkzettel wird geladen …</p></div>',
);

export const legal = (title: string): string =>
  page(
    `<h1 class="h3">${title}</h1>${paragraphs(5, 'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag, an dem Sie die Ware erhalten haben. Näheres steht in der Bestätigung Ihrer Bestellung.')}`,
  );
