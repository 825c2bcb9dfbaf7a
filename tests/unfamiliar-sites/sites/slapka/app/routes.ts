export const routes = /* js */ `
import { computed, onBeforeUnmount, onMounted, ref } from 'vue';
import { copyToClipboard } from 'quasar';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { notify } from '$lib/core.js';

const places = ['Lipno', 'Kleť', 'Zlatá Koruna', 'Rožmberk', 'Třeboň', 'Boubín', 'Stožec', 'Kvilda'];
const trips = Array.from({ length: 400 }, (_, index) => ({ id: index + 1, name: places[index % 8] + ' a okolí ' + (index + 1), km: 12 + ((index * 29) % 90), at: [48.7 + ((index * 13) % 50) / 100, 14 + ((index * 7) % 80) / 100] }));

export const Trips = {
  setup() {
    const text = ref(''), map = ref(null), selected = ref(0);
    const found = computed(() => trips.filter(({ name }) => name.toLowerCase().includes(text.value.toLowerCase())));
    let view, marker;
    onMounted(() => {
      view = L.map(map.value, { zoomControl: true, attributionControl: false }).setView([48.85, 14.3], 9);
      marker = L.circleMarker([48.85, 14.3], { radius: 9, color: '#0b5d66' }).addTo(view);
    });
    onBeforeUnmount(() => view.remove());
    const show = (trip) => { selected.value = trip.id; marker.setLatLng(trip.at); view.flyTo(trip.at, 10, { duration: 0.6 }); };
    return { text, map, found, selected, show };
  },
  template: \`
    <q-page padding><h1>Trasy</h1><q-input outlined dense debounce="250" v-model="text" name="filter" label="Kam chcete?" clearable />
      <div ref="map" class="map"></div><p>Nalezeno: {{ found.length }}</p>
      <q-virtual-scroll class="trips" :items="found" v-slot="{ item }"><q-item :key="item.id" clickable :active="selected === item.id" active-class="bg-teal-1" @click="show(item)"><q-item-section>{{ item.name }}</q-item-section><q-item-section side>{{ item.km }} km</q-item-section></q-item></q-virtual-scroll>
      <p><router-link to="/trasy/3">Trasa měsíce: Zlatá Koruna</router-link></p></q-page>\`,
};

export const Trip = {
  setup() {
    const video = ref(null);
    let timer;
    onMounted(() => {
      const film = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
      const pen = film.getContext('2d');
      let frame = 0;
      timer = setInterval(() => { pen.fillStyle = 'hsl(' + (frame += 3) + ' 40% 60%)'; pen.fillRect(0, 0, 320, 180); }, 100);
      video.value.srcObject = film.captureStream(10);
    });
    onBeforeUnmount(() => clearInterval(timer));
    const copy = () => copyToClipboard(location.href).then(() => notify('Odkaz je zkopírovaný'), () => notify('Odkaz: ' + location.href));
    return { video, copy };
  },
  template: \`
    <q-page padding><h1>Zlatá Koruna a zpět</h1><video ref="video" class="film" controls muted playsinline></video><p class="text">Z Krumlova po pravém břehu Vltavy ke klášteru a zpátky přes Rájov. Třicet dva kilometrů, jeden pořádný kopec a dvě hospody.</p><p class="text">Povrch je z poloviny asfalt, z poloviny lesní cesta. Po dešti si vezměte blatníky.</p><q-btn id="share" flat no-caps icon="link" label="Kopírovat odkaz" @click="copy" /></q-page>\`,
};
`;
