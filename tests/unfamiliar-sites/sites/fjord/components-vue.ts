// The islands written with Vue. The source runs on the server and in the browser.

export const vueComponents = `
import { computed, createSSRApp, h as v, onMounted, reactive, ref } from 'vue';

const boatsOfDay = ['MS Terna', 'MF Lundefjell', 'MS Havella', 'MS Skarven', 'MF Tjelden'];
const isoOf = (date) => [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
const departuresOf = (iso) => Array.from({ length: 8 }, (_, n) => {
  const seed = Number(iso.replace(/-/g, '')) + n * 7;
  return { time: String(6 + n * 2).padStart(2, '0') + ':' + ['05', '15', '40', '55'][seed % 4], boat: boatsOfDay[seed % 5], takesCars: seed % 3 !== 0, isDirect: seed % 2 === 0, left: 3 + (seed % 40) };
});

const DayBoard = {
  setup() {
    const state = reactive({ date: isoOf(new Date()), list: departuresOf(isoOf(new Date())), busy: false, cars: false, direct: false, open: -1 });
    const root = ref(null);
    let picker, asked = 0;
    const show = async (date) => {
      state.date = date;
      state.busy = true;
      const mine = ++asked;
      const answer = await fetch('/api/departures?date=' + date);
      await answer.json();
      if (mine !== asked) return;
      Object.assign(state, { list: departuresOf(date), busy: false, open: -1 });
    };
    const move = (days) => {
      const date = new Date(state.date + 'T12:00');
      date.setDate(date.getDate() + days);
      picker?.setDate(date, false);
      show(isoOf(date));
    };
    onMounted(() => { picker = window.__pickers?.day(root.value.querySelector('.day'), (date) => show(isoOf(date))); });
    const shown = computed(() => state.list.filter(({ takesCars, isDirect }) => (!state.cars || takesCars) && (!state.direct || isDirect)));
    const box = (name, label) => v('label', { class: 'filter' }, [v('input', { type: 'checkbox', class: 'by-' + name, checked: state[name], onChange: () => { state[name] = !state[name]; } }), label]);
    return () => v('div', { class: ['board', { busy: state.busy }], ref: root }, [
      v('div', { class: 'day-tools' }, [v('button', { type: 'button', class: 'day-before', 'aria-label': 'Day before', onClick: () => move(-1) }, '‹'), v('input', { class: 'day', name: 'day', readonly: true, 'aria-label': 'Date', value: state.date }), v('button', { type: 'button', class: 'day-after', 'aria-label': 'Day after', onClick: () => move(1) }, '›')]),
      v('div', { class: 'filters' }, [box('cars', 'With vehicle'), box('direct', 'Direct only')]),
      v('ol', { class: 'departures', 'aria-busy': String(state.busy) }, shown.value.map((each, index) => v('li', { key: each.time }, [v('b', each.time), v('span', each.boat), v('span', each.left + ' seats'), v('button', { type: 'button', class: 'stops', 'aria-expanded': String(state.open === index), onClick: () => { state.open = state.open === index ? -1 : index; } }, 'Stops'), state.open === index ? v('p', 'Bodø, Landegode, Værøy, Moskenes') : null]))),
      v('p', { class: 'count' }, shown.value.length + ' departures on ' + state.date),
    ]);
  },
};

const CabinList = {
  props: ['cabins'],
  setup(props) {
    const state = reactive({ pets: false, place: '', order: 'score', liked: [] });
    const change = (part) => {
      const apply = () => Object.assign(state, part);
      if (document.startViewTransition) document.startViewTransition(apply);
      else apply();
    };
    const shown = computed(() => props.cabins.filter(({ pets, place }) => (!state.pets || pets) && (!state.place || place === state.place)).sort((a, b) => (state.order === 'price' ? a.price - b.price : b.score - a.score)));
    const chip = (label, isOn, part) => v('button', { type: 'button', class: 'place-chip', 'aria-pressed': String(isOn), onClick: () => change(part) }, label);
    return () => v('div', { class: 'cabin-list' }, [
      v('div', { class: 'chips' }, ['', 'Moskenes', 'Røst', 'Svolvær'].map((place) => chip(place || 'Anywhere', state.place === place, { place }))),
      v('div', { class: 'chips' }, [v('button', { type: 'button', class: 'pets-chip', 'aria-pressed': String(state.pets), onClick: () => change({ pets: !state.pets }) }, 'Pets welcome'), v('select', { class: 'order', 'aria-label': 'Order', value: state.order, onChange: (event) => change({ order: event.target.value }) }, [v('option', { value: 'score' }, 'Best rated'), v('option', { value: 'price' }, 'Lowest price')])]),
      v('ul', { class: 'cards' }, shown.value.map(({ id, name, place, price, score }) => v('li', { key: id }, [v('a', { href: '/cabins/' + id }, name), v('p', place + ' · ★ ' + score + ' · kr ' + price), v('button', { type: 'button', class: 'like', 'data-id': id, 'aria-pressed': String(state.liked.includes(id)), 'aria-label': 'Save ' + name, onClick: () => { state.liked = state.liked.includes(id) ? state.liked.filter((each) => each !== id) : [...state.liked, id]; } }, state.liked.includes(id) ? '♥' : '♡')]))),
      v('p', { class: 'count' }, shown.value.length + ' cabins, ' + state.liked.length + ' saved'),
    ]);
  },
};

const StayDates = {
  props: ['id', 'price'],
  setup(props) {
    const state = reactive({ from: '', to: '', answer: '', busy: false });
    const root = ref(null);
    let picker;
    onMounted(() => {
      picker = window.__pickers?.range(root.value.querySelector('.stay'), ([from, to]) => Object.assign(state, { from: from ? isoOf(from) : '', to: to ? isoOf(to) : '', answer: '' }));
    });
    const check = async () => {
      state.busy = true;
      await (await fetch('/api/stays?cabin=' + props.id)).json();
      Object.assign(state, { busy: false, answer: state.to ? 'Free: kr ' + props.price + ' a night' : 'Choose arrival and departure first' });
    };
    return () => v('div', { class: 'stay-dates', ref: root }, [
      v('input', { class: 'stay', name: 'stay', readonly: true, 'aria-label': 'Arrival and departure', placeholder: 'Arrival and departure' }),
      v('p', { class: 'stay-summary' }, state.to ? state.from + ' to ' + state.to : state.from ? 'From ' + state.from : 'No dates yet'),
      v('button', { type: 'button', class: 'clear-dates', onClick: () => { picker.clear(); Object.assign(state, { from: '', to: '', answer: '' }); } }, 'Clear dates'),
      v('button', { type: 'button', class: 'primary check-stay', disabled: state.busy, onClick: check }, 'Check availability'),
      v('p', { class: 'hint', role: 'status' }, state.answer),
    ]);
  },
};

const VehicleCalculator = {
  setup() {
    const state = reactive({ kind: 'Car', length: 5, height: false, busy: false, price: 0 });
    const root = ref(null);
    onMounted(() => { window.__pickers?.slider(root.value.querySelector('.length-slider'), (length) => { state.length = length; }); });
    const calculate = async () => {
      state.busy = true;
      await (await fetch('/api/vehicle-price')).json();
      Object.assign(state, { busy: false, price: Math.round(state.length * 188 + (state.height ? 240 : 0)) });
    };
    return () => v('div', { class: 'vehicle', ref: root }, [
      v('div', { class: 'chips' }, ['Car', 'Camper', 'Motorcycle', 'Trailer'].map((kind) => v('button', { type: 'button', class: 'kind', 'aria-pressed': String(kind === state.kind), onClick: () => { state.kind = kind; } }, kind))),
      v('div', { class: 'length-slider' }),
      v('p', { class: 'length' }, [v('button', { type: 'button', class: 'shorter', 'aria-label': 'Shorter', onClick: () => { state.length = Math.max(2, state.length - 0.5); } }, '−'), v('output', state.length.toFixed(1) + ' m'), v('button', { type: 'button', class: 'longer', 'aria-label': 'Longer', onClick: () => { state.length = Math.min(12, state.length + 0.5); } }, '+')]),
      v('label', [v('input', { type: 'checkbox', class: 'tall', checked: state.height, onChange: () => { state.height = !state.height; } }), 'Higher than 2.1 m']),
      v('button', { type: 'button', class: 'primary calculate', disabled: state.busy, onClick: calculate }, state.busy ? 'Calculating…' : 'Calculate'),
      v('p', { class: 'price', role: 'status' }, state.price ? state.kind + ', ' + state.length.toFixed(1) + ' m: kr ' + state.price : ''),
    ]);
  },
};

const FaqSearch = {
  props: ['items'],
  setup(props) {
    const state = reactive({ words: '', open: -1 });
    const shown = computed(() => props.items.filter((texts) => texts.join(' ').toLowerCase().includes(state.words.toLowerCase())));
    return () => v('div', { class: 'faq' }, [
      v('input', { name: 'question', type: 'search', placeholder: 'Search the answers', 'aria-label': 'Search the answers', value: state.words, onInput: (event) => { state.words = event.target.value; state.open = -1; } }),
      v('dl', shown.value.flatMap(([question, answer], index) => [v('dt', { key: question }, v('button', { type: 'button', class: 'question', 'aria-expanded': String(state.open === index), onClick: () => { state.open = state.open === index ? -1 : index; } }, question)), state.open === index ? v('dd', answer) : null])),
      v('p', { class: 'count' }, shown.value.length ? shown.value.length + ' answers' : 'No answers; try the chat'),
    ]);
  },
};

const vueComponents = { DayBoard, CabinList, StayDates, VehicleCalculator, FaqSearch };
`;
