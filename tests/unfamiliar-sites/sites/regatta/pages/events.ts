import { happenings, months } from '../data.ts';
import { page } from '../layout.ts';
import { fragment, type Page } from '../session.ts';

const types = [
  ['all', 'All'],
  ['regatta', 'Races'],
  ['social', 'Social'],
  ['training', 'Training'],
  ['junior', 'Juniors'],
] as const;

const list = (type: string, month: number) => {
  const shown = happenings.filter(
    (each) => (type === 'all' || each.type === type) && each.month === month,
  );
  return `<h2>${months[month]}</h2>${
    shown.length === 0
      ? '<p id="no-events">Nothing planned in this month yet.</p>'
      : shown
          .map(
            ({ slug, day, name, text }) =>
              `<article class="event"><time>${day}</time><div><h3><a href="/events/${slug}">${name}</a></h3><p>${text}</p></div></article>`,
          )
          .join('')
  }`;
};

const photos = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const n = from + index;
    const file = n === 5 ? 'missing-5' : `photo-${n}`;
    return `<a class="photo glightbox" href="/media/photo-${n}.svg" data-gallery="season" data-type="image" data-title="Season 2026, picture ${n}"><img class="lazy" data-src="/media/${file}.svg" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="Picture ${n}" width="240" height="160" onerror="this.onerror=null;this.src='/media/placeholder.svg'"></a>`;
  }).join('');

export const eventPages: Page = (visit) => {
  const { path, query } = visit;
  if (path === '/events') {
    const month = Math.min(4, Number(query.get('month') ?? 0));
    return page(
      visit,
      'Events',
      `<div class="wrap" x-data="{ type: 'all', month: ${month} }"><div class="filters"><div class="chips">${types
        .map(
          ([type, label]) =>
            `<button class="chip" id="type-${type}" :class="type === '${type}' && 'here'" :aria-pressed="type === '${type}'" @click="type = '${type}'; htmx.ajax('GET', '/events/list?type=' + type + '&month=' + month, { target: '#event-list' })">${label}</button>`,
        )
        .join('')}</div>
<div class="months"><button class="round" id="month-back" aria-label="Previous month" :disabled="month === 0" @click="month--; htmx.ajax('GET', '/events/list?type=' + type + '&month=' + month, { target: '#event-list' })">‹</button><button class="round" id="month-next" aria-label="Next month" :disabled="month === ${months.length - 1}" @click="month++; htmx.ajax('GET', '/events/list?type=' + type + '&month=' + month, { target: '#event-list' })">›</button></div></div>
<div id="event-list">${list('all', month)}</div></div>`,
    );
  }
  if (path === '/events/list') {
    const type = query.get('type') ?? 'all';
    if (type === 'junior')
      return fragment('<h1>Server error</h1><p>Unknown column events.age_group</p>', {
        status: 500,
        afterMs: 430,
      });
    return fragment(list(type, Number(query.get('month') ?? 0)), { afterMs: 240 });
  }
  if (path === '/events/rsvp') {
    const people = visit.form.get('people') ?? '1';
    return fragment(
      `<p class="thanks" id="rsvp-done">See you there, ${people === '1' ? 'we counted one person' : `we counted ${people} people`}.</p>`,
      { afterMs: 2_400 },
    );
  }
  if (path.endsWith('.ics'))
    return {
      body: 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n',
      type: 'text/calendar',
      headers: { 'content-disposition': 'attachment; filename="event.ics"' },
    };
  const event = happenings.find(({ slug }) => path === `/events/${slug}`);
  if (event)
    return page(
      visit,
      event.name,
      `<div class="wrap text"><p><b>${event.day}</b></p><p>${event.text}</p><p>Everybody is welcome, members and neighbors alike. Doors open half an hour before. Helpers sign up in the forum.</p>
<form class="card" hx-post="/events/rsvp" hx-swap="outerHTML" hx-indicator="#rsvp-wait" x-data="{ people: 1 }"><h3>Will you come?</h3><p class="stepper"><button type="button" class="round" id="fewer" @click="people = Math.max(1, people - 1)">−</button> <output x-text="people">1</output> <button type="button" class="round" id="more" @click="people++">+</button></p><input type="hidden" name="people" :value="people"><button class="btn" id="rsvp">Yes, put us on the list</button> <span class="htmx-indicator" id="rsvp-wait">Asking the kitchen …</span></form>
<p><a href="/events/${event.slug}.ics" id="ics" download>Add to calendar</a> · <button class="link" id="copy-link" data-copy>Copy the link</button></p></div>`,
    );
  if (path === '/gallery')
    return page(
      visit,
      'Gallery',
      `<div class="wrap"><div class="photos" id="photos">${photos(1, 12)}</div><p><button class="btn ghost" id="more-photos" hx-get="/gallery/more" hx-target="#photos" hx-swap="beforeend">Show more pictures</button></p></div>`,
      { lead: 'The season of 2026 in pictures by Mika Tanner.' },
    );
  if (path === '/gallery/more') {
    return fragment(photos(13, 8), { afterMs: 650 });
  }
  return undefined;
};
