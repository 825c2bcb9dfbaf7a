import { happenings } from '../data.ts';
import { page } from '../layout.ts';
import { fragment, type Page } from '../session.ts';

const slides = [
  [
    'Learn to scull in six mornings',
    'New courses from April. Four places left.',
    '/courses',
    'See the courses',
    '1',
  ],
  [
    'Ten percent off in our shop',
    'Use the code <b>REGATTA26</b> until New Year.',
    '/shop',
    'Go to the shop',
    '2',
  ],
  [
    'The lake is yours',
    'Boats, coaching and a locker from $32 a month.',
    '/membership',
    'Become a member',
    '3',
  ],
] as const;

const news = [
  [
    'new-quad',
    'A new quad called Pike',
    'After eleven cake sales and one very generous aunt, the juniors have a boat that is younger than they are. We name it on April 4, and everybody who baked is invited to row the first hundred meters.',
  ],
  [
    'pontoon',
    'The pontoon moves to the north side',
    'The harbor office needs the south side until May. Please carry boats around the willow, not through the reeds, and mind the ducks. The crane stays where it is.',
  ],
  [
    'masters',
    'Masters bring home two medals',
    'Bronze in the double, silver in the mixed quad, and a speeding ticket for the trailer. Photos are in the gallery, the ticket is on the notice board.',
  ],
] as const;

const teaser = ([slug, title, text]: (typeof news)[number], index: number) =>
  `<article class="card"><img class="lazy" data-src="/media/news-${index}.svg" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="" width="360" height="200"><h3><a href="/news/${slug}">${title}</a></h3><p>${text.slice(0, 90)} …</p></article>`;

export const home: Page = (visit) => {
  const { path, query } = visit;
  if (path === '/')
    return page(
      visit,
      'Welcome',
      `<section class="splide hero" aria-label="Highlights"><div class="splide__track"><ul class="splide__list">${slides
        .map(
          ([title, text, href, label, tone]) =>
            `<li class="splide__slide tone-${tone}"><div class="wrap"><h1>${title}</h1><p>${text}</p><a class="btn light" href="${href}">${label}</a></div></li>`,
        )
        .join('')}</ul></div></section>
<div class="wrap"><div class="columns wide-left"><section><h2>News from the boathouse</h2><div class="cards">${news.map(teaser).join('')}</div></section>
<aside><div class="card" id="weather" hx-get="/weather/now" hx-trigger="load, every 9s"><h3>On the water</h3><p>Asking the buoy …</p></div>
<div class="card"><h3>Coming up</h3><ul class="plain">${happenings
        .slice(0, 4)
        .map(
          ({ day, name, slug }) => `<li><b>${day}</b> <a href="/events/${slug}">${name}</a></li>`,
        )
        .join('')}</ul><a href="/events">All events</a></div></aside></div>
<section class="band"><h2>What members say</h2><blockquote x-data="{ at: 0, all: ['I came for a trial row and stayed for nineteen years.', 'The only club where the coffee is better than the wind.', 'My daughter steers an eight now. I still cannot park the trailer.'] }"><p x-text="all[at]">I came for a trial row and stayed for nineteen years.</p><button class="link" id="next-quote" @click="at = (at + 1) % all.length">Another one</button></blockquote></section>
<section class="numbers"><div><b data-count="412">0</b><span>members</span></div><div><b data-count="67">0</b><span>boats</span></div><div><b data-count="115">0</b><span>years</span></div></section></div>`,
    );
  if (path === '/weather/now')
    return fragment(
      '<h3>On the water</h3><p><b>11 knots</b> from the south-west, water 6 °C</p><p class="muted">Buoy 2, a minute ago</p>',
      { afterMs: 380 },
    );
  if (path.startsWith('/news/')) {
    const item = news.find(([slug]) => path.endsWith(slug));
    if (!item) return undefined;
    return page(
      visit,
      item[1],
      `<div class="wrap text"><p class="muted">November 2026</p><p>${item[2]}</p><p>Questions go to the board, who meet on the first Monday of the month in the upper room. Minutes are kept in the members' area and read aloud on request.</p><p><a href="/">Back to the front page</a></p></div>`,
    );
  }
  if (path === '/search') {
    const words = (query.get('q') ?? '').trim().toLowerCase();
    const all = [
      ['/courses', 'Courses and training'],
      ['/membership', 'Membership and fees'],
      ['/shop', 'Club shop'],
      ['/club/rules', 'House rules'],
      ['/events', 'Events'],
      ['/gallery', 'Photo gallery'],
    ] as const;
    const found = all.filter(([, label]) => words && label.toLowerCase().includes(words));
    return page(
      visit,
      'Search',
      `<div class="wrap text"><form action="/search" class="inline"><label class="hidden" for="q">Search</label><input id="q" name="q" type="search" value="${words.replace(/["<]/g, '')}" placeholder="What are you looking for?"><button class="btn" id="run-search">Search</button></form>
${words ? (found.length > 0 ? `<p>${found.length} pages found</p><ul>${found.map(([href, label]) => `<li><a href="${href}">${label}</a></li>`).join('')}</ul>` : '<p id="nothing-found">We found nothing for these words. Check the spelling or try a shorter word.</p>') : ''}</div>`,
      { afterMs: 420 },
    );
  }
  if (path === '/newsletter')
    return fragment(
      '<p class="thanks">Thank you. Please confirm in the email that we sent you.</p>',
      {
        afterMs: 480,
      },
    );
  if (path === '/stats/collect') return { body: '', status: 204 };
  if (path.startsWith('/media/')) {
    if (path.includes('missing')) return { body: 'Not found', status: 404, type: 'text/plain' };
    const hue = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 70;
    return {
      type: 'image/svg+xml',
      afterMs: 60,
      headers: { 'cache-control': 'max-age=600' },
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="400" viewBox="0 0 720 400"><rect width="720" height="400" fill="hsl(${180 + hue} 45% 72%)"/><path d="M0 260q90-30 180 0t180 0 180 0 180 0v140H0z" fill="hsl(${195 + hue} 50% 42%)"/><path d="M300 250l60-170 8 170zM376 250l4-140 70 140z" fill="#fff"/></svg>`,
    };
  }
  return undefined;
};
