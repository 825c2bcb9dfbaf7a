import { silence } from '../../../silence.ts';

export const services = /* js */ `
import { create, setOptions } from 'filepond';
import 'filepond/dist/filepond.css';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';

const { up, $ } = window;
setOptions({ labelIdle: 'फ़ोटो यहाँ छोड़िए या <span class="filepond--label-action">चुनिए</span>', credits: false });

up.compiler('#tailor', (form) => {
  const pond = create(form.querySelector('#sample'), { server: '/api/photo', name: 'photo' });
  return () => pond.destroy();
});
up.on('click', '.slot', (event, slot) => {
  if (slot.dataset.left === '0') return $('#slots .hint').text('यह समय भर चुका है।');
  $('.slot').removeClass('red');
  $(slot).addClass('red');
  $('#slots .hint').text('');
});
const shops = [['वाराणसी', 25.31, 83.01], ['लखनऊ', 26.85, 80.94], ['दिल्ली', 28.65, 77.23]];
up.compiler('#map', (element) => {
  const map = L.map(element, { attributionControl: false }).setView([27, 80], 5);
  const icon = L.divIcon({ className: 'pin', html: '●', iconSize: [24, 24] });
  const pins = shops.map(([name, lat, lng]) => L.marker([lat, lng], { icon }).addTo(map).bindPopup(name + ': सुबह १० से रात ८'));
  const show = ({ currentTarget }) => {
    const at = Number(currentTarget.dataset.at);
    $('#stores .item').removeClass('active');
    $(currentTarget).addClass('active');
    map.setView(pins[at].getLatLng(), 8);
    pins[at].openPopup();
  };
  $('#stores .item').on('click', show).on('keydown', (event) => { if (event.key === 'Enter') show(event); });
  return () => map.remove();
});
const rupees = (value) => '₹' + Math.round(value).toLocaleString('en-IN');
const purity = { 24: '99.9%', 22: '91.6%', 18: '75.0%' };
up.compiler('#karat', (element) => {
  $(element).on('click', 'button', ({ currentTarget }) => {
    $(element).find('button').removeClass('active');
    $(currentTarget).addClass('active');
    $('#purity').text(purity[currentTarget.dataset.karat]);
  });
});
up.compiler('#emi', (form) => {
  form.elements.mahine.addEventListener('input', () => $('#months').text(form.elements.mahine.value));
  $('#show-emi').on('click', () => {
    const total = Number(form.elements.keemat.value.replaceAll(',', ''));
    const format = new Intl.NumberFormat('hi-IN', { style: 'currency', minimumFractionDigits: 0 });
    $('#emi-result').text('हर महीने ' + format.format(total / Number(form.elements.mahine.value)));
  });
});
`;

export const lists = /* js */ `
import Sortable from 'sortablejs';

const { up, $ } = window;
const HEIGHT = 36;

up.compiler('.board ul', (list) => {
  const sortable = Sortable.create(list, { group: 'vivah', handle: '.handle', animation: 150, onEnd({ item, from, oldIndex, newIndex, to }) {
    if (from === to && oldIndex === newIndex) return;
    $.toast({ message: item.dataset.name + ' की जगह बदली', displayTime: 5000, position: 'bottom left', actions: [{ text: 'रहने दें', class: 'undo', click: () => { from.insertBefore(item, from.children[oldIndex] ?? null); } }] });
  } });
  return () => sortable.destroy();
});
up.on('click', '#share', (event, button) => {
  button.classList.add('loading');
  setTimeout(() => { button.classList.remove('loading'); button.textContent = 'भेज दिया ✓'; }, 1100);
});

// Only the rows inside of the window exist.
const names = ['आम', 'मोर', 'बेल', 'कमल', 'शंख', 'हाथी'];
const all = Array.from({ length: 3000 }, (_, at) => names[at % names.length] + ' नमूना ' + (at + 1));
up.compiler('#rows', (element) => {
  let found = all;
  const space = element.querySelector('.space');
  const draw = () => {
    const first = Math.max(0, Math.floor(element.scrollTop / HEIGHT) - 4);
    space.style.height = found.length * HEIGHT + 'px';
    space.innerHTML = found.slice(first, first + 20).map((name, at) => '<div class="row" style="transform:translateY(' + (first + at) * HEIGHT + 'px)">' + name + '</div>').join('');
    $('#counted').text(found.length + ' नमूने');
  };
  let frame;
  element.addEventListener('scroll', () => { cancelAnimationFrame(frame); frame = requestAnimationFrame(draw); });
  element.addEventListener('click', ({ target }) => { if (target.matches('.row')) $('#picked').text('चुना: ' + target.textContent); });
  document.querySelector('#narrow').addEventListener('input', ({ target }) => {
    found = all.filter((name) => name.includes(target.value));
    element.scrollTop = 0;
    draw();
  });
  draw();
});
`;

