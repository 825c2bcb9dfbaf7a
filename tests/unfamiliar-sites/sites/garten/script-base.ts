/** The plugins of the theme: every element with `data-plugin` gets the plugin of that name when the page loads. */
export const base = `
import 'bootstrap/dist/css/bootstrap.min.css';
import 'tiny-slider/dist/tiny-slider.css';
import 'glightbox/dist/css/glightbox.min.css';
import 'nouislider/dist/nouislider.css';
import { Collapse, Offcanvas, Popover, Toast } from 'bootstrap';
import Cookies from 'js-cookie';
import GLightbox from 'glightbox';
import Inputmask from 'inputmask';
import noUiSlider from 'nouislider';
import Pristine from 'pristinejs';
import { tns } from 'tiny-slider/src/tiny-slider';
import wNumb from 'wnumb';

const plugins = {};
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const fragment = (path, method = 'GET') => fetch('/widgets/' + path, { method }).then((antwort) => antwort.text());
const initialisiere = (root = document) => {
  for (const element of $$('[data-plugin]', root)) {
    if (element.bereit) continue;
    element.bereit = true;
    plugins[element.dataset.plugin]?.(element);
  }
};
const hinweis = (text) => {
  const element = document.createElement('div');
  element.className = 'toast text-bg-dark';
  element.setAttribute('role', 'status');
  element.innerHTML = '<div class="toast-body">' + text + '</div>';
  $('[data-hinweise]').append(element);
  element.addEventListener('hidden.bs.toast', () => element.remove());
  new Toast(element, { delay: 3500 }).show();
};

plugins.laufband = (band) => {
  const texte = $$('span', band);
  let nummer = 0;
  setInterval(() => {
    texte[nummer].classList.remove('an');
    nummer = (nummer + 1) % texte.length;
    texte[nummer].classList.add('an');
  }, 4000);
};

plugins.countdown = (element) => {
  const ende = Date.now() + 7.4e6;
  const zeige = () => {
    const rest = Math.round((ende - Date.now()) / 1000);
    $('b', element).textContent = [rest / 3600, (rest / 60) % 60, rest % 60].map((teil) => String(Math.floor(teil)).padStart(2, '0')).join(':');
  };
  zeige();
  setInterval(zeige, 1000);
};

plugins.zuschauer = (element) => {
  const zahl = $('b', element);
  setInterval(() => {
    zahl.textContent = String(Math.max(3, Number(zahl.textContent) + Math.round(Math.random() * 4 - 2)));
  }, 3500);
};

plugins.cookies = (leiste) => {
  leiste.addEventListener('click', (event) => {
    const auswahl = event.target.dataset.cookies;
    if (!auswahl) return;
    Cookies.set('cookie-auswahl', auswahl, { expires: 180 });
    leiste.hidden = true;
  });
};

plugins.chat = (knopf) => {
  knopf.addEventListener('click', () => {
    const fenster = $('.chatfenster');
    fenster.hidden = !fenster.hidden;
    knopf.setAttribute('aria-expanded', String(!fenster.hidden));
  });
};

plugins.buehne = (element) => {
  tns({ container: $('.folien', element), items: 1, autoplay: true, autoplayTimeout: 6000, autoplayButtonOutput: false, speed: 300, mouseDrag: true, controlsText: ['‹', '›'], controlsPosition: 'bottom', navPosition: 'bottom' });
};

plugins.produktslider = (element) => {
  tns({ container: $('.reihe', element), items: 2, gutter: 12, loop: false, nav: false, speed: 300, controlsText: ['‹', '›'], controlsPosition: 'bottom', responsive: { 768: { items: 4 } } });
};

plugins.galerie = () => {
  GLightbox({ selector: '.glightbox', loop: true });
};

plugins.suchvorschlag = (form) => {
  const feld = $('input', form);
  const liste = $('.vorschlaege', form);
  let uhr;
  feld.addEventListener('input', () => {
    clearTimeout(uhr);
    if (feld.value.length < 3) {
      liste.hidden = true;
      return;
    }
    uhr = setTimeout(async () => {
      liste.innerHTML = await fragment('suche?q=' + encodeURIComponent(feld.value));
      liste.hidden = feld.value.length < 3;
    }, 300);
  });
  feld.addEventListener('blur', () => setTimeout(() => { liste.hidden = true; }, 200));
};

const gemerkt = () => JSON.parse(localStorage.getItem('merkzettel') ?? '[]');
const zeigeMerkzahl = () => {
  const zahl = $('[data-merkzettel-zahl]');
  zahl.textContent = String(gemerkt().length);
  zahl.hidden = gemerkt().length === 0;
};
const bindeHerz = (knopf) => {
  const id = knopf.dataset.merkzettel;
  const zeige = () => {
    const ist = gemerkt().includes(id);
    knopf.classList.toggle('gemerkt', ist);
    knopf.setAttribute('aria-pressed', String(ist));
  };
  zeige();
  knopf.addEventListener('click', () => {
    const alle = gemerkt();
    localStorage.setItem('merkzettel', JSON.stringify(alle.includes(id) ? alle.filter((andere) => andere !== id) : [...alle, id]));
    zeige();
    zeigeMerkzahl();
    fetch('/api/204', { method: 'POST' });
  });
};

plugins.merkzettel = async (element) => {
  const lade = async () => {
    element.innerHTML = await fragment('merkzettel?ids=' + gemerkt().join(','));
    $$('[data-merkzettel]', element).forEach(bindeHerz);
  };
  await lade();
  element.addEventListener('click', async (event) => {
    const weg = event.target.closest('[data-merkzettel]');
    if (!weg) return;
    const kachel = weg.closest('.produkt');
    kachel.style.opacity = weg.getAttribute('aria-pressed') === 'true' ? '1' : '.45';
  });
};

plugins.filter = (bereich) => {
  const wahl = { von: 0, bis: 4000, sort: '' };
  const ziel = $('.listing', bereich);
  const marken = $$('[type=checkbox]', bereich);
  const lade = async () => {
    const suche = new URLSearchParams(wahl);
    for (const marke of marken) if (marke.checked) suche.append('marke', marke.value);
    ziel.classList.add('laedt');
    ziel.innerHTML = await fragment('listing/' + bereich.dataset.kategorie + '?' + suche);
    ziel.classList.remove('laedt');
  };
  const regler = $('.preisregler', bereich);
  const format = wNumb({ decimals: 0, thousand: '.', mark: ',', suffix: ' €' });
  const hoechster = { gartenscheren: 150, pflanzen: 80, rasenmaeher: 3000 }[bereich.dataset.kategorie];
  noUiSlider.create(regler, { start: [0, hoechster], connect: true, step: 1, range: { min: 0, max: hoechster }, format });
  regler.noUiSlider.on('update', (werte) => {
    $('.preisanzeige', bereich).textContent = werte.join(' – ');
  });
  regler.noUiSlider.on('change', (werte) => {
    [wahl.von, wahl.bis] = werte.map((wert) => format.from(wert));
    lade();
  });
  marken.forEach((marke) => marke.addEventListener('change', lade));
  $('[name=sort]', bereich).addEventListener('change', (event) => {
    wahl.sort = event.target.value;
    lade();
  });
  ziel.addEventListener('click', (event) => {
    const weg = event.target.dataset.filterWeg;
    if (!weg) return;
    marken.find((marke) => marke.value === weg).checked = false;
    lade();
  });
};

plugins.mehr = (knopf) => {
  let anzahl = 12;
  knopf.addEventListener('click', async () => {
    anzahl += 8;
    knopf.disabled = true;
    const html = await fragment('listing/' + knopf.dataset.kategorie + '?anzahl=' + anzahl);
    const seite = new DOMParser().parseFromString(html, 'text/html');
    const liste = $('[data-liste]');
    const neue = $$('.produkt', seite).slice(liste.children.length);
    liste.append(...neue);
    neue.forEach((kachel) => bindeHerz($('[data-merkzettel]', kachel)));
    knopf.disabled = false;
    knopf.hidden = liste.children.length >= 32;
  });
};
`;
