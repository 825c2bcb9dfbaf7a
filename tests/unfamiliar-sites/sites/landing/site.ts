import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// Animated: something moves by script on every page, whether a visitor does anything or not.

const script = /* ts */ `
import Swiper from 'swiper/bundle';
import 'swiper/css/bundle';
import Swal from 'sweetalert2';
import MicroModal from 'micromodal';
const $ = (id) => document.getElementById(id);
const ball = document.createElement('div'); ball.className = 'ball'; document.body.append(ball);
let t = 0; (function move() { t += 0.05; ball.style.transform = 'translate(' + Math.sin(t) * 60 + 'px,' + Math.cos(t) * 30 + 'px)'; requestAnimationFrame(move); })();
const ticker = document.createElement('p'); ticker.className = 'ticker'; document.querySelector('header').append(ticker);
setInterval(() => { ticker.textContent = 'Listeners now: ' + (9000 + Math.round(Math.random() * 400)); }, 700);
let hue = 0; setInterval(() => { hue += 7; document.querySelector('h1')?.style.setProperty('color', 'hsl(' + hue + ' 60% 40%)'); }, 400);
if (document.querySelector('.swiper')) new Swiper('.swiper', { loop: true, navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' }, pagination: { el: '.swiper-pagination', clickable: true } });
if (document.querySelector('.modal')) MicroModal.init();
const on = (id, act) => $(id)?.addEventListener('click', act);
on('sample', () => Swal.fire({ title: 'Sample sent', text: 'Look into your inbox' }));
on('delete', async () => { const { isConfirmed } = await Swal.fire({ title: 'Delete the playlist?', showCancelButton: true }); if (isConfirmed) $('playlist').textContent = 'Deleted'; });
on('like', () => { $('likes').textContent++; });
on('play', () => { $('play').textContent = $('play').textContent === 'Play' ? 'Pause' : 'Play'; });
on('upgrade', () => { setTimeout(() => { const plan = {}; plan.price.toFixed(2); }, 250); });
on('trial', () => { fetch('/api/hang-up').catch(() => {}); });
on('wheel', () => { document.body.querySelectorAll('main, header, footer, .ball').forEach((x) => x.remove()); throw new Error('wheel of fortune'); });
on('mix', () => { $('mixing').className = 'dots'; });
on('shuffle', () => { $('shuffled').className = 'dots'; setTimeout(() => { $('shuffled').className = ''; $('shuffled').textContent = 'Shuffled'; }, 1600); });
on('louder', () => { $('volume').textContent = +$('volume').textContent + 5; });
on('quieter', () => { $('volume').textContent = $('volume').textContent - 5; });
on('tag', () => { $('tags').insertAdjacentHTML('beforeend', '<li>New tag</li>'); });
on('link', () => { navigator.clipboard?.writeText('x').catch(() => {}); $('link').classList.add('done'); $('link').textContent = 'Copied'; setTimeout(() => { $('link').textContent = 'Copy link'; }, 1800); });
on('menu', () => { $('panel').hidden = !$('panel').hidden; $('menu').setAttribute('aria-expanded', !$('panel').hidden); });
on('night', () => document.documentElement.classList.toggle('night'));
$('join')?.addEventListener('submit', async (e) => { e.preventDefault(); await fetch('/api/200?ms=300', { method: 'POST' }); $('join').remove(); $('joined').textContent = 'You are in'; });
document.querySelectorAll('.autosave input').forEach((x) => x.addEventListener('input', () => { clearTimeout(window.s); window.s = setTimeout(() => fetch('/api/200', { method: 'PUT' }).then(() => { $('kept').textContent = 'Kept ' + Date.now(); }), 500); }));
document.querySelectorAll('.price').forEach((x) => x.addEventListener('click', () => { document.querySelectorAll('.price').forEach((y) => y.classList.toggle('on', x === y)); }));
document.querySelectorAll('[data-key]').forEach((x) => x.addEventListener('keydown', (e) => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); x.classList.toggle('on'); x.setAttribute('aria-pressed', x.classList.contains('on')); } }));
if (location.pathname === '/press') setTimeout(() => { document.querySelector('#quotes').children[3].remove(); }, 500);
if (location.pathname === '/charts') fetch('/api/500');
if (location.pathname === '/live') fetch('/api/200?ms=5300').then(() => { $('stage').innerHTML = '<p style="font-size:26px">' + 'Tonight on the stage by the river and on every telephone. '.repeat(14) + '</p>'; });
if (location.pathname === '/feed') { document.querySelector('footer').remove(); let n = 0; const more = () => { for (let i = 0; i < 14; i++) { const p = document.createElement('p'); p.style.minHeight = '90px'; p.textContent = 'Song ' + (++n); $('feed').append(p); } }; more(); addEventListener('scroll', () => { if (n < 90 && innerHeight + scrollY > document.body.scrollHeight - 300) more(); }); }
`;
const names = [
  '/',
  '/plans',
  '/trial',
  '/play',
  '/join',
  '/wheel',
  '/mix',
  '/press',
  '/charts',
  '/live',
  '/story',
  '/studio',
  '/feed',
  '/settings',
  '/demo',
  '/bands',
  '/gear',
  '/faq',
];
const page = (body: string) =>
  `<header>${names.map((path) => `<a href="${path}">${path === '/' ? 'Home' : path.slice(1)}</a>`).join(' ')}</header><main>${body}</main><footer>Tidal Radio</footer>`;
