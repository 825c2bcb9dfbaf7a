export const home = /* js */ `
import KeenSlider from 'keen-slider';
import 'keen-slider/keen-slider.min.css';

const { up, $ } = window;
const pad = (value) => String(value).padStart(2, '0');

up.compiler('.hero', (element) => {
  const slider = new KeenSlider(element, { loop: true });
  const timer = setInterval(() => slider.next(), 6000);
  $('#slide-back').on('click', () => slider.prev());
  $('#slide-on').on('click', () => slider.next());
  return () => { clearInterval(timer); slider.destroy(); };
});
up.compiler('#sale', (element) => {
  const end = Date.now() + 7_200_000;
  const timer = setInterval(() => {
    const left = Math.round((end - Date.now()) / 1000);
    element.textContent = pad(Math.floor(left / 3600)) + ':' + pad(Math.floor(left / 60) % 60) + ':' + pad(left % 60);
  }, 1000);
  return () => clearInterval(timer);
});
up.compiler('#search', (element) => {
  $(element).search({
    apiSettings: { url: '/api/khoj?q={query}' },
    minCharacters: 2,
    searchDelay: 250,
    error: { noResultsHeader: 'कुछ नहीं मिला', noResults: 'दूसरे शब्द से खोजिए' },
    onSelect({ to }) { up.navigate({ url: to }); return false; },
  });
});
up.compiler('#answers', (element) => { $(element).accordion(); });
`;

export const catalog = /* js */ `
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';

const { up, $ } = window;

// The boxes get their script once per page, with the column around the form.
up.compiler('.filters', (element) => { $(element).find('.ui.checkbox').checkbox(); });
up.compiler('#price', (element) => {
  const slider = noUiSlider.create(element, { start: Number(element.dataset.value), step: 500, range: { min: 2500, max: 25000 }, connect: 'lower', format: { to: Math.round, from: Number } });
  slider.on('update', ([value]) => { $('#upto').text('₹' + value.toLocaleString('en-IN')); });
  slider.on('change', ([value]) => {
    const form = element.closest('form');
    form.elements.tak.value = value;
    up.submit(form);
  });
  return () => slider.destroy();
});
up.on('click', '.heart', (event, heart) => {
  const liked = heart.getAttribute('aria-pressed') !== 'true';
  heart.setAttribute('aria-pressed', String(liked));
  heart.textContent = liked ? '♥' : '♡';
  fetch('/api/pasand/' + heart.dataset.id, { method: 'PUT', body: String(liked) });
});
`;

export const product = /* js */ `
import Viewer from 'viewerjs';
import 'viewerjs/dist/viewer.css';

const { up, $ } = window;

up.compiler('#photos', (element) => {
  const viewer = new Viewer(element, { navbar: false, title: false, transition: true });
  return () => viewer.destroy();
});
up.compiler('#about', (element) => { $(element).find('.item').tab(); });
up.compiler('#nap', (element) => {
  $(element).find('.item').tab({ context: element });
  const choice = document.querySelector('#silai');
  choice.addEventListener('change', () => { element.hidden = element.disabled = choice.value !== 'nap'; });
});
up.compiler('#copy', (button) => {
  button.addEventListener('click', () => {
    navigator.clipboard?.writeText(location.href).catch(() => {});
    button.textContent = 'लिंक कॉपी हुआ';
    setTimeout(() => { button.textContent = 'लिंक कॉपी करें'; }, 2000);
  });
});
`;

export const cart = /* js */ `
const { up, $ } = window;

up.on('cart:added', () => $.toast({ message: 'झोले में डाल दी', class: 'success', displayTime: 3000, position: 'bottom left' }));
up.on('cart:removed', ({ id, before }) => {
  $.toast({
    message: 'सामान हटाया',
    displayTime: 6000,
    position: 'bottom left',
    actions: [{ text: 'वापस लाएँ', class: 'undo', click: () => {
      up.render({ url: '/jhola/badlo', method: 'post', params: { id, kitne: before }, target: '#lines, #total' });
    } }],
  });
});
up.compiler('#wrap', (element) => {
  $(element).checkbox({ onChange() { document.querySelector('#wish').hidden = !this.checked; } });
});
up.compiler('#wish textarea', (area) => {
  area.addEventListener('input', () => { area.nextElementSibling.textContent = area.value.length + ' / 80'; });
});
`;

export const checkout = /* js */ `
const { up, $ } = window;

export const hindi = {
  days: ['र', 'सो', 'मं', 'बु', 'गु', 'शु', 'श'],
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्तूबर', 'नवंबर', 'दिसंबर'],
  monthsShort: ['जन', 'फ़र', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुला', 'अग', 'सितं', 'अक्तू', 'नवं', 'दिसं'],
  today: 'आज', now: 'अभी', am: 'पूर्वाह्न', pm: 'अपराह्न',
};
const filled = (prompt) => ({ rules: [{ type: 'notEmpty', prompt }] });

up.compiler('.ui.calendar', (element) => {
  $(element).calendar({
    type: 'date', text: hindi, minDate: new Date(), firstDayOfWeek: 1,
    formatter: { date: (date) => date ? date.getDate() + ' ' + hindi.months[date.getMonth()] : '' },
    onChange() { if (document.querySelector('#slots')) up.render({ url: '/tukda/samay', target: '#slots' }); },
  });
});
up.compiler('#address', (element) => {
  $(element).form({
    inline: true, on: 'submit',
    fields: {
      naam: filled('नाम लिखिए'), mobile: filled('मोबाइल नंबर लिखिए'), pata: filled('पता लिखिए'),
      pincode: { rules: [{ type: 'regExp[/^[0-9]{6}$/]', prompt: 'छह अंकों का पिनकोड लिखिए' }] },
    },
  });
});
up.compiler('#delivery', (element) => { $(element).form({ inline: true, on: 'submit', fields: { din: filled('तारीख़ चुनिए') } }); });
up.compiler('#payment', (element) => {
  $(element).find('.ui.checkbox').checkbox();
  $('#pay').on('click', ({ currentTarget }) => {
    if (!element.querySelector('[name=shartein]').checked) return $(element).find('.warning').text('पहले शर्तें मंज़ूर कीजिए।');
    $(currentTarget).addClass('loading disabled');
    setTimeout(() => location.assign('/bank'), 900);
  });
});
`;
