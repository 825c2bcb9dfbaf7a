/** Labels of fields that no shop can make optional: payment, name, address, email and password. */
const WORDS = [
  'card|cvc|cvv|expir\\w*|security code|iban|e-?mail|name|surname|address|street|city|town|zip|post(al )?code|postcode|country|password',
  'karten?\\w*|kreditkarte\\w*|nachname|vorname|anschrift|adresse|straße|strasse|ort|plz|postleitzahl|passwort|prüfziffer',
  'carte|nom|prénom|rue|ville|code postal|mot de passe|courriel',
  'tarjeta|nombre|apellidos?|dirección|calle|ciudad|código postal|contraseña|correo',
  'carta|nome|cognome|indirizzo|via|città|cap',
  'kaart\\w*|naam|voornaam|achternaam|adres|straat|plaats|wachtwoord',
].join('|');
const ESSENTIAL = new RegExp(`(?<![\\p{L}\\p{N}])(${WORDS})(?![\\p{L}\\p{N}])`, 'iu');

export const isEssentialLabel = (label: string): boolean => ESSENTIAL.test(label.normalize('NFC'));
