import { courses, pictureOf, teachers } from './catalogue.ts';
import { layout } from './layout.ts';
import { wire } from './wire.ts';

const towns = [
  ['Ghent', 'Vat Street 9', 14, 'The mother house, with the cellar below.'],
  ['Leeds', 'Dyer’s Yard 3', 10, 'Six gas hobs and one very long table.'],
  ['Lyon', 'Quai des Halles 22', 12, 'Next door to the market.'],
  ['Modena', 'Via del Pane 5', 8, 'Marble from wall to wall for pasta.'],
  ['Bergen', 'Bryggen 17', 9, 'The boats land in front of the door.'],
  ['Beaune', 'Rue du Fût 1', 16, 'Tasting room for sixteen noses.'],
] as const;

export const kitchens = wire({
  name: 'kitchens',
  root: 'wire:init="load"',
  start: () => ({ isReady: false }),
  view: ({ isReady }) =>
    isReady
      ? `<div class="grid">${towns.map(([town, street, places, text]) => `<article class="card kitchen"><img src="/picture.svg?${encodeURIComponent(town)}" width="300" height="180" alt=""><h2>${town}</h2><p>${street}</p><p>${text} There is room for ${places} cooks, with lockers, aprons and a cold larder for what you take home.</p></article>`).join('')}</div>`
      : '<div class="empty-space"></div>',
  calls: { load: () => ({ set: { isReady: true }, afterMs: 5_400 }) },
});

export const kitchensPage = () =>
  layout('Our kitchens', `<h1>Our kitchens</h1>${kitchens.mount()}`);

export const plan = wire({
  name: 'plan',
  afterMs: 160,
  start: () => ({ course: '11', months: 3, deposit: 20 }),
  view: ({ course, months, deposit }) => {
    const price = courses.find(({ id }) => String(id) === course)?.price ?? 0;
    const rest = Math.max(0, price - deposit);
    const rate = months > 6 ? 0.03 : 0;
    const monthly = (rest * (1 + rate)) / months;
    return `<div class="split"><div class="fields"><label>Course <select name="course" wire:model.live="course">${courses.map(({ id, title }) => `<option value="${id}">${title}</option>`).join('')}</select></label>
      <label>Months <input type="range" name="months" min="2" max="12" step="1" wire:model.live.debounce.120ms="months"></label>
      <label>Deposit in euros <input type="number" name="deposit" min="0" max="${price}" wire:model.live.debounce.300ms="deposit"></label></div>
      <aside class="price"><p>Price €${price}</p><p><b>€${monthly.toFixed(2)}</b> a month, ${months} times</p><p class="small">${rate ? 'With three per cent for plans over six months.' : 'Without interest.'}</p></aside></div>
      <table><thead><tr><th>Month</th><th>Due</th><th>Open afterwards</th></tr></thead><tbody>${Array.from({ length: months }, (_, index) => `<tr><td>${index + 1}</td><td>€${monthly.toFixed(2)}</td><td>€${Math.max(0, monthly * (months - index - 1)).toFixed(2)}</td></tr>`).join('')}</tbody></table>`;
  },
});

export const plansPage = () =>
  layout(
    'Instalment plans',
    `<h1>Instalment plans</h1><p>Move the slider and see what you would pay each month.</p>${plan.mount()}`,
  );

export const teachersPage = () =>
  layout(
    'Teachers',
    `<h1>Teachers</h1><p>Six people, six kitchens. Tap a face to hear what they say first to every class.</p><div class="grid">${teachers
      .map(
        ({ name, craft, town, since, word }, index) =>
          `<article class="card teacher" x-data="{ open: false }" @click.outside="open = false"><button type="button" class="face" id="face-${index}" aria-label="${name}" @click="open = !open" :aria-expanded="open">${name
            .split(' ')
            .map((part) => part.charAt(0))
            .join(
              '',
            )}</button><h3>${name}</h3><p>${craft}, ${town}, since ${since}</p><blockquote class="popover" x-show="open" x-cloak x-transition.scale.origin.top>${word}</blockquote></article>`,
      )
      .join(
        '',
      )}</div><section x-data="badge"><h2>What others say about us</h2><p x-ref="place">4.8 of 5 from 612 students</p></section>`,
  );

const rules = [
  [
    'Before the first evening',
    'You receive a list of ingredients a week ahead. Please check it against your cupboard, and tell us about allergies in time, so that the teacher can suggest something else.',
  ],
  [
    'Live evenings',
    'The room opens ten minutes early. Your camera may stay off, but teachers help better when they can see the pan.',
  ],
  [
    'Recordings',
    'A recording appears on the next morning and stays for a year. It is for you alone and must not be passed on.',
  ],
  [
    'Homework',
    'One piece a week, with one photograph. Comments arrive within three days, except in the holidays.',
  ],
  [
    'Tools',
    'We recommend tools and sell none. A good knife, a heavy pan and a scale are enough for all beginners’ courses.',
  ],
  ['Wine', 'Wine boxes go to adults only. The carrier asks for a proof of age at the door.'],
  ['Guests', 'You may cook with a second person at your stove. Certificates carry one name.'],
  [
    'Hygiene',
    'Wash your hands, separate raw from cooked, and keep the cold chain. Our teachers will remind you.',
  ],
  [
    'Certificates',
    'Everyone who hands in two thirds of the homework receives a certificate, signed by the teacher.',
  ],
  ['Forum', 'Be kind, be concrete, and show photographs. Teachers read along on weekdays.'],
] as const;

export const handbookPage = () =>
  layout(
    'Student handbook',
    `<h1>Student handbook</h1><p>Everything about studying with us, in one place.</p>${rules
      .map(
        ([title, text], index) =>
          `<section class="rule"><h2>${index + 1}. ${title}</h2>${pictureOf(`rule-${index}`, 260, 150)}<p>${text}</p><p>If something is unclear, your teacher decides on the evening itself and we write it into this handbook afterwards.</p></section>`,
      )
      .join('')}`,
  );

export const aboutPage = () =>
  layout(
    'About us',
    `<h1>About us</h1><p>Thyme and Tannin began in 2012 with one wine course in a cellar in Ghent. Today twenty-three people teach, film and pack boxes.</p>${pictureOf('cellar', 480, 270)}<h2>What we believe</h2><p>Cooking is learnt with the hands, and tasting with others. That is why every course has live evenings, and why every piece of homework gets an answer.</p><h2>Press</h2><p>Pictures and texts are available on request.</p>`,
  );
