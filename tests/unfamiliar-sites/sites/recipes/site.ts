import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// Web components: Lit and Shoelace, everything in shadow roots, pages by ordinary links.

const script = /* ts */ `
import { LitElement, html, css } from 'lit';
import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js';
import '@shoelace-style/shoelace/dist/components/details/details.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/rating/rating.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js';
import '@shoelace-style/shoelace/dist/components/tab/tab.js';
import '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js';
import '@shoelace-style/shoelace/dist/components/carousel/carousel.js';
import '@shoelace-style/shoelace/dist/components/carousel-item/carousel-item.js';
import '@shoelace-style/shoelace/dist/components/spinner/spinner.js';
import '@shoelace-style/shoelace/dist/components/copy-button/copy-button.js';

const define = (name, properties, view, more = {}) => customElements.define(name, class extends LitElement {
  static properties = properties;
  static styles = css\`:host{display:block}button{font:inherit;padding:6px 10px}.card{padding:14px;width:220px;background:#efe;cursor:pointer;margin:6px 0}label{display:block;margin:6px 0}li{margin:4px 0}\`;
  constructor() { super(); Object.assign(this, more.start?.() ?? {}); }
  firstUpdated() { more.ready?.call(this); }
  render() { return view(this); }
});
define('portion-picker', { n: { state: true } }, (me) => html\`<p><button @click=\${() => me.n--}>−</button> \${me.n} portions <button @click=\${() => me.n++}>+</button></p><ul><li>\${me.n * 80} g flour</li><li>\${me.n} eggs</li></ul>\`, { start: () => ({ n: 4 }) });
define('shopping-list', { items: { state: true }, text: { state: true } }, (me) => html\`<ul>\${me.items.map((x) => html\`<li><label><input type="checkbox"> \${x}</label> <button @click=\${() => { me.items = me.items.filter((y) => y !== x); }}>Remove \${x}</button></li>\`)}</ul><button id="add" @click=\${() => { me.items = [...me.items, 'Item ' + me.items.length]; }}>Add item</button> <button id="print">Print list</button>\`, { start: () => ({ items: ['Milk', 'Leeks', 'Butter'] }) });
define('recipe-rating', { n: { state: true } }, (me) => html\`<sl-rating label="Rating" @sl-change=\${(e) => { me.n = e.target.value; }}></sl-rating><p>\${me.n ? 'You gave ' + me.n : ''}</p>\`);
define('week-planner', { open: { state: true } }, (me) => html\`<div class="card" id="monday"><b>Monday dinner</b><br>Leek soup</div><div class="card" @click=\${() => { me.open = !me.open; }}><b>Tuesday dinner</b>\${me.open ? html\`<p>Potatoes</p>\` : ''}</div>\`);
define('cook-timer', { left: { state: true }, running: { state: true } }, (me) => html\`<p>\${me.left} s</p><button @click=\${() => { me.running = !me.running; clearInterval(me.t); if (me.running) me.t = setInterval(() => { me.left--; }, 1000); }}>\${me.running ? 'Pause' : 'Start'} timer</button>\`, { start: () => ({ left: 300 }) });
define('menu-share', {}, () => html\`<button id="share" @click=\${() => { const user = null; user.friends.push('you'); }}>Share menu</button>\`);
define('note-box', { state: { state: true } }, (me) => html\`<label>Title <input name="title" @input=\${() => me.save()}></label><label>Note <textarea name="note" @input=\${() => me.save()}></textarea></label><p>\${me.state}</p>\`, { ready() { this.save = () => { clearTimeout(this.t); this.t = setTimeout(async () => { await fetch('/api/200', { method: 'PUT' }); this.state = 'Saved ' + Date.now(); }, 500); }; } });
define('join-form', { done: { state: true } }, (me) => me.done ? html\`<p>Welcome to the table</p>\` : html\`<form @submit=\${async (e) => { e.preventDefault(); await fetch('/api/200?ms=250', { method: 'POST' }); me.done = true; }}><label>First name <input name="first"></label><label>Town <input name="town"></label><button>Join the table</button></form>\`);
define('contest-form', {}, () => html\`<form @submit=\${(e) => e.preventDefault()}><label>Dish name <input name="dish"></label><label>Your story <textarea name="story"></textarea></label><label>Postal address <input name="postal"></label><button>Enter contest</button></form>\`);
define('menu-import', {}, () => html\`<button id="import" @click=\${() => fetch('/api/502')}>Import recipes</button>\`);
define('wine-list', { wait: { state: true }, show: { state: true }, quick: { state: true } }, (me) => html\`<button id="wine" @click=\${() => { me.wait = true; }}>Match a wine</button> \${me.wait ? html\`<sl-spinner></sl-spinner>\` : ''}<p><button id="tea" @click=\${() => { me.quick = true; setTimeout(() => { me.quick = false; me.show = true; }, 1500); }}>Match a tea</button> \${me.quick ? html\`<sl-spinner></sl-spinner>\` : ''} \${me.show ? 'Green tea' : ''}</p>\`);
define('season-page', { on: { state: true } }, (me) => html\`\${me.on === 'off' ? '' : html\`<ul>\${'abcdefghijkl'.split('').map((x) => html\`<li>Vegetable \${x}</li>\`)}</ul><button id="winter" @click=\${() => { me.on = 'off'; document.querySelector('header').remove(); throw new Error('season is not defined'); }}>Show winter</button>\`}\`);
define('filter-chips', { on: { state: true } }, (me) => html\`\${['Soup', 'Bread', 'Cake'].map((x) => html\`<button aria-pressed=\${me.on === x} @click=\${() => { me.on = x; }}>\${x}</button> \`)}<p>\${me.on ?? 'All'} recipes</p>\`);
define('key-list', { at: { state: true } }, (me) => html\`<ul tabindex="0" role="listbox" @keydown=\${(e) => { if (e.key === 'ArrowDown') me.at++; if (e.key === 'ArrowUp') me.at--; }}>\${['Thyme', 'Sage', 'Mint', 'Dill'].map((x, i) => html\`<li role="option" aria-selected=\${i === me.at} style="background:\${i === me.at ? '#cfc' : ''}">\${x}</li>\`)}</ul>\`, { start: () => ({ at: 0 }) });
document.getElementById('rules')?.addEventListener('click', () => document.querySelector('sl-dialog').show());
`;
const names = [
  '/',
  '/recipe',
  '/list',
  '/plan',
  '/join',
  '/notes',
  '/share',
  '/import',
  '/contest',
  '/wine',
  '/season',
  '/herbs',
  '/history',
  '/videos',
  '/newest',
  '/chefs',
  '/tips',
  '/soups',
];
const page = (body: string, inline = '') =>
  `<header>${names.map((path) => `<a href="${path}">${path === '/' ? 'Home' : path.slice(1)}</a>`).join(' ')}</header><main>${body}</main>${inline && `<script>${inline}</script>`}`;
