export const member = /* js */ `
import Cleave from 'cleave.js';
import { Page, send, template } from '$lib/core.js';

const fields = [['fullname', 'Ad ve soyad', 'text'], ['email', 'E-posta', 'email'], ['tc', 'T.C. kimlik no (öğrenci indirimi için)', 'text'], ['gsm', 'Cep telefonu', 'tel'], ['secret', 'Parola', 'password']];
const required = ['fullname', 'email', 'gsm', 'secret'];

export const Member = Page.extend({
  template: template(\`
    <h1>Dost üyeliği</h1><p>Yıl boyu sınırsız giriş, 1.200 lira.</p><form id="join-form" novalidate>
    <% for (const [name, label, type] of fields) { %><p><label><%= label %> <input class="uk-input" name="<%= name %>" type="<%= type %>" autocomplete="off"></label><span class="uk-text-danger" data-error="<%= name %>"></span></p><% } %>
    <progress id="strength" class="uk-progress" value="0" max="12"></progress>
    <div class="kinds" role="radiogroup" aria-label="Üyelik"><% for (const [at, kind] of ['Tek kişilik', 'Çift', 'Aile'].entries()) { %><label><input class="uk-radio" type="radio" name="kind" value="<%= at %>" <%= at ? '' : 'checked' %>> <%= kind %></label> <% } %></div>
    <p><button class="uk-button uk-button-primary" id="become">Üye ol</button></p></form>\`),
  templateContext: { fields },
  events: { 'submit #join-form': 'join', 'input [name=secret]': 'measure' },
  onAttach() {
    this.masks = [new Cleave(this.$('[name=tc]')[0], { blocks: [3, 3, 3, 2], numericOnly: true }), new Cleave(this.$('[name=gsm]')[0], { blocks: [4, 3, 2, 2], numericOnly: true })];
  },
  onBeforeDestroy() { for (const mask of this.masks) mask.destroy(); },
  measure({ target }) { this.$('#strength').val(target.value.length); },
  join(event) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.target));
    this.$('[data-error]').text('');
    const wrong = required.filter((name) => !values[name]);
    for (const name of wrong) this.$('[data-error=' + name + ']').text('Zorunlu alan');
    if (wrong.length > 0) return this.$('[name=' + wrong[0] + ']').trigger('focus');
    const button = this.$('#become').prop('disabled', true);
    send('POST', '/uyelik', values).then(
      () => this.$('#join-form').replaceWith('<p class="uk-alert-success" role="status">Hoş geldiniz! Kartınız postada.</p>'),
      ({ responseJSON }) => {
        button.prop('disabled', false);
        for (const [name, text] of Object.entries(responseJSON.hatalar)) this.$('[data-error=' + name + ']').text(text);
      },
    );
  },
});
`;
