import { casesOf, type DetectorCase } from '../detector-case.ts';

// Cases about forms and keyboards from unfamiliar websites.

const WAIT = 8_200;
const form = casesOf('form-abandonment');
const back = casesOf('quick-back');

const FIELDS = '<label>Name <input id="name"></label> <label>City <input id="city"></label>';
async function fillIn(person: Parameters<DetectorCase['visit']>[0]) {
  await person.type('#name', 'Iris');
  await person.type('#city', 'Kiel');
}

/** A form of two pages of an app, without a form element. */
const STEPS = `<h1>Rent a van</h1><div id="step"></div><script>
  const row = (...buttons) => '<div class="row">' + buttons.map(([id, label]) => '<button type="button" id="' + id + '">' + label + '</button> ').join('') + '</div>';
  const show = () => {
    const isFirst = location.pathname === '/';
    step.innerHTML = isFirst ? '${FIELDS}' + row(['next', 'Next']) : '<p>One van</p>' + row(['back', 'Back'], ['book', 'Book']);
    const go = (path) => () => { history.pushState({}, '', path); show() };
    if (isFirst) document.querySelector('#next').onclick = go('/details');
    else {
      document.querySelector('#back').onclick = go('/');
      document.querySelector('#book').onclick = () => fetch('/api/200', { method: 'POST' }).then(() => { step.innerHTML = '<p>Thank you</p>' });
    }
  };
  show()</script>`;

export const formRegressions: readonly DetectorCase[] = [
  back.falseAlarm('goes back to the first step by the button of a form', STEPS, async (person) => {
    await fillIn(person);
    await person.click('#next');
    await person.pause(1_800);
    await person.click('#back');
    await person.pause(1_500);
    await person.click('#next');
    await person.pause(1_500);
    await person.click('#book');
    await person.pause(2_000);
  }),
  form.truePositive(
    'logs in twice, and the page comes back without a word',
    `<h1>Log in</h1><form method="post" action="/"><label>Email <input name="email" id="name"></label>
      <label>Password <input type="password" name="secret" id="city"></label> <button>Log in</button></form>`,
    async (person) => {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await fillIn(person);
        await person.click('button');
        await person.pause(3_000);
      }
    },
  ),
  form.falseAlarm(
    'sends a form whose reply the page ignores, and which disappears',
    `<h1>Join</h1><div id="box">${FIELDS} <button type="button" id="send">Join</button></div><script>
      send.onclick = () => setTimeout(() => fetch('/api/200', { method: 'POST' }).then(() => { box.innerHTML = '<p>Welcome</p>' }), 1200)</script>`,
    async (person) => {
      await fillIn(person);
      await person.click('#send');
      await person.pause(3_500);
    },
  ),
  form.falseAlarm(
    'sends a form that is emptied for the next one',
    `<h1>Guests</h1>${FIELDS} <button type="button" id="send">Add guest</button><ul id="list"></ul><script>
      send.onclick = () => setTimeout(() => { list.innerHTML += '<li>Guest</li>'; document.querySelectorAll('input').forEach((each) => { each.value = '' }) }, 1200)</script>`,
    async (person) => {
      await fillIn(person);
      await person.click('#send');
      await person.pause(3_500);
    },
  ),
  form.falseAlarm(
    'changes settings that are saved by themselves',
    `<h1>Settings</h1>${FIELDS}<script>document.onchange = () => fetch('/api/204', { method: 'PATCH' })</script>`,
    async (person) => {
      await fillIn(person);
      await person.click('h1');
      await person.pause(3_500);
    },
  ),
  form.falseAlarm(
    'chooses a day and a reason, and then one of the free times',
    {
      '/': `<h1>Visit us</h1><label>From <input type="date" id="from"></label> <label>Reason <input id="reason"></label>
        <ul><li><a href="/booked" id="first">08:40</a></li><li><a href="/later">14:30</a></li></ul>`,
      '/booked': '<h1>See you then</h1>',
    },
    async (person) => {
      await person.page.locator('#from').fill('2026-12-03');
      await person.type('#reason', 'Fitting');
      await person.click('#first');
      await person.pause(3_500);
    },
  ),
  form.truePositive(
    'is stopped by the browser at the first of two empty fields',
    `<h1>Delivery</h1><form action="/thanks">${FIELDS}
      <p><label>Street <input id="street" required></label> <label>Zip code <input id="zip" required></label></p><button id="go">Continue</button></form>`,
    async (person) => {
      await fillIn(person);
      await person.click('#go');
      await person.pause(2_500);
    },
  ),
  form.truePositive(
    'sends a form twice that its script holds back without a word',
    `<h1>Delivery</h1><form id="form">${FIELDS}<button id="go">Continue</button></form><script>
      form.onsubmit = (event) => { event.preventDefault(); city.setAttribute('aria-invalid', 'true') }</script>`,
    async (person) => {
      await fillIn(person);
      await person.click('#go', 2, 1_500);
      await person.pause(WAIT);
    },
    { signals: ['form-abandonment', 'dead-click'] },
  ),
  form.truePositive(
    'gives up a form that looks every entry up',
    `<h1>Order</h1><form>${FIELDS}<button>Order</button></form><script>document.onchange = () => fetch('/api/200?q=1')</script>`,
    async (person) => {
      await fillIn(person);
      await person.click('h1');
      await person.pause(3_500);
    },
  ),
  form.truePositive(
    'sends a form again while the message about a field stays',
    `<h1>Pay</h1><form novalidate>${FIELDS}<label>VAT <input id="vat" name="vat"></label> <p id="wrong" role="alert" hidden></p> <button>Pay</button></form><script>
      document.forms[0].onsubmit = (event) => {
        event.preventDefault();
        if (/^[A-Z]{2}\\d+$/.test(vat.value)) return;
        if (wrong.hidden) { wrong.hidden = false; wrong.textContent = 'This number is not valid.'; }
      }</script>`,
    async (person) => {
      await fillIn(person);
      await person.type('#vat', 'DE 129');
      await person.click('button');
      await person.pause(2_200);
      await person.type('#vat', '273');
      await person.click('button', 2, 1_800);
      await person.pause(WAIT);
    },
  ),
  form.truePositive(
    'sends a form that shows a message, and the button then does nothing once the entry is corrected',
    `<h1>Pay</h1><form novalidate>${FIELDS}<label>VAT <input id="vat" name="vat"></label> <p id="wrong" role="alert" hidden></p> <button>Pay</button></form><script>
      document.forms[0].onsubmit = (event) => {
        event.preventDefault();
        if (wrong.hidden) { wrong.hidden = false; wrong.textContent = 'This number is not valid.'; }
      };
      vat.oninput = () => { if (/273/.test(vat.value)) wrong.textContent = ''; }</script>`,
    async (person) => {
      await fillIn(person);
      await person.type('#vat', 'DE 129');
      await person.click('button');
      await person.pause(2_200);
      await person.type('#vat', '273');
      await person.click('button');
      await person.pause(WAIT);
    },
    { signals: ['form-abandonment', 'dead-click'] },
  ),
];

