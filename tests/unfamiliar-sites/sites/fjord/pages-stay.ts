import { island, page } from './layout.ts';

export const cabins = [
  { id: 7, name: 'Rorbu Tindvik', place: 'Moskenes', price: 1890, score: 4.8, pets: true },
  { id: 12, name: 'Skjærhytta', place: 'Røst', price: 1240, score: 4.6, pets: false },
  { id: 15, name: 'Fyrmesterens kammer', place: 'Værøy', price: 2350, score: 4.9, pets: false },
  { id: 18, name: 'Naustet i Buksnes', place: 'Svolvær', price: 1420, score: 4.3, pets: true },
  { id: 21, name: 'Sjøbua', place: 'Stokmarknes', price: 990, score: 4.1, pets: true },
  { id: 24, name: 'Trandamperen', place: 'Moskenes', price: 1650, score: 4.5, pets: false },
] as const;

const guestPicker = `<div class="guest-picker"><button type="button" class="guest-open" aria-expanded="false">2 guests</button><div class="guest-panel" role="dialog" aria-label="Guests" hidden><p>Adults <button type="button" class="less" aria-label="Fewer adults">−</button><output>2</output><button type="button" class="more" aria-label="More adults">+</button></p><p>Children <button type="button" class="less" aria-label="Fewer children">−</button><output>0</output><button type="button" class="more" aria-label="More children">+</button></p><div class="guest-done">Done</div></div></div>`;

const cabinList = page(
  'Cabins by the water',
  `${island('GuestPicker', 'load', {}, guestPicker)}${island('CabinList', 'load', { cabins })}`,
);

const rail = (id: number) =>
  `<div class="photos"><img class="stage" src="/picture.svg?cabin=${id}" width="300" height="180" alt="Photo 1 of 6"><div class="rail" tabindex="0" role="group" aria-label="Photos"><button type="button" class="earlier" aria-label="Earlier photo">‹</button><span class="position">1 / 6</span><button type="button" class="later" aria-label="Later photo">›</button></div><button type="button" class="all-photos">Show all photos</button></div>`;

const cabin = ({ id, name, place, price }: (typeof cabins)[number]) =>
  page(
    name,
    `<p>${place}, 60 steps from the quay. Two bedrooms, a wood stove, drying cupboard and rowing boat.</p>${island('CabinPhotos', 'load', {}, rail(id))}
<h2>Your stay</h2>${island('StayDates', 'visible', { id, price })}<p>Arrive from 15:00. The key hangs in the box by the door.</p>`,
    '<a href="/cabins">Cabins</a>',
  );

const seats = page(
  'Reserve seats on MS Terna',
  `${island(
    'SeatMap',
    'load',
    {},
    `<div class="seat-tools"><button type="button" data-deck="5" aria-pressed="true">Deck 5</button><button type="button" data-deck="6" aria-pressed="false">Deck 6</button><button type="button" class="zoom-in" aria-label="Zoom in">+</button><button type="button" class="zoom-out" aria-label="Zoom out">−</button></div><canvas class="seat-canvas" width="720" height="520" aria-label="Seat map"></canvas><p class="seat-summary" role="status">No seats chosen yet</p>`,
  )}`,
);

const passengers = page(
  'Who is traveling?',
  `<p>Bodø – Moskenes, Saturday 07:15, MS Terna. Your fare is held for 20 minutes.</p>${island('PassengerForm', 'load')}`,
);

const lookup = page(
  'My booking',
  `<p>Your reference is in the confirmation, six letters and numbers.</p>${island('BookingLookup', 'load')}`,
);

const vouchers = page(
  'Gift vouchers',
  `<p>Valid for crossings and cabins for three years.</p>${island('VoucherAmount', 'load')}<h2>Make it yours</h2>${island('VoucherDesigner', 'visible')}`,
);

export const stayPages = {
  '/cabins': cabinList,
  ...Object.fromEntries(cabins.map((each) => [`/cabins/${each.id}`, cabin(each)])),
  '/book/seats': seats,
  '/book/passengers': passengers,
  '/my-booking': lookup,
  '/vouchers': vouchers,
};
