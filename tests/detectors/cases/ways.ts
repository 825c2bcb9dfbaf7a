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

export const backCases: readonly DetectorCase[] = [
  back.does(
    'opens a page and goes back at once',
    { '/': HOME, '/offer': OFFER },
    async (person) => {
      await person.press('#go');
      await person.look(2_500);
      await person.back();
      await person.look(1_500);
    },
  ),
  back.does(
    'opens a page of an app and goes back at once',
    `<h1 id="title">Home</h1><a id="go" href="/offer">Our offer</a><script>
      go.onclick = (event) => { event.preventDefault(); history.pushState({}, "", "/offer"); title.textContent = "Offer" };
      onpopstate = () => { title.textContent = "Home" }</script>`,
    async (person) => {
      await person.press('#go');
      await person.look(2_500);
      await person.page.evaluate('history.back()');
      await person.look(1_500);
    },
  ),
  back.nearly('reads the page first', { '/': HOME, '/offer': OFFER }, async (person) => {
    await person.press('#go');
    await person.look(6_000);
    await person.back();
    await person.look(1_500);
  }),
  back.nearly(
    'writes something before going back',
    { '/': HOME, '/offer': OFFER },
    async (person) => {
      await person.press('#go');
      await person.page.waitForSelector('#name');
      await person.look(800);
      await person.write('#name', 'Iris', 30);
      await person.look(300);
      await person.back();
      await person.look(1_500);
    },
  ),
  back.seems(
    'is sent back by the page itself',
    {
      '/': HOME,
      '/offer': '<h1>One moment</h1><script>setTimeout(() => location.replace("/"), 900)</script>',
    },
    async (person) => {
      await person.press('#go');
      await person.look(4_000);
    },
  ),
  back.seems('reloads a page', { '/': HOME }, async (person) => {
    await person.page.reload();
    await person.look(1_500);
    await person.page.reload();
    await person.look(2_000);
  }),
  back.seems(
    'jumps inside a page and back',
    `<h1>Home</h1><a id="go" href="#end">End</a>${long(2)}<h2 id="end">End</h2>`,
    async (person) => {
      await person.press('#go');
      await person.look(1_500);
      await person.page.evaluate('history.back()');
      await person.look(2_000);
    },
  ),
];

async function upAndDown(person: Parameters<DetectorCase['visit']>[0], turns: number) {
  for (let turn = 0; turn <= turns; turn += 1) await person.scroll(turn % 2 === 0 ? 700 : -600);
}

export const scrollCases: readonly DetectorCase[] = [
  scroll.does('looks up and down for something', `<h1>Help</h1>${long(6)}`, async (person) => {
    await upAndDown(person, 6);
    await person.look(1_000);
  }),
  scroll.nearly('looks back twice', `<h1>Help</h1>${long(6)}`, async (person) => {
    await upAndDown(person, 2);
    await person.look(1_000);
  }),
  scroll.nearly('moves the page a little to and fro', `<h1>Help</h1>${long(6)}`, async (person) => {
    await person.scroll(600);
    for (let turn = 0; turn < 8; turn += 1) await person.scroll(turn % 2 === 0 ? 120 : -120);
    await person.look(1_000);
  }),
  scroll.seems(
    'reads a list that loads more at its end',
    `<h1>News</h1><div id="list">${long(2)}</div><script>
      let [more, end] = [0, 0];
      const load = () => { for (let i = 0; i < 12; i++) { const p = document.createElement("p"); p.textContent = "News " + (more++); p.style.height = "90px"; list.append(p) } };
      addEventListener("scroll", () => { if (scrollY > end + 80) { end = scrollY; load() } })</script>`,
    async (person) => {
      await upAndDown(person, 6);
      await person.look(1_000);
    },
  ),
  scroll.seems('reads a long page to its end', `<h1>Story</h1>${long(8)}`, async (person) => {
    for (let step = 0; step < 7; step += 1) await person.scroll(500);
    await person.scroll(-2_500);
    await person.look(1_000);
  }),
];