const barrier = casesOf('keyboard-barrier');
async function keys(person: Parameters<DetectorCase['visit']>[0], key: string, times = 1) {
  for (let press = 0; press < times; press += 1) {
    await person.page.keyboard.press(key);
    await person.pause(250);
  }
}
const LINKS = ['Mugs', 'Bowls', 'Plates', 'Cups', 'Jugs', 'Pans', 'Pots', 'Lids']
  .map((name) => `<a href="#${name}">${name}</a>`)
  .join(' ');

export const keyboardCases: readonly DetectorCase[] = [
  barrier.truePositive(
    'presses Enter on a button that only a mouse can press',
    '<h1>Order</h1><div id="pay" role="button" tabindex="0" style="cursor:pointer">Pay now</div><p id="out"></p><script>pay.onclick = () => { out.textContent = "Paid" }</script>',
    async (person) => {
      await keys(person, 'Tab');
      await keys(person, 'Enter');
      await person.pause(WAIT);
    },
    { only: 'computer' },
  ),
  barrier.truePositive(
    'cannot leave a box with the Tab key',
    `<h1>Shop</h1><nav>${LINKS}</nav><p><input id="one" aria-label="One"> <input id="two" aria-label="Two"></p><p>${LINKS}</p><script>
      two.onkeydown = (event) => { if (event.key === 'Tab') { event.preventDefault(); one.focus() } }</script>`,
    async (person) => {
      await person.click('#one');
      await keys(person, 'Tab', 12);
      await person.pause(2_000);
    },
    { only: 'computer' },
  ),
  barrier.nearMiss(
    'goes through a whole page with the Tab key',
    `<h1>Shop</h1><nav>${LINKS}</nav><p>${LINKS}</p>`,
    async (person) => {
      await keys(person, 'Tab', 14);
      await person.pause(2_000);
    },
    { only: 'computer' },
  ),
  barrier.falseAlarm(
    'stays in an open dialog with the Tab key',
    `<h1>Shop</h1><nav>${LINKS}</nav><dialog id="box"><button id="yes">Yes</button> <button id="no">No</button></dialog><script>box.showModal(); no.onclick = () => box.close()</script>`,
    async (person) => {
      await keys(person, 'Tab', 12);
      await keys(person, 'Escape', 2);
      await person.pause(WAIT);
    },
    { only: 'computer' },
  ),
  barrier.falseAlarm(
    'presses Enter and Space on real buttons',
    '<h1>Order</h1><button id="more">More</button><p id="out">1</p><script>more.onclick = () => { out.textContent++ }</script>',
    async (person) => {
      await keys(person, 'Tab');
      await keys(person, 'Enter');
      await keys(person, 'Space', 2);
      await person.pause(WAIT);
    },
    { only: 'computer' },
  ),
];
