export const donate = /* js */ `
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
import { Page, price, send, template } from '$lib/core.js';

export const Donate = Page.extend({
  template: template(\`
    <h1>Bağış</h1><p>Bir karonun onarımı ortalama 850 lira tutar.</p><div id="amount-slider"></div><p class="amount"><b id="amount"></b></p>
    <div class="filters"><% for (const each of [100, 250, 500, 1000]) { %><button type="button" class="chip" data-amount="<%= each %>"><%= price(each) %></button><% } %></div>
    <p class="toggle"><input type="checkbox" id="yinele" class="uk-hidden-visually"><label for="her-ay" class="switch"><span class="knob"></span> Her ay yinele</label></p>
    <p><label for="thanks" class="switch"><input type="checkbox" id="thanks" class="uk-hidden-visually"><span class="knob"></span> Adım duvarda yazsın</label></p>
    <p><label>Notunuz <textarea class="uk-textarea" name="note" rows="2"></textarea></label></p>
    <button type="button" class="uk-button uk-button-primary" id="give">Bağış yap</button>\`),
  events: { 'click .chip': 'choose', 'click #give': 'give' },
  onAttach() {
    this.slider = noUiSlider.create(this.$('#amount-slider')[0], { start: 250, step: 50, range: { min: 50, max: 5000 }, connect: 'lower' });
    this.slider.on('update', ([value]) => this.$('#amount').text(price(Number(value))));
  },
  choose({ currentTarget }) { this.slider.set(currentTarget.dataset.amount); },
  give() {
    this.$('#give').prop('disabled', true).html('<span uk-spinner="ratio: 0.6"></span>');
    send('POST', '/bagis', { amount: this.slider.get(), isMonthly: this.$('#yinele').prop('checked') }).then(() => location.assign('/3d-secure'));
  },
});
`;
