import type { SiteRequest } from '../../site.ts';
import { courses } from './catalog.ts';
import { field, frame, page, seeOther, stream, streamElement } from './layout.ts';
import { courseCard } from './pages-courses.ts';

const letterForm = (email = '', error = '') =>
  `<form id="letter" action="/letter" method="post" novalidate class="letter">${field('Your email', 'letter_email', { value: email, error })}<button class="button" data-turbo-submits-with="One moment…">Subscribe</button></form>`;

const voices = [
  ['Two hours at the wheel and my week is saved.', 'Jean'],
  ['I have never made so many crooked bowls so happily.', 'Tomasz'],
  ['The kiln opening is the best day of the month.', 'Aisha'],
  ['They fired my grandmother’s tiles. Thank you!', 'Wil'],
  ['Good clay, good light, good people.', 'Nuria'],
];

export const homePage = (request: SiteRequest) =>
  page(
    request,
    `<section class="hero"><h1>Learn to throw, build and glaze</h1><p>A small pottery school by the canal. Evening classes, weekends and an open studio for everyone who caught the bug.</p><p><a class="button" href="/courses">Find a course</a></p></section>
<h2>Starting soon</h2><div class="grid">${courses.slice(0, 3).map(courseCard).join('')}</div>
<h2>What students say</h2><div class="swiper" data-controller="carousel" data-action="turbo:before-cache@document->carousel#teardown"><div class="swiper-wrapper">${voices.map(([text, name]) => `<div class="swiper-slide"><blockquote>${text}<br>– ${name}</blockquote></div>`).join('')}</div><button type="button" class="swiper-button-prev" aria-label="Previous review"></button><button type="button" class="swiper-button-next" aria-label="Next review"></button></div>
<h2>A letter each month</h2>${letterForm()}`,
    { afterMs: 180 },
  );

export function subscribe(form: URLSearchParams) {
  const email = form.get('letter_email') ?? '';
  const error = email.includes('@') ? '' : 'This does not look like an email address.';
  return stream([
    streamElement(
      'replace',
      'letter',
      error
        ? letterForm(email, error)
        : '<p id="letter" class="ok">Thank you. The next letter comes on the first of the month.</p>',
    ),
  ]);
}

const slots = ['Sat 10:00', 'Sat 14:00', 'Sun 10:00', 'Sun 14:00'];

/** The price moved into the sidebar partial, and the controller's `total` target with it. */
export const hirePage = (request: SiteRequest) =>
  page(
    request,
    `<h1>Studio hire</h1><p>Four wheels, two slab rollers and the small kiln, for half a day.</p><div data-controller="hire"><p class="chips">${slots.map((slot) => `<button type="button" class="chip" aria-pressed="false" data-hire-target="slot" data-action="hire#choose">${slot}</button>`).join('')}</p><button type="button" class="button" data-action="hire#reserve">Reserve the studio</button></div><aside><p>Half a day £90</p></aside>`,
  );

export const firingPage = (request: SiteRequest) =>
  page(
    request,
    `<h1>Kiln firing</h1><p>Bring your bisque ware by Thursday; we fire every weekend.</p><h2>In the kiln today</h2><turbo-frame id="kiln" src="/firing/kiln"><p>Loading…</p></turbo-frame><h2>Prices</h2><p>Half shelf £12, full shelf £20.</p>`,
  );

export const kilnStatus = () => ({ ...frame('Internal Server Error', 260), status: 500 });

export const glazesPage = (request: SiteRequest) =>
  page(
    request,
    `<h1>Glaze library</h1><turbo-frame id="notice" src="/glazes/notice"></turbo-frame><div class="grid">${['Celadon', 'Tenmoku', 'Shino', 'Chun', 'Ash', 'Oribe'].map((name, index) => `<article class="card"><img src="/media/${index * 57 + 9}.svg" width="480" height="360" alt=""><h3>${name}</h3><p>Cone 9, reduction</p></article>`).join('')}</div>`,
  );

export const glazeNotice = () =>
  frame(
    '<turbo-frame id="notice"><div class="notice"><h2>New: test tiles to borrow</h2><p>Take six tiles home for a week and see how they look in your kitchen. Ask at the desk.</p></div></turbo-frame>',
    1_500,
  );

