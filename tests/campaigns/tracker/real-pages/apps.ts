/** Apps, documentation and widgets of npm packages, used as documented. */
export interface RealPage {
  readonly name: string;
  readonly head?: string;
  readonly html: string;
  /** An ES module that imports packages; bundled by the campaign. */
  readonly module?: string;
  /** A Svelte component instead, which is compiled and mounted in `#at`. */
  readonly svelte?: string;
  /** Runs in the recorded page; by default, its buttons are clicked. */
  readonly act?: string;
}

const at = '<div id="at"></div>';
const square = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><rect width='256' height='256' fill='${color}'/></svg>`)}`;
const documentation = (name: string): RealPage => ({
  name: `documentation of ${name}`,
  html: '<main class="markdown-body" id="at" style="max-width:800px;margin:auto"></main>',
  module: `import { marked } from 'marked'; import readme from './node_modules/${name}/README.md'; import 'github-markdown-css/github-markdown-light.css';
    document.querySelector('#at').innerHTML = marked.parse(readme);`,
  act: "document.querySelectorAll('h2,h3').forEach((each, n) => { each.id = 's' + n; }); document.querySelector('p').remove(); document.querySelector('#at').append(Object.assign(document.createElement('footer'), { textContent: 'Was this page helpful?' }))",
});

