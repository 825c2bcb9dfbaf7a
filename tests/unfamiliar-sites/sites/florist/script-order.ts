/** Basket, checkout, subscriptions and gift cards. */
export const orderScript = String.raw`
import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.min.css';
import IMask from 'imask';
import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/dist/css/intlTelInput-no-assets.css';
import JustValidate from 'just-validate';
import tippy from 'tippy.js';
import 'tippy.js/dist/tippy.css';

const validator = (form) => new JustValidate(form, { errorLabelCssClass: 'field-error', errorFieldCssClass: 'has-error', focusInvalidField: true, errorLabelStyle: {} });
const required = (text) => ({ rule: 'required', errorMessage: text });

if (kind === 'cart') {
  $('[name=code]').addEventListener('input', () => { $('#code-note').textContent = ''; });
  $('#apply-code').addEventListener('click', async () => {
    const note = $('#code-note');
    const code = $('[name=code]').value.trim();
    if (!code) { note.textContent = 'Type your code first.'; return; }
    const response = await post('/api/discounts?code=' + encodeURIComponent(code));
    if (response.status === 422) note.textContent = (await response.json()).message;
    if (response.ok) note.textContent = 'Your discount has been taken off.';
  });
  $('#estimate-button').addEventListener('click', async (event) => {
    const button = event.currentTarget;
    const note = $('#estimate-note');
    button.disabled = true;
    note.innerHTML = '<span class="spinner"></span> Asking our couriers, this takes a few seconds…';
    const { text } = await (await fetch('/api/estimate?postcode=' + encodeURIComponent($('[name=estimate]').value))).json();
    note.textContent = text;
    button.disabled = false;
  });
}

if (kind === 'checkout') {
  const mobile = $('#f-mobile');
  const unknown = $('#no-mobile');
  intlTelInput(mobile, { initialCountry: 'gb', showFlags: false, onlyCountries: ['gb', 'ie', 'fr'], countrySearch: false });
  unknown.addEventListener('change', () => { mobile.disabled = unknown.checked; if (unknown.checked) mobile.value = ''; });
  const open = (number) => {
    $('#delivery-form').hidden = number !== 1;
    $('#card-form').hidden = number !== 2;
    $('#pay-form').hidden = number !== 3;
    $('#edit-1').hidden = number === 1;
    $('#edit-2').hidden = number < 3;
    $('#done-1').hidden = number === 1;
    $('#done-2').hidden = number < 3;
    $('#step-' + number).scrollIntoView({ behavior: 'smooth', block: 'start' });
  };
  validator('#delivery-form')
    .addField('#f-recipient', [required('Who are the flowers for?')])
    .addField('#f-street', [required('We need the street.')])
    .addField('#f-town', [required('We need the town.')])
    .addField('#f-postcode', [required('We need the postcode.'), { rule: 'customRegexp', value: /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i, errorMessage: 'This is not a British postcode.' }])
    .addField('#f-mobile', [{ validator: (value) => unknown.checked || /^07\d{9}$/.test(value), errorMessage: 'Please enter a valid mobile number.' }])
    .onSuccess((event) => {
      event?.preventDefault();
      const button = $('#to-card');
      button.textContent = 'Checking the address…';
      setTimeout(() => {
        button.textContent = 'Continue to card';
        $('#done-1').textContent = $('#f-recipient').value + ', ' + $('#f-street').value + ', ' + $('#f-town').value;
        open(2);
      }, 600);
    });
  const message = $('[name=message]');
  message.addEventListener('input', () => { $('#left').textContent = 160 - message.value.length; });
  $('#card-form').addEventListener('submit', (event) => { event.preventDefault(); $('#done-2').textContent = message.value || 'No message'; open(3); });
  $('#edit-1').addEventListener('click', () => open(1));
  $('#edit-2').addEventListener('click', () => open(2));
  IMask($('#f-card'), { mask: '0000 0000 0000 0000' });
  IMask($('#f-expiry'), { mask: '00/00' });
  IMask($('#f-security'), { mask: '000' });
  validator('#pay-form')
    .addField('#f-holder', [required('Please enter the name on the card.')])
    .addField('#f-card', [required('Please enter the card number.'), { rule: 'minLength', value: 19, errorMessage: 'The number is too short.' }])
    .addField('#f-expiry', [required('Please enter the expiry date.')])
    .addField('#f-security', [required('Please enter the code.')])
    .onSuccess(async (event) => {
      event?.preventDefault();
      const label = $('#pay span');
      label.textContent = 'Paying…';
      const response = await post('/api/payments');
      if (response.ok) location.href = '/thank-you';
      label.textContent = 'Pay now';
    });
}

if (kind === 'subscriptions') for (const button of $$('.rhythm')) button.addEventListener('click', () => {
  for (const each of $$('.rhythm')) each.setAttribute('aria-pressed', each === button);
  for (const price of $$('.plan-price')) new CountUp(price, Number(price.dataset.price) * Number(button.dataset.factor), { duration: 0.6, startVal: Number(price.textContent) || 0 }).start();
});

if (kind === 'build') {
  (async () => {
    const { slots } = await (await fetch('/api/slots')).json();
    flatpickr('#first-delivery', { inline: true, disableMobile: true, minDate: 'today', enable: slots, locale: { firstDayOfWeek: 1 }, onChange: () => { $('#start').disabled = false; } });
  })();
  $('#build-form').addEventListener('submit', (event) => event.preventDefault());
}

if (kind === 'gift-cards') {
  const buy = $('#buy-card');
  let amount = 0;
  new Choices('#occasion', { searchEnabled: false, itemSelectText: '', shouldSort: false });
  const tip = tippy(buy, { content: 'Choose an amount and a name first', trigger: 'manual' });
  const check = () => buy.setAttribute('aria-disabled', !(amount && $('[name=gift-to]').value.trim()));
  for (const chip of $$('.amount')) chip.addEventListener('click', () => {
    amount = Number(chip.dataset.amount);
    for (const each of $$('.amount')) each.setAttribute('aria-pressed', each === chip);
    check();
  });
  $('[name=gift-to]').addEventListener('input', check);
  buy.addEventListener('click', () => {
    if (buy.getAttribute('aria-disabled') === 'true') { tip.show(); setTimeout(() => tip.hide(), 2500); return; }
    addToBasket(buy, { slug: 'gift-card', name: 'Gift card', price: amount });
  });
}
`;