const sections = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `<section style="min-height:500px"><h2>Wave ${n + 1}</h2></section>`,
  ).join('');

export const landing: Site = {
  name: 'Tidal Radio',
  style: 'animated',
  goal: 'sign-up',
  about: 'A radio station for the coast. A good visit ends with joining.',
  script,
  styles: `body{font:16px/1.5 sans-serif;margin:0}header{padding:8px;background:#eef}header a{margin-right:10px}main{padding:16px;max-width:820px}button{font:inherit;padding:6px 12px}.ball{position:fixed;right:120px;bottom:80px;width:40px;height:40px;border-radius:50%;background:#69c;pointer-events:none}
.swiper{max-width:360px;height:200px;margin:0}.card{padding:16px;width:220px;background:#eef;margin:8px 0;cursor:pointer}.price{display:inline-block;padding:16px;background:#eef;margin:4px;cursor:pointer}.on{outline:3px solid #69c}.night{filter:invert(1)}
.dots::after{content:"…";animation:d 1s infinite}@keyframes d{50%{opacity:0}}@keyframes pulse{50%{transform:scale(1.06)}}.pulse{animation:pulse 1.2s infinite}label{display:block;margin:6px 0}.modal{display:none}.modal.is-open{display:block;position:fixed;inset:80px;background:#fff;border:2px solid #69c;padding:16px}.tiny{width:16px;height:16px;padding:0;font-size:9px}`,
  pages: {
    '/': page(
      '<h1>Radio from the coast</h1><p id="intro">We play what the ferry captains play, from five in the morning until the last boat is in.</p><div class="swiper"><div class="swiper-wrapper"><div class="swiper-slide">ReportSchedule</div><div class="swiper-slide">Noon</div><div class="swiper-slide">Night</div></div><div class="swiper-button-next"></div><div class="swiper-button-prev"></div><div class="swiper-pagination"></div></div><button id="night">Night mode</button> <button id="menu" aria-expanded="false">More stations</button><div id="panel" hidden>North, South</div><p><a href="/bands">Bands we love</a></p>',
    ),
    '/plans': page(
      '<h1>Plans</h1>' +
        ['Small 4.90', 'Large 9.90', 'Family 14.90']
          .map((x) => `<div class="price" role="button" tabindex="0" aria-label="${x}">${x}</div>`)
          .join('') +
        '<p><button id="upgrade" class="pulse">Upgrade now</button></p>',
    ),
    '/trial': page('<h1>Trial</h1><button id="trial" class="pulse">Start free trial</button>'),
    '/play': page(
      '<h1>Play</h1><button id="play">Play</button> <button id="louder">+</button> <button id="quieter">−</button> <b id="volume">50</b><p><button id="like">♥</button> <b id="likes">3</b></p><p><button id="skip" class="pulse">Skip song</button></p>',
    ),
    '/join': page(
      '<h1>Join</h1><form id="join"><label>Nickname <input name="nick"></label><label>Harbour <input name="harbour"></label><button>Join the crew</button></form><p id="joined"></p>',
    ),
    '/wheel': page(
      '<h1>Win a mug</h1><ul>' +
        'abcdefghijkl'
          .split('')
          .map((x) => `<li>Prize ${x}</li>`)
          .join('') +
        '</ul><button id="wheel">Spin the wheel</button>',
    ),
    '/mix': page(
      '<h1>Mix</h1><button id="mix">Make my mix</button> <span id="mixing"></span><p><button id="shuffle">Shuffle</button> <span id="shuffled"></span></p>',
    ),
    '/press': page('<h1>Press</h1><div id="quotes"><p>Lovely</p></div>'),
    '/charts': page('<h1>Charts</h1><ol id="chart"></ol>'),
    '/live': page('<h1>Live</h1><div id="stage"></div>'),
    '/story': page(`<h1>Story</h1>${sections(8)}`),
    '/studio': page(
      '<h1>Studio</h1><form id="request" onsubmit="return false"><label>Song <input name="song"></label><label>Dedication <input name="dedication"></label><label>Mobile number <input name="mobile"></label><button>Send request</button></form><div class="card pulse" id="tour"><b>Studio tour</b><br>Every Friday</div>',
    ),
    '/feed': page('<h1>Songs</h1><div id="feed"></div>'),
    '/settings': page(
      '<h1>Settings</h1><div class="autosave"><label>Town <input name="town"></label><label>Language <input name="language"></label></div><p id="kept"></p><ul id="tags"><li>Sea</li></ul><button id="tag">Add tag</button><p id="playlist">Playlist <button id="delete" class="tiny" aria-label="Delete playlist">×</button></p>',
    ),
    '/demo': page(
      '<h1>Demo</h1><button id="sample">Send sample</button> <button data-micromodal-trigger="m">Terms</button><div class="modal" id="m" aria-hidden="true"><div tabindex="-1"><p>Be kind.</p><button data-micromodal-close>Close terms</button></div></div>',
    ),
    '/bands': page('<h1>Bands</h1><p>Soon.</p>'),
    '/gear': page(
      '<h1>Gear</h1><p><span data-key tabindex="0" role="button" aria-pressed="false">Headphones</span> <span data-key tabindex="0" role="button" aria-pressed="false">Turntable</span></p><button id="link">Copy link</button>',
    ),
    '/faq': page(
      '<h1>Questions</h1>' +
        ['Where', 'When', 'Why']
          .map((x) => `<details><summary>${x}</summary><p>Because.</p></details>`)
          .join(''),
    ),
  },
  plants,
  decoys,
};
