import { crumbs, picture } from './catalogue.ts';
import { page } from './layout.ts';

const accordion = (question: string, answer: string) =>
  `<div class="accordion"><button type="button" class="accordion-button" aria-expanded="false">${question}</button><div class="accordion-body"><p>${answer}</p></div></div>`;

const posts = [
  ['keeping-peonies', 'Keeping peonies for two weeks'],
  ['first-frost', 'What the first frost does to a dahlia'],
  ['market-morning', 'A morning at the market'],
  ['tying-a-bunch', 'Tying a bunch by hand'],
  ['dried-flowers', 'How we dry our flowers'],
  ['orchid-water', 'Orchids and rain water'],
] as const;

const paragraphs = [
  'Ask the grower when they were cut. A stem that has stood in a warm van for a day has already spent half of its sugar.',
  'Cut at an angle and give the stems an hour in a deep bucket before they meet the vase. It sounds fussy. It is the whole secret.',
  'Take off every leaf below the water. They rot first, and what rots feeds what closes the stem.',
  'Keep the vase away from the fruit bowl. Ripe apples breathe out a gas that tells petals to fall.',
  'On the fourth day, recut and change the water. On the seventh, shorten everything and use a smaller vase.',
];

const card = ([slug, title]: readonly [string, string], index: number) =>
  `<article class="post" data-aos="fade-up"><a href="/journal/${slug}">${picture(`post-${slug}-${index}`, '', true, 320)}<h2>${title}</h2></a><p>${paragraphs[index % 5]}</p></article>`;

/** One part of the journal's list; further parts are loaded while scrolling. */
export const journalPart = (part: number): string =>
  posts.map((post, index) => card(post, index + part * 6)).join('');

export const journal = page(
  `${crumbs(['/journal', 'Journal'])}<h1>Journal</h1><div class="grid wide" id="posts">${journalPart(0)}</div>
   <div class="page-load-status"><p class="infinite-scroll-request"><span class="spinner"></span> Loading older posts</p><p class="infinite-scroll-last">That was everything</p><p class="infinite-scroll-error">That was everything</p></div>`,
  'journal',
);

export const article = (slug: string): string => {
  const title = posts.find(([each]) => each === slug)?.[1] ?? 'Journal';
  return page(
    `${crumbs(['/journal', 'Journal'])}<article class="narrow reading"${slug === 'keeping-peonies' ? ' data-popup="scroll"' : ''}><h1>${title}</h1><p class="small">Six minutes</p>${picture(`post-${slug}`, '', true, 640)}${[
      0, 1, 2, 3,
    ]
      .map(
        (part) =>
          `<h2>${['In the shop', 'At home', 'On day four', 'At the end'][part]}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`,
      )
      .join('')}<p><a href="/journal">All posts</a></p></article>`,
    'article',
  );
};

export const weddings = page(
  `<section class="lookbook short"><img src="/media/hero-wedding.svg" width="1280" height="420" alt=""><div class="hero-text"><h1>Weddings</h1></div></section>
   <section class="band"><div class="grid four">${['arch', 'table', 'bouquet', 'aisle']
     .map(
       (view) =>
         `<a class="glightbox" data-gallery="weddings" data-type="image" href="/media/wedding-${view}.svg?large">${picture(`wedding-${view}`, `Wedding, ${view}`, false, 300)}</a>`,
     )
     .join('')}</div></section>
   <section class="narrow"><h2>Tell us about your day</h2><form id="wedding-form" novalidate><div class="field"><label for="w-names">Your names</label><input id="w-names" name="names" autocomplete="off"></div><div class="field"><label for="w-email">Email</label><input id="w-email" name="wedding-email" type="email" autocomplete="off"></div><div class="field"><label for="w-venue">Venue</label><input id="w-venue" name="venue" autocomplete="off"></div><div class="field"><label for="w-guests">Guests</label><input id="w-guests" name="guests" inputmode="numeric" autocomplete="off"></div><label>Anything else <textarea name="wedding-notes" rows="3"></textarea></label><button class="button dark" id="send-inquiry">Send inquiry</button><p id="wedding-note" role="status"></p></form></section>`,
  'weddings',
);