const sections = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `<section style="min-height:500px"><h2>Chapter ${n + 1}</h2></section>`,
  ).join('');

export const recipes: Site = {
  name: 'The Long Table',
  style: 'Lit',
  goal: 'sign-up',
  about: 'Recipes and a weekly menu. A good visit ends with joining.',
  script,
  styles:
    'body{font:16px/1.5 sans-serif;margin:0}header{padding:8px;background:#efe}header a{margin-right:10px}main{padding:16px;max-width:800px}',
  pages: {
    '/': page(
      '<h1>The Long Table</h1><p id="intro">Seasonal recipes for people who would rather cook slowly than quickly, on weekdays too.</p><filter-chips></filter-chips><sl-carousel navigation loop style="max-width:320px">' +
        [1, 2, 3, 4]
          .map(
            (n) =>
              `<sl-carousel-item><img src="/picture.svg?${n}" alt="Dish ${n}"></sl-carousel-item>`,
          )
          .join('') +
        '</sl-carousel><p><a href="/newest">Newest dishes</a></p>',
    ),
    '/recipe': page(
      '<h1>Leek soup</h1><portion-picker></portion-picker><recipe-rating></recipe-rating><cook-timer></cook-timer><sl-tab-group><sl-tab slot="nav" panel="a">Method</sl-tab><sl-tab slot="nav" panel="b">Nutrition</sl-tab><sl-tab-panel name="a">Cut the leeks.</sl-tab-panel><sl-tab-panel name="b">180 kcal</sl-tab-panel></sl-tab-group>',
    ),
    '/list': page(
      '<h1>Shopping list</h1><shopping-list></shopping-list><p>Code <sl-copy-button value="LEEK" copy-label="Copy code"></sl-copy-button></p>',
    ),
    '/plan': page('<h1>Week</h1><week-planner></week-planner>'),
    '/join': page(
      '<h1>Join</h1><join-form></join-form><sl-button id="rules">House rules</sl-button><sl-dialog label="House rules">Wash up.</sl-dialog><p><sl-switch>Letters</sl-switch></p>',
    ),
    '/notes': page('<h1>Notes</h1><note-box></note-box>'),
    '/share': page('<h1>Share</h1><menu-share></menu-share>'),
    '/import': page('<h1>Import</h1><menu-import></menu-import>'),
    '/contest': page('<h1>Contest</h1><contest-form></contest-form>'),
    '/wine': page('<h1>Drinks</h1><wine-list></wine-list>'),
    '/season': page('<h1>Season</h1><season-page></season-page>'),
    '/herbs': page('<h1>Herbs</h1><key-list></key-list>'),
    '/history': page(`<h1>History of soup</h1>${sections(8)}`),
    '/videos': page(
      '<h1>Videos</h1><p>Coming</p><img src="/api/404" alt="Preview" width="200" height="100">',
      "fetch('/api/404')",
    ),
    '/newest': page('<h1>Newest</h1><p>No dishes.</p>'),
    '/chefs': page(
      '<h1>Chefs</h1><p>Anna, Bo</p>',
      "addEventListener('load', () => setTimeout(() => { window.chefs.sort() }, 300))",
    ),
    '/tips': page(
      '<h1>Tips</h1>' +
        ['Knives', 'Stock', 'Salt']
          .map((x) => `<sl-details summary="${x}">About ${x}</sl-details>`)
          .join(''),
    ),
    '/soups': page(
      '<h1>Soups</h1><div id="banner"></div><div style="height:700px;background:#efe">Soups by colour</div>',
      "setTimeout(() => { banner.style.height = '520px' }, 1300); setTimeout(() => { banner.style.height = '0' }, 1800)",
    ),
  },
  plants,
  decoys,
};
