import { classes, days, locations, passes, programOf, teachers } from './catalog.ts';
import { shell, text } from './layout.ts';

const figure = (n: number, label: string) =>
  `<img src="/picture.svg?n=${n}" width="300" height="180" loading="lazy" alt="${label}">`;

const home = shell(
  'home',
  `<section class="hero"><div class="video" role="img" aria-label="A class at the Harbour studio"><div class="breath"></div></div>
   <h1>Find your <span class="typed-box"><span class="typed"></span></span></h1><p>Yoga and pilates in three studios by the water.</p>
   <p><a class="cta" href="/trial">Try a free class</a> <button class="video-toggle ghost">Pause video</button></p></section>
   <div class="marquee" aria-hidden="true"><div>${'<span>Vogue Wellness</span><span>City Guide</span><span>Yoga Monthly</span><span>The Morning</span><span>Balance</span>'.repeat(4)}</div></div>
   <section class="stats">${[
     [2400, 'members'],
     [96, 'classes a week'],
     [18, 'teachers'],
   ]
     .map(([n, label]) => `<p><b data-count="${n}">0</b> ${label}</p>`)
     .join('')}</section>
   <section data-aos="fade-up"><h2>What we teach</h2><div class="grid">${['Yoga', 'Pilates', 'Barre'].map((t, i) => `<article class="tile">${figure(i, t)}<h3>${t}</h3><p>From gentle to strong, every day from seven.</p></article>`).join('')}</div></section>
   <section><h2>What members say</h2><div class="swiper voices"><div class="swiper-wrapper">${['The calmest hour of my week.', 'I had back pain for years. Not anymore.', 'Lovely people, warm floors.', 'The reformer room is spotless.', 'My Monday starts here.'].map((t, i) => `<blockquote class="swiper-slide">“${t}”<cite>${teachers[i]?.split(' ')[0]}, member</cite></blockquote>`).join('')}</div></div>
   <div class="voice-tools"><button class="voice-prev" aria-label="Previous voice">‹</button><button class="voice-next" aria-label="Next voice">›</button></div></section>
   <section data-aos="fade-up"><h2>Meet Jonas</h2><p>Twenty years of practice. <a href="/teachers/3">Read about Jonas</a></p></section>
   <section>${text(6)}</section>`,
);

export const rows = (day: number, week: number): string =>
  programOf(day, week)
    .map(
      (c) => `<li class="row" data-kind="${c.kind}" data-studio="${c.studio}"><time>${c.at}</time>
      <div><a href="/classes/${c.id}">${c.title}</a><small>${c.teacher} · ${c.studio} · ${c.minutes} min</small></div>
      <small class="left">${c.left} left</small><a class="small-cta" href="/book?class=${c.id}">Book</a></li>`,
    )
    .join('');

const timetable = shell(
  'timetable',
  `<h1>Timetable</h1><p class="live"><span class="dot"></span><b class="viewing">12</b> people are looking at the timetable right now</p>
   <div class="week"><button class="week-prev ghost">Previous week</button><b class="week-name">30 Nov – 6 Dec</b><button class="week-next ghost">Next week</button></div>
   <div class="days" role="tablist">${days.map((d, i) => `<button role="tab" aria-selected="${i === 0}" data-day="${i}">${d}</button>`).join('')}</div>
   <div class="chips">${['yoga', 'pilates', 'barre', 'Harbour', 'Mill', 'Old Town'].map((c) => `<button class="chip" aria-pressed="false" data-filter="${c}">${c}</button>`).join('')}</div>
   <ul class="rows">${rows(0, 0)}</ul><p class="none" hidden>No class matches. Remove a filter.</p>`,
);

export const classPage = (id: number): string => {
  const found = classes.find((each) => each.id === id) ?? classes[0];
  if (!found) return '';
  const { title, teacher, studio, minutes, at, left } = found;
  return shell(
    'class',
    `<p><a href="/timetable">‹ Timetable</a></p><h1>${title}</h1><p class="lead">${at} · ${minutes} minutes · ${studio} · with ${teacher}</p>
   <div class="class-tools"><button class="cta" data-book="${id}">Book this class</button> <button class="heart ghost" aria-pressed="false">♡ Save</button> <span>${left} places left</span></div>
   <div class="class-dates"><h2>More dates</h2><ul><li>Mon 30, ${at}</li><li>Wed 2, ${at}</li></ul><ul class="all-dates" hidden><li>Fri 4, ${at}</li><li>Mon 7, ${at}</li><li>Wed 9, ${at}</li></ul><button class="dates ghost">Show all dates</button></div>
   ${figure(id, title)}<section>${text(4)}</section>
   <div class="modal" id="spot-modal" aria-hidden="true"><div tabindex="-1" data-micromodal-close class="modal-scrim"><div role="dialog" aria-modal="true" aria-label="Choose a spot" class="modal-box"><h2>Choose your spot</h2><p>${title}, ${at}</p><a class="cta" href="/book?class=${id}">Continue to spots</a><button class="ghost" data-micromodal-close>Close</button></div></div></div>`,
  );
};

