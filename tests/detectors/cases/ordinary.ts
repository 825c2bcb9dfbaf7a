import { casesOf, type DetectorCase } from '../detector-case.ts';

/** Ten visits without problems, on ten kinds of pages. No detector may report any. */
const { falseAlarm: visits } = casesOf('ordinary');

const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<h2>Part ${index + 1}</h2><p>${'Poured by hand at the harbour. '.repeat(12)}</p>`,
  ).join('');
const NAV = '<nav><a href="/">Home</a><a href="/about">About</a></nav>';

export const ordinaryCases: readonly DetectorCase[] = [
  visits(
    'reads an article and follows a link',
    { '/': `${NAV}<h1>How wax burns</h1>${paragraphs(9)}`, '/about': `${NAV}<h1>About us</h1>` },
    async (person) => {
      for (let step = 0; step < 4; step += 1) {
        await person.scroll(420);
        await person.pause(900);
      }
      await person.scroll(-1_700);
      await person.click('nav a:nth-of-type(2)');
      await person.pause(6_500);
    },
  ),
  visits(
    'compares two products and comes back after reading',
    {
      '/': '<h1>Candles</h1><a id="one" href="/products/1201">Lavender</a> <a id="two" href="/products/1302">Sea salt</a>',
      '/products/1201': `<h1>Lavender</h1>${paragraphs(3)}`,
      '/products/1302': `<h1>Sea salt</h1>${paragraphs(3)}`,
    },
    async (person) => {
      await person.click('#one');
      await person.pause(5_500);
      await person.back();
      await person.pause(800);
      await person.click('#two');
      await person.pause(5_600);
    },
  ),
  visits(
    'puts three things into the basket',
    `<h1>Shop</h1>${['Mug', 'Wick', 'Jar'].map((name) => `<div>${name} <button class="add">Add</button></div>`).join('')}<p>Basket: <b id="n">0</b></p>
     <script>for (const add of document.querySelectorAll('.add')) add.onclick = () => { n.textContent = Number(n.textContent) + 1 }</script>`,
    async (person) => {
      for (let item = 1; item <= 3; item += 1) {
        await person.click(`div:nth-of-type(${item}) .add`);
        await person.pause(1_100);
      }
      await person.pause(1_000);
    },
  ),
  visits(
    'signs up',
    {
      '/': '<h1>Join</h1><form action="/welcome"><label>Name <input name="name" required></label><label>E-mail <input type="email" name="mail" required></label><button>Join</button></form>',
      '/welcome': '<h1>Welcome</h1>',
    },
    async (person) => {
      await person.type('[name=name]', 'Iris Falk');
      await person.type('[name=mail]', 'iris@site.example');
      await person.click('button');
      await person.pause(3_000);
    },
  ),
  visits(
    'looks through pictures in a gallery',
    `<h1>Gallery</h1><button id="before" aria-label="Previous picture">‹</button><img id="pic" alt="Picture 1" src="/picture.svg" width="320" height="180"><button id="after" aria-label="Next picture">›</button>
     <script>let at = 1; const show = (by) => { at += by; pic.alt = 'Picture ' + at }; before.onclick = () => show(-1); after.onclick = () => show(1)</script>`,
    async (person) => {
      await person.click('#after', 6, 350);
      await person.click('#before', 3, 350);
      await person.pause(1_000);
    },
  ),
  visits(
    'opens and closes the answers to questions',
    `<h1>Questions</h1>${['Delivery', 'Returns', 'Care'].map((name) => `<details><summary>${name}</summary><p>It is easy.</p></details>`).join('')}`,
    async (person) => {
      for (let item = 1; item <= 3; item += 1) {
        await person.click(`details:nth-of-type(${item}) summary`);
        await person.pause(1_300);
      }
      await person.click('details:nth-of-type(3) summary');
      await person.pause(8_000);
    },
  ),
  visits(
    'searches and opens a result in an app without page loads',
    `<h1 id="title">Search</h1><form role="search" id="search"><input id="q" type="search" aria-label="Search"><button>Go</button></form><ul id="hits"></ul>
     <script>search.onsubmit = (event) => { event.preventDefault(); fetch('/api/200').then(() => { hits.innerHTML = '<li><a id="hit" href="/hit/42">Lavender</a></li>';
       hit.onclick = (press) => { press.preventDefault(); history.pushState({}, '', '/hit/42'); title.textContent = 'Lavender' } }) }</script>`,
    async (person) => {
      await person.type('#q', 'lavender');
      await person.click('button');
      await person.page.waitForSelector('#hit');
      await person.pause(900);
      await person.click('#hit');
      await person.pause(5_500);
    },
  ),
  visits(
    'watches a dashboard that refreshes itself',
    `<h1>Orders</h1><p id="clock">0</p><ul id="rows"><li>One</li></ul><button id="week">This week</button>
     <script>setInterval(() => { clock.textContent = Number(clock.textContent) + 1 }, 1000);
       setInterval(() => fetch('/api/200').then(() => { rows.innerHTML = '<li>' + clock.textContent + '</li>' }), 1500);
       week.onclick = () => { rows.innerHTML = '<li>Week</li>' }</script>`,
    async (person) => {
      await person.pause(3_000);
      await person.click('#week');
      await person.pause(8_200);
    },
  ),
  visits(
    'uses a menu and a dialog',
    `<h1>Account</h1><button id="menu" aria-expanded="false">Menu</button><div id="list" role="menu" hidden><button role="menuitem" id="item">Address</button></div>
     <dialog id="box"><p>Your address</p><button id="close">Close</button></dialog>
     <script>menu.onclick = () => { list.hidden = !list.hidden }; item.onclick = () => { list.hidden = true; box.showModal() };
       document.getElementById('close').onclick = () => box.close()</script>`,
    async (person) => {
      await person.click('#menu');
      await person.pause(700);
      await person.click('#item');
      await person.pause(1_500);
      await person.click('#close');
      await person.pause(8_200);
    },
  ),
  visits(
    'reads a landing page, rests, and leaves',
    `<h1>Candles that last</h1><img alt="Harbour" src="/picture.svg" width="350" height="200">${paragraphs(5)}<a id="more" href="#top">More</a>`,
    async (person) => {
      await person.scroll(500);
      await person.pause(3_000);
      await person.click('h2');
      await person.scroll(700);
      await person.pause(4_000);
      await person.scroll(-1_200);
      await person.pause(2_500);
    },
  ),
];