export const journalPage = (request: SiteRequest) =>
  page(
    request,
    `<h1>Journal</h1>${['How we mix our ash glaze', 'A visit to the brickworks', 'Five ways to centre', 'What the kiln log says'].map((title) => `<article class="post"><h2>${title}</h2><p>It rained for the whole of February, so the clay dried slowly and we had time to write down what we usually only say at the wheel. Here is what we learned, with pictures from the studio and the mistakes that went into the reclaim bucket.</p></article>`).join('')}`,
    { afterMs: 5_400 },
  );

/** The theme's preloader waits for the `load` event of the window, which a Turbo visit does not fire. */
export const openStudioPage = (request: SiteRequest) =>
  page(
    request,
    `<div class="preloader" data-controller="preloader"></div><h1>Open studio</h1><p>Members come and go from nine to nine. Bring a friend on Wednesdays.</p><img src="/media/77.svg" width="480" height="360" alt="The studio">`,
  );

const OK_PHONE = /^\+44 \d{4} \d{6}$/;

export function groupsPage(request: SiteRequest, form?: URLSearchParams) {
  const value = (name: string) => form?.get(name) ?? '';
  return page(
    request,
    `<h1>Groups and teams</h1><p>Birthdays, hen parties, team days: eight to twenty people.</p><form action="/groups" method="post" novalidate>${form ? '<p class="alert" role="alert">Your enquiry could not be sent.</p>' : ''}${field('Organisation', 'organisation', { value: value('organisation') })}${field('How many people?', 'people', { value: value('people') })}${field('Telephone', 'telephone', { value: value('telephone'), error: form ? 'Telephone is invalid' : '' })}<button class="button" data-turbo-submits-with="Sending…">Send enquiry</button></form>`,
    form ? { status: 422, afterMs: 450 } : {},
  );
}

export const enquire = (request: SiteRequest, form: URLSearchParams) =>
  OK_PHONE.test(form.get('telephone') ?? '')
    ? seeOther('/thanks')
    : groupsPage({ ...request, method: 'GET' }, form);

export const contactPage = (request: SiteRequest) =>
  page(
    request,
    `<h1>Contact</h1><p id="address">Kiln Lane Pottery School, Unit 4, Kiln Lane, Stroud GL5 1AA. Ring the bell twice.</p><form id="contact_form" action="/contact" method="post">${field('Subject', 'subject')}<div class="field"><label for="f_message">Message</label><textarea id="f_message" name="message" rows="4"></textarea></div><button class="button" data-turbo-submits-with="Sending…">Send message</button></form>`,
  );

export const sendMessage = () =>
  stream(
    [
      streamElement(
        'replace',
        'contact_form',
        '<p class="ok">Thank you! We answer within two days.</p>',
      ),
    ],
    { afterMs: 700 },
  );

const answers = [
  ['payment', 'How can I pay?', 'By invoice or at the studio.'],
  ['cancel', 'Can I cancel a course?', 'Up to ten days before it starts.'],
  ['children', 'Is there a minimum age?', 'Eight, with an adult.'],
  ['collect', 'How long do you keep my pots?', 'Eight weeks. Then they go to the garden.'],
  ['parking', 'Where can I park?', 'Behind the brewery, for two pounds.'],
] as const;

export const faqPage = (request: SiteRequest) =>
  page(
    request,
    `<div data-controller="search"><h1>Questions</h1><input type="search" name="term" placeholder="Search the answers" aria-label="Search the answers" data-action="input->search#filter"><p class="chips">${answers.map(([id, question]) => `<a class="chip" href="#${id}">${question}</a>`).join('')}</p>${answers.map(([id, question, answer]) => `<section id="${id}" class="answer" data-search-target="item"><h2>${question}</h2><p>${answer} If anything is unclear, ask at the desk or write to us; there is always somebody in the studio who knows, or who knows whom to ask.</p></section>`).join('')}<p hidden data-search-target="none">No answer matches. Try another word.</p></div>`,
  );

export const thanksPage = (request: SiteRequest) =>
  page(request, '<h1>Thank you!</h1><p>We have sent you an email with the details.</p>');
