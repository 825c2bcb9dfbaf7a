import { classes } from './catalog.ts';
import { shell, text } from './layout.ts';

export const bookPage = (id: number): string => {
  const chosen = classes.find((each) => each.id === id);
  const spots = Array.from(
    { length: 16 },
    (_, i) =>
      `<button type="button" class="spot${[2, 5, 9, 14].includes(i) ? ' sold' : ''}" data-spot="${i + 1}"${[2, 5, 9, 14].includes(i) ? ' disabled' : ''}>${i + 1}</button>`,
  ).join('');
  return shell(
    'book',
    `<h1>Book a class</h1><ol class="steps"><li>Class</li><li>Spot</li><li>Details</li><li>Pay</li></ol>
   <div id="booking" data-class="${chosen?.id ?? ''}">
   <section class="step" data-step="class"><h2>Which class?</h2><ul class="picks">${classes
     .slice(0, 6)
     .map(
       (c) =>
         `<li><button class="pick" data-class="${c.id}" aria-pressed="${c.id === chosen?.id}"><b>${c.title}</b> <span>${c.at}, ${c.studio}</span></button></li>`,
     )
     .join('')}</ul></section>
   <section class="step" data-step="spot" hidden><h2>Where would you like to be?</h2><p class="booking-error" role="alert"></p><div class="room"><p>Teacher</p>${spots}</div><p class="spot-text">Choose a free spot.</p><button class="cta to-details" disabled>Continue</button></section>
   <section class="step" data-step="details" hidden><h2>Who is coming?</h2><form id="details-form" novalidate><label>Full name <input name="fullname" autocomplete="off"></label><em class="error"></em><label>Email <input name="mail" type="email" autocomplete="off"></label><em class="error"></em><button class="cta">Continue to payment</button></form></section>
   <section class="step" data-step="pay" hidden><h2>Payment</h2><p class="summary"></p><form id="pay-form"><label><input type="radio" name="how" value="studio" checked> Pay at the studio, €18</label><label><input type="radio" name="how" value="pass"> Use a pass</label><button class="cta confirm">Confirm booking</button></form></section>
   </div><section>${text(2)}</section>`,
  );
};

const topics = [
  [
    'Your first class',
    'Come ten minutes early. Mats, blocks and blankets are there; a bottle of water is all you need.',
  ],
  [
    'Booking and waiting lists',
    'Spots open fourteen days ahead. When a class is full, join the waiting list and we write as soon as a spot is free.',
  ],
  [
    'Studios and parking',
    'There are bicycle stands at every studio. The Harbour studio has ten parking spaces behind the warehouse.',
  ],
  [
    'Health and pregnancy',
    'Talk to your teacher before class. From the twelfth week on we recommend the prenatal classes.',
  ],
  [
    'Cancelling and refunds',
    'Cancel up to eight hours before class and your credit returns. Later cancellations use the credit.',
  ],
  ['Lost property', 'We keep what was left behind for a month at the Mill studio.'],
] as const;

const faq = shell(
  'faq',
  `<h1>Questions and answers</h1><div class="accordion">${['What should I wear?', 'Can I come with a friend?', 'Do you have showers?', 'How long is a class?'].map((q) => `<div class="fold"><button aria-expanded="false">${q}</button><div class="fold-body"><p>Yes, gladly. Wear what you can move in, bring whom you like, and ask at the desk for a towel.</p></div></div>`).join('')}</div>
   <p>Friends code: <code>FRIEND10</code> <button class="copy ghost">Copy code</button></p>
   <nav class="toc"><b>On this page</b>${topics.map(([t], i) => `<a href="#topic-${i}">${t}</a>`).join('')}</nav>
   ${topics.map(([t, body], i) => `<section class="topic" id="topic-${i}"><h2>${t}</h2><p>${body}</p>${text(3)}</section>${i === 1 ? '<div class="lazy-clips" data-src="/fragments/clips"></div>' : ''}`).join('')}`,
);

/** What the script requests again and again to keep the free dates current. */
export const trialForm = `<form class="trial-form" novalidate><label>First name <input name="first" autocomplete="off"></label><label>Email <input name="email" type="email" autocomplete="off"></label><label>Phone <input name="phone" autocomplete="off"></label>
<label>Studio <select name="where"><option value="">Please choose</option><option>Harbour</option><option>Mill</option><option>Old Town</option></select></label><p class="free">Still 5 trial places this week</p><button class="cta">Reserve my trial class</button></form>`;

const plain = (page: string, title: string, body: string) =>
  shell(page, `<h1>${title}</h1>${body}`);

