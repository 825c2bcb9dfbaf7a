import { island, page } from './layout.ts';

const boats = [
  ['MS Terna', 'Our fastest catamaran, 298 seats, Bodø to the islands in 3 h 10.'],
  ['MS Havella', 'The night boat with 64 cabins and a bakery on board.'],
  ['MF Lundefjell', 'Ro-ro ferry for 120 cars, with a playroom on deck 5.'],
  ['MS Skarven', 'A small express boat for quays that others pass by.'],
  ['MF Tjelden', 'Battery ferry, silent in the fjord from May to October.'],
];

const ports = ['Bodø', 'Moskenes', 'Værøy', 'Røst', 'Svolvær', 'Stokmarknes'];
const portOptions = ports.map((port) => `<option>${port}</option>`).join('');

const home = page(
  'The coast, one quay at a time',
  `<section class="hero">${island(
    'TripSearch',
    'load',
    {},
    `<form class="trip" action="/timetable" method="get"><label>From <select name="from">${portOptions}</select></label><button type="button" class="swap" aria-label="Swap ports">⇄</button><label>To <select name="to">${portOptions.replace('<option>Moskenes', '<option selected>Moskenes')}</select></label><button class="primary">Find departures</button></form>`,
  )}</section>
<h2>Our boats</h2>${island(
    'BoatCarousel',
    'visible',
    {},
    `<div class="carousel"><button type="button" class="prev" aria-label="Previous boat">‹</button><div class="track">${boats
      .map(
        ([name, text]) =>
          `<article><img src="/picture.svg" width="300" height="180" alt=""><h3>${name}</h3><p>${text}</p></article>`,
      )
      .join('')}</div><button type="button" class="next" aria-label="Next boat">›</button></div>`,
  )}
<h2>Cabins by the water</h2><p>Rorbuer, lighthouse rooms and boathouses that you reach without a car. <a href="/cabins">See all cabins</a>.</p>
<p>Late autumn brings storms: a crossing that we cancel is refunded in full, and your cabin host is informed at once.</p>`,
);

const timetable = page(
  'Departures',
  `<p>Times are local. Vehicles check in 30 minutes before departure.</p>${island('DayBoard', 'load', { query: true })}
<p class="download"><a class="pdf" href="/files/winter-timetable.pdf" download>Winter timetable (PDF)</a></p>`,
);

const crossing = page(
  'Bodø – Moskenes',
  `<p>Three to four hours over the Vestfjord to the last village of the road. Dress for the deck: the wall of Lofoten rises long before you land.</p><img src="/picture.svg" width="300" height="180" alt=""><p>From November to March the night boat calls at Værøy and Røst when the weather allows.</p>
<h2>Choose a fare</h2>${island(
    'FarePicker',
    'visible',
    {
      fares: [
        ['Foot passenger', 289],
        ['Car up to 6 m', 1130],
        ['Camper up to 8 m', 1890],
        ['Bicycle', 0],
      ],
    },
    undefined,
    'h7c0d',
  )}<p>Children under 16 travel free with an adult.</p>`,
  '<a href="/timetable">Timetable</a> › Bodø – Moskenes',
);

const fares = page(
  'Fares and currencies',
  `<p>We charge in Norwegian kroner. Other currencies are shown for orientation with the rate of this morning.</p>${island('FareTable', 'load')}<p>Flex fares can be changed until the ramp closes.</p>`,
);

const portsPage = page(
  'Ports and quays',
  `<p>Where we call, with waiting rooms and parking.</p>${island('PortMap', 'load', {}, '<div class="port-map"></div><ol class="port-list"><li>Loading ports…</li></ol>')}`,
);

const vehicles = page(
  'What does my vehicle cost?',
  `${island('VehicleCalculator', 'load')}<p>Measure with bike racks, tow bars and roof boxes.</p>`,
);

export const travelPages = {
  '/': home,
  '/timetable': timetable,
  '/crossings/bodo-moskenes': crossing,
  '/fares': fares,
  '/ports': portsPage,
  '/vehicles': vehicles,
};