const shops = [
  ['Clifton', '3 Boyce’s Avenue', 1.2],
  ['Old City', '18 Corn Street', 0.4],
  ['Bedminster', '201 North Street', 2.1],
  ['Bath', '7 Walcot Street', 18],
  ['Cardiff', '4 Castle Arcade', 62],
] as const;

export const shopsPage = page(
  `${crumbs(['/shops', 'Our shops'])}<h1>Our shops</h1><p><button type="button" class="button" id="near-me">Use my location</button> <span id="near-note" role="status"></span></p>
   <label>Town <input id="town-filter" placeholder="Type a town" autocomplete="off"></label>
   <div class="two"><ul class="shops" id="shops">${shops
     .map(
       ([name, street, miles]) =>
         `<li class="shop" data-name="${name}"><h2>${name}</h2><p>${street}</p><p class="miles">${miles} miles</p><p class="open" data-shop="${name}">Open until 18:00</p><button type="button" class="button hours">Opening hours</button><table class="hours-table" hidden>${['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => `<tr><th>${day}</th><td>8 to 18</td></tr>`).join('')}</table></li>`,
     )
     .join(
       '',
     )}</ul><div class="plan-map" id="plan-map" aria-label="Map"><div class="plan-inner" id="plan-inner">${shops
     .map(
       ([name], index) =>
         `<span class="pin" style="left:${20 + index * 14}%;top:${25 + ((index * 23) % 50)}%">${name}</span>`,
     )
     .join('')}</div></div></div>`,
  'shops',
);

const questions = [
  ['Do you deliver on Saturdays?', 'Yes, until 14:00, for £2 more.'],
  ['Can I change the card?', 'Until six in the evening of the day before.'],
  ['What if no one is home?', 'The driver leaves them with a neighbour and rings you.'],
  ['How long will they last?', 'At least seven days, most of them ten.'],
  ['Do you take back vases?', 'Bring them to any shop for a free stem.'],
  ['Can I pay by invoice?', 'Companies can. Write to us.'],
] as const;

export const help = page(
  `${crumbs(['/help', 'Help'])}<h1>Help centre</h1><ul class="links"><li><a href="/help/delivery">Delivery areas and prices</a></li><li><a href="/contact">Contact</a></li><li><a href="/shops">Our shops</a></li></ul>
   <div class="accordions narrow">${questions.map(([question, answer]) => accordion(question, answer)).join('')}</div>
   <p>Was this helpful? <button type="button" class="vote" aria-pressed="false">Yes</button> <button type="button" class="vote" aria-pressed="false">No</button> <span id="vote-note" role="status"></span></p>`,
  'help',
);

const chapters = [
  'How we deliver',
  'Our vans',
  'Couriers for the islands',
  'Packing',
  'When no one is home',
  'Hospitals and hotels',
  'Funerals',
  'Weather',
  'Hot days',
  'Late deliveries',
];

export const delivery = page(
  `${crumbs(['/help', 'Help'], ['/help/delivery', 'Delivery'])}<h1>Delivery areas and prices</h1><label>Search this page <input id="help-search" autocomplete="off"></label><p id="help-note" role="status"></p>
   <div class="narrow reading" id="chapters">${chapters
     .map(
       (title, index) =>
         `<section class="chapter"><h2>${title}</h2>${paragraphs
           .slice(index % 3)
           .map((text) => `<p>${text}</p>`)
           .join('')}</section>`,
     )
     .join('')}</div>`,
  'delivery',
);

export const contact = page(
  `${crumbs(['/contact', 'Contact'])}<h1>Contact</h1><div class="two"><form id="contact-form" novalidate><div class="field"><label for="topic">Subject</label><select id="topic" name="topic">${['', 'An order', 'A subscription', 'A wedding', 'Working with us', 'Something else'].map((each) => `<option value="${each}">${each || 'Choose'}</option>`).join('')}</select></div><div class="field"><label for="c-email">Email</label><input id="c-email" name="contact-email" type="email" autocomplete="off"></div><div class="field"><label for="c-text">Message</label><textarea id="c-text" name="contact-text" rows="4"></textarea></div><button class="button dark" id="send-contact">Send message</button></form>
   <div><p>18 Corn Street, Bristol<br>Monday to Saturday, 8 to 18</p><p>Phone <span class="tip" id="phone-tip" tabindex="0">0117 496 0182</span></p></div></div>`,
  'contact',
);
