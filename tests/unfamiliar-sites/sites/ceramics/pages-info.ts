import { page, section } from './layout.ts';
import { lazy, photo, type Session } from './shop.ts';

const heading = (text: string) => `<h2 class="elementor-heading-title">${text}</h2>`;

const contactForm = (id: number, fields: string, button: string) =>
  `<div class="wpcf7 no-js" id="wpcf7-f${id}"><div class="screen-reader-response"><p role="status" aria-live="polite"></p></div><form action="#wpcf7-f${id}" method="post" class="wpcf7-form init" novalidate data-status="init" data-id="${id}">${fields}<p><input class="wpcf7-form-control wpcf7-submit" type="submit" value="${button}"><span class="wpcf7-spinner"></span></p><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`;
const input = (name: string, label: string, type = 'text') =>
  `<p><label>${label}<br><span class="wpcf7-form-control-wrap" data-name="${name}"><input type="${type}" name="${name}" class="wpcf7-form-control wpcf7-${type} wpcf7-validates-as-required" aria-required="true"></span></label></p>`;
const area = (name: string, label: string) =>
  `<p><label>${label}<br><span class="wpcf7-form-control-wrap" data-name="${name}"><textarea name="${name}" rows="4" class="wpcf7-form-control wpcf7-textarea wpcf7-validates-as-required"></textarea></span></label></p>`;

export const contact = (session: Session) =>
  page({
    session,
    title: 'Contatti',
    with: ['forms'],
    main: `<div class="two-columns"><div>${contactForm(118, `${input('your-name', 'Nome e cognome')}${input('your-email', 'E-mail', 'email')}${area('your-message', 'Messaggio')}`, 'Invia il messaggio')}</div><div><h3>La bottega</h3><p>Via dei Vasai 14, 48018 Faenza</p><p>Lun – sab, 9:00 – 12:30 e 15:00 – 19:00</p><p>Tel. 0546 012 345</p></div></div>`,
  });

export const favours = (session: Session) =>
  page({
    session,
    title: 'Bomboniere su misura',
    with: ['forms'],
    main:
      section(
        'text',
        '<p>Per matrimoni, battesimi e lauree prepariamo piccole serie con il nome e la data dipinti a mano. Raccontaci la festa: rispondiamo con un preventivo entro due giorni.</p>',
      ) +
      section(
        'form',
        contactForm(
          204,
          `${input('nome', 'Il tuo nome')}${input('email', 'E-mail', 'email')}${input('telefono', 'Telefono', 'tel')}${input('pezzi', 'Numero di pezzi')}${area('idea', 'La tua idea')}`,
          'Richiedi preventivo',
        ),
      ),
  });

const lessons = [
  'Primi passi al tornio',
  'Decoro a pennello',
  'Raku in cortile',
  'Smalti e ossidi',
];

/** The theme hides everything until all pictures are there. */
export const courses = (session: Session) =>
  page({
    session,
    title: 'Corsi in bottega',
    bodyClass: 'has-preloader',
    main: `<div id="preloader"><div class="preloader-ring"></div></div><div class="after-preload">${section('text', `<p class="lead">${'Un sabato al tornio, con le mani nell’argilla e il forno acceso: i nostri corsi sono per chi comincia e per chi vuole ritrovare il gesto. '.repeat(3)}</p>`)}${section(
      'photo',
      '<img src="/wp-content/uploads/forno-acceso.svg" width="900" height="420" alt="Il forno acceso nel cortile">',
    )}${section('list', `<div class="icon-boxes">${lessons.map((name, index) => `<div class="elementor-icon-box"><h3>${name}</h3><p>${index + 3} posti liberi, sabato ${6 + index * 7} dicembre</p></div>`).join('')}</div>`)}</div>
<script>document.documentElement.classList.add('preloading');window.addEventListener('load',function(){document.documentElement.classList.remove('preloading');document.getElementById('preloader').remove()})</script>`,
  });

export const dealers = (session: Session) =>
  page({
    session,
    title: 'Rivenditori',
    main: `<p>Trovi le nostre ceramiche in una quindicina di negozi fra Emilia, Toscana e Veneto. Scegli la tua città sulla mappa.</p><div id="map" style="height:420px;background:#e5e3df"></div><div class="dealer-list"><p class="loading">Carico l’elenco dei negozi…</p></div>
<script>
var dealers=[{city:'Bologna',at:[44.49,11.34]},{city:'Firenze',at:[43.77,11.25]},{city:'Padova',at:[45.4,11.87]}];
function initDealerMap(){
  var map=new google.maps.Map(document.getElementById('map'),{zoom:7,center:dealers[0].at});
  document.querySelector('.dealer-list').innerHTML='<ul>'+dealers.map(function(each){new google.maps.Marker({map:map,position:each.at});return '<li>'+each.city+'</li>'}).join('')+'</ul>';
}
document.addEventListener('DOMContentLoaded',function(){setTimeout(initDealerMap,700)});
</script>`,
  });

