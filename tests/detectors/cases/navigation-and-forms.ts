import { casesOf, type DetectorCase } from '../detector-case.ts';

const back = casesOf('quick-back');
const scroll = casesOf('excessive-scroll');
const form = casesOf('form-abandonment');
const cursor = casesOf('thrashed-cursor');

const long = (screens: number) =>
  Array.from(
    { length: screens },
    (_, index) => `<section class="tall"><h2>Part ${index + 1}</h2></section>`,
  ).join('');
const HOME = '<h1>Home</h1><a id="go" href="/offer">Our offer</a>';
const OFFER = '<h1>Offer</h1><label>Name <input id="name"></label><a id="home" href="/">Home</a>';

/** A shop whose routes follow a hash: a list at first, then an article in a category with a number. */
export const shopOfRoutes = (article: string): string => `<main id="view"></main><script>
  const pages = { '#/mugs': '<h1>Mugs</h1><a id="go" href="#/articles/7/mug-1042?from=list">Red mug</a>' };
  const show = () => { view.innerHTML = pages[location.hash] ?? \`<h1>Red mug</h1>${article}<a href="#/mugs">All mugs</a>\` };
  addEventListener('hashchange', show);
  if (!location.hash) location.replace('#/mugs');
  show()</script>`;

export const backCases: readonly DetectorCase[] = [
  back.truePositive(
    'opens a page and goes back at once',
    { '/': HOME, '/offer': OFFER },
    async (person) => {
      await person.click('#go');
      await person.pause(2_500);
      await person.back();
      await person.pause(1_500);
    },
  ),
  back.truePositive(
    'opens a page of an app and goes back at once',
    `<h1 id="title">Home</h1><a id="go" href="/offer">Our offer</a><script>
      go.onclick = (event) => { event.preventDefault(); history.pushState({}, "", "/offer"); title.textContent = "Offer" };
      onpopstate = () => { title.textContent = "Home" }</script>`,
    async (person) => {
      await person.click('#go');
      await person.pause(2_500);
      await person.page.evaluate('history.back()');
      await person.pause(1_500);
    },
  ),
  back.truePositive(
    'opens a route after a hash and goes back at once',
    shopOfRoutes('<button id="help">Help</button>'),
    async (person) => {
      await person.click('#go');
      await person.pause(2_500);
      await person.page.evaluate('history.back()');
      await person.pause(1_500);
    },
    { page: '/#/mugs' },
  ),
  back.nearMiss('reads the page first', { '/': HOME, '/offer': OFFER }, async (person) => {
    await person.click('#go');
    await person.pause(6_000);
    await person.back();
    await person.pause(1_500);
  }),
  back.nearMiss(
    'writes something before going back',
    { '/': HOME, '/offer': OFFER },
    async (person) => {
      await person.click('#go');
      await person.page.waitForSelector('#name');
      await person.pause(800);
      await person.type('#name', 'Iris', 30);
      await person.pause(300);
      await person.back();
      await person.pause(1_500);
    },
  ),
  back.falseAlarm(
    'is sent back by the page itself',
    {
      '/': HOME,
      '/offer': '<h1>One moment</h1><script>setTimeout(() => location.replace("/"), 900)</script>',
    },
    async (person) => {
      await person.click('#go');
      await person.pause(4_000);
    },
  ),
  back.falseAlarm(
    'looks at two articles in turn whose routes follow a hash',
    shopOfRoutes(''),
    async (person) => {
      await person.click('#go');
      await person.pause(6_000);
      await person.page.evaluate('history.back()');
      await person.pause(1_000);
      await person.click('#go');
      await person.pause(6_000);
    },
  ),
  back.falseAlarm('reloads a page', { '/': HOME }, async (person) => {
    await person.page.reload();
    await person.pause(1_500);
    await person.page.reload();
    await person.pause(2_000);
  }),
  back.falseAlarm(
    'jumps inside a page and back',
    `<h1>Home</h1><a id="go" href="#end">End</a>${long(2)}<h2 id="end">End</h2>`,
    async (person) => {
      await person.click('#go');
      await person.pause(1_500);
      await person.page.evaluate('history.back()');
      await person.pause(2_000);
    },
  ),
];

async function upAndDown(person: Parameters<DetectorCase['visit']>[0], turns: number) {
  for (let turn = 0; turn <= turns; turn += 1) await person.scroll(turn % 2 === 0 ? 700 : -600);
}

