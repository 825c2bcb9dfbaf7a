export const core = /* js */ `
import { computed, reactive, watch } from 'vue';
import { Notify } from 'quasar';

export const http = async (path, method = 'GET', data) => {
  const response = await fetch('/api' + path, {
    method,
    headers: data ? { 'content-type': 'application/json' } : {},
    body: data ? JSON.stringify(data) : undefined,
  });
  if (!response.ok) {
    const answer = await response.json().catch(() => ({}));
    throw Object.assign(new Error('HTTP ' + response.status), { status: response.status, answer });
  }
  return response.json();
};

const koruny = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK', maximumFractionDigits: 0 });
export const price = (amount) => koruny.format(amount);

const plurals = new Intl.PluralRules('cs');
export const countOf = (count, one, few, many) => count + ' ' + { one, few, many, other: many }[plurals.select(count)];

export const notify = (message, actions = []) => Notify.create({ message, actions, position: 'bottom-left', timeout: 2800 });

const KEY = 'slapka.kosik';
const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null');
export const cart = reactive({
  lines: stored ?? [
    { id: 31, name: 'Duše 29", autoventilek', price: 149, count: 2 },
    { id: 44, name: 'Olej na řetěz, 100 ml', price: 219, count: 1 },
  ],
});
watch(cart, () => localStorage.setItem(KEY, JSON.stringify(cart.lines)), { deep: true });
export const cartCount = computed(() => cart.lines.reduce((sum, { count }) => sum + count, 0));
export const cartTotal = computed(() => cart.lines.reduce((sum, { count, price: each }) => sum + count * each, 0));
export const addToCart = (product, count = 1) => {
  const line = cart.lines.find(({ id }) => id === product.id);
  if (line) line.count += count;
  else cart.lines.push({ id: product.id, name: product.name, price: product.price, count });
};

export const measure = (name) => navigator.sendBeacon('/api/204/mereni', JSON.stringify({ name, at: Date.now() }));
`;