const passesPage = shell(
  'passes',
  `<h1>Passes</h1><p class="lead">Come once or come every day. Passes work in all three studios.</p>
   <div class="grid passes">${passes.map((p) => `<article class="tile pass"><h2>${p.name}</h2><p class="price">€${p.price}</p><p>${p.text}</p><button class="cta add" data-id="${p.id}" data-name="${p.name}" data-price="${p.price}">Add to bag</button><a class="jump" href="#compare">Compare passes ↓</a></article>`).join('')}</div>
   <section>${text(7)}</section>
   <section id="compare"><h2>Compare passes</h2><table><tr><th>Pass</th><th>Price</th><th>Per class</th><th>Valid</th></tr>${passes.map((p, i) => `<tr><td>${p.name}</td><td>€${p.price}</td><td>€${[8, 17, 15.5, 23][i]}</td><td>${p.text}</td></tr>`).join('')}</table></section><section>${text(4)}</section>`,
);

const vouchers = shell(
  'vouchers',
  `<h1>Gift vouchers</h1><div class="voucher"><div class="embla"><div class="rail">${['Linen', 'Moss', 'Dusk', 'Salt'].map((d, i) => `<div class="design d${i}"><b>${d}</b></div>`).join('')}</div></div>
   <div class="voice-tools"><button class="design-prev" aria-label="Previous design">‹</button><span class="design-name">Linen</span><button class="design-next" aria-label="Next design">›</button></div>
   <form class="voucher-form" novalidate><fieldset><legend>Amount</legend>${[25, 50, 75, 100].map((n) => `<button type="button" class="amount ghost" aria-pressed="${n === 50}" data-amount="${n}">€${n}</button>`).join('')}</fieldset>
   <label>For <input name="receiver" placeholder="First name"></label><p class="voucher-sum">Voucher over <b>€50</b></p>
   <p><button type="button" class="preview-open ghost">See how it looks</button></p><p><button class="cta voucher-add">Add voucher to bag</button></p></form></div>
   <div class="preview" role="dialog" aria-label="Voucher preview"><div class="card"><p>Stillwater Studio</p><h2>A gift for <span class="preview-name"></span></h2><p class="preview-sum">€50</p><button class="preview-close">Close preview</button></div></div><section>${text(3)}</section>`,
);

const teachersPage = shell(
  'teachers',
  `<section class="reveal"><h1>Our teachers</h1><p class="lead">Eighteen people who love what they do.</p></section>
   <section class="grid reveal">${teachers.map((t, i) => `<article class="tile">${figure(i, t)}<h2>${t}</h2><p>${i % 2 ? 'Pilates and barre' : 'Yoga and breathing'}</p><a href="/teachers/${i + 1}">Read more</a></article>`).join('')}</section>
   <section class="reveal"><h2>Teach with us</h2><p>We train teachers every autumn.</p></section>`,
);

export const teacherPage = (id: number): string => {
  const name = teachers[id - 1] ?? teachers[0];
  return shell(
    'teacher',
    `<h1>${name}</h1><div class="teacher">${figure(id, name ?? '')}<div class="lottie-box"><div class="lottie"></div><button class="breathe ghost">Breathe with ${name?.split(' ')[0]}</button></div></div>
   <p>${name} found yoga after ten years of rowing and has taught at the Harbour studio since it opened.</p>
   <div class="bio" hidden><p>Trained in Mysore and Copenhagen. Teaches slow, precise classes with long holds and much humour.</p></div><button class="more ghost" aria-expanded="false">Read more</button>
   <h2>Playlist</h2><div class="tabs" role="tablist"><button role="tab" aria-selected="true" data-tab="calm">Calm</button><button role="tab" aria-selected="false" data-tab="strong">Strong</button></div><p class="tab-text">Nils Frahm, Hania Rani, Ólafur Arnalds</p><section>${text(3)}</section>`,
  );
};

const locationsPage = shell(
  'locations',
  `<h1>Our studios</h1><div class="finder"><ul class="places">${locations.map((l) => `<li><button class="place" data-place="${l.id}">${l.name}</button><small>${l.street}</small> <a href="/studios/${l.id}">Details</a></li>`).join('')}</ul><div id="map" data-lenis-prevent></div></div><section>${text(3)}</section>`,
);

export const studioPage = (id: number): string => {
  const place = locations[id - 1] ?? locations[0];
  return shell(
    'studio',
    `<p><a href="/locations">‹ All studios</a></p><h1>${place?.name} studio</h1><p class="lead">${place?.street} · ${place?.rooms} rooms · open from 6:45</p>${figure(id, 'The studio')}<section>${text(5)}</section>`,
  );
};

export const pages: Readonly<Record<string, string>> = {
  '/': home,
  '/timetable': timetable,
  '/passes': passesPage,
  '/vouchers': vouchers,
  '/teachers': teachersPage,
  '/locations': locationsPage,
};
