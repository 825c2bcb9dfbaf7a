import { jsonReply, type Site, type SiteRequest } from '../../site.ts';
import { app } from './app.ts';
import { decoys } from './decoys.ts';
import { listings } from './listings.ts';
import { plants } from './plants.ts';
import { search } from './search.ts';
import { tenant } from './tenant.ts';

// Qwik: the server renders every page, and a handler is loaded when it is first used. Hebrew, right to left. noUiSlider,
// Leaflet with MarkerCluster, Panzoom and Signature Pad.

const script = /* ts */ `
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import 'leaflet.markercluster/dist/MarkerCluster.Default.css';
import 'nouislider/dist/nouislider.css';
// The tag manager: a notice on cookies, statistics and a pixel.
if (!document.cookie.includes('cookies=')) {
  document.body.insertAdjacentHTML('afterbegin', '<div class="cookies" role="region" aria-label="עוגיות">האתר משתמש בעוגיות (Cookies) לצורכי תפעול וסטטיסטיקה. המשך הגלישה מהווה הסכמה. <button id="cookies-ok">הבנתי</button></div>');
  document.querySelector('#cookies-ok').addEventListener('click', () => { document.cookie = 'cookies=1; path=/'; document.querySelector('.cookies').remove(); });
}
document.cookie = '_ga=GA1.1.' + Date.now() + '; path=/';
const beat = () => navigator.sendBeacon('http://statistics.invalid/g/collect', 'v=2&en=page_view');
beat();
setInterval(beat, 5000);
new Image().src = 'http://pixel.invalid/tr?id=81&ev=PageView';
window.dataLayer = [{ event: 'page', path: location.pathname }];
`;

