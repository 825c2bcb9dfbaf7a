import { casesOf, type DetectorCase } from '../detector-case.ts';

const error = casesOf('javascript-error');
const request = casesOf('failed-request');
const click = casesOf('error-click');
const white = casesOf('white-screen');

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>Line ${index + 1}</p>`).join('');

export const errorCases: readonly DetectorCase[] = [
  error.truePositive(
    'meets a page whose script breaks',
    '<h1>Shop</h1><script>setTimeout(() => { const cart = undefined; cart.total; }, 2500)</script>',
    (person) => person.pause(3_500),
  ),
  error.truePositive(
    'hits an unhandled rejection',
    '<h1>Shop</h1><script>setTimeout(() => { Promise.reject(new Error("No stock for 12")); }, 2500)</script>',
    (person) => person.pause(3_500),
  ),
  error.nearMiss(
    'meets an error that the page caught itself',
    '<h1>Shop</h1><script>setTimeout(() => { try { throw new Error("No stock for 12") } catch (caught) { console.error(caught) } }, 2500)</script>',
    (person) => person.pause(3_500),
  ),
  error.truePositive(
    'meets a fault of a script that its framework only logs',
    '<h1>Shop</h1><script>setTimeout(() => { try { null.total } catch (caught) { console.error(caught) } }, 2500)</script>',
    (person) => person.pause(3_500),
  ),
  error.falseAlarm(
    'meets the notice of a ResizeObserver',
    '<h1>Shop</h1><div id="box" style="width:100px">x</div><script>setTimeout(() => dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications." })), 2500)</script>',
    (person) => person.pause(3_500),
  ),
  error.falseAlarm(
    'has an extension that breaks',
    '<h1>Shop</h1><script>setTimeout(() => dispatchEvent(new ErrorEvent("error", { message: "Uncaught TypeError: x is null", filename: "chrome-extension://abcdefgh/content.js", lineno: 1, error: new Error("x is null") })), 2500)</script>',
    (person) => person.pause(3_500),
  ),
];

export const requestCases: readonly DetectorCase[] = [
  request.truePositive(
    'meets a request that fails',
    '<h1>Shop</h1><script>setTimeout(() => fetch("/api/500/stock/4711"), 2500)</script>',
    (person) => person.pause(4_000),
  ),
  request.truePositive(
    'meets a picture that is missing',
    '<h1>Shop</h1><p id="place"></p><script>setTimeout(() => { place.innerHTML = "<img alt=\'Mug\' src=\'/gone/mug.png\'>" }, 2500)</script>',
    (person) => person.pause(4_000),
  ),
  request.nearMiss(
    'meets a slow request',
    '<h1>Shop</h1><script>setTimeout(() => fetch("/api/200?ms=1500"), 2500)</script>',
    (person) => person.pause(5_000),
  ),
  request.falseAlarm(
    'has another site’s counter blocked',
    '<h1>Shop</h1><script>setTimeout(() => fetch("http://127.0.0.1:9/count").catch(() => {}), 2500)</script>',
    (person) => person.pause(4_000),
  ),
  request.falseAlarm(
    'leaves while the page still asks',
    {
      '/': '<h1>Shop</h1><a id="go" href="/next">Next</a><script>setTimeout(() => fetch("/api/200?ms=9000").catch(() => {}), 2000)</script>',
      '/next': '<h1>Next</h1>',
    },
    async (person) => {
      await person.pause(1_500);
      await person.click('#go');
      await person.pause(2_500);
    },
  ),
  request.falseAlarm(
    'reads a page whose poll fails once',
    `<h1>Queue</h1><p>Please wait for your turn.</p><p id="place">Place 40</p><script>
      let polls = 0;
      setInterval(() => fetch('/api/' + (++polls === 4 ? 503 : 200) + '/queue').then(({ ok }) => { if (ok) place.textContent = 'Place ' + (40 - polls) }), 2000)</script>`,
    (person) => person.pause(13_000),
  ),
  request.falseAlarm(
    'types so fast that the page takes its question back',
    '<h1>Shop</h1><script>setTimeout(() => { const stop = new AbortController(); fetch("/api/200?ms=3000", { signal: stop.signal }).catch(() => {}); setTimeout(() => stop.abort(), 300) }, 2500)</script>',
    (person) => person.pause(5_000),
  ),
];

export const errorClickCases: readonly DetectorCase[] = [
  click.truePositive(
    'presses a button that breaks',
    '<h1>Order</h1><button id="pay">Pay now</button><script>pay.onclick = () => { const cart = undefined; cart.total; }</script>',
    async (person) => {
      await person.click('#pay');
      await person.pause(8_200);
    },
    { signals: ['error-click', 'javascript-error', 'dead-click'] },
  ),
  click.truePositive(
    'presses a button whose request fails',
    '<h1>Order</h1><button id="pay">Pay now</button><p id="out"></p><script>pay.onclick = () => fetch("/api/500").then(() => { out.textContent = "Please try again" })</script>',
    async (person) => {
      await person.click('#pay');
      await person.pause(3_000);
    },
    { signals: ['error-click', 'failed-request'] },
  ),
  click.truePositive(
    'presses a button whose error a framework only logs',
    '<h1>Order</h1><button id="pay">Pay now</button><script>pay.onclick = () => { try { undefined.total } catch (caught) { console.error("ERROR", caught) } }</script>',
    async (person) => {
      await person.click('#pay');
      await person.pause(8_200);
    },
    { signals: ['error-click', 'javascript-error', 'dead-click'] },
  ),
  click.truePositive(
    'presses a button whose script expects JSON and gets a page',
    {
      '/': '<h1>Order</h1><button id="pay">Pay now</button><p id="out"></p><script>pay.onclick = async () => { const response = await fetch("/login"); out.textContent = (await response.json()).state }</script>',
      '/login': '<h1>Sign in</h1>',
    },
    async (person) => {
      await person.click('#pay');
      await person.pause(8_200);
    },
  ),
  click.falseAlarm(
    'presses a button that says that a response is no JSON',
    {
      '/': '<h1>Order</h1><button id="pay">Pay now</button><p id="out"></p><script>pay.onclick = () => fetch("/login").then((response) => response.json()).catch(() => { out.textContent = "Please sign in again" })</script>',
      '/login': '<h1>Sign in</h1>',
    },
    async (person) => {
      await person.click('#pay');
      await person.pause(4_000);
    },
  ),
  click.falseAlarm(
    'presses a button that logs what it can do without',
    '<h1>Order</h1><button id="more">More</button><p id="out"></p><script>more.onclick = () => { console.error(new Error("No statistics")); out.textContent = "More" }</script>',
    async (person) => {
      await person.click('#more');
      await person.pause(4_000);
    },
  ),
  click.falseAlarm(
    'writes a mail by a link whose counter logs an error',
    '<h1>Order</h1><a id="out" href="mailto:shop@example.com">Write to us</a><script>document.getElementById("out").onclick = () => { console.error(new Error("No statistics")) }</script>',
    async (person) => {
      await person.click('#out');
      await person.pause(8_200);
    },
  ),
  click.nearMiss(
    'presses a button, and the page breaks much later',
    '<h1>Order</h1><button id="more">More</button><p id="out"></p><script>more.onclick = () => { out.textContent = "More"; setTimeout(() => { undefined.total }, 3200) }</script>',
    async (person) => {
      await person.click('#more');
      await person.pause(4_500);
    },
    { signals: ['javascript-error'] },
  ),
  click.falseAlarm(
    'presses on a page that breaks by the second anyway',
    '<h1>Order</h1><button id="more">More</button><p id="out"></p><script>more.onclick = () => { out.textContent += "More " }; setInterval(() => { undefined.total }, 1000)</script>',
    async (person) => {
      await person.pause(3_000);
      await person.click('#more');
      await person.pause(4_000);
    },
    { signals: ['javascript-error'] },
  ),
];

const APP = `<div id="root"><h1>Shop</h1><button id="load">Load</button>${lines(30)}</div>`;

export const whiteCases: readonly DetectorCase[] = [
  white.truePositive(
    'sees the page go blank after an error',
    `${APP}<script>load.onclick = () => { root.replaceChildren(); throw new Error("render failed") }</script>`,
    async (person) => {
      await person.click('#load');
      await person.pause(3_500);
    },
    { signals: ['white-screen', 'error-click', 'javascript-error'] },
  ),
  white.truePositive(
    'sees the page go blank after a failed request',
    `${APP}<script>setTimeout(() => fetch("/api/500").then(() => root.replaceChildren()), 2500)</script>`,
    (person) => person.pause(6_500),
    { signals: ['white-screen', 'failed-request'] },
  ),
  white.truePositive(
    'sees an app give up, which logs its error',
    `${APP}<script>load.onclick = () => { root.replaceChildren(); console.error("could not render", new Error("render failed")) }</script>`,
    async (person) => {
      await person.click('#load');
      await person.pause(3_500);
    },
    { signals: ['white-screen'] },
  ),
  white.falseAlarm(
    'closes everything on a page that logs the same error again and again',
    `${APP}<script>setInterval(() => console.error(new Error("No connection")), 2500); load.onclick = () => { root.innerHTML = "<p>Done.</p>" }</script>`,
    async (person) => {
      await person.pause(3_000);
      await person.click('#load');
      await person.pause(5_000);
    },
  ),
  white.nearMiss(
    'sees the page come back within a second',
    `${APP}<script>setTimeout(() => { const kept = [...root.childNodes]; root.replaceChildren(); setTimeout(() => root.replaceChildren(...kept), 900); throw new Error("render failed") }, 2500)</script>`,
    (person) => person.pause(6_000),
    { signals: ['javascript-error'] },
  ),
  white.nearMiss(
    'sees half of the page go',
    `${APP}<script>setTimeout(() => { [...root.childNodes].slice(-16).forEach((node) => node.remove()); throw new Error("render failed") }, 2500)</script>`,
    (person) => person.pause(6_000),
    { signals: ['javascript-error'] },
  ),
  white.falseAlarm(
    'is taken to another page of an app after a failed request',
    `${APP}<script>load.onclick = () => fetch("/api/404").then(() => { history.pushState({}, "", "/lost"); root.innerHTML = "<h1>Not found</h1>" })</script>`,
    async (person) => {
      await person.click('#load');
      await person.pause(4_000);
    },
    { signals: ['error-click', 'failed-request'] },
  ),
  white.falseAlarm(
    'closes everything without any error',
    `${APP}<script>load.onclick = () => { root.innerHTML = "<p>Done.</p>" }</script>`,
    async (person) => {
      await person.click('#load');
      await person.pause(4_000);
    },
  ),
];
