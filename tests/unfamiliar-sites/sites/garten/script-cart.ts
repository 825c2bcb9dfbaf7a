/** Cart, checkout and customer account. */
export const cartScript = `
const zeigeWarenkorbzahl = () => {
  const inhalt = (Cookies.get('warenkorb') ?? '1042:1_2017:2').split('_').filter(Boolean);
  $('[data-warenkorb-zahl]').textContent = String(inhalt.reduce((summe, zeile) => summe + Number(zeile.split(':')[1]), 0));
};

const bindeAnzahl = () => {
  for (const auswahl of $$('#warenkorb-offcanvas [data-anzahl]')) {
    auswahl.addEventListener('change', async () => {
      const html = await fragment('warenkorb/menge?ganz=1&id=' + auswahl.dataset.anzahl + '&menge=' + auswahl.value, 'POST');
      $('#warenkorb-offcanvas').outerHTML = html;
      bindeAnzahl();
      zeigeWarenkorbzahl();
    });
  }
};
const oeffneWarenkorb = async () => {
  const leiste = $('#warenkorb-offcanvas');
  leiste.innerHTML = await fragment('warenkorb/seite');
  bindeAnzahl();
  Offcanvas.getOrCreateInstance(leiste).show();
};

plugins.mengenwahl = (feld) => {
  const eingabe = $('input', feld);
  feld.addEventListener('click', (event) => {
    const schritt = Number(event.target.dataset.schritt);
    if (schritt) eingabe.value = String(Math.max(1, Number(eingabe.value) + schritt));
  });
};

plugins.kaufen = (form) => {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await fragment('warenkorb/dazu?id=' + form.dataset.id + '&menge=' + $('[name=menge]', form).value, 'POST');
    zeigeWarenkorbzahl();
    await oeffneWarenkorb();
  });
};

plugins.warenkorbseite = (bereich) => {
  let rabatt = '';
  const zeige = (html) => {
    bereich.innerHTML = html;
    zeigeWarenkorbzahl();
  };
  const aendere = async (weg) => zeige(await fragment('warenkorb/' + weg + '&rabatt=' + rabatt, 'POST'));
  let uhr;
  bereich.addEventListener('click', (event) => {
    const { menge, mengeUm, entfernen, zurueck } = event.target.dataset;
    const zeile = event.target.closest('[data-position]');
    if (mengeUm) {
      const eingabe = $('input', zeile);
      eingabe.value = String(Math.max(1, Number(eingabe.value) + Number(mengeUm)));
      clearTimeout(uhr);
      uhr = setTimeout(() => aendere('menge?id=' + zeile.dataset.position + '&menge=' + eingabe.value), 700);
    }
    if (entfernen) aendere('entfernen?id=' + entfernen + '&menge=' + $('input', zeile).value);
    if (zurueck) aendere('menge?id=' + zurueck + '&menge=' + menge);
  });
  document.addEventListener('gutschein', () => {
    rabatt = '1';
    aendere('neu?');
  });
};

plugins.gutscheincode = (form) => {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const code = $('[name=code]', form).value.trim().toUpperCase();
    const { gueltig } = JSON.parse(await fragment('gutscheincode?code=' + encodeURIComponent(code), 'POST'));
    const meldung = $('.meldung', form);
    meldung.classList.toggle('text-danger', !gueltig);
    meldung.textContent = gueltig ? 'Gutschein eingelöst: 10 % Rabatt.' : 'Der Gutscheincode „' + code + '“ ist nicht gültig.';
    if (gueltig) document.dispatchEvent(new Event('gutschein'));
  });
};

const klassen = { classTo: 'feld', errorClass: 'hat-fehler', successClass: 'ist-gut', errorTextParent: 'feld', errorTextTag: 'div', errorTextClass: 'fehlertext' };
Pristine.addValidator('telefon', (wert) => /^[+][0-9]{11,14}$/.test(wert), 'Bitte geben Sie eine gültige Telefonnummer an.', 2, false);
const pruefeBeimSenden = (form) => {
  const pruefer = new Pristine(form, klassen, true);
  form.addEventListener('submit', (event) => {
    if (pruefer.validate()) return;
    event.preventDefault();
    $('.hat-fehler input', form)?.focus();
  });
};
plugins.pruefung = pruefeBeimSenden;

plugins.adressformular = (form) => {
  pruefeBeimSenden(form);
  $('[name=plz]', form).addEventListener('input', async (event) => {
    if (event.target.value.length !== 5 || $('[name=ort]', form).value) return;
    const { ort } = JSON.parse(await fragment('ort?plz=' + event.target.value));
    if (!$('[name=ort]', form).value) $('[name=ort]', form).value = ort;
  });
};

plugins.registrierung = (form) => {
  pruefeBeimSenden(form);
  for (const feld of $$('[data-maske]', form)) Inputmask(feld.dataset.maske, { placeholder: 'TT.MM.JJJJ', showMaskOnHover: false }).mask(feld);
  const passwort = $('[name=passwort]', form);
  $('[data-passwort-zeigen]', form).addEventListener('click', (event) => {
    passwort.type = passwort.type === 'password' ? 'text' : 'password';
    event.target.textContent = passwort.type === 'password' ? 'Anzeigen' : 'Verbergen';
  });
  passwort.addEventListener('input', () => {
    const staerke = Math.min(100, passwort.value.length * 9);
    const balken = $('.progress-bar', form);
    balken.style.width = staerke + '%';
    balken.classList.toggle('bg-success', staerke > 70);
  });
};

plugins.versandart = (bereich) => {
  const tafel = $('#spedition');
  const termin = $('[name=wunschtermin]', bereich);
  bereich.addEventListener('change', (event) => {
    if (event.target.name !== 'versandart') return;
    const klappe = Collapse.getOrCreateInstance(tafel, { toggle: false });
    if (event.target.value === 'spedition') {
      termin.required = true;
      klappe.show();
    } else {
      klappe.hide();
    }
  });
};

plugins.bestellung = (form) => {
  form.addEventListener('submit', () => {
    const knopf = $('button.btn-lg', form);
    knopf.disabled = true;
    knopf.innerHTML = '<span class="spinner-border spinner-border-sm"></span> Ihre Bestellung wird übermittelt …';
  });
};

plugins.einstellungen = (bereich) => {
  bereich.addEventListener('change', async (event) => {
    const { ok } = await fetch('/api/200?ms=400', { method: 'POST' });
    if (ok) hinweis('Gespeichert: ' + $('[for=' + event.target.id + ']', bereich).textContent);
  });
};

plugins.bestellungen = async (element) => {
  const bestellungen = await fetch('/widgets/bestellungen').then((antwort) => antwort.json());
  element.innerHTML = bestellungen
    .map(({ nummer, datum, summe, status }) => {
      const tag = new Date(datum).toLocaleDateString('de_DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
      const betrag = summe.toLocaleString('de_DE', { style: 'currency', currency: 'EUR' });
      return '<div class="border-bottom py-2"><b>' + nummer + '</b> vom ' + tag + ' · ' + betrag + ' · ' + status + '</div>';
    })
    .join('');
  element.removeAttribute('aria-busy');
};
`;
