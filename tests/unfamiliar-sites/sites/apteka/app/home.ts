export const home = /* js */ `
import '@vaadin/combo-box';
import '@vaadin/accordion';
import '@vaadin/button';
import '@vaadin/email-field';
import { Router } from '@vaadin/router';
import { View, define, html, load, nothing, price } from '$lib/base.js';

const slides = [
  ['Odporność na zimę', 'Witamina D i tran do 20% taniej'],
  ['Zestaw na przeziębienie', 'Trzy produkty w cenie dwóch'],
  ['Apteczka do auta', 'Gotowa w jednej torbie'],
  ['Pielęgnacja dłoni', 'Kremy z mocznikiem od 9,90 zł'],
];
const questions = [
  ['Jak odebrać leki na receptę?', 'W wybranej aptece, po podaniu kodu i numeru PESEL.'],
  ['Kiedy dotrze paczka?', 'Zamówienia złożone do 14:00 wysyłamy tego samego dnia.'],
  ['Czy mogę zwrócić lek?', 'Leków nie przyjmujemy z powrotem, pozostałe produkty tak.'],
  ['Jak zapłacić?', 'BLIK-iem, kartą lub przy odbiorze.'],
];

define('jz-home', class extends View {
  static properties = { slide: { state: true }, consent: { state: true }, seen: { state: true }, joined: { state: true } };
  constructor() {
    super();
    this.slide = 0;
    this.consent = localStorage.getItem('jz-zgody');
    this.joined = false;
  }
  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => this.move(1), 4000);
    load('/api/ostatnio').then(({ items }) => { this.seen = items; });
  }
  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }
  move(by) {
    this.slide = (this.slide + by + slides.length) % slides.length;
  }
  decide(value) {
    localStorage.setItem('jz-zgody', value);
    this.consent = value;
  }
  search = async ({ filter, page, pageSize }, callback) => {
    const { items, total } = await load('/api/szukaj?q=' + encodeURIComponent(filter) + '&page=' + page + '&size=' + pageSize);
    callback(items, total);
  };
  render() {
    return html\`\${this.consent ? nothing : html\`<section class="cookies" aria-label="Pliki cookie"><p>Używamy plików cookie, aby koszyk działał, a za zgodą także do statystyk.</p>
        <vaadin-button id="accept" theme="primary" @click=\${() => this.decide('tak')}>Akceptuję</vaadin-button>
        <vaadin-button id="decline" @click=\${() => this.decide('nie')}>Tylko niezbędne</vaadin-button></section>\`}
      <h1>Twoja apteka w internecie</h1>
      <vaadin-combo-box id="search" label="Czego szukasz?" placeholder="np. witamina" clear-button-visible item-label-path="name" item-id-path="id"
        .dataProvider=\${this.search} @selected-item-changed=\${({ detail }) => { this.pick = detail.value; }}></vaadin-combo-box>
      <vaadin-button id="find" @click=\${() => { if (this.pick) Router.go('/leki/' + this.pick.id); }}>Pokaż</vaadin-button>
      <section class="carousel" aria-roledescription="karuzela"><div class="track" style="transform:translateX(\${-100 * this.slide}%)">\${slides.map(([title, text]) => html\`<div class="slide"><h2>\${title}</h2><p>\${text}</p></div>\`)}</div>
        <button id="prev" aria-label="Poprzednia" @click=\${() => this.move(-1)}>‹</button><button id="next" aria-label="Następna" @click=\${() => this.move(1)}>›</button></section>
      <h2>Ostatnio oglądane</h2>
      <div class="row">\${this.seen ? this.seen.map(({ id, name, price: amount }) => html\`<a class="tile" href="/leki/\${id}">\${name}<br><b>\${price(amount)}</b></a>\`) : [1, 2, 3].map(() => html\`<div class="tile skeleton"></div>\`)}</div>
      <h2>Częste pytania</h2>
      <vaadin-accordion>\${questions.map(([title, text]) => html\`<vaadin-accordion-panel summary=\${title}><p>\${text}</p></vaadin-accordion-panel>\`)}</vaadin-accordion>
      <h2>Newsletter</h2>
      \${this.joined ? html\`<p role="status">Sprawdź skrzynkę, wysłaliśmy link.</p>\` : html\`<vaadin-email-field id="news" label="Adres e-mail"></vaadin-email-field> <vaadin-button id="join" @click=\${() => { this.joined = true; }}>Zapisz się</vaadin-button>\`}
      <p><a href="/rejestracja">Załóż konto</a> · <a href="/porady/4">Jak przechowywać leki</a> · <a href="/zamowienie">Dokończ zamówienie</a></p>\`;
  }
});
`;
