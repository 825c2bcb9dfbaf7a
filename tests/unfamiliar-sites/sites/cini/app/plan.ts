export const plan = /* js */ `
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { Page, template } from '$lib/core.js';

const bounds = [[0, 0], [300, 500]];
const floors = ['Zemin kat', 'Birinci kat', 'Teras'];

export const Plan = Page.extend({
  template: template(\`
    <h1>Kat planı</h1><div class="filters"><% for (const [at, name] of floors.entries()) { %><button type="button" class="chip floor" data-floor="<%= at %>" aria-pressed="<%= at === 0 %>"><%= name %></button><% } %></div>
    <button type="button" class="uk-button uk-button-default" id="rooms-toggle" aria-expanded="false">Salon listesi</button><ul id="rooms" class="uk-list" hidden><li>1. Selçuklu salonu</li><li>2. İznik salonu</li><li>3. Kütahya salonu</li></ul>
    <div id="plan" class="map"></div>\`),
  templateContext: { floors },
  events: { 'click .floor': 'showFloor', 'touchend #rooms-toggle': 'toggleRooms', 'click #rooms-toggle': 'toggleRooms' },
  onAttach() {
    this.map = L.map(this.$('#plan')[0], { crs: L.CRS.Simple, minZoom: -1, attributionControl: false });
    this.picture = L.imageOverlay('/picture.svg?kat=0', bounds).addTo(this.map);
    this.map.fitBounds(bounds);
    for (const [name, at] of [['İznik salonu', [150, 120]], ['Kafe', [90, 400]]]) L.circleMarker(at, { radius: 14 }).addTo(this.map).bindPopup(name);
  },
  onBeforeDestroy() { this.map.remove(); },
  showFloor({ currentTarget }) {
    this.$('.floor').attr('aria-pressed', 'false');
    currentTarget.setAttribute('aria-pressed', 'true');
    this.picture.setUrl('/picture.svg?kat=' + currentTarget.dataset.floor);
  },
  toggleRooms() {
    const rooms = this.$('#rooms')[0];
    rooms.hidden = !rooms.hidden;
    this.$('#rooms-toggle').attr('aria-expanded', String(!rooms.hidden));
  },
});
`;