const widgets: readonly RealPage[] = [
  {
    name: 'Leaflet map',
    html: '<div id="at" style="height:500px"></div>',
    module: `import L from 'leaflet'; import 'leaflet/dist/leaflet.css';
      const map = L.map('at', { zoomAnimation: false, fadeAnimation: false }).setView([54.3, 10.1], 6); window.map = map;
      L.tileLayer(${JSON.stringify(square('lightsteelblue'))}, { attribution: 'Tiles' }).addTo(map);
      L.polygon([[54, 9], [55, 10], [54, 11]], { color: 'crimson' }).addTo(map); L.circleMarker([54.3, 10.1]).bindPopup('Kiel').addTo(map).openPopup();`,
    act: 'map.setZoom(7, { animate: false }); map.panBy([90, 40], { animate: false })',
  },
  {
    name: 'D3 bar chart and axes',
    html: '<svg id="at" width="700" height="400"></svg>',
    module: `import * as d3 from 'd3'; const svg = d3.select('#at');
      window.draw = (data) => { const x = d3.scaleBand(data.map((_, i) => i), [40, 680]).padding(0.1), y = d3.scaleLinear([0, d3.max(data)], [370, 10]);
        svg.selectAll('rect').data(data).join('rect').attr('x', (_, i) => x(i)).attr('y', y).attr('width', x.bandwidth()).attr('height', (d) => 370 - y(d)).attr('fill', (d) => d3.interpolateViridis(d / 40));
        svg.selectAll('g').remove(); svg.append('g').attr('transform', 'translate(0,370)').call(d3.axisBottom(x)); svg.append('g').attr('transform', 'translate(40,0)').call(d3.axisLeft(y)); };
      draw([4, 8, 15, 16, 23, 42]);`,
    act: 'draw([30, 8, 22, 9, 4, 17, 28, 11])',
  },
  {
    name: 'Chartist line chart',
    html: '<div id="at" style="height:300px"></div>',
    module: `import { LineChart } from 'chartist'; import 'chartist/dist/index.css'; window.chart = new LineChart('#at', { labels: ['a', 'b', 'c'], series: [[1, 5, 2], [4, 2, 6]] });`,
    act: "chart.update({ labels: ['a', 'b', 'c', 'd'], series: [[5, 1, 3, 2]] })",
  },
  {
    name: 'Frappe chart',
    html: at,
    module: `import { Chart } from 'frappe-charts'; window.chart = new Chart('#at', { type: 'bar', height: 300, animate: false, data: { labels: ['Mon', 'Tue', 'Wed'], datasets: [{ name: 'Visits', values: [10, 30, 20] }] } });`,
    act: "chart.addDataPoint('Thu', [40])",
  },
  {
    name: 'Frappe Gantt',
    html: at,
    module: `import Gantt from 'frappe-gantt'; import './node_modules/frappe-gantt/dist/frappe-gantt.css'; window.gantt = new Gantt('#at', [{ id: 'a', name: 'Draw', start: '2026-03-02', end: '2026-03-06', progress: 40 }, { id: 'b', name: 'Build', start: '2026-03-06', end: '2026-03-14', progress: 0, dependencies: 'a' }], { today_button: false, scroll_to: 'start' });`,
    act: "gantt.change_view_mode('Week')",
  },
  {
    name: 'Tabulator, 400 rows sorted',
    html: at,
    module: `import { TabulatorFull } from 'tabulator-tables'; import 'tabulator-tables/dist/css/tabulator.css'; window.table = new TabulatorFull('#at', { height: 400, data: Array.from({ length: 400 }, (_, id) => ({ id, name: 'Customer ' + id, total: (id * 37) % 100 })), columns: [{ title: 'Name', field: 'name' }, { title: 'Total', field: 'total' }] });`,
    act: "table.setSort('total', 'desc')",
  },
  {
    name: 'FullCalendar',
    html: at,
    module: `import { Calendar } from '@fullcalendar/core'; import dayGrid from '@fullcalendar/daygrid'; window.calendar = new Calendar(document.querySelector('#at'), { plugins: [dayGrid], height: 600, initialDate: '2026-03-01', events: [{ title: 'Fair', start: '2026-03-10', end: '2026-03-13' }, { title: 'Delivery', start: '2026-04-02' }] }); calendar.render();`,
    act: 'calendar.next()',
  },
  {
    name: 'Grid.js with pages',
    html: at,
    module: `import { Grid } from 'gridjs'; import 'gridjs/dist/theme/mermaid.css'; new Grid({ columns: ['Name', 'Town'], sort: true, pagination: { limit: 8 }, data: Array.from({ length: 50 }, (_, n) => ['Person ' + n, 'Town ' + (n % 7)]) }).render(document.querySelector('#at'));`,
    act: 'document.querySelector(\'[title="Page 3"]\').click()',
  },
  {
    name: 'Swagger UI',
    html: at,
    module: `import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'; import 'swagger-ui-dist/swagger-ui.css';
      SwaggerUI({ dom_id: '#at', spec: { openapi: '3.0.0', info: { title: 'Mugs', version: '1', description: 'Sells **mugs**.' }, paths: { '/mugs': { get: { summary: 'Lists mugs', tags: ['mugs'], parameters: [{ name: 'color', in: 'query', schema: { type: 'string', enum: ['red', 'blue'] } }], responses: { 200: { description: 'Mugs', content: { 'application/json': { schema: { $ref: '#/components/schemas/Mug' } } } } } }, post: { tags: ['mugs'], summary: 'Adds a mug', responses: { 201: { description: 'Added' } } } } }, components: { schemas: { Mug: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } } } } } });`,
    act: "document.querySelector('.opblock-summary-control').click()",
  },
  {
    name: 'reveal.js slides',
    html: '<div class="reveal" style="height:600px"><div class="slides"><section><h1>Mugs</h1><p>A short history</p></section><section data-background-color="teal"><h2>Clay</h2><ul><li class="fragment">wet</li><li class="fragment">fired</li></ul></section></div></div>',
    module: `import Reveal from 'reveal.js'; import 'reveal.js/reveal.css'; import 'reveal.js/theme/white.css'; window.deck = new Reveal({ embedded: true, transition: 'none', backgroundTransition: 'none' }); deck.initialize();`,
    act: 'deck.next(); deck.next()',
  },
  {
    name: 'PhotoSwipe',
    html: `<div id="at"><a href="${square('teal')}" data-pswp-width="400" data-pswp-height="300"><img src="${square('teal')}" width="120" alt="Teal"></a><a href="${square('gold')}" data-pswp-width="400" data-pswp-height="300"><img src="${square('gold')}" width="120" alt="Gold"></a></div>`,
    module: `import Lightbox from 'photoswipe/lightbox'; import PhotoSwipe from 'photoswipe'; import 'photoswipe/style.css'; window.box = new Lightbox({ gallery: '#at', children: 'a', pswpModule: PhotoSwipe, showHideAnimationType: 'none' }); box.init();`,
    act: 'box.loadAndOpen(1)',
  },
  {
    name: 'Video.js',
    html: '<video id="at" class="video-js" controls width="640" height="360"></video>',
    module: `import videojs from 'video.js'; import 'video.js/dist/video-js.css'; window.player = videojs('at', { userActions: { hotkeys: false } });`,
    act: "player.addClass('vjs-paused'); player.muted(true)",
  },
  {
    name: 'Swiper',
    html: '<div class="swiper" style="height:300px"><div class="swiper-wrapper"><div class="swiper-slide">One</div><div class="swiper-slide">Two</div><div class="swiper-slide">Three</div></div><div class="swiper-pagination"></div></div>',
    module: `import Swiper from 'swiper/bundle'; import 'swiper/css/bundle'; window.swiper = new Swiper('.swiper', { speed: 0, pagination: { el: '.swiper-pagination' } });`,
    act: 'swiper.slideTo(2)',
  },
];