export const play = /* js */ `
const { up, $ } = window;

${silence}
up.compiler('.player', (element) => {
  const audio = element.querySelector('audio');
  audio.src = silence();
  const clock = () => $('#clock').text(Math.floor(audio.currentTime / 60) + ':' + String(Math.floor(audio.currentTime % 60)).padStart(2, '0'));
  audio.addEventListener('timeupdate', clock);
  $('#play').on('click', () => { if (audio.paused) audio.play().catch(() => {}); else audio.pause(); });
  audio.addEventListener('play', () => $('#play').text('❚❚'));
  audio.addEventListener('pause', () => $('#play').text('▶'));
  $('#ahead').on('click', () => { audio.currentTime = Math.min(60, audio.currentTime + 10); });
  $('#speed').on('click', ({ currentTarget }) => { audio.playbackRate = audio.playbackRate >= 2 ? 1 : audio.playbackRate + 0.5; currentTarget.textContent = audio.playbackRate + '×'; });
  return () => audio.pause();
});
up.compiler('#card', (canvas) => {
  const context = canvas.getContext('2d');
  context.fillStyle = '#c9a227';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const erase = ({ offsetX, offsetY, buttons }) => {
    if (buttons === 0) return;
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    context.arc(offsetX, offsetY, 22, 0, 7);
    context.fill();
  };
  canvas.addEventListener('pointermove', erase);
  canvas.addEventListener('pointerdown', erase);
});
up.on('click', '#copy-code', (event, button) => {
  navigator.clipboard?.writeText('DEEP15').catch(() => {});
  $.toast({ message: 'कूपन कॉपी हुआ', displayTime: 2500, position: 'bottom left' });
});
up.on('click', '.size', (event, size) => {
  $('.size').removeClass('chosen');
  size.classList.add('chosen');
  $('#chosen').text('आपका नाप: ' + size.dataset.size);
});
`;

export const account = /* js */ `
const { up, $ } = window;

up.compiler('main .ui.toggle.checkbox:not(#wrap)', (element) => {
  $(element).checkbox({ onChange() { fetch('/api/khabar', { method: 'PUT', body: this.name }); } });
});
up.compiler('#orders', (table) => {
  const directions = [1, 1];
  $(table).find('.sort').each((column, button) => {
    button.addEventListener('click', () => {
      const value = (row) => row.cells[column].dataset.value ? Number(row.cells[column].dataset.value) : row.cells[column].textContent;
      const rows = [...table.tBodies[0].rows].sort((a, b) => (value(a) > value(b) ? 1 : -1) * directions[column]);
      directions[column] *= -1;
      table.tBodies[0].append(...rows);
    });
  });
});
up.compiler('#phone', (button) => {
  button.addEventListener('click', () => {
    navigator.clipboard?.writeText(button.textContent).catch(() => {});
    button.dataset.copied = 'yes';
    setTimeout(() => { delete button.dataset.copied; }, 1800);
  });
});
up.compiler('#write', (form) => {
  $(form).form({ inline: true, on: 'submit', fields: {
    email: { rules: [{ type: 'email', prompt: 'सही ईमेल लिखिए' }] },
    sandesh: { rules: [{ type: 'notEmpty', prompt: 'संदेश लिखिए' }] },
  } });
});
`;
