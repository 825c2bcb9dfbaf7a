import { casesOf, type DetectorCase } from '../detector-case.ts';

const slow = casesOf('slow-page');

/** A page whose main text appears after this delay. */
const lateText = (ms: number) => `<h1>Shop</h1><div id="main"></div><script>
  fetch('/api/200?ms=${ms}').then(() => { main.innerHTML = '<p>${'Poured by hand at the harbour. '.repeat(30)}</p>' })</script>`;

/** The same for a page of a single-page app. */
const lateRoute = (
  ms: number,
) => `<h1 id="title">Shop</h1><a id="go" href="/candles">Candles</a><div id="main"></div><script>
  go.onclick = (event) => { event.preventDefault(); history.pushState({}, '', '/candles'); title.textContent = 'Candles'; main.innerHTML = '<p>Loading</p>';
    fetch('/api/200?ms=${ms}').then(() => { main.innerHTML = '${'<p>Poured by hand at the harbour.</p>'.repeat(8)}' }) }</script>`;
async function opensCandles(person: Parameters<DetectorCase['visit']>[0]) {
  await person.click('#go');
  await person.pause(6_500);
}

export const slowCases: readonly DetectorCase[] = [
  slow.truePositive('waits more than four seconds for the main text', lateText(4_600), (person) =>
    person.pause(6_500),
  ),
  slow.truePositive(
    'waits for a button that is busy',
    '<h1>Shop</h1><button id="busy">Sort</button><p id="out"></p><script>busy.onclick = () => { const end = performance.now() + 800; while (performance.now() < end); out.textContent = "Sorted" }</script>',
    async (person) => {
      await person.click('#busy');
      await person.pause(2_500);
    },
    { ignoresLateness: true },
  ),
  slow.truePositive(
    'sees the page jump while it loads',
    `<h1>Shop</h1><div id="ad"></div><p style="height:900px;width:95vw;background:#eee">Text</p><script>setTimeout(() => { ad.style.height = "320px" }, 1200); setTimeout(() => { ad.style.height = "640px" }, 1600)</script>`,
    (person) => person.pause(3_000),
  ),
  slow.truePositive(
    'waits more than four seconds for a page of an app',
    lateRoute(4_600),
    opensCandles,
    {
      page: '/candles',
    },
  ),
  slow.nearMiss(
    'waits two seconds and a half for a page of an app',
    lateRoute(2_500),
    opensCandles,
  ),
  slow.falseAlarm(
    'gets an offer on a page of an app that was there at once',
    lateRoute(50).replace(
      '</script>',
      `;go.addEventListener('click', () => setTimeout(() => {
      main.insertAdjacentHTML('beforeend', '<div role=dialog>' + '<p>Ten percent off.</p>'.repeat(20) + '</div>') }, 4800))</script>`,
    ),
    opensCandles,
  ),
  slow.nearMiss('waits a second and a half for the main text', lateText(1_200), (person) =>
    person.pause(3_500),
  ),
  slow.falseAlarm(
    'sees a list push the footer out of the screen when it arrives',
    `<h1>Shop</h1><div id="main" style="height:120px">Loading</div><footer style="height:400px;background:#eee">Imprint</footer><script>
      setTimeout(() => { main.style.height = ''; main.innerHTML = '<p>Poured by hand at the harbour.</p>'.repeat(60) }, 900)</script>`,
    (person) => person.pause(3_000),
  ),
  slow.truePositive(
    'sees an offer push the text down, most of which stays on the screen',
    `<h1>Shop</h1><div id="offer"></div><main style="height:900px;width:95vw;background:#eee"><p>Poured by hand at the harbour.</p></main><footer>Imprint</footer><script>
      setTimeout(() => { offer.style.height = '460px' }, 1200)</script>`,
    (person) => person.pause(3_000),
  ),
  slow.falseAlarm(
    'opens something that moves the page',
    '<h1>Shop</h1><button id="open">Details</button><div id="box"></div><p style="height:400px;background:#eee">Text</p><script>open.onclick = () => { box.style.height = "420px" }</script>'.replaceAll(
      'open.onclick',
      'document.getElementById("open").onclick',
    ),
    async (person) => {
      await person.click('#open');
      await person.pause(3_000);
    },
  ),
];