export const scrollCases: readonly DetectorCase[] = [
  scroll.truePositive(
    'looks up and down for something',
    `<h1>Help</h1>${long(6)}`,
    async (person) => {
      await upAndDown(person, 6);
      await person.pause(1_000);
    },
  ),
  scroll.nearMiss('looks back twice', `<h1>Help</h1>${long(6)}`, async (person) => {
    await upAndDown(person, 2);
    await person.pause(1_000);
  }),
  scroll.nearMiss(
    'moves the page a little to and fro',
    `<h1>Help</h1>${long(6)}`,
    async (person) => {
      await person.scroll(600);
      for (let turn = 0; turn < 8; turn += 1) await person.scroll(turn % 2 === 0 ? 120 : -120);
      await person.pause(1_000);
    },
  ),
  scroll.falseAlarm(
    'reads a list that loads more at its end',
    `<h1>News</h1><div id="list">${long(2)}</div><script>
      let [more, end] = [0, 0];
      const load = () => { for (let i = 0; i < 12; i++) { const p = document.createElement("p"); p.textContent = "News " + (more++); p.style.height = "90px"; list.append(p) } };
      addEventListener("scroll", () => { if (scrollY > end + 80) { end = scrollY; load() } })</script>`,
    async (person) => {
      await upAndDown(person, 6);
      await person.pause(1_000);
    },
  ),
  scroll.falseAlarm('reads a long page to its end', `<h1>Story</h1>${long(8)}`, async (person) => {
    for (let step = 0; step < 7; step += 1) await person.scroll(500);
    await person.scroll(-2_500);
    await person.pause(1_000);
  }),
];

const CONTACT = `<h1>Contact</h1><form id="contact" action="/thanks"><label>Name <input id="name"></label><br>
<label>City <input id="city"></label><br><button id="send">Send</button></form>`;
const THANKS = '<h1>Thank you</h1>';

export const formCases: readonly DetectorCase[] = [
  form.truePositive('fills in two fields and leaves', CONTACT, async (person) => {
    await person.type('#name', 'Iris Falk');
    await person.type('#city', 'Kiel');
    await person.pause(2_500);
  }),
  form.truePositive('fights with one field and leaves', CONTACT, async (person) => {
    await person.type('#name', 'Iris Falk of the harbour', 150);
    await person.pause(1_000);
    await person.click('h1');
    await person.pause(1_500);
  }),
  form.nearMiss('touches one field for a moment', CONTACT, async (person) => {
    await person.type('#name', 'Ir', 40);
    await person.click('h1');
    await person.pause(2_500);
  }),
  form.nearMiss(
    'fills in the form and sends it',
    { '/': CONTACT, '/thanks': THANKS },
    async (person) => {
      await person.type('#name', 'Iris Falk');
      await person.type('#city', 'Kiel');
      await person.click('#send');
      await person.pause(2_500);
    },
  ),
  form.falseAlarm(
    'searches',
    '<h1>Shop</h1><form role="search"><input id="q" type="search" aria-label="Search"><input id="place" type="search" aria-label="Place"></form>',
    async (person) => {
      await person.type('#q', 'lavender candle', 120);
      await person.type('#place', 'Kiel', 120);
      await person.pause(2_500);
    },
  ),
  form.falseAlarm(
    'chooses filters that answer at once',
    `<h1>Shop</h1>${['Small', 'Blue', 'New'].map((name) => `<label><input type="checkbox" name="${name}"> ${name}</label> `).join('')}
     <ul id="list"><li>Mug</li></ul><script>document.onchange = () => { list.innerHTML = "<li>Mug " + Math.random() + "</li>" }</script>`,
    async (person) => {
      for (const name of ['Small', 'Blue', 'New']) {
        await person.click(`[name=${name}]`);
        await person.pause(1_200);
      }
      await person.pause(2_000);
    },
  ),
  form.falseAlarm(
    'sends a form that is sent by a button of its own making',
    `<h1>Newsletter</h1><label>Name <input id="name"></label> <label>City <input id="city"></label>
     <button type="button" id="send">Join</button><p id="out"></p><script>send.onclick = () => fetch("/api/200", { method: "POST" }).then(() => { out.textContent = "Welcome" })</script>`,
    async (person) => {
      await person.type('#name', 'Iris');
      await person.type('#city', 'Kiel');
      await person.click('#send');
      await person.pause(2_500);
    },
  ),
];

async function shake(person: Parameters<DetectorCase['visit']>[0]) {
  for (let turn = 0; turn < 16; turn += 1) {
    await person.page.mouse.move(turn % 2 === 0 ? 900 : 300, 300 + turn * 4, { steps: 3 });
    await person.pause(70);
  }
}

export const cursorCases: readonly DetectorCase[] = [
  cursor.truePositive(
    'shakes the mouse at a dead button',
    '<h1>Order</h1><button id="pay">Pay now</button>',
    async (person) => {
      await person.click('#pay');
      await person.pause(500);
      await shake(person);
      await person.pause(7_500);
    },
    { only: 'computer', signals: ['dead-click', 'thrashed-cursor'] },
  ),
  cursor.nearMiss(
    'shakes the mouse while nothing is wrong',
    '<h1>Story</h1><p>Poured by hand.</p>',
    async (person) => {
      await shake(person);
      await person.pause(1_500);
    },
    { only: 'computer' },
  ),
  cursor.falseAlarm(
    'draws circles with the mouse beside a dead button',
    '<h1>Order</h1><button id="pay">Pay now</button>',
    async (person) => {
      await person.click('#pay');
      await person.pause(500);
      for (let step = 0; step < 40; step += 1) {
        const [x, y] = [600 + 200 * Math.cos(step / 4), 400 + 200 * Math.sin(step / 4)];
        await person.page.mouse.move(x, y, { steps: 2 });
        await person.pause(40);
      }
      await person.pause(7_500);
    },
    { only: 'computer', signals: ['dead-click'] },
  ),
];