const shippingTexts = [
  ['Preparazione', 'Ogni pezzo viene controllato, asciugato e avvolto due volte.'],
  ['Corriere', 'Affidiamo i pacchi a un corriere espresso che passa alle 16.'],
  ['Imballo', 'Il cartone è riciclato, i trucioli vengono da un falegname del borgo.'],
  ['Rotture', 'Mandaci una foto entro tre giorni e rifacciamo il pezzo.'],
  ['Resi', 'Hai trenta giorni per cambiare idea. Il pezzo deve essere intatto.'],
  ['Fatture', 'Per le aziende emettiamo fattura elettronica.'],
  ['Estero', 'Spediamo in Svizzera, Francia e Germania.'],
];

export const shippingInfo = (session: Session) =>
  page({
    session,
    title: 'Spedizioni e resi',
    main: shippingTexts
      .map(([title, text]) =>
        section(
          'policy',
          `${heading(title ?? '')}<p>${text}</p><p>${'Lavoriamo in piccole serie e i tempi possono cambiare di qualche giorno. '.repeat(9)}</p>`,
        ),
      )
      .join(''),
  });

const questions = [
  ['Posso metterle in lavastoviglie?', 'Sì, con un programma delicato.'],
  ['Fate pezzi su disegno?', 'Certo: scrivici dalla pagina Bomboniere.'],
  ['Quanto dura la garanzia?', 'Due anni contro i difetti di cottura.'],
  ['Si può visitare il forno?', 'Ogni secondo venerdì del mese, alle 18.'],
  ['Emettete fattura?', 'Sì, indica la partita IVA nelle note dell’ordine.'],
];

export const faq = (session: Session) =>
  page({
    session,
    title: 'Domande frequenti',
    main: `<div class="elementor-accordion">${questions
      .map(
        ([question, answer], index) =>
          `<div class="elementor-accordion-item"><div class="elementor-tab-title" id="tab-title-${index + 1}" role="button" tabindex="0" aria-expanded="false">${question}</div><div class="elementor-tab-content" style="display:none"><p>${answer}</p></div></div>`,
      )
      .join(
        '',
      )}</div><div class="coupon-box"><p>Codice di benvenuto: <code>BENVENUTO10</code></p><button class="copy-code" data-code="BENVENUTO10">Copia il codice</button></div>`,
  });

export const tracking = (session: Session) =>
  page({
    session,
    title: 'Traccia il tuo ordine',
    with: ['tracking'],
    main: `<p>Inserisci il numero d’ordine che trovi nell’e-mail di conferma.</p><form class="track_order"><p class="form-row"><label for="orderid">Numero d’ordine</label><input type="text" name="orderid" id="orderid" inputmode="numeric"></p><button class="button">Traccia</button></form><div class="tracking-result" aria-live="polite"></div>`,
  });

const posts = [
  'La cottura di novembre',
  'Come nasce un giallo',
  'Il cortile d’inverno',
  'Tornio e pazienza',
];

export const journal = (session: Session) =>
  page({
    session,
    title: 'Diario di bottega',
    with: ['feed'],
    main: `${posts.map((title, index) => `<article class="post"><h2>${title}</h2>${lazy(photo(213 + index, 2), title, 600, 300)}<p>${'Al mattino il cortile odora di legna umida e di argilla, e chi arriva per primo accende la stufa. '.repeat(5)}</p></article>`).join('')}${section('feed', `${heading('Su Instagram')}<div class="sbi_feed"><p class="sbi_loading">Carico le foto…</p></div>`)}`,
  });

export const about = (session: Session) =>
  page({
    session,
    title: 'Chi siamo',
    main: `${section('text', '<p id="storia">Ottavio Marzocca aprì la bottega nel 1958 con un tornio a pedale e due apprendisti. Oggi ci lavorano i nipoti, sette vasai e una gatta che dorme sopra il forno spento.</p>')}${[1, 2, 3, 4].map((n) => section('story', `${heading(['Il cortile', 'Il forno', 'I colori', 'Le mani'][n - 1] ?? '')}${lazy(photo(230 + n, n), 'La bottega', 600, 300)}<p>${'Ogni stagione cambia la luce nel laboratorio e cambiano i toni degli smalti che prepariamo. '.repeat(4)}</p>`)).join('')}`,
  });

export const giftCard = (session: Session) =>
  page({
    session,
    title: 'Buono regalo',
    main: `<div class="two-columns"><div class="gift-preview"><p class="gift-amount">50 €</p><p>Valido dodici mesi, in bottega e online.</p></div><div><p>Scegli la grafica e scrivi la dedica: vedrai subito come sarà il buono.</p><button class="button open-card" type="button">Scrivi la dedica</button></div></div>
<div class="elementor-popup-modal" id="popup-dedica" role="dialog" aria-modal="true" aria-label="Dedica" hidden><div class="dialog-widget-content"><i class="dialog-close-icon">×</i><h3>La tua dedica</h3><label>Per <input name="dedica_per"></label><label>Messaggio <textarea name="dedica_testo" rows="3"></textarea></label><label>Grafica <select name="dedica_grafica"><option>Agrumi</option><option>Melograno</option></select></label><button type="button" class="button preview-card">Aggiorna l’anteprima</button></div></div>`,
  });

export const notFound = (session: Session) =>
  page({
    session,
    title: 'Pagina non trovata',
    main: '<p>Prova con la ricerca o torna al negozio.</p>',
  });