export const morePages: Readonly<Record<string, string>> = {
  '/faq': faq,
  '/book/thanks': plain(
    'thanks',
    'See you on the mat',
    '<p class="lead">Your spot is booked. We sent you an email with everything you need.</p><div class="lottie"></div><p><a href="/timetable">Back to the timetable</a></p>',
  ),
  '/trial': plain(
    'trial',
    'Your first class is on us',
    `<p class="lead">Tell us where you would like to come.</p><div id="trial-box" data-src="/fragments/trial">${trialForm}</div><section>${text(4)}</section>`,
  ),
  '/membership': plain(
    'membership',
    'Membership calculator',
    `<p class="lead">How often would you like to come?</p><div class="calc"><div id="visits"></div><p><b class="visits">4</b> classes a month</p><div id="months"></div><p><b class="months">6</b> months</p><p class="calc-sum">€<b>62</b> a month</p></div>
     <h2 id="plans-title">Your plan</h2><div class="plans" role="radiogroup" aria-labelledby="plans-title">${['Flow', 'Core', 'Unlimited'].map((p, i) => `<div class="plan" role="radio" tabindex="0" aria-checked="${i === 0}" id="plan-${p.toLowerCase()}"><h3>${p}</h3><p>${['One studio', 'All studios', 'All studios, any time'][i]}</p></div>`).join('')}</div><p class="plan-text">Flow: one studio, cancel monthly.</p><section>${text(3)}</section>`,
  ),
  '/workshops': plain(
    'workshops',
    'Workshops and hen parties',
    `<p class="lead">Tell us what you are planning, we send an offer.</p><div class="embed" data-form="studio-enquiry"></div><section>${text(3)}</section>`,
  ),
  '/journal': plain(
    'journal',
    'Journal',
    `<div class="chips topics"><button class="chip" aria-pressed="true">All</button><button class="chip" aria-pressed="false">Breathing</button><button class="chip" aria-pressed="false">Recipes</button></div><div class="stories">${['Breathing for beginners', 'What teachers eat', 'Seven quiet places', 'A week at the harbour'].map((t) => `<article class="tile"><h2>${t}</h2><p>Four minutes to read</p></article>`).join('')}</div><button class="cta load-more">Load more stories</button>`,
  ),
  '/about': plain(
    'about',
    'About Stillwater',
    `<p class="lead history">Stillwater began in 2009 in a boat shed with six mats and one electric heater. Today three studios share the same idea.</p>${text(8)}`,
  ),
  '/contact': plain(
    'contact',
    'Write to us',
    '<form class="contact-form" novalidate><label>Your name <input name="sender" autocomplete="off"></label><label>Your email <input name="reply" type="email" autocomplete="off"></label><label>Message <textarea name="message" rows="5"></textarea></label><button class="cta">Send message</button><p class="contact-status" role="status"></p></form>',
  ),
  '/login': plain(
    'login',
    'Log in',
    '<form class="login-form" novalidate><label>Email <input name="user" type="email" autocomplete="off"></label><label>Password <input name="pass" type="password" autocomplete="off"></label><em class="error"></em><button class="cta">Log in</button></form>',
  ),
  '/bookings': plain(
    'bookings',
    'My bookings',
    `<ul class="mine"><li class="booking" data-id="9001"><div><b>Slow Yin</b><small>Wed 2, 09:30, Old Town</small></div><button class="cancel ghost">Cancel booking</button></li><li class="booking" data-id="9002"><div><b>Mat Pilates</b><small>Fri 4, 17:30, Old Town</small></div><span>Can no longer be cancelled</span></li></ul>
     <h2>Waiting list</h2><p>Candlelight Restore, Sun 6 <button class="wait ghost" aria-pressed="false">Join waiting list</button></p>
     <h2>Reminders</h2>${['By email', 'By text message', 'An hour before'].map((r, i) => `<label class="switch"><input type="checkbox" id="remind-${i}"> ${r}</label>`).join('')}<p class="saved" role="status"></p>`,
  ),
  '/privacy': plain('privacy', 'Privacy', text(8)),
  '/retreats/winter': shell(
    'retreat',
    `<div class="preloader"><b>0</b></div><div class="held"><h1>Winter retreat</h1><img class="wide-picture" src="/picture.svg?retreat&ms=5600" width="1000" height="420" alt="The house in the snow"><p class="lead">Five days of yoga, sauna and silence in a farmhouse two hours north.</p><a class="cta" href="/contact">Ask for a place</a>${text(4)}</div>`,
  ),
};

export const clips = `<div class="clips"><h3>Short clips</h3>${[1, 2, 3].map((n) => `<figure><img src="/picture.svg?clip=${n}" width="480" height="280" alt="Clip ${n}"><figcaption>Clip ${n}</figcaption></figure>`).join('')}</div>`;

/** The form of another company, which workshops are requested with. */
export const enquiryFrame = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Enquiry</title><style>body{font:16px system-ui;margin:0;padding:12px}label{display:block;margin:8px 0}input,button{font:inherit;padding:8px}</style>
<form id="f"><label>Company or name <input name="group"></label><label>Number of guests <input name="guests" inputmode="numeric"></label><button>Request an offer</button></form>
<script>f.onsubmit = (event) => { event.preventDefault(); f.innerHTML = '<p>Thank you. Your request has arrived.</p>' }</script></html>`;