const styles = `*{box-sizing:border-box}body{font:16px/1.55 Assistant,Arial,sans-serif;margin:0;color:#1d2733;background:#f6f7f9}a{color:#0b5cad;text-decoration:none}
.cookies{background:#1d2733;color:#fff;padding:8px 16px;font-size:14px;text-align:center}.cookies button{margin-inline-start:8px;padding:4px 14px;border:0;border-radius:14px;background:#ff7100;color:#fff;cursor:pointer}
header{display:flex;gap:24px;align-items:center;background:#fff;padding:10px 24px;border-bottom:1px solid #e2e6ea}.logo{font-weight:700;font-size:26px;color:#ff7100}header nav a{margin-inline-end:16px;padding:6px 0}nav a[aria-current]{border-bottom:2px solid #ff7100}
main{max-width:1120px;margin:0 auto;padding:20px 24px 60px;min-height:560px}footer{background:#1d2733;color:#aab;padding:24px}footer a{color:#fff;margin-inline-end:18px;line-height:2.2}
.hero{background:linear-gradient(120deg,#ffe3cc,#d6e8ff);padding:36px;border-radius:18px}.suggest{position:relative;display:flex;gap:8px;max-width:560px}.suggest input{flex:1}
.suggest ul,.menu{position:absolute;z-index:5;background:#fff;list-style:none;margin:0;padding:6px;top:48px;border-radius:10px;box-shadow:0 8px 24px #0003;min-width:220px}.menu{top:auto;margin-top:6px}li[role=option]{padding:8px 12px;cursor:pointer}li[role=option]:hover{background:#fff0e2}
input:not([type=range]):not([type=file]){padding:10px 12px;border:1px solid #c4ccd4;border-radius:8px;font:inherit;width:100%;max-width:340px}
.btn{display:inline-block;padding:9px 18px;border:1px solid #c4ccd4;border-radius:22px;background:#fff;font:inherit;cursor:pointer;color:#1d2733}.main.btn{background:#ff7100;border-color:#ff7100;color:#fff}.btn:disabled{opacity:.55;cursor:default}.btn[aria-busy=true]{opacity:.7}.wa{background:#25d366;color:#fff;border-color:#25d366}
.filters{display:flex;flex-wrap:wrap;gap:12px;align-items:center;background:#fff;padding:14px;border-radius:14px}.chip{padding:7px 14px;border:1px solid #c4ccd4;border-radius:18px;background:#fff;font:inherit;cursor:pointer;margin:2px}.chip.on{background:#ff7100;color:#fff;border-color:#ff7100}.range{width:240px;padding:0 16px}.slider{margin-top:8px}.noUi-connect{background:#ff7100}.select{border:1px solid #c4ccd4;border-radius:18px;padding:7px 16px;cursor:pointer;background:#fff}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:18px}.dim{opacity:.5;transition:opacity .2s}.card{background:#fff;border-radius:14px;overflow:hidden;position:relative;box-shadow:0 1px 4px #0002}.card img{width:100%;height:150px;object-fit:cover;display:block}.heart{position:absolute;top:8px;inset-inline-end:8px;width:36px;height:36px;border:0;border-radius:50%;background:#fffd;font-size:20px;cursor:pointer}.heart.on{color:#e0245e}.card-body{padding:12px}.price{font-size:20px;font-weight:700}.meta,.date{color:#5b6875;margin:4px 0}.tags span{background:#eef2f6;border-radius:8px;padding:2px 8px;margin-inline-end:4px;font-size:13px}
.skeleton{height:270px;border-radius:14px;background:linear-gradient(90deg,#e8ecf0,#f6f7f9,#e8ecf0);background-size:200% 100%;animation:sk 1.2s infinite}@keyframes sk{to{background-position:-200% 0}}.sentinel{text-align:center;padding:24px;color:#5b6875}.spin{display:inline-block;width:24px;height:24px;border:3px solid #ddd;border-top-color:#ff7100;border-radius:50%;animation:sp .8s linear infinite}@keyframes sp{to{transform:rotate(1turn)}}
#map{height:460px;border-radius:14px}.pin{background:#fff;border:1px solid #ff7100;border-radius:14px;text-align:center;font-weight:700}
.push{position:fixed;bottom:24px;inset-inline-end:24px;background:#fff;border-radius:14px;box-shadow:0 8px 30px #0004;padding:16px 20px;max-width:320px;z-index:20}
.gallery{position:relative;margin:0;max-width:640px}.gallery img{width:100%;max-width:640px;height:auto;border-radius:14px;display:block}.arrow{position:absolute;top:40%;width:44px;height:44px;border:0;border-radius:50%;background:#fffd;font-size:24px;cursor:pointer}.prev{right:10px}.next{left:10px}.two{display:grid;grid-template-columns:2fr 1fr;gap:24px}.contact{background:#fff;padding:18px;border-radius:14px;display:flex;flex-direction:column;gap:10px;align-items:flex-start;align-self:start}.plan-frame{overflow:hidden;border:1px solid #ccd;border-radius:10px;max-width:420px;background:#fff}
.form p{margin:0 0 16px}.form label{display:block;font-weight:700}.form label.btn{display:inline-block;font-weight:400}.error{color:#c0182b;display:block}input[aria-invalid=true]{border-color:#c0182b!important}.off{position:absolute;opacity:0;width:1px;height:1px}
.rows{list-style:none;padding:0}.rows li{background:#fff;border-radius:10px;padding:12px 16px;margin-bottom:8px;display:flex;justify-content:space-between;align-items:center}.chat ul{list-style:none;padding:0}.chat li{background:#fff;border-radius:12px;padding:8px 14px;margin:6px 0;max-width:70%}.chat li.me{background:#dcf8c6;margin-inline-start:auto}.contract{height:220px;overflow:auto;background:#fff;border:1px solid #ccd;padding:12px;border-radius:10px}canvas{background:#fff;border:1px dashed #889;border-radius:8px;touch-action:none}
table{border-collapse:collapse;background:#fff;width:100%}th,td{padding:12px;border-bottom:1px solid #e2e6ea;text-align:start}.ad.tall{height:320px;background:#ffe9d6;border-radius:14px;margin-bottom:16px;padding:24px;font-size:20px}.lead{font-size:19px}.fold{background:#fff;border-radius:10px;margin-bottom:8px}.fold-head{width:100%;text-align:start;padding:14px;border:0;background:none;font:inherit;font-weight:700;cursor:pointer}.fold .text{padding:0 14px 14px;margin:0}.result{background:#e3f7e8;padding:12px;border-radius:10px}
#toasts{position:fixed;bottom:20px;inset-inline-start:20px;z-index:30}.toast{background:#1d2733;color:#fff;padding:12px 18px;border-radius:10px;margin-top:8px}.bank{max-width:420px;margin:60px auto;background:#fff;padding:30px;border-top:6px solid #00529b;font-family:Arial}
@view-transition{navigation:auto}@media(max-width:700px){header{flex-wrap:wrap;gap:8px}header nav{display:flex;overflow-x:auto;max-width:100%}.two{grid-template-columns:1fr}main{padding:16px}.hero{padding:20px}}`;

