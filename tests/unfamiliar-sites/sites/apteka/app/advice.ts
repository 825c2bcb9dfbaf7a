export const advice = /* js */ `
import '@vaadin/virtual-list';
import { virtualListRenderer } from '@vaadin/virtual-list/lit.js';
import { View, define, html } from '$lib/base.js';

const topics = ['Przeziębienie', 'Ciśnienie', 'Alergia', 'Dzieci', 'Podróże'];
const articles = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, topic: topics[index % 5], title: topics[index % 5] + ': pytanie ' + (index + 1) }));

define('jz-advice', class extends View {
  static properties = { topic: { state: true } };
  render() {
    const shown = this.topic ? articles.filter(({ topic }) => topic === this.topic) : articles;
    return html\`<h1>Porady farmaceutów</h1><p>\${topics.map((topic) => html\`<button class="chip" aria-pressed=\${this.topic === topic} @click=\${() => { this.topic = this.topic === topic ? undefined : topic; }}>\${topic}</button> \`)}</p>
      <vaadin-virtual-list id="articles" .items=\${shown} \${virtualListRenderer(({ id, title }) => html\`<div class="entry"><a href="/porady/\${id}">\${title}</a><p>Czyta się trzy minuty.</p></div>\`, [])}></vaadin-virtual-list>\`;
  }
});

const parts = ['Temperatura', 'Światło', 'Wilgoć', 'Termin ważności', 'Utylizacja'];

define('jz-article', class extends View {
  static properties = { size: { state: true } };
  constructor() {
    super();
    this.size = 1;
  }
  render() {
    return html\`<article style="font-size:\${100 + 12 * this.size}%"><h1>Jak przechowywać leki</h1>
      <p><button id="smaller" ?disabled=\${this.size === 0} @click=\${() => { this.size -= 1; }}>A−</button> <button id="larger" ?disabled=\${this.size === 4} @click=\${() => { this.size += 1; }}>A+</button></p>
      <ol>\${parts.map((part, index) => html\`<li><a href="#cz\${index}" router-ignore>\${part}</a></li>\`)}</ol>
      \${parts.map((part, index) => html\`<h2 id="cz\${index}">\${part}</h2><p class="text">Większość leków trzymamy w suchym miejscu, poniżej 25 stopni, z dala od okna i kuchenki. Syrop po otwarciu stoi w lodówce najwyżej dwa tygodnie, a krople do oczu cztery.</p><p class="text">Nie przesypuj tabletek do innych pudełek. Ulotka i numer serii przydadzą się, gdy lek zostanie wycofany.</p>\`)}</article>\`;
  }
});
`;
