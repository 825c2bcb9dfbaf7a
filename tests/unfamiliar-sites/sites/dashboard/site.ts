import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// Vue, one page that routes by the History API; tables, filters, drag and drop.

const script = /* ts */ `
import { createApp, defineComponent, h, ref, reactive, onMounted, nextTick } from 'vue';
import Sortable from 'sortablejs';
import TomSelect from 'tom-select';
import 'tom-select/dist/css/tom-select.css';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';

const page = (template, setup = () => ({})) => defineComponent({ template, setup });
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const routes = {
  '/': page('<h1>Meter readings</h1><p id="intro">See what your house uses, hour by hour, and what the weather had to do with it.</p><p>Usage now: <b>{{ now }}</b> W</p><button @click="dark = !dark">{{ dark ? "Light" : "Dark" }} theme</button> <button id="tour" @click="step++" v-if="step < 4">Tour {{ step }} of 3</button>', () => {
    const now = ref(420); setInterval(() => { now.value = 400 + Math.round(Math.random() * 60); }, 1000); return { now, dark: ref(false), step: ref(1) }; }),
  '/usage': page('<h1>Usage</h1><div class="seg"><button v-for="r in ranges" :key="r" :aria-pressed="r === range" @click="range = r">{{ r }}</button></div><svg width="500" height="200"><rect v-for="n in 12" :key="n" :x="n * 36" :y="180 - n * heights[range]" width="26" :height="n * heights[range]" fill="#69c"/></svg><p>{{ range }}</p><button id="export">Export spreadsheet</button>', () => ({ ranges: ['Day', 'Week', 'Month'], range: ref('Day'), heights: { Day: 6, Week: 9, Month: 12 } })),
  '/devices': page('<h1>Devices</h1><ul><li v-for="d in devices" :key="d.name"><label><input type="checkbox" v-model="d.on"> {{ d.name }}</label> <button :aria-label="\\'Remove \\' + d.name" class="tiny" @click="devices.splice(devices.indexOf(d), 1)">×</button></li></ul><button @click="devices.push({ name: \\'Device \\' + devices.length, on: true })">Add device</button> <button id="pair" @click="pair">Pair meter</button>', () => ({ devices: reactive([{ name: 'Heat pump', on: true }, { name: 'Oven', on: false }, { name: 'Car', on: true }]), pair() { const m = JSON.parse('{"meter":null}'); m.meter.pair(); } })),
  '/tasks': page('<h1>Tasks</h1><ul id="tasks"><li v-for="t in list" :key="t" class="task">{{ t }}</li></ul><div class="card" id="report">Monthly report<br><small>September</small></div><div class="card" @click="open = !open">Energy advice<p v-if="open">Close the windows.</p></div>', () => { onMounted(() => new Sortable(document.getElementById('tasks'), { animation: 150 })); return { list: ['Read meter', 'Call plumber', 'Bleed radiators'], open: ref(false) }; }),
  '/invoices': page('<h1>Invoices</h1><table><tr><th><button @click="up = !up">Date {{ up ? "▲" : "▼" }}</button></th><th>Amount</th></tr><tr v-for="n in up ? [1,2,3,4] : [4,3,2,1]" :key="n"><td>2026-0{{ n }}</td><td>{{ n * 31 }}</td></tr></table><button @click="n++">Show more</button><p v-for="k in n" :key="k">Older invoice {{ k }}</p><button id="pay" @click="pay">Pay invoice</button>', () => ({ up: ref(true), n: ref(0), pay: () => fetch('/api/500', { method: 'POST' }) })),
  '/alerts': page('<h1>Alerts</h1><p v-for="a in alerts" :key="a">{{ a }} <button @click="alerts.splice(alerts.indexOf(a), 1)">Dismiss {{ a }}</button></p><p v-if="!alerts.length">All clear</p>', () => { onMounted(async () => { await wait(500); setTimeout(() => { const first = undefined; first.level; }, 50); }); return { alerts: reactive(['Leak', 'Frost']) }; }),
  '/forecast': page('<h1>Forecast</h1><button id="model" @click="run">Run the model</button><p>{{ n }} runs</p>', () => { const n = ref(0); return { n, run() { const end = performance.now() + 900; while (performance.now() < end); n.value++; } }; }),
  '/team': page('<h1>Team</h1><form @submit.prevent="invite" v-if="!sent"><label>Colleague <input name="colleague"></label><label>Role <input name="role"></label><button>Invite colleague</button></form><p v-else>Invitation sent</p>', () => { const sent = ref(false); return { sent, invite: async () => { await fetch('/api/200?ms=200', { method: 'POST' }); sent.value = true; } }; }),
  '/tariff': page('<h1>Tariff</h1><form @submit.prevent="done = true"><label>Supplier <input name="supplier"></label><label>Meter number <input name="meter"></label><label>Annual use <input name="annual"></label><button>Compare tariffs</button></form><p v-if="done">Yours is the best.</p>', () => ({ done: ref(false) })),
  '/history': page('<h1>History</h1><section v-for="n in 9" :key="n" style="min-height:520px"><h2>Year {{ 2010 + n }}</h2></section>'),
  '/plan': page('<h1>Plan</h1><ul><li v-for="f in features" :key="f">{{ f }}</li></ul><button id="upgrade" @click="close">See premium plan</button>', () => ({ features: ['Live view', 'Two users', 'Mail', 'Export', 'Heating', 'Cars', 'Sun', 'Wind'], close: () => setTimeout(() => { document.getElementById('app').innerHTML = ''; throw new Error('plan is gone'); }) })),
  '/settings': page('<h1>Settings</h1><label>House name <input name="house" @input="save"></label><label>Residents <input name="residents" @input="save"></label><p>{{ state }}</p><label>Theme <select id="colour"><option>Blue</option><option>Green</option></select></label><label>Start <input id="start"></label><label><input type="range" v-model="level" aria-label="Limit"> {{ level }}</label><button @click="toast = true">Test alert</button><p v-if="toast" class="toast" role="status">Alert sent</p>', () => { const state = ref(''); const toast = ref(false); let timer; onMounted(() => { new TomSelect('#colour', {}); flatpickr('#start', { disableMobile: true }); }); return { state, toast, level: ref(40), save() { clearTimeout(timer); timer = setTimeout(async () => { await fetch('/api/200', { method: 'PUT' }); state.value = 'Saved at ' + Date.now(); }, 500); } }; }),
  '/rooms': page('<h1>Rooms</h1><div role="tablist"><button role="tab" v-for="(r, i) in rooms" :key="r" :aria-selected="i === at" @click="at = i" @keydown.right="at = (at + 1) % 3">{{ r }}</button></div><p>{{ rooms[at] }}: 21 °C <button @click="t[at]--">−</button> {{ t[at] }} <button @click="t[at]++">+</button></p><p><a href="/guide" @click.prevent="go(\\'/guide\\')">Room guide</a></p>', () => ({ rooms: ['Kitchen', 'Hall', 'Attic'], at: ref(0), t: reactive([20, 19, 18]), go })),
  '/guide': page('<h1>Room guide</h1><p>To be written.</p>'),
  '/search': page('<h1>Find</h1><input type="search" name="find" aria-label="Find readings" v-model="q"><ul><li v-for="x in all.filter((x) => x.includes(q))" :key="x">{{ x }}</li></ul>', () => ({ q: ref(''), all: ['june', 'july', 'january'] })),
  '/messages': page('<h1>Messages</h1><div id="modal" v-if="open"><p>Read this</p><button id="trapped" @keydown.tab.prevent>Understood</button></div><button v-else @click="open = true">Read message</button>', () => ({ open: ref(false) })),
  '/sync': page('<h1>Sync</h1><button id="sync" @click="busy = true" :aria-busy="busy">Sync meter</button><span v-if="busy" class="spin"></span> <button id="quick" @click="run">Quick sync</button><span v-if="fast" class="spin"></span><p v-if="ok">Up to date</p>', () => { const fast = ref(false); const ok = ref(false); return { busy: ref(false), fast, ok, run: async () => { fast.value = true; await wait(1600); fast.value = false; ok.value = true; } }; }),
};
const at = ref(location.pathname);
function go(path) { history.pushState({}, '', path); at.value = path; }
addEventListener('popstate', () => { at.value = location.pathname; });
createApp({ setup: () => ({ at, routes, go, names: Object.keys(routes).filter((x) => x !== '/guide') }), template: '<nav><a v-for="n in names" :key="n" :href="n" @click.prevent="go(n)">{{ n === "/" ? "Home" : n.slice(1) }}</a></nav><main><component :is="routes[at]" :key="at" /></main>' }).mount('#app');
`;

export const dashboard: Site = {
  name: 'Watt and Why',
  style: 'Vue',
  goal: 'sign-up',
  about: 'An energy dashboard for households.',
  script,
  styles: `body{font:15px/1.5 sans-serif;margin:0}nav{display:flex;flex-wrap:wrap;padding:8px;background:#eef}nav a{margin-right:10px}main{padding:16px}.card{padding:16px;background:#eef;margin:8px 0;width:240px;cursor:pointer}
button{padding:6px 10px}.tiny{padding:0;width:16px;height:16px;font-size:10px}label{display:block;margin:6px 0}.task{padding:8px;background:#f4f4f4;margin:4px;width:200px;cursor:grab}.toast{position:fixed;bottom:8px;right:8px;background:#222;color:#fff;padding:10px}
.spin{display:inline-block;width:20px;height:20px;border:3px solid #99c;border-top-color:transparent;border-radius:50%;animation:r 1s linear infinite}@keyframes r{to{transform:rotate(360deg)}}`,
  pages: '<div id="app"></div>',
  plants,
  decoys,
};
