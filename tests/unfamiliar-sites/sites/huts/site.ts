import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// Preact with Web Awesome in shadow roots, Leaflet, PhotoSwipe and Air Datepicker; pages change by view transitions.

const script = /* ts */ `
/** @jsxImportSource preact */
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/details/details.js';
import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/rating/rating.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import '@awesome.me/webawesome/dist/components/tab-group/tab-group.js';
import '@awesome.me/webawesome/dist/components/copy-button/copy-button.js';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import AirDatepicker from 'air-datepicker';
import en from 'air-datepicker/locale/en';
import 'air-datepicker/air-datepicker.css';

const api = (path, init) => fetch('/api/' + path, init);
const moved = () => dispatchEvent(new Event('moved'));
const go = (path) => { history.pushState(null, '', path); document.startViewTransition ? document.startViewTransition(moved) : moved(); };
const huts = ['Alder', 'Birch', 'Cedar', 'Dove', 'Elk', 'Fox', 'Goat', 'Heron', 'Ibex', 'Jay', 'Kite', 'Lynx'];

function Home() {
  const box = useRef();
  const [lang, setLang] = useState('en');
  const [dark, setDark] = useState(false);
  useEffect(() => { const light = new PhotoSwipeLightbox({ gallery: box.current, children: 'a', pswpModule: PhotoSwipe }); light.init(); return () => light.destroy(); }, []);
  const turn = (next) => document.startViewTransition ? document.startViewTransition(() => setLang(next)) : setLang(next);
  return <><h1>{lang === 'en' ? 'Nights above the trees' : 'Nächte über den Bäumen'}</h1><p id="lead">Twelve huts, one key, and a stove that is lit before you come.</p>
    <button id="lang" onClick={() => turn(lang === 'en' ? 'de' : 'en')}>{lang === 'en' ? 'Deutsch' : 'English'}</button> <button id="theme" onClick={() => { document.documentElement.classList.toggle('dark', !dark); setDark(!dark); }}>Dark or light</button>
    <div ref={box} id="views">{[1, 2, 3, 4].map((n) => <a key={n} href={'/picture.svg?' + n} data-pswp-width="900" data-pswp-height="540" target="_blank"><img src={'/picture.svg?' + n} width="120" height="72" alt={'View ' + n} /></a>)}</div></>;
}
function Huts() {
  const [shown, setShown] = useState(6);
  const end = useRef();
  const state = useRef({ shown: 6, busy: false, stopped: false });
  useEffect(() => {
    const watch = new IntersectionObserver(async ([entry]) => {
      const now = state.current;
      if (!entry.isIntersecting || now.busy || now.stopped) return;
      now.busy = true;
      const response = await api((now.shown >= 10 ? '500' : '200') + '/huts?ms=200');
      now.busy = false;
      if (!response.ok) { now.stopped = true; return; }
      now.shown += 2; setShown(now.shown);
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return <><h1>All 12 huts</h1>{huts.slice(0, shown).map((name) => <article key={name} style={{ minHeight: '260px' }}><h2>{name} Hut</h2><img src={'/picture.svg?' + name} width="300" height="180" alt={name} /></article>)}<div ref={end} style={{ height: '8px' }} /></>;
}
function Hut() {
  const [busy, setBusy] = useState(false);
  const [people, setPeople] = useState(2);
  const book = async () => { setBusy(true); try { await api('hang-up', { method: 'POST' }); go('/'); } catch {} setBusy(false); };
  return <><h1>Birch Hut</h1><p>Six beds, a stove and a spring.</p><p>Guests <button aria-label="Fewer guests" onClick={() => setPeople(Math.max(1, people - 1))}>−</button> <b>{people}</b> <button aria-label="More guests" onClick={() => setPeople(people + 1)}>+</button></p>
    <wa-button id="book" variant="brand" loading={busy} onClick={book}>Book Birch Hut</wa-button></>;
}
function Photos() { return <><h1>Photos</h1><p>Winter, summer and the week between them.</p><img src="/picture.svg" width="300" height="180" alt="Winter" /><p><wa-button id="all-photos">All photos</wa-button></p></>; }
function Find() {
  const [list, setList] = useState(huts.slice(0, 4));
  const region = async (e) => { const value = e.target.value; if (!value) return; const response = await api(value === 'north' ? '500/region?ms=150' : '200/region?ms=150'); if (response.ok) setList((await response.json()).items.map((each) => each + ' ' + value)); };
  return <><h1>Find a hut</h1><wa-select id="region" label="Region" onchange={region}><wa-option value="south">South</wa-option><wa-option value="east">East</wa-option></wa-select><p><button id="north" onClick={() => region({ target: { value: 'north' } })}>Only huts in the north</button></p><ul>{list.map((each) => <li key={each}>{each}</li>)}</ul></>;
}
function Map() {
  const box = useRef();
  useEffect(() => {
    const map = L.map(box.current).setView([47, 11], 9);
    const icon = L.divIcon({ html: '▲', className: 'pin', iconSize: [28, 28] });
    L.marker([47, 11], { icon, title: 'Birch Hut', alt: 'Birch Hut' }).addTo(map).bindPopup('<b>Birch Hut</b><br>1,840 m<br><button class="reserve">Reserve this hut</button>');
    return () => map.remove();
  }, []);
  return <><h1>Map</h1><div ref={box} id="map" style={{ height: '420px', background: '#dfe7da' }} /></>;
}
function Calendar() {
  const [month, setMonth] = useState(5);
  return <><h1>Free nights</h1><button id="later" onClick={() => setMonth(month + 1)}>Next month</button><p>{['May', 'June', 'July', 'August', 'September'][(month - 5) % 5]}</p><div class="days">{Array.from({ length: 28 }, (_, n) => <div key={n} class={n % 4 ? 'day free' : 'day'} role={n % 4 ? 'button' : undefined} aria-label={n % 4 ? 'Free night ' + (n + 1) : undefined}>{n + 1}</div>)}</div></>;
}
function Weather() {
  useEffect(() => { const timer = setTimeout(() => { const sensor = new AmbientLightSensor2(); sensor.start(); }, 500); return () => clearTimeout(timer); }, []);
  return <><h1>Weather</h1><p>Snow above 1,800 m, clearing towards the evening.</p></>;
}
function Webcams() {
  const [ready, setReady] = useState(false);
  useEffect(() => { const timer = setTimeout(() => setReady(true), 1400); return () => clearTimeout(timer); }, []);
  return <><h1>Webcams</h1>{ready && <div style={{ height: '560px', background: '#ccd' }}>Summit</div>}<div style={{ height: '640px', background: '#eee' }}>Valley, live since five in the morning</div></>;
}
function Group() {
  const [step, setStep] = useState(1);
  return <><h1>Groups</h1><form onSubmit={(e) => { e.preventDefault(); if (step < 2) setStep(2); }}>{step === 1 ? <><label>Group name <input name="group" /></label> <label>People <input name="people" /></label> <button type="button" id="step" onClick={() => setStep(2)}>Next step</button></> : <><label>Passport number of each guest <input name="passport" /></label> <button>Send request</button></>}</form></>;
}
function Notes() {
  const timer = useRef();
  return <><h1>Trip notes</h1><p>Saved as you type.</p><textarea name="notes" aria-label="Notes" rows="6" cols="34" onInput={() => { clearTimeout(timer.current); timer.current = setTimeout(() => { api('507', { method: 'PUT' }); }, 600); }} /></>;
}
function Trails() { return <><h1>Trails</h1><p>Forty trails, from an hour to three days.</p><ul><li><a id="maps" href="/shop" onClick={(e) => { e.preventDefault(); go('/shop'); }}>Trail maps, free to read</a></li><li><a id="ridge" href="/trails/4" onClick={(e) => { e.preventDefault(); go('/trails/4'); }}>The ridge in three days</a></li></ul></>; }
const Trail = () => <><h1>The ridge in three days</h1>{[1, 2, 3].map((n) => <p key={n} class="text">Day {n}: leave before eight, follow the red marks, and keep the lake to your left until the saddle.</p>)}</>;
const Shop = () => <><h1>Shop</h1><p>Mugs and caps.</p></>;
function Stay() {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState('');
  return <><h1>Your stay</h1><wa-tab-group><wa-tab panel="a">Arrive</wa-tab><wa-tab panel="b">Leave</wa-tab><wa-tab-panel name="a">After four.</wa-tab-panel><wa-tab-panel name="b">Before ten.</wa-tab-panel></wa-tab-group>
    <wa-details id="pets" summary="Are dogs welcome?">Yes, on a lead.</wa-details><button id="rules" onClick={() => setOpen(true)}>House rules</button><wa-dialog label="House rules" open={open} onwa-after-hide={() => setOpen(false)}>Split wood, sweep the floor.</wa-dialog>
    <wa-switch id="news" onchange={() => api('200', { method: 'PUT' }).then(() => setSaved('Saved at ' + performance.now().toFixed(0)))}>Send me the weather</wa-switch><p>{saved}</p><wa-rating id="stars" label="Your stay" /></>;
}
function Dates() {
  const field = useRef();
  const [text, setText] = useState('');
  useEffect(() => { const picker = new AirDatepicker(field.current, { locale: en, range: true, onSelect: ({ formattedDate }) => setText([formattedDate].flat().join(' to ')) }); return () => picker.destroy(); }, []);
  return <><h1>Dates</h1><input ref={field} id="nights" aria-label="Nights" readonly /><p>{text}</p></>;
}
function Film() {
  const [on, setOn] = useState(false);
  const [second, setSecond] = useState(0);
  useEffect(() => { if (!on) return; const timer = setInterval(() => setSecond((s) => s + 1), 500); return () => clearInterval(timer); }, [on]);
  return <><h1>Film</h1><video width="320" height="180" controls poster="/picture.svg" /><p><button id="play" onClick={() => setOn(!on)}>{on ? 'Pause' : 'Play'}</button> <span>0:0{second % 10}</span></p></>;
}
function Key() {
  return <><h1>Your key</h1><p>Door code <code id="code">4471-LYNX</code> <wa-copy-button id="copy" value="4471-LYNX" /></p><p><button id="paper" onClick={() => window.print()}>Print</button> <a href="mailto:huts@example.com" id="mail">Write to us</a></p></>;
}
function Packing() {
  const [list, setList] = useState(['Socks', 'Lamp', 'Map', 'Soap']);
  const from = useRef();
  const drop = (to) => setList((all) => { const next = [...all]; const [moved] = next.splice(from.current, 1); next.splice(to, 0, moved); return next; });
  const [ticked, setTicked] = useState([]);
  return <><h1>Packing list</h1><ul id="packing">{list.map((each, n) => <li key={each} draggable onDragStart={() => { from.current = n; }} onDragOver={(e) => e.preventDefault()} onDrop={() => drop(n)}>☰ <label><input type="checkbox" checked={ticked.includes(each)} onChange={() => setTicked(ticked.includes(each) ? ticked.filter((x) => x !== each) : [...ticked, each])} /> {each}</label></li>)}</ul></>;
}
function Chat() {
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState(['Hello, how can we help?']);
  const send = (e) => { e.preventDefault(); const text = e.target.elements.line.value; e.target.reset(); setLines((all) => [...all, text]); setTimeout(() => setLines((all) => [...all, 'One moment, please.']), 1500); };
  return <><h1>Contact</h1><p>We are here from eight to eight.</p><button id="bubble" aria-expanded={open} onClick={() => setOpen(!open)} style={{ position: 'fixed', right: '16px', bottom: '16px', borderRadius: '30px' }}>Chat</button>{open && <form id="chat" onSubmit={send} style={{ position: 'fixed', right: '16px', bottom: '80px', background: '#fff', border: '1px solid #999', padding: '12px' }}>{lines.map((each, n) => <p key={n}>{each}</p>)}<input name="line" aria-label="Message" autocomplete="off" /><button>Send</button></form>}</>;
}
function Game() {
  const [turned, setTurned] = useState([]);
  const [found, setFound] = useState([]);
  const cards = ['fox', 'owl', 'fox', 'elk', 'owl', 'elk'];
  const turn = (n) => { if (turned.length === 2) return; const next = [...turned, n]; setTurned(next); if (next.length < 2) return; setTimeout(() => { if (cards[next[0]] === cards[next[1]]) setFound((all) => [...all, ...next]); setTurned([]); }, 700); };
  return <><h1>While you wait</h1><div class="cards">{cards.map((each, n) => <button key={n} class="card" disabled={found.includes(n)} onClick={() => turn(n)}>{turned.includes(n) || found.includes(n) ? each : '?'}</button>)}</div></>;
}
function Beds() {
  const [state, setState] = useState('');
  const check = async () => { setState('busy'); await api('200?ms=3100'); setState('Four beds are free'); };
  return <><h1>Beds</h1><wa-button id="check" loading={state === 'busy'} onClick={check}>Check beds</wa-button>{state === 'busy' ? <div class="bone" /> : <p>{state}</p>}</>;
}

const pages = { '/': Home, '/huts': Huts, '/huts/2': Hut, '/photos': Photos, '/find': Find, '/map': Map, '/calendar': Calendar, '/weather': Weather, '/webcams': Webcams, '/groups': Group, '/notes': Notes, '/trails': Trails, '/trails/4': Trail, '/shop': Shop, '/stay': Stay, '/dates': Dates, '/film': Film, '/key': Key, '/packing': Packing, '/contact': Chat, '/game': Game, '/beds': Beds };
function Root() {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => { const set = () => setPath(location.pathname); addEventListener('moved', set); addEventListener('popstate', set); return () => { removeEventListener('moved', set); removeEventListener('popstate', set); }; }, []);
  const Page = pages[path] ?? Home;
  const burger = useRef();
  // The menu opens when a mouse is over it. A finger has no such thing.
  const [menu, setMenu] = useState(false);
  return <><header><button id="burger" aria-label="Menu" ref={burger} onMouseEnter={() => matchMedia('(hover: hover)').matches && setMenu(true)} onMouseLeave={() => setMenu(false)}>☰</button>{menu && <span>Twelve huts</span>}</header><nav>{Object.keys(pages).map((each) => <a key={each} href={each} onClick={(e) => { e.preventDefault(); go(each); }}>{each === '/' ? 'Ridge Huts' : each.slice(1)}</a>)}</nav><main><Page key={path} /></main></>;
}
render(<Root />, document.querySelector('#root'));
`;

export const huts: Site = {
  name: 'Ridge Huts',
  style: 'Preact with Web Awesome',
  goal: 'booking',
  about: 'Mountain huts to rent. A good visit ends with a booking.',
  script,
  styles: `body{margin:0;font:16px/1.5 system-ui}nav{display:flex;flex-wrap:wrap;gap:8px;padding:8px 16px}main{padding:16px}header{padding:8px 16px}.dark body{background:#222;color:#eee}
    .days{display:grid;grid-template-columns:repeat(7,40px);gap:4px}.day{height:36px;text-align:center;color:#999}.free{background:#cfe8cf;color:#000;cursor:pointer}.cards{display:grid;grid-template-columns:repeat(3,80px);gap:8px}.card{height:80px}
    .pin{font-size:24px;color:#a30;cursor:pointer}.bone{height:120px;background:#e5e5e5}@media (min-width:800px){header{display:none}}`,
  pages: '<div id="root"></div>',
  plants,
  decoys,
};