const CONTACT = `<h1>Contact</h1><form id="contact" action="/thanks"><label>Name <input id="name"></label><br>
<label>City <input id="city"></label><br><button id="send">Send</button></form>`;
const THANKS = '<h1>Thank you</h1>';

export const formCases: readonly DetectorCase[] = [
  form.does('fills in two fields and leaves', CONTACT, async (person) => {
    await person.write('#name', 'Iris Falk');
    await person.write('#city', 'Kiel');
    await person.look(2_500);
  }),
  form.does('fights with one field and leaves', CONTACT, async (person) => {
    await person.write('#name', 'Iris Falk of the harbour', 150);
    await person.look(1_000);
    await person.press('h1');
    await person.look(1_500);
  }),
  form.nearly('touches one field for a moment', CONTACT, async (person) => {
    await person.write('#name', 'Ir', 40);
    await person.press('h1');
    await person.look(2_500);
  }),
  form.nearly(
    'fills in the form and sends it',
    { '/': CONTACT, '/thanks': THANKS },
    async (person) => {
      await person.write('#name', 'Iris Falk');
      await person.write('#city', 'Kiel');
      await person.press('#send');
      await person.look(2_500);
    },
  ),
  form.seems(
    'searches',
    '<h1>Shop</h1><form role="search"><input id="q" type="search" aria-label="Search"><input id="place" type="search" aria-label="Place"></form>',
    async (person) => {
      await person.write('#q', 'lavender candle', 120);
      await person.write('#place', 'Kiel', 120);
      await person.look(2_500);
    },
  ),
  form.seems(
    'chooses filters that answer at once',
    `<h1>Shop</h1>${['Small', 'Blue', 'New'].map((name) => `<label><input type="checkbox" name="${name}"> ${name}</label> `).join('')}
     <ul id="list"><li>Mug</li></ul><script>document.onchange = () => { list.innerHTML = "<li>Mug " + Math.random() + "</li>" }</script>`,
    async (person) => {
      for (const name of ['Small', 'Blue', 'New']) {
        await person.press(`[name=${name}]`);
        await person.look(1_200);
      }
      await person.look(2_000);
    },
  ),
  form.seems(
    'sends a form that is sent by a button of its own making',
    `<h1>Newsletter</h1><label>Name <input id="name"></label> <label>City <input id="city"></label>
     <button type="button" id="send">Join</button><p id="out"></p><script>send.onclick = () => fetch("/api/200", { method: "POST" }).then(() => { out.textContent = "Welcome" })</script>`,
    async (person) => {
      await person.write('#name', 'Iris');
      await person.write('#city', 'Kiel');
      await person.press('#send');
      await person.look(2_500);
    },
  ),
];

async function shake(person: Parameters<DetectorCase['visit']>[0]) {
  for (let turn = 0; turn < 16; turn += 1) {
    await person.page.mouse.move(turn % 2 === 0 ? 900 : 300, 300 + turn * 4, { steps: 3 });
    await person.look(70);
  }
}

export const cursorCases: readonly DetectorCase[] = [
  cursor.does(
    'shakes the mouse at a dead button',
    '<h1>Order</h1><button id="pay">Pay now</button>',
    async (person) => {
      await person.press('#pay');
      await person.look(500);
      await shake(person);
      await person.look(7_500);
    },
    { only: 'computer', signals: ['dead-click', 'thrashed-cursor'] },
  ),
  cursor.nearly(
    'shakes the mouse while nothing is wrong',
    '<h1>Story</h1><p>Poured by hand.</p>',
    async (person) => {
      await shake(person);
      await person.look(1_500);
    },
    { only: 'computer' },
  ),
  cursor.seems(
    'draws circles with the mouse beside a dead button',
    '<h1>Order</h1><button id="pay">Pay now</button>',
    async (person) => {
      await person.press('#pay');
      await person.look(500);
      for (let step = 0; step < 40; step += 1) {
        const [x, y] = [600 + 200 * Math.cos(step / 4), 400 + 200 * Math.sin(step / 4)];
        await person.page.mouse.move(x, y, { steps: 2 });
        await person.look(40);
      }
      await person.look(7_500);
    },
    { only: 'computer', signals: ['dead-click'] },
  ),
];
