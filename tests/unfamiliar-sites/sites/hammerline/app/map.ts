export const map = /* js */ `
import { onBeforeUnmount, onMounted, ref } from 'vue';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { live } from '$lib/core.js';

export const fullScreen = ref(false);

const trucks = [['Truck 1', 32.22, -110.97], ['Truck 2', 32.25, -110.92], ['Truck 3', 32.19, -110.88]];
const pin = (name) => L.divIcon({ className: 'pin', html: name.slice(-1), iconSize: [30, 30] });

// For the screen on the wall of the shop.
const Wall = {
  template: '<div class="wall"><div v-for="truck in fleet" :key="truck.name">{{ truck.name }} {{ truck.driver.name }}</div></div>',
  setup() {
    const fleet = trucks.map(([name], at) => ({ name, driver: [{ name: 'Marcus' }, { name: 'Priya' }][at] }));
    return { fleet };
  },
};

export const MapPage = {
  components: { Wall },
  template: \`
    <Wall v-if="fullScreen" /><section v-else><h1>Map</h1><div class="tools"><n-button v-for="[name] in trucks" :key="name" class="truck" @click="fly(name)">{{ name }}</n-button><n-button type="primary" id="wall" @click="wall">Live view</n-button></div><p class="faint">{{ seen }}</p><div ref="host" class="map"></div></section>\`,
  setup() {
    const [host, seen] = [ref(), ref('')];
    const markers = new Map();
    let map;
    onMounted(() => {
      map = L.map(host.value, { fadeAnimation: false }).setView([32.22, -110.93], 12);
      L.tileLayer('/picture.svg?{z}/{x}/{y}', { maxZoom: 18 }).addTo(map);
      for (const [name, lat, lng] of trucks) markers.set(name, L.marker([lat, lng], { icon: pin(name), title: name }).addTo(map).bindPopup(name + ', on the way'));
    });
    const stop = live((message) => {
      if (message.kind !== 'trucks') return;
      seen.value = 'Updated at ' + message.at;
      for (const marker of markers.values()) {
        const { lat, lng } = marker.getLatLng();
        marker.setLatLng([lat + 0.0008, lng + 0.0006]);
      }
    });
    onBeforeUnmount(() => { stop(); map.remove(); });
    return {
      host, seen, trucks, fullScreen,
      fly(name) {
        const marker = markers.get(name);
        map.flyTo(marker.getLatLng(), 14, { duration: 0.6 });
        marker.openPopup();
      },
      wall() { fullScreen.value = true; },
    };
  },
};
`;
