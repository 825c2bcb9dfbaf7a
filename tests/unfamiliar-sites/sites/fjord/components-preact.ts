// The islands written with Preact. The source runs on the server and in the browser.

export const preactComponents = String.raw`
import { Component, h, hydrate } from 'preact';

const post = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

class ChatBubble extends Component {
  constructor(props) { super(props); this.state = { open: false, lines: [['host', 'Hei! Ask us anything about your trip.']], text: '', typing: false }; }
  send(event) {
    event.preventDefault();
    const { text, lines } = this.state;
    if (!text.trim()) return;
    this.setState({ lines: [...lines, ['you', text]], text: '', typing: true });
    post('/api/chat', { text }).then((answer) => answer.json()).then(({ reply }) => this.setState((now) => ({ typing: false, lines: [...now.lines, ['host', reply]] })));
  }
  render(_, { open, lines, text, typing }) {
    return h('div', { class: 'chat' },
      open && h('section', { class: 'chat-box', 'aria-label': 'Chat' },
        h('ul', null, lines.map(([who, line]) => h('li', { class: who }, line))),
        typing && h('p', { class: 'typing' }, 'Ingrid is typing…'),
        h('form', { onSubmit: (event) => this.send(event) },
          h('input', { name: 'chat', 'aria-label': 'Message', autocomplete: 'off', value: text, onInput: (event) => this.setState({ text: event.target.value }) }),
          h('button', null, 'Send'))),
      h('button', { type: 'button', class: 'chat-toggle', 'aria-expanded': open ? 'true' : 'false', 'aria-label': 'Chat with us', onClick: () => this.setState({ open: !open }) }, open ? '×' : 'Chat'));
  }
}

const currencies = [
  { code: 'NOK', rate: 1, locale: 'nb-NO' },
  { code: 'EUR', rate: 0.0866, locale: 'de-DE' },
  { code: 'USD', rate: 0.0981, locale: 'en-US' },
  { code: 'GBP', rate: 0.0733, locale: 'en-GB' },
  { code: 'ISK ', rate: 12.4, locale: 'is-IS' },
];
const fareRows = [
  ['Bodø – Moskenes', 289, 1130, 'Foot passengers from 16 years; up to two children under 16 travel free.'],
  ['Bodø – Svolvær', 412, 0, 'Express boat, no vehicles.'],
  ['Bodø – Værøy', 264, 980, 'By way of Røst on Mondays and Thursdays.'],
  ['Svolvær – Skutvik', 148, 520, 'Reserve in July.'],
  ['Moskenes – Røst', 176, 690, 'Weather permitting.'],
];

class FareTable extends Component {
  constructor(props) { super(props); this.state = { code: 'NOK', format: (value) => 'kr ' + value, open: -1, order: 1 }; }
  switchTo({ code, rate, locale }) {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: code, maximumFractionDigits: 0 });
    this.setState({ code, format: (value) => money.format(value * rate) });
  }
  render(_, { code, format, open, order }) {
    const rows = fareRows.slice().sort((a, b) => (a[1] - b[1]) * order);
    return h('div', { class: 'fares' },
      h('div', { class: 'currencies', role: 'group', 'aria-label': 'Currency' }, currencies.map((each) => h('button', { type: 'button', class: 'currency', 'data-code': each.code.trim(), 'aria-pressed': each.code === code ? 'true' : 'false', onClick: () => this.switchTo(each) }, each.code.trim()))),
      h('table', null,
        h('thead', null, h('tr', null, h('th', null, 'Crossing'), h('th', null, h('button', { type: 'button', class: 'sort-fare', onClick: () => this.setState({ order: -order }) }, 'Adult ' + (order > 0 ? '↑' : '↓'))), h('th', null, 'Car'))),
        h('tbody', null, rows.map((row, index) => h('tr', { key: row[0] },
          h('td', null, h('button', { type: 'button', class: 'row-toggle', 'aria-expanded': open === index ? 'true' : 'false', onClick: () => this.setState({ open: open === index ? -1 : index }) }, row[0]), open === index && h('p', null, row[3])),
          h('td', null, format(row[1])), h('td', null, row[2] ? format(row[2]) : '–'))))));
  }
}

class FarePicker extends Component {
  constructor(props) { super(props); this.state = { chosen: -1 }; }
  render({ fares }, { chosen }) {
    return h('ul', { class: 'fare-list' }, fares.map(([name, price], index) => h('li', null, h('span', null, name), h('b', null, 'kr ' + price), h('button', { type: 'button', class: 'fare-select', onClick: () => this.setState({ chosen: index }) }, chosen === index ? 'Selected' : 'Select'))),
      chosen >= 0 && h('li', { class: 'next' }, h('a', { href: '/book/passengers' }, 'Continue')));
  }
}

let nextKey = 1;
class PassengerForm extends Component {
  constructor(props) { super(props); this.state = { rows: [{ key: 0, name: '', kind: 'Adult' }], email: '', phone: '', busy: false, note: '' }; }
  change(key, part) { this.setState({ rows: this.state.rows.map((row) => (row.key === key ? { ...row, ...part } : row)) }); }
  async save() {
    this.setState({ busy: true });
    await post('/api/drafts', this.state.rows);
    this.setState({ busy: false, note: 'Saved. You can finish on any device.' });
  }
  async submit(event) {
    event.preventDefault();
    this.setState({ busy: true });
    const answer = await post('/api/holds/confirm', this.state.rows);
    const { next } = await answer.json();
    this.setState({ busy: false });
    if (next) location.assign(next);
  }
  render(_, { rows, email, phone, busy, note }) {
    return h('form', { class: 'passengers', onSubmit: (event) => this.submit(event) },
      rows.map((row, index) => h('fieldset', { key: row.key },
        h('legend', null, 'Passenger ' + (index + 1)),
        h('label', null, 'Full name ', h('input', { name: 'name' + index, autocomplete: 'name', value: row.name, onInput: (event) => this.change(row.key, { name: event.target.value }) })),
        h('label', null, 'Type ', h('select', { name: 'kind' + index, onChange: (event) => this.change(row.key, { kind: event.target.value }) }, ['Adult', 'Child', 'Senior'].map((kind) => h('option', null, kind)))),
        rows.length > 1 && h('button', { type: 'button', class: 'remove-row', onClick: () => this.setState({ rows: rows.filter((each) => each !== row) }) }, 'Remove'))),
      h('button', { type: 'button', class: 'add-row', onClick: () => this.setState({ rows: [...rows, { key: nextKey++, name: '', kind: 'Adult' }] }) }, '+ Add a passenger'),
      h('label', null, 'E-mail ', h('input', { name: 'email', type: 'email', autocomplete: 'email', value: email, onInput: (event) => this.setState({ email: event.target.value }) })),
      h('label', null, 'Mobile ', h('input', { name: 'phone', type: 'tel', autocomplete: 'tel', value: phone, onInput: (event) => this.setState({ phone: event.target.value }) })),
      h('p', null, h('button', { class: 'primary continue', disabled: busy }, 'Continue to payment'), h('button', { type: 'button', class: 'save-draft', disabled: busy, onClick: () => this.save() }, 'Save for later')),
      h('p', { class: 'hint', role: 'status' }, note));
  }
}

class BookingLookup extends Component {
  constructor(props) { super(props); this.state = { error: '', booking: null, busy: false }; }
  async find(event) {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.target));
    this.setState({ busy: true, error: '' });
    const booking = await (await post('/api/bookings/find', form)).json();
    this.setState({ busy: false, booking: booking.found ? booking : null, error: booking.found ? '' : 'We cannot find a booking with this reference and name.' });
  }
  render(_, { error, booking, busy }) {
    if (booking) return h('section', { class: 'booking' }, h('h2', null, 'Booking ' + booking.reference), h('p', null, booking.text), h('button', { type: 'button', class: 'send-again', onClick: () => this.setState({ booking: { ...booking, text: 'We have sent the tickets again.' } }) }, 'Send tickets again'));
    return h('form', { class: 'lookup', onSubmit: (event) => this.find(event) },
      h('label', null, 'Reference ', h('input', { name: 'reference', required: true, autocapitalize: 'characters' })),
      h('label', null, 'Last name ', h('input', { name: 'lastName', required: true, autocomplete: 'family-name' })),
      h('button', { class: 'primary', disabled: busy }, 'Find my booking'),
      h('p', { class: 'error', role: 'alert' }, error));
  }
}

class VoucherAmount extends Component {
  constructor(props) { super(props); this.state = { amount: 500, basket: 0 }; }
  render(_, { amount, basket }) {
    return h('div', { class: 'voucher' },
      h('div', { class: 'chips' }, [250, 500, 1000, 2500].map((value) => h('button', { type: 'button', class: 'chip', 'aria-pressed': value === amount ? 'true' : 'false', onClick: () => this.setState({ amount: value }) }, 'kr ' + value))),
      h('label', null, 'Other amount ', h('input', { name: 'amount', inputmode: 'numeric', value: amount, onInput: (event) => this.setState({ amount: Number(event.target.value.replace(/\D/g, '')) }) })),
      h('button', { type: 'button', class: 'primary to-basket', onClick: () => this.setState({ basket: basket + amount }) }, 'Put in basket'),
      h('p', { class: 'basket', role: 'status' }, basket ? 'In your basket: kr ' + basket : 'Your basket is empty'));
  }
}

class VoucherDesigner extends Component {
  constructor(props) { super(props); this.state = { text: '', shown: '' }; }
  render(_, { text, shown }) {
    return h('div', { class: 'pass-through' },
      h('label', null, 'Greeting ', h('textarea', { name: 'greeting', rows: 3, onInput: (event) => this.setState({ text: event.target.value }) })),
      h('button', { type: 'button', class: 'preview', onClick: () => this.setState({ shown: text || 'Good trip!' }) }, 'Preview your card'),
      shown && h('blockquote', null, shown));
  }
}

class GroupRequest extends Component {
  constructor(props) { super(props); this.state = { sent: false }; }
  async submit(event) {
    event.preventDefault();
    await post('/api/groups', {});
    this.setState({ sent: true });
  }
  render(_, { sent }) {
    if (sent) return h('p', { role: 'status' }, 'Thank you. We will answer within two working days.');
    const field = (label, name, type = 'text') => h('label', null, label + ' ', h('input', { name, type, required: true }));
    return h('form', { class: 'group-form', onSubmit: (event) => this.submit(event) },
      field('School or company', 'organization'), field('Contact', 'contact'), field('E-mail', 'email', 'email'), field('Travelers', 'travelers', 'number'),
      h('label', null, 'Your plans ', h('textarea', { name: 'plans', rows: 4 })),
      h('button', { class: 'primary' }, 'Ask for an offer'));
  }
}

class ClaimForm extends Component {
  constructor(props) { super(props); this.state = { files: [], progress: -1, done: false }; }
  async submit(event) {
    event.preventDefault();
    for (const progress of [10, 35, 60, 85]) {
      this.setState({ progress });
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    await post('/api/claims', {});
    this.setState({ done: true });
  }
  render(_, { files, progress, done }) {
    if (done) return h('p', { class: 'claim-done', role: 'status' }, 'We have your claim. The number is K-2204.');
    return h('form', { class: 'claim', onSubmit: (event) => this.submit(event) },
      h('label', null, 'What happened? ', h('textarea', { name: 'story', rows: 4, required: true })),
      h('label', { class: 'drop' }, 'Add photos ', h('input', { type: 'file', name: 'photos', multiple: true, accept: 'image/*', onChange: (event) => this.setState({ files: [...event.target.files].map(({ name }) => name) }) })),
      h('ul', { class: 'files' }, files.map((name) => h('li', null, name))),
      progress >= 0 ? h('progress', { max: 100, value: progress }) : h('button', { class: 'primary' }, 'Send claim'));
  }
}

const preactComponents = { ChatBubble, FareTable, FarePicker, PassengerForm, BookingLookup, VoucherAmount, VoucherDesigner, GroupRequest, ClaimForm };
`;
