export const contact = /* js */ `
import { Page, send, template, toast } from '$lib/core.js';

export const Contact = Page.extend({
  template: template(\`
    <h1>İletişim</h1><p>Atatürk Caddesi 14, İznik · <a href="tel:+902247570000">0224 757 00 00</a></p><p><button type="button" class="uk-button uk-button-default" id="address"><span uk-icon="copy"></span> Adresi kopyala</button></p>
    <form id="write" novalidate><p><label>E-posta <input class="uk-input" name="from"></label><span class="uk-text-danger" data-error="from"></span></p><p><label>İletiniz <textarea class="uk-textarea" name="text" rows="3"></textarea></label><span class="uk-text-danger" data-error="text"></span></p><button class="uk-button uk-button-primary" id="write-send">Gönder</button></form>\`),
  events: { 'click #address': 'copy', 'submit #write': 'write' },
  async copy() {
    await navigator.clipboard.writeText('Atatürk Caddesi 14, İznik').catch(() => {});
    const button = this.$('#address').text('Kopyalandı');
    setTimeout(() => button.html('<span uk-icon="copy"></span> Adresi kopyala'), 1800);
  },
  write(event) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.target));
    this.$('[data-error]').text('');
    for (const name of Object.keys(values)) if (!values[name]) this.$('[data-error=' + name + ']').text('Bunu da yazın');
    if (Object.values(values).some((value) => !value)) return;
    const button = this.$('#write-send').prop('disabled', true);
    send('POST', '/ileti', values).then(() => { event.target.reset(); button.prop('disabled', false); toast('İletiniz ulaştı', 'success'); });
  },
});
`;
