import { clicks, clicksEach, deadClicks, fills, keys } from '../../unfamiliar-sites/actions.ts';
import { brokenBy, noResponse, signal, storyOf, vue } from '../story.ts';

const story = storyOf('Vue');
const vuetify =
  "import { createVuetify } from 'vuetify'; import * as components from 'vuetify/components'; import * as directives from 'vuetify/directives'; import 'vuetify/styles';";
const useVuetify = 'app.use(createVuetify({ components, directives }));';
const prime =
  "import PrimeVue from 'primevue/config'; import Button from 'primevue/button'; import Select from 'primevue/select'; import Rating from 'primevue/rating'; import Paginator from 'primevue/paginator'; import InputNumber from 'primevue/inputnumber';";
const usePrime =
  "app.use(PrimeVue, { unstyled: true }); app.component('Button', Button).component('Select', Select).component('Rating', Rating).component('Paginator', Paginator).component('InputNumber', InputNumber);";

export const vueStories = [
  story(
    'counts portions up and down',
    vue(
      '<h1>Soup</h1><button @click="n--">less</button> {{ n }} portions <button @click="n++">more</button>',
      'return { n: ref(4) }',
    ),
    async (v) => {
      await v.click('text=more', 5, 230);
      await v.click('text=less', 4, 230);
      await v.settle(1_500);
    },
  ),
  story(
    'pages through a table of PrimeVue',
    vue(
      '<h1>Rows</h1><p>Row {{ first }}</p><Paginator :rows="5" :totalRecords="90" v-model:first="first" />',
      'return { first: ref(0) }',
      prime,
      usePrime,
    ),
    clicks('[aria-label="Next Page"]', 6, 240),
  ),
  story(
    'chooses from a list of PrimeVue',
    vue(
      '<h1>Town</h1><Select v-model="town" :options="[\'Kiel\', \'Husum\']" placeholder="Town" /><p>{{ town }}</p>',
      'return { town: ref("") }',
      prime,
      usePrime,
    ),
    async (v) => {
      await v.click('[role=combobox]');
      await v.pause(800);
      await v.click('text=Husum');
      await v.settle(2_000);
    },
  ),
  story(
    'steps a number field of PrimeVue',
    vue(
      '<h1>Seats</h1><InputNumber v-model="n" showButtons :min="0" />',
      'return { n: ref(1) }',
      prime,
      usePrime,
    ),
    async (v) => {
      const box = await v.page.locator('input').boundingBox();
      await v.click('button >> nth=0', 5, 240);
      if (!box) throw new Error('no field');
      await v.settle(2_500);
    },
  ),
  story(
    'opens panels and tabs of Vuetify',
    vue(
      '<v-app><h1>Trip</h1><v-btn @click="n++">Add stop</v-btn><p>{{ n }} stops</p><v-expansion-panels><v-expansion-panel title="Hotel" text="By the sea"/><v-expansion-panel title="Train" text="At nine"/></v-expansion-panels></v-app>',
      'return { n: ref(0) }',
      vuetify,
      useVuetify,
    ),
    async (v) => {
      await v.click('text=Add stop', 4, 300);
      await clicksEach('button:has-text("Hotel")', 'button:has-text("Train")')(v);
    },
  ),
  story(
    'writes into fields that save themselves and leaves',
    vue(
      '<h1>House</h1><label>Name <input name="name" @input="save"></label><label>Town <input name="town" @input="save"></label><p>{{ state }}</p>',
      'const state = ref(""); let t; return { state, save() { clearTimeout(t); t = setTimeout(async () => { state.value = "Saving"; await fetch("/api/200", { method: "PUT" }); state.value = "Saved"; }, 400); } }',
    ),
    fills({ name: 'Mill', town: 'Kiel' }, undefined, 3_500),
  ),
  story(
    'saves, and the button turns for ever',
    vue(
      '<h1>House</h1><button id="save" :aria-busy="busy" :class="busy && \'spin\'" @click="busy = true">Save house</button>',
      'return { busy: ref(false) }',
    ),
    clicks('#save', 1, 0, 9_500),
    [noResponse(/Save house/)],
  ),
  story(
    'waits two seconds for a wheel that ends',
    vue(
      '<h1>House</h1><button id="save" :aria-busy="busy" @click="run">Save house</button><p>{{ out }}</p>',
      'const busy = ref(false), out = ref(""); return { busy, out, run: async () => { busy.value = true; await wait(2000); busy.value = false; out.value = "Saved"; } }',
    ),
    clicks('#save', 1, 0, 8_000),
  ),
  story(
    'pairs a device, the framework logs the error, and nothing happens',
    vue(
      '<h1>Devices</h1><button @click="pair">Pair device</button>',
      'return { pair() { const d = undefined; d.pair(); } }',
    ),
    clicks('text=Pair device', 1, 0, 8_000),
    brokenBy(/Pair device/),
    'phone',
  ),
  story(
    'opens a page whose timer throws',
    vue(
      '<h1>Alerts</h1><p>None</p>',
      'onMounted(() => { setTimeout(() => { throw new RangeError("alerts out of range"); }, 300); }); return {}',
    ),
    async (v) => v.settle(2_500),
    [signal('javascript-error')],
  ),
  story(
    'leaves a form half written by a link inside the app',
    vue(
      '<a href="/home" @click.prevent="go">Home</a><form v-if="at" @submit.prevent><h1>Tariff</h1><input name="who" aria-label="Supplier"><input name="meter" aria-label="Meter"><button>Compare</button></form><h1 v-else>Home</h1>',
      'const at = ref(true); return { at, go() { history.pushState({}, "", "/home"); at.value = false; } }',
    ),
    async (v) => {
      await fills({ who: 'North', meter: '12' }, undefined, 900)(v);
      await clicks('text=Home', 1, 0, 5_500)(v);
    },
    [signal('form-abandonment')],
  ),
  story(
    'adds tasks by Enter',
    vue(
      '<h1>Tasks</h1><form @submit.prevent="list.push(text); text = \'\'"><input name="task" aria-label="Task" v-model="text"></form><p v-for="t in list">{{ t }}</p>',
      'return { text: ref(""), list: reactive([]) }',
    ),
    async (v) => {
      for (const text of ['Oil', 'Chain']) {
        await v.type('[name=task]', text);
        await v.key('Enter');
      }
      await v.settle(2_500);
    },
  ),
  story(
    'finds something in a list while typing',
    vue(
      '<h1>Find</h1><input name="q" aria-label="Find" v-model="q"><input name="place" aria-label="Near" v-model="p"><p v-for="x in [\'june\', \'july\', \'may\'].filter((x) => x.includes(q))">{{ x }}</p>',
      'return { q: ref(""), p: ref("") }',
    ),
    fills({ q: 'ju' }, undefined, 3_000),
  ),
  story(
    'clicks the tab that is open already',
    vue(
      '<h1>Rooms</h1><div role="tablist"><button role="tab" v-for="(r, i) in [\'Kitchen\', \'Hall\']" :aria-selected="i === at" @click="at = i">{{ r }}</button></div><p>{{ at }}</p>',
      'return { at: ref(0) }',
    ),
    clicks('text=Kitchen', 1, 0, 8_500),
  ),
  story(
    'clicks a dead export button below a clock that ticks',
    vue(
      '<h1>Usage</h1><p>{{ now }}</p><button>Export year</button>',
      'const now = ref(0); setInterval(() => now.value++, 500); return { now }',
    ),
    deadClicks('text=Export year', 4),
    [noResponse(/Export year/)],
  ),
  story(
    'walks through tabs by arrow keys',
    vue(
      '<h1>Rooms</h1><div role="tablist" tabindex="0" id="tabs" @keydown.right="at = (at + 1) % 3"><b>{{ [\'Kitchen\', \'Hall\', \'Attic\'][at] }}</b></div>',
      'return { at: ref(0) }',
    ),
    keys('#tabs', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'),
  ),
];
