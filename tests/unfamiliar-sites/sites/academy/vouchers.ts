import { pictureOf } from './catalogue.ts';
import { layout } from './layout.ts';
import { type Errors, escapeHtml, isMail, problem, wire } from './wire.ts';

const designs = ['Herbs', 'Cellar', 'Copper'] as const;
const amounts = [50, 90, 120, 180] as const;

export const voucher = wire({
  name: 'voucher',
  start: () => ({
    amount: 90,
    design: 'Herbs',
    recipient: '',
    email: '',
    message: '',
    errors: {} as Errors,
    ordered: 0,
  }),
  view: ({ amount, design, recipient, email, message, errors, ordered }) =>
    `<form id="voucher" wire:submit="buy" novalidate>
      <fieldset class="chips"><legend>Value</legend>${amounts.map((each) => `<button type="button" id="value-${each}" class="chip ${each === amount ? 'is-on' : ''}" wire:click="value(${each})">€${each}</button>`).join('')}</fieldset>
      <label>Another value <input type="range" name="amount" min="20" max="300" step="10" wire:model.live.debounce.200ms="amount"></label>
      <p class="sum">Voucher over <b>€${amount}</b></p>
      <fieldset class="designs"><legend>Design</legend>${designs.map((each) => `<label class="${each === design ? 'is-on' : ''}"><input type="radio" name="design" value="${each}" wire:model.live="design">${pictureOf(each, 110, 66)} ${each}</label>`).join('')}</fieldset>
      <label>For whom? <input name="recipient" wire:model="recipient">${problem(errors, 'recipient')}</label>
      <label>Their e-mail <input name="email" type="email" wire:model="email">${problem(errors, 'email')}</label>
      <label x-data="{ left: 160 }">A few words <textarea name="message" rows="3" maxlength="160" wire:model="message" @input="left = 160 - $event.target.value.length"></textarea><span class="small" x-text="left + ' characters left'">160 characters left</span></label>
      <p class="row"><button type="button" class="secondary" id="preview" wire:click="$refresh" @click="$dispatch('preview')">Preview voucher</button>
      <button class="primary" id="buy" wire:loading.attr="disabled" wire:target="buy">Buy voucher</button></p>
      ${ordered ? `<p class="done">${ordered === 1 ? 'One voucher is' : `${ordered} vouchers are`} in your basket.</p>` : ''}</form>
    <div class="voucher-text" hidden><b>€${amount}</b> for ${escapeHtml(recipient) || 'a dear friend'} ${escapeHtml(email)} ${escapeHtml(message)}</div>`,
  calls: {
    value: (_, [amount]) => ({ set: { amount: Number(amount) } }),
    buy: ({ recipient, email, ordered }) => {
      const errors = {
        ...(recipient.trim() ? {} : { recipient: 'Please tell us who receives it.' }),
        ...(isMail(email) ? {} : { email: 'This address is not complete.' }),
      };
      if (Object.keys(errors).length > 0) return { set: { errors } };
      return {
        set: { errors: {}, ordered: ordered + 1 },
        flash: 'Voucher added to your basket.',
        afterMs: 480,
      };
    },
  },
});

const preview = `<div x-data="preview" @preview.window="open()">
  <div class="backdrop" wire:ignore :class="phase" @click="close()"></div>
  <div class="sheet-wide" x-show="isOpen" x-cloak x-transition><h2>Your voucher</h2><div class="paper">${pictureOf('voucher', 340, 200)}<p x-text="words"></p></div><button type="button" class="secondary" id="close-preview" @click="close()">Close preview</button></div></div>`;

export const vouchersPage = () =>
  layout(
    'Gift vouchers',
    `<h1>Gift vouchers</h1><div class="split"><div>${voucher.mount()}</div><aside><h2>Good to know</h2><ul class="ticks"><li>Valid for three years</li><li>For every course and date</li><li>Sent as a PDF within minutes</li><li>The rest stays on the voucher</li></ul><p>More than ten vouchers? Write to us on the <a wire:navigate href="/help">help page</a>.</p></aside></div>${preview}`,
  );