const frameworks: readonly RealPage[] = [
  {
    name: 'Svelte list with a filter',
    html: at,
    svelte: `<script>let most = $state(40); let open = $state(false); const rows = Array.from({ length: 60 }, (_, n) => n);</script>
      <h1>Mugs</h1><button onclick={() => { most = 12; open = true; }}>Fewer</button>{#if open}<p class="note">Filtered</p>{/if}
      <ul>{#each rows.filter((n) => n < most) as n (n)}<li class:even={n % 2 === 0}>Mug {n}</li>{/each}</ul><style>.even { color: teal } .note { background: gold }</style>`,
  },
  {
    name: 'Solid counter and list',
    html: at,
    module: `import { createSignal, For } from 'solid-js'; import { render } from 'solid-js/web'; import html from 'solid-js/html';
      const [count, set] = createSignal(3); render(() => html\`<h1>Count \${count}</h1><button onClick=\${() => set(count() + 4)}>More</button><ul><\${For} each=\${() => [...Array(count()).keys()]}>\${(n) => html\`<li>Item \${n}</li>\`}<//></ul>\`, document.querySelector('#at'));`,
  },
  {
    name: 'Alpine',
    html: '<div x-data="{ open: false, items: [1, 2, 3] }"><button @click="open = !open; items.push(9)">Toggle</button><p x-show="open">Shown now</p><template x-for="item in items"><b x-text="item" :class="item > 2 && \'big\'"></b></template></div>',
    module: `import Alpine from 'alpinejs'; Alpine.start();`,
  },
  {
    name: 'styled-components with a theme',
    html: at,
    module: `import { createElement as h, useState } from 'react'; import { createRoot } from 'react-dom/client'; import styled, { createGlobalStyle, ThemeProvider } from 'styled-components';
      const Global = createGlobalStyle\`body { background: \${(p) => p.theme.paper}; font-family: serif }\`; const Card = styled.article\`padding: 24px; margin: 12px; border: 3px solid \${(p) => p.theme.ink}; color: \${(p) => p.theme.ink}; &:nth-child(even) { border-radius: 24px }\`;
      const App = () => { const [dark, set] = useState(false); return h(ThemeProvider, { theme: dark ? { paper: '#222', ink: 'gold' } : { paper: '#fff', ink: 'navy' } }, h(Global), h('button', { onClick: () => set(!dark) }, 'Theme'), [1, 2, 3, 4].map((n) => h(Card, { key: n }, 'Card ', n))); };
      createRoot(document.querySelector('#at')).render(h(App));`,
  },
  {
    name: 'React table, 5,000 rows sorted',
    html: at,
    module: `import { createElement as h, useState } from 'react'; import { createRoot } from 'react-dom/client';
      const rows = Array.from({ length: 5000 }, (_, n) => ({ n, total: (n * 7919) % 5000 }));
      const App = () => { const [by, set] = useState('n'); return h('div', null, h('button', { onClick: () => set('total') }, 'Sort'), h('table', null, h('tbody', null, rows.toSorted((a, b) => a[by] - b[by]).map(({ n, total }) => h('tr', { key: n }, h('td', null, 'Customer ', n), h('td', null, total)))))); };
      createRoot(document.querySelector('#at')).render(h(App));`,
  },
  {
    name: 'plain table, 5,000 rows reversed',
    html: `<table><tbody>${Array.from({ length: 5_000 }, (_, n) => `<tr><td>${n}</td><td>Customer ${n}</td></tr>`).join('')}</tbody></table>`,
    act: "const body = document.querySelector('tbody'); body.append(...[...body.rows].reverse()); body.rows[3].remove(); body.rows[7].cells[1].textContent = 'Changed'",
  },
  {
    name: 'Vue list with transitions',
    html: at,
    module: `import { createApp, h, ref, TransitionGroup } from 'vue/dist/vue.runtime.esm-bundler.js';
      createApp({ setup() { const items = ref([1, 2, 3, 4, 5, 6]); return () => h('div', [h('button', { onClick: () => { items.value = items.value.toReversed().filter((n) => n !== 4); } }, 'Shuffle'), h(TransitionGroup, { tag: 'ul', name: 'list' }, () => items.value.map((n) => h('li', { key: n }, 'Item ' + n)))]); } }).mount('#at');`,
  },
  {
    name: 'Lit components',
    html: '<x-tabs></x-tabs>',
    module: `import { LitElement, html, css } from 'lit'; customElements.define('x-tabs', class extends LitElement { static properties = { at: { type: Number } }; static styles = css\`section { padding: 32px; background: lavender } button { font-size: 20px }\`; constructor() { super(); this.at = 0; } render() { return html\`\${['One', 'Two'].map((name, n) => html\`<button @click=\${() => { this.at = n; }}>\${name}</button>\`)}<section>\${this.at ? html\`<p>Second</p><slot></slot>\` : html\`<h2>First</h2>\`}</section>\`; } });`,
    act: "document.querySelector('x-tabs').at = 1; document.querySelector('x-tabs').append('slotted')",
  },
];

