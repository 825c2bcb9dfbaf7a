export const places = /* js */ `
import '@vaadin/grid';
import '@vaadin/grid/vaadin-grid-sort-column.js';
import '@vaadin/combo-box';
import { columnBodyRenderer } from '@vaadin/grid/lit.js';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { View, define, html, load, nothing } from '$lib/base.js';

define('jz-duty', class extends View {
  static properties = { places: { state: true } };
  cities = async ({ filter, page, pageSize }, callback) => {
    const { items, total } = await load('/api/miasta?q=' + encodeURIComponent(filter) + '&page=' + page + '&size=' + pageSize);
    callback(items, total);
  };
  async firstUpdated() {
    this.map = L.map(this.querySelector('#map'), { attributionControl: false }).setView([50.87, 20.63], 12);
    for (const [lat, lng] of [[50.87, 20.63], [50.88, 20.6], [50.86, 20.66]]) L.circleMarker([lat, lng], { color: '#8a1c2b' }).addTo(this.map).bindPopup('Apteka całodobowa');
  }
  async pick(city) {
    if (!city) return;
    this.places = undefined;
    const { items } = await load('/api/dyzury?miasto=' + encodeURIComponent(city));
    this.places = items;
  }
  render() {
    return html\`<h1>Dyżury aptek</h1><vaadin-combo-box id="city" label="Miasto" .dataProvider=\${this.cities} @value-changed=\${({ detail }) => this.pick(detail.value)}></vaadin-combo-box>
      \${this.places ? html\`<ul>\${this.places.map((place) => html\`<li>\${place}</li>\`)}</ul>\` : nothing}
      <div id="map"></div><p><button id="print" @click=\${() => window.print()}>Drukuj listę</button></p>\`;
  }
});

const branches = [
  ['Jarzębina Lipowa', 'Kielce', '7:00–21:00'],
  ['Jarzębina Dworcowa', 'Kielce', 'całodobowo'],
  ['Jarzębina Zamkowa', 'Chęciny', '8:00–18:00'],
  ['Jarzębina Parkowa', 'Busko-Zdrój', '8:00–19:00'],
  ['Jarzębina Słoneczna', 'Skarżysko', '8:00–20:00'],
].map(([name, town, hours]) => ({ name, town, hours }));

define('jz-branches', class extends View {
  render() {
    return html\`<h1>Nasze apteki</h1><p>Kliknij aptekę, aby zobaczyć dojazd i zespół.</p>
      <vaadin-grid .items=\${branches} all-rows-visible><vaadin-grid-sort-column path="name" header="Apteka" \${columnBodyRenderer(({ name }) => html\`<span class="looks-like-link">\${name}</span>\`, [])}></vaadin-grid-sort-column>
        <vaadin-grid-sort-column path="town" header="Miasto"></vaadin-grid-sort-column><vaadin-grid-column path="hours" header="Godziny"></vaadin-grid-column></vaadin-grid>\`;
  }
});
`;
