/** The blocks that the server renders and the Interactivity API brings to life. */
export const interactive = `
import { getContext, getElement, store, withSyncEvent } from '@wordpress/interactivity';

const storeApi = async (path, body) => {
  const response = await fetch('/wp-json/wc/store/v1/' + path, body && { method: 'POST', headers: { 'content-type': 'application/json', 'x-wc-store-api-nonce': '4f1c' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error('Store API ' + response.status);
  return response.json();
};

const cart = store('ktima/mini-cart', {
  state: {
    get count() { return cart.state.items.reduce((sum, item) => sum + item.quantity, 0); },
    get isEmpty() { return cart.state.items.length === 0; },
  },
  actions: {
    open() { cart.state.isOpen = true; },
    close() { cart.state.isOpen = false; },
    closeOutside: withSyncEvent((event) => { if (event.target === event.currentTarget) cart.state.isOpen = false; }),
    *add() {
      const context = getContext();
      if (context.busy) return;
      context.busy = true;
      const data = yield storeApi('cart/add-item', { id: context.id, quantity: context.quantity });
      cart.state.items = data.items;
      cart.state.total = data.total;
      context.busy = false;
      context.note = 'Μπήκε στο καλάθι.';
    },
    stepUp() { const context = getContext(); context.quantity = Math.min(24, context.quantity + 1); },
    stepDown() { const context = getContext(); context.quantity = Math.max(1, context.quantity - 1); },
    *more() { yield cart.actions.set(1); },
    *less() { yield cart.actions.set(-1); },
    *remove() { yield cart.actions.set(-99); },
    *set(difference) {
      const { item } = getContext();
      const quantity = Math.max(0, item.quantity + difference);
      item.quantity = quantity || item.quantity;
      const data = yield storeApi('cart/update-item', { id: item.key, quantity });
      cart.state.items = data.items;
      cart.state.total = data.total;
    },
  },
  callbacks: {
    *load() {
      const data = yield storeApi('cart');
      cart.state.items = data.items;
      cart.state.total = data.total;
    },
  },
});
cart.actions.escape = withSyncEvent((event) => { if (event.key === 'Escape') cart.state.isOpen = false; });

store('ktima/navigation', { actions: { toggle() { const context = getContext(); context.open = !context.open; } } });

const goTo = function* (change) {
  const address = new URL(location.href);
  change(address.searchParams);
  address.searchParams.delete('pg');
  const { actions } = yield import('@wordpress/interactivity-router');
  yield actions.navigate(address.href);
};
let searchTimer;
store('ktima/products', {
  actions: {
    navigate: withSyncEvent(function* (event) {
      event.preventDefault();
      const { ref } = getElement();
      const { actions } = yield import('@wordpress/interactivity-router');
      yield actions.navigate(ref.href);
      document.querySelector('.products')?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
    }),
    *filter() {
      const { ref } = getElement();
      const chosen = [...ref.closest('.filters').querySelectorAll('input:checked')].map(({ value }) => value);
      yield* goTo((query) => (chosen.length ? query.set('xroma', chosen.join(',')) : query.delete('xroma')));
    },
    *sort() {
      const { ref } = getElement();
      yield* goTo((query) => query.set('orderby', ref.value));
    },
    *search() {
      const { ref } = getElement();
      clearTimeout(searchTimer);
      yield new Promise((resolve) => { searchTimer = setTimeout(resolve, 420); });
      yield* goTo((query) => query.set('s', ref.value));
    },
  },
});

store('ktima/tabs', {
  state: { get isSelected() { const { tab, own } = getContext(); return tab === own; } },
  actions: { show() { const context = getContext(); context.tab = context.own; } },
});

const zones = [
  { from: 10000, to: 19999, price: '5,50 €', days: 'μία' },
  { from: 20000, to: 69999, price: '7,50 €', days: 'δύο' },
  { from: 70000, to: 74999, price: '9,50 €', days: 'τρεις' },
];
store('ktima/shipping', {
  actions: {
    type: withSyncEvent((event) => { const context = getContext(); context.code = event.target.value; context.result = ''; }),
    *calculate() {
      const context = getContext();
      const code = context.code.replace(/\\s/g, '');
      if (!/^\\d{5}$/.test(code)) { context.result = 'Ο ταχυδρομικός κώδικας έχει πέντε ψηφία.'; return; }
      const zone = zones.find(({ from, to }) => Number(code) >= from && Number(code) <= to);
      if (!zone) return;
      context.result = 'Υπολογίζουμε…';
      yield storeApi('shipping-rate?code=' + code);
      context.result = 'Έως έξι φιάλες: ' + zone.price + '. Παράδοση σε ' + zone.days + ' εργάσιμες.';
    },
  },
});
`;