const colors = ['#b9c7d6', '#d8c3a5', '#a7c4a0', '#c9b6d4', '#e0b8a8'];
const photo = (seed: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="${colors[seed % 5]}"/><rect x="${60 + ((seed * 31) % 200)}" y="90" width="220" height="160" fill="#fff8"/><rect y="300" width="640" height="100" fill="#0002"/></svg>`;

/** The server of the portal. */
function reply({ method, path, query, form }: SiteRequest) {
  if (path.startsWith('/photo/') || path.startsWith('/tiles/')) {
    const seed = [...`${path}${query}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    return { body: photo(seed), type: 'image/svg+xml', afterMs: 60 };
  }
  if (path.startsWith('/build/')) return { body: 'Not found', type: 'text/plain', status: 404 };
  if (path === '/madrich/hoze-ledugma') return { body: NOT_FOUND, isPage: true, status: 404 };
  if (path === '/bank/3ds') return { body: BANK, isPage: true };
  if (path === '/api/places')
    return jsonReply(
      { items: ['תל אביב-יפו', 'תל אביב, הצפון הישן', 'תל מונד'] },
      { afterMs: 180 },
    );
  if (path === '/api/listings') return jsonReply({ total: 60 }, { afterMs: 380 });
  if (path === '/api/text') return jsonReply({ total: 12 }, { afterMs: 5_200 });
  if (path === '/api/favorites') return jsonReply({ saved: true }, { afterMs: 300 });
  if (path === '/api/phone') return jsonReply({ error: 'internal' }, { status: 500, afterMs: 260 });
  if (path === '/api/tours') return jsonReply({}, { afterMs: 60_000 });
  if (path === '/api/applicants') return jsonReply({ received: true }, { afterMs: 250 });
  if (path === '/api/rent')
    return jsonReply({ code: 'card_declined' }, { status: 402, afterMs: 700 });
  if (path === '/api/tax') return jsonReply({ url: '/bank/3ds' }, { afterMs: 600 });
  if (path === '/api/messages' && method === 'POST')
    return form?.includes('again')
      ? jsonReply({ sent: true }, { afterMs: 250 })
      : jsonReply({ error: 'unavailable' }, { status: 503, afterMs: 250 });
  if (path === '/api/repairs') return jsonReply({ id: 91 }, { status: 201, afterMs: 400 });
  if (path === '/api/login')
    return form?.includes(':6}')
      ? jsonReply({ ok: true }, { afterMs: 300 })
      : jsonReply({ error: 'credentials' }, { status: 401, afterMs: 300 });
  return undefined;
}

const NOT_FOUND =
  '<header><a class="logo" href="/">גג<span>+</span></a></header><main><h1>404</h1><p>אופס, העמוד שחיפשת לא נמצא.</p></main>';
const BANK =
  '<div class="bank" dir="rtl"><h1>בנק לאומי · אימות תשלום</h1><p>בית העסק: עיריית תל אביב-יפו<br>סכום: ₪812.00</p><p>הקלידו את הקוד שנשלח ב-SMS</p><form action="/arnona"><input type="hidden" name="paid" value="1"><p><input id="otp" inputmode="numeric" aria-label="קוד אימות"></p><button class="btn main" id="otp-ok">אישור</button></form></div>';

export const nadlan: Site = {
  name: 'Gag Plus',
  lang: 'he',
  dir: 'rtl',
  style: 'Qwik, in Hebrew from right to left',
  goal: 'contact',
  about:
    'A portal for rented apartments with an account for tenants. A good visit ends with a phone call, a viewing, or an application.',
  script,
  styles,
  compiler: 'qwik',
  modules: { 'app.tsx': app, 'listings.ts': listings, 'search.tsx': search, 'tenant.tsx': tenant },
  pages: '',
  reply,
  plants,
  decoys,
};
