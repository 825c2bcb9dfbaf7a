export const care = /* js */ `
import '@vaadin/multi-select-combo-box';
import '@vaadin/date-picker';
import '@vaadin/radio-group';
import '@vaadin/progress-bar';
import { View, define, html, nothing, send } from '$lib/base.js';

const drugs = ['Acenokumarol', 'Amlodypina', 'Aspiryna', 'Bisoprolol', 'Diklofenak', 'Ibuprofen', 'Ketoprofen', 'Metformina', 'Paracetamol', 'Warfaryna'];

define('jz-interactions', class extends View {
  static properties = { busy: { state: true }, chosen: { state: true }, result: { state: true } };
  constructor() {
    super();
    Object.assign(this, { busy: false, chosen: ['Ibuprofen'] });
  }
  async check() {
    if (this.busy) return;
    this.busy = true;
    const response = await send('POST', '/api/interakcje', { leki: this.chosen });
    const { opis } = await response.json();
    this.result = opis;
    this.busy = false;
  }
  render() {
    return html\`<h1>Interakcje leków</h1><p>Wybierz leki, które przyjmujesz.</p>
      <vaadin-multi-select-combo-box id="drugs" label="Leki" .items=\${drugs} .selectedItems=\${this.chosen} @selected-items-changed=\${({ detail }) => { this.chosen = detail.value; }} auto-expand-vertically></vaadin-multi-select-combo-box>
      <p>Wybrano: \${this.chosen.length}</p>
      <vaadin-button id="check" theme="primary" @click=\${this.check}>Sprawdź interakcje</vaadin-button>
      \${this.busy ? html\`<vaadin-progress-bar indeterminate></vaadin-progress-bar><p>Porównujemy z bazą…</p>\` : nothing}
      \${this.result ? html\`<p>\${this.result}</p>\` : nothing}\`;
  }
});

define('jz-vaccination', class extends View {
  static properties = { kind: { state: true }, day: { state: true }, hours: { state: true } };
  async pick(day) {
    this.day = day;
    this.hours = undefined;
    if (!day) return;
    const response = await fetch('/api/terminy?dzien=' + day);
    if (response.ok) this.hours = (await response.json()).items;
  }
  render() {
    return html\`<h1>Szczepienia w aptece</h1><p>Bez lekarza rodzinnego, w 15 minut.</p>
      <vaadin-radio-group id="kind" label="Szczepionka" @value-changed=\${({ detail }) => { this.kind = detail.value; }}>
        <vaadin-radio-button value="grypa" label="Grypa"></vaadin-radio-button><vaadin-radio-button value="covid" label="COVID-19"></vaadin-radio-button><vaadin-radio-button value="kzm" label="Kleszczowe zapalenie mózgu"></vaadin-radio-button></vaadin-radio-group>
      <p>\${this.kind === 'kzm' ? 'Trzy dawki, druga po miesiącu.' : this.kind ? 'Jedna dawka.' : 'Wybierz szczepionkę.'}</p>
      <vaadin-date-picker id="day" label="Termin" .isDateDisabled=\${({ year, month, day }) => new Date(year, month, day).getDay() === 0} @value-changed=\${({ detail }) => this.pick(detail.value)}></vaadin-date-picker>
      <p>\${this.hours ? 'Wolne godziny: ' + this.hours.join(', ') : 'Po wybraniu dnia pokażemy wolne godziny.'}</p>\`;
  }
});
`;
