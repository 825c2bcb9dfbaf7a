export const school = /* js */ `
import { create, setOptions } from 'filepond';
import 'filepond/dist/filepond.css';
import labels from 'filepond/locale/tr-tr.js';
import { Page, send, template } from '$lib/core.js';

setOptions(labels);

export const School = Page.extend({
  template: template(\`
    <h1>Okul gezisi</h1><p>Öğrenci listesini yükleyin, size bir gün önerelim.</p><form id="trip" novalidate>
    <p><label>Okul <input class="uk-input" name="school"></label></p><p><input type="file" id="list"></p>
    <p class="uk-text-danger" role="alert"></p><button class="uk-button uk-button-primary" id="request">Gezi iste</button></form>\`),
  events: { 'submit #trip': 'request' },
  onAttach() {
    this.pond = create(this.$('#list')[0], { server: '/api/liste', name: 'list', credits: false });
  },
  onBeforeDestroy() { this.pond.destroy(); },
  request(event) {
    event.preventDefault();
    if (!this.$('[name=school]').val()) return this.$('[role=alert]').text('Okulunuzun adını yazın.');
    send('POST', '/gezi', { school: this.$('[name=school]').val() }).then(() => this.$('#trip').html('<p role="status">Yarın sizi arıyoruz.</p>'));
  },
});
`;
