/** Header, menus, basket drawer, notices and the chat: the parts on every page. */
export const frameScript = `
import AOS from 'aos';
import 'aos/dist/aos.css';
import Cookies from 'js-cookie';
import Headroom from 'headroom.js';
import LazyLoad from 'vanilla-lazyload';
import { Notyf } from 'notyf';
import 'notyf/notyf.min.css';
import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const post = (path) => fetch(path, { method: 'POST' });
const kind = $('.site').dataset.kind;
const notyf = new Notyf({ duration: 2600, position: { x: 'center', y: 'top' }, ripple: false });
const lazy = new LazyLoad({ elements_selector: '.lazy', threshold: 200 });
AOS.init({ once: true, duration: 500, offset: 40 });

// countdown
const banner = $('#countdown');
if (Cookies.get('hv-banner') === 'off') banner.hidden = true;
const tick = () => {
  const now = new Date();
  const end = new Date(now);
  end.setHours(21, 0, 0, 0);
  if (end < now) end.setDate(end.getDate() + 1);
  const left = Math.floor((end - now) / 1000);
  const two = (n) => String(n).padStart(2, '0');
  $('#time-left').textContent = two(Math.floor(left / 3600)) + ':' + two(Math.floor(left / 60) % 60) + ':' + two(left % 60);
};
tick();
setInterval(tick, 1000);
$('#hide-countdown').addEventListener('click', () => { banner.hidden = true; Cookies.set('hv-banner', 'off'); });

new Headroom($('#top'), { offset: 220, tolerance: 12 }).init();

// menus
const shopMenu = $('#shop-menu');
const mega = $('#mega');
const setMega = (isOpen) => { mega.hidden = !isOpen; shopMenu.setAttribute('aria-expanded', isOpen); };
shopMenu.addEventListener('click', () => setMega(mega.hidden));
document.addEventListener('click', (event) => { if (!event.target.closest('#mega, #shop-menu')) setMega(false); });
document.addEventListener('keydown', (event) => { if (event.key === 'Escape') { setMega(false); setSide(false); setDrawer(false); } });
const setSide = (isOpen) => {
  document.body.classList.toggle('side-open', isOpen);
  $('#burger').setAttribute('aria-expanded', isOpen);
};
$('#burger').addEventListener('click', () => setSide(true));
$('#close-menu').addEventListener('click', () => setSide(false));
$('#menu-shade').addEventListener('click', () => setSide(false));
for (const toggle of $$('.side-toggle')) toggle.addEventListener('click', () => {
  const isOpen = toggle.getAttribute('aria-expanded') !== 'true';
  toggle.setAttribute('aria-expanded', isOpen);
  toggle.lastElementChild.textContent = isOpen ? '−' : '+';
});

// search suggestions
const searchInput = $('.search input');
let asked = 0;
searchInput.addEventListener('input', async () => {
  const mine = ++asked;
  const box = $('#suggest');
  if (searchInput.value.length < 2) { box.hidden = true; return; }
  await fetch('/api/suggest?q=' + encodeURIComponent(searchInput.value));
  if (mine !== asked) return;
  box.innerHTML = ['', ' bouquet', ' plant'].map((end) => '<a href="/search?q=' + encodeURIComponent(searchInput.value + end) + '">' + searchInput.value.replace(/[<>&]/g, '') + end + '</a>').join('');
  box.hidden = false;
});
searchInput.addEventListener('blur', () => setTimeout(() => { $('#suggest').hidden = true; }, 200));

// basket
const readBasket = () => JSON.parse(localStorage.getItem('hv-basket') ?? '[]');
const euros = (sum) => '£' + sum.toFixed(2);
const totalOf = (lines) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
const writeBasket = (lines) => { localStorage.setItem('hv-basket', JSON.stringify(lines)); drawBasket(); };
const lineHtml = ({ slug, name, price, quantity }) =>
  '<div class="line" data-slug="' + slug + '"><img src="/media/' + slug + '.svg" width="56" height="56" alt=""><div><b>' + name + '</b><p>' + euros(price * quantity) + '</p></div>' +
  '<div class="stepper"><button type="button" class="less" aria-label="Less ' + name + '">−</button><span>' + quantity + '</span><button type="button" class="plus" aria-label="More ' + name + '">+</button></div>' +
  '<button type="button" class="remove as-link" aria-label="Remove ' + name + '">Remove</button></div>';
function drawBasket() {
  const lines = readBasket();
  const html = lines.map(lineHtml).join('');
  for (const target of $$('.lines')) {
    const isDrawer = target.id === 'drawer-lines';
    target.innerHTML = html || (isDrawer ? '<p class="quiet">Nothing in here yet.</p>' : '');
  }
  for (const empty of $$('#basket-empty')) empty.hidden = lines.length > 0;
  for (const total of $$('#drawer-total')) total.textContent = euros(totalOf(lines));
  for (const total of $$('#cart-total')) total.textContent = euros(totalOf(lines) + (kind === 'checkout' && lines.length ? 6.95 : 0));
  $('#basket-count').textContent = lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
const setDrawer = (isOpen) => {
  document.body.classList.toggle('drawer-open', isOpen);
  $('#drawer').setAttribute('aria-hidden', !isOpen);
};
$('#open-basket').addEventListener('click', () => setDrawer(true));
$('#close-basket').addEventListener('click', () => setDrawer(false));
$('#drawer-shade').addEventListener('click', () => setDrawer(false));
document.addEventListener('click', (event) => {
  const line = event.target.closest('.line');
  if (!line) return;
  const lines = readBasket();
  const entry = lines.find(({ slug }) => slug === line.dataset.slug);
  if (!entry) return;
  if (event.target.closest('.plus')) entry.quantity += 1;
  else if (event.target.closest('.less')) entry.quantity = Math.max(1, entry.quantity - 1);
  else if (event.target.closest('.remove')) {
    writeBasket(lines.filter((each) => each !== entry));
    notyf.success(entry.name + ' removed');
    return;
  } else return;
  writeBasket(lines);
});
async function addToBasket(button, { slug, name, price }, quantity = 1) {
  const label = button.textContent;
  button.disabled = true;
  button.textContent = 'Adding…';
  await post('/api/basket?slug=' + slug);
  const lines = readBasket();
  const entry = lines.find((each) => each.slug === slug);
  if (entry) entry.quantity += quantity;
  else lines.push({ slug, name, price: Number(price), quantity });
  writeBasket(lines);
  button.disabled = false;
  button.textContent = label;
  if (kind === 'cart' || kind === 'checkout' || kind === 'account') notyf.success(name + ' added');
  else setDrawer(true);
}
for (const button of $$('.quick-add')) button.addEventListener('click', () => addToBasket(button, button.dataset));
drawBasket();

// saved flowers
for (const heart of $$('.wish')) heart.addEventListener('click', () => {
  const isSaved = heart.getAttribute('aria-pressed') !== 'true';
  heart.setAttribute('aria-pressed', isSaved);
  heart.firstElementChild.classList.toggle('is-filled', isSaved);
  notyf.success(isSaved ? 'Saved for later' : 'No longer saved');
});

// tabs and accordions
for (const tabs of $$('.tabs')) {
  const buttons = $$('[role=tab]', tabs);
  const panels = $$('[role=tabpanel]', tabs);
  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => {
    for (const each of buttons) each.setAttribute('aria-selected', each === button);
    for (const [at, panel] of panels.entries()) panel.hidden = at !== index;
  });
}
for (const button of $$('.accordion-button')) button.addEventListener('click', () => {
  const isOpen = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', isOpen);
  const body = button.nextElementSibling;
  body.style.maxHeight = isOpen ? body.scrollHeight + 'px' : '0';
});

// chat
const chat = $('#chat');
const setChat = (isOpen) => { chat.hidden = !isOpen; $('#chat-button').setAttribute('aria-expanded', isOpen); };
$('#chat-button').addEventListener('click', () => setChat(chat.hidden));
$('#close-chat').addEventListener('click', () => setChat(false));
$('#chat-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const input = $('#chat-form input');
  if (!input.value.trim()) return;
  const say = (who, text) => { const p = document.createElement('p'); p.className = who; p.textContent = text; $('#chat-lines').append(p); p.scrollIntoView({ block: 'nearest' }); return p; };
  say('me', input.value);
  input.value = '';
  const dots = say('them typing', '• • •');
  const answer = await (await post('/api/chat')).json();
  dots.className = 'them';
  dots.textContent = answer.text;
});

// letters
$('#foot-letter').addEventListener('submit', async (event) => {
  event.preventDefault();
  $('#letter-note').textContent = 'One moment…';
  await post('/api/letters');
  $('#letter-note').textContent = 'Thank you. Please confirm the letter we have just sent.';
});
const popup = $('#popup');
const showPopup = () => {
  if (localStorage.getItem('hv-popup') || !popup.hidden) return;
  popup.hidden = false;
  document.body.classList.add('popup-open');
};
const hidePopup = () => {
  popup.hidden = true;
  document.body.classList.remove('popup-open');
  localStorage.setItem('hv-popup', 'seen');
};
$('.popup-close').addEventListener('click', hidePopup);
for (const decline of $$('.js-popup-decline')) decline.addEventListener('click', hidePopup);
popup.addEventListener('click', (event) => { if (event.target === popup) hidePopup(); });
$('#popup-form').addEventListener('submit', async (event) => { event.preventDefault(); await post('/api/letters'); hidePopup(); notyf.success('Your code is on its way'); });
if ($('[data-popup=scroll]')) addEventListener('scroll', () => {
  if (scrollY > (document.documentElement.scrollHeight - innerHeight) * 0.3) showPopup();
}, { passive: true });
document.documentElement.addEventListener('mouseleave', (event) => { if (event.clientY <= 0) showPopup(); });

// cookies
CookieConsent.run({
  hideFromBots: false,
  guiOptions: { consentModal: { layout: 'bar inline', position: 'bottom' } },
  categories: { necessary: { enabled: true, readOnly: true }, statistics: {}, marketing: {} },
  language: { default: 'en', translations: { en: {
    consentModal: { title: 'Cookies', description: 'We use some to see which flowers people like.', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Only necessary', showPreferencesBtn: 'Choose' },
    preferencesModal: { title: 'Cookie settings', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Only necessary', savePreferencesBtn: 'Save my choice', closeIconLabel: 'Close',
      sections: [{ title: 'Necessary', description: 'For the basket.', linkedCategory: 'necessary' }, { title: 'Statistics', description: 'To count visits.', linkedCategory: 'statistics' }, { title: 'Marketing', description: 'For offers elsewhere.', linkedCategory: 'marketing' }] },
  } } },
});
$('#cookie-settings').addEventListener('click', () => CookieConsent.showPreferences());
`;
