export const core = `
import { computed, createApp, nextTick, onBeforeUnmount, onMounted, reactive, ref, watch } from 'vue';
import { createRouter, createWebHashHistory, useRoute, useRouter } from 'vue-router';
import { createPinia, defineStore } from 'pinia';
import ElementPlus, { ElMessage, ElMessageBox, ElNotification } from 'element-plus';
import { ArrowLeft, ArrowRight, ChatDotRound, Close, Document, Location, Menu as Burger, Minus, Plus, Share, Star, StarFilled, Upload } from '@element-plus/icons-vue';
import dayjs from 'dayjs';
import 'element-plus/dist/index.css';

const api = async (path, method = 'GET', body) => {
  const response = await fetch('/api' + path, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
  const data = await response.json().catch(() => ({}));
  if (!response.ok) throw Object.assign(new Error(data.error ?? 'request_failed'), { status: response.status, code: data.error });
  return data;
};
const post = (path, body) => api(path, 'POST', body ?? {});

// analytics: queue until consent, then first-party collector + ad pixel
const layer = (window.hbLayer = window.hbLayer || []);
let consented = localStorage.getItem('hb.consent') === 'yes';
const flushLayer = () => { while (layer.length) navigator.sendBeacon('/collect', JSON.stringify(layer.shift())); };
const track = (name, props) => { layer.push({ name, props, at: Date.now() }); if (consented) flushLayer(); };
const grantConsent = () => {
  consented = true;
  localStorage.setItem('hb.consent', 'yes');
  flushLayer();
  new Image().src = 'https://px.adreach.invalid/p.gif?id=HB-2291&u=' + encodeURIComponent(location.href);
};

const debounce = (fn, ms) => { let t; return (...args) => { clearTimeout(t); t = setTimeout(() => fn(...args), ms); }; };
const readJson = (key, fallback) => { try { return JSON.parse(localStorage.getItem(key)) ?? fallback; } catch { return fallback; } };

const useMoney = defineStore('money', {
  state: () => ({ currency: localStorage.getItem('hb.currency') || 'GBP', rates: { GBP: 1, EUR: 1.17, USD: 1.29 } }),
  getters: {
    sign: (state) => ({ GBP: '£', EUR: '€', USD: '$' })[state.currency],
  },
  actions: {
    format(pounds) { return this.sign + Math.round(pounds * this.rates[this.currency]); },
    async choose(code) {
      this.rates = await api('/rates');
      this.currency = code;
      localStorage.setItem('hb.currency', code);
      track('currency', { code });
    },
  },
});

const useAccount = defineStore('account', {
  state: () => ({ user: readJson('hb.user', null), isLoginOpen: false }),
  actions: {
    signedIn(user) { this.user = user; localStorage.setItem('hb.user', JSON.stringify(user)); this.isLoginOpen = false; ElMessage.success('Hi ' + user.name.split(' ')[0] + ', you are logged in'); },
    signOut() { this.user = null; localStorage.removeItem('hb.user'); },
  },
});

const useFavorites = defineStore('favorites', {
  state: () => ({ ids: readJson('hb.favorites', []) }),
  actions: {
    has(id) { return this.ids.includes(id); },
    store(ids) { this.ids = ids; localStorage.setItem('hb.favorites', JSON.stringify(ids)); },
    // optimistic: paint first, roll back if the API says no
    async toggle(id) {
      const before = [...this.ids];
      const wanted = !before.includes(id);
      this.store(wanted ? [...before, id] : before.filter((each) => each !== id));
      try {
        await api('/favorites/' + id, wanted ? 'PUT' : 'DELETE');
        track(wanted ? 'favorite_add' : 'favorite_remove', { id });
      } catch {
        this.store(before);
      }
    },
  },
});

const inDays = (n) => dayjs().add(n, 'day').format('YYYY-MM-DD');
const useDraft = defineStore('draft', {
  state: () => readJson('hb.draft', {
    range: [inDays(5), inDays(7)], straps: 0, trolleys: 0, cover: 'standard',
    name: '', email: '', phone: '', dob: ['', '', ''], licence: null, percent: 0,
  }),
  getters: {
    days: (state) => Math.max(1, dayjs(state.range[1]).diff(dayjs(state.range[0]), 'day')),
  },
  actions: { save() { localStorage.setItem('hb.draft', JSON.stringify(this.$state)); } },
});

const nice = (iso) => dayjs(iso).format('D MMM');
const cover = { basic: 0, standard: 9, full: 16 };
function priceOf(van, draft) {
  const rental = van.day * draft.days;
  const extras = (draft.straps * 3 + draft.trolleys * 5) * draft.days;
  const insurance = cover[draft.cover] * draft.days;
  const fee = Math.round(rental * 0.08);
  const off = Math.round((rental * draft.percent) / 100);
  return { rental, extras, insurance, fee, off, total: rental + extras + insurance + fee - off };
}
`;
