import { layout } from './layout.ts';
import { type Errors, isMail, problem, wire } from './wire.ts';

export const enrolment = wire({
  name: 'enrolment',
  start: () => ({
    first: '',
    surname: '',
    mail: '',
    street: '',
    place: '',
    payment: 'invoice',
    firm: '',
    vat: '',
    errors: {} as Errors,
  }),
  view: ({ errors, payment }) =>
    `<form id="enrol" wire:submit="enrol" novalidate>
      <div class="pair"><label>First name <input name="first" wire:model="first">${problem(errors, 'first')}</label><label>Surname <input name="surname" wire:model="surname">${problem(errors, 'surname')}</label></div>
      <label>E-mail <input name="mail" type="email" wire:model="mail">${problem(errors, 'mail')}</label>
      <div class="pair"><label>Street and number <input name="street" wire:model="street">${problem(errors, 'street')}</label><label>Town <input name="place" wire:model="place">${problem(errors, 'place')}</label></div>
      <fieldset class="levels"><legend>Payment</legend>${['invoice', 'card', 'instalments'].map((each) => `<label><input type="radio" name="payment" value="${each}" wire:model="payment" ${each === payment ? 'checked' : ''}> By ${each}</label>`).join('')}</fieldset>
      <div x-data="{ open: false }" class="fold"><button type="button" class="plain" @click="open = !open" :aria-expanded="open">Are you booking for a company?</button>
        <div x-show="open" x-collapse x-cloak><label>Company <input name="firm" wire:model="firm"></label><label>VAT number <input name="vat" wire:model="vat">${problem(errors, 'vat')}</label></div></div>
      <p><button class="primary" id="complete" wire:loading.class="is-busy" wire:target="enrol">Complete enrolment</button></p></form>`,
  afterMs: 380,
  calls: {
    enrol: ({ first, surname, mail, street, place, vat }) => {
      const needed = { first, surname, street, place };
      const missing = Object.entries(needed).filter(([, value]) => !value.trim());
      const errors = {
        ...Object.fromEntries(missing.map(([field]) => [field, 'Please fill in this field.'])),
        ...(isMail(mail) ? {} : { mail: 'This address is not complete.' }),
        ...(/^[A-Z]{2}\d{8,12}$/.test(vat) ? {} : { vat: 'A VAT number is required.' }),
      };
      return { set: { errors } };
    },
  },
});

export const checkoutPage = () =>
  layout(
    'Enrolment',
    `<h1>Enrolment</h1><div class="split"><div>${enrolment.mount()}</div><aside class="price"><h2>Your course</h2><p>Knife Skills in Four Evenings</p><p>4 weeks, from 12 January</p><p><b>€120</b></p><p class="small">You may step back within fourteen days. See the <a wire:navigate href="/handbook">handbook</a>.</p></aside></div>`,
  );