const libraries: readonly RealPage[] = [
  {
    name: 'Bootstrap',
    html: '<nav class="navbar bg-body-tertiary px-3"><b class="navbar-brand">Mugs</b></nav><main class="container py-3"><div class="row">__CARDS__</div><div class="accordion" id="acc"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#c1">More</button></h2><div id="c1" class="accordion-collapse collapse"><div class="accordion-body">Much more</div></div></div></div><button class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#m">Open</button><div class="modal" id="m"><div class="modal-dialog"><div class="modal-content"><div class="modal-body">Sure?</div></div></div></div></main>'.replace(
      '__CARDS__',
      '<div class="col-4"><div class="card p-3"><h5 class="card-title">Mug</h5><span class="badge text-bg-success">new</span></div></div>'.repeat(
        6,
      ),
    ),
    module: `import 'bootstrap'; import 'bootstrap/dist/css/bootstrap.css';`,
  },
  {
    name: 'jQuery UI tabs, accordion and slider',
    html: '<div id="tabs"><ul><li><a href="#a">One</a></li><li><a href="#b">Two</a></li></ul><div id="a">First</div><div id="b">Second</div></div><div id="acc"><h3>Open</h3><div>Inside</div><h3>Other</h3><div>Other inside</div></div><div id="slide"></div>',
    module: `window.jQuery = window.$ = require('jquery'); require('jquery-ui/dist/jquery-ui.js'); require('jquery-ui/dist/themes/base/jquery-ui.css');`,
    act: "$('#tabs').tabs({ active: 1 }); $('#acc').accordion({ animate: false, active: 1 }); $('#slide').slider({ value: 30 })",
  },
  {
    name: 'UIkit',
    html: '<div class="uk-container"><ul uk-accordion><li><a class="uk-accordion-title" href>One</a><div class="uk-accordion-content">Content one</div></li><li><a class="uk-accordion-title" href>Two</a><div class="uk-accordion-content">Content two</div></li></ul><ul uk-tab><li><a href="#">Left</a></li><li><a href="#">Right</a></li></ul><div class="uk-card uk-card-primary uk-card-body">Card</div></div>',
    module: `import UIkit from 'uikit'; import 'uikit/dist/css/uikit.css'; window.UIkit = UIkit;`,
    act: "UIkit.accordion('[uk-accordion]').toggle(1, false); UIkit.tab('[uk-tab]').show(1)",
  },
  {
    name: 'Pico',
    html: '<main class="container"><h1>Mugs</h1><article><header>News</header><p>Glazed.</p></article><details><summary>More</summary><p>Fired twice.</p></details><dialog><article><p>Sure?</p></article></dialog><progress value="3" max="9"></progress><button>Order</button></main>',
    module: `import '@picocss/pico';`,
    act: "document.documentElement.dataset.theme = 'dark'; document.querySelector('details').open = true; document.querySelector('dialog').showModal()",
  },
  {
    name: 'Shoelace tabs and a dialog',
    html: '<sl-tab-group><sl-tab slot="nav" panel="a">One</sl-tab><sl-tab slot="nav" panel="b">Two</sl-tab><sl-tab-panel name="a">First</sl-tab-panel><sl-tab-panel name="b">Second</sl-tab-panel></sl-tab-group><sl-rating></sl-rating><sl-dialog label="Terms">Be kind.</sl-dialog>',
    module: `import '@shoelace-style/shoelace/dist/themes/light.css'; import '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js'; import '@shoelace-style/shoelace/dist/components/tab/tab.js'; import '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js'; import '@shoelace-style/shoelace/dist/components/rating/rating.js'; import '@shoelace-style/shoelace/dist/components/dialog/dialog.js';`,
    act: "document.querySelector('sl-tab-group').show('b'); document.querySelector('sl-dialog').open = true",
  },
  {
    name: 'Chart.js',
    html: '<canvas id="at" width="600" height="300"></canvas>',
    module: `import Chart from 'chart.js/auto'; window.chart = new Chart('at', { type: 'bar', options: { animation: false, responsive: false }, data: { labels: ['a', 'b'], datasets: [{ label: 'Visits', data: [3, 7] }] } });`,
    act: 'chart.data.datasets[0].data = [9, 2]; chart.update()',
  },
];

export const apps: readonly RealPage[] = [
  ...widgets,
  ...frameworks,
  ...libraries,
  ...['marked', 'video.js', 'photoswipe', 'd3', 'svelte', 'trix'].map(documentation),
];
