import type { SiteRequest } from '../../site.ts';
import { type Course, courses, pounds } from './catalog.ts';
import { frame, page, stream, streamElement } from './layout.ts';

const PER_PAGE = 3;

export const courseCard = ({ id, title, level, teacher, price }: Course) =>
  `<article class="card"><img src="/media/${id * 29}.svg" alt="" width="480" height="360"><h3><a href="/courses/${id}" data-turbo-frame="_top">${title}</a></h3>
<p>With ${teacher} · ${level}</p><p class="price">${pounds(price)}</p></article>`;

function results({ query }: SiteRequest) {
  const level = query.get('level') ?? '';
  const from = query.get('from') ?? '';
  const number = Number(query.get('page') ?? 1);
  const matching = courses.filter((course) => !level || course.level === level);
  const shown = matching.slice((number - 1) * PER_PAGE, number * PER_PAGE);
  const pages = Math.ceil(matching.length / PER_PAGE);
  const to = (target: number) => `/courses?level=${level}&from=${from}&page=${target}`;
  return `<turbo-frame id="results"><p class="count">${matching.length} courses${from && ` starting after ${from}`}</p>
<div class="grid">${shown.map(courseCard).join('')}</div>
<p class="pager">${number > 1 ? `<a rel="prev" href="${to(number - 1)}">‹ Earlier</a>` : ''} <span>Page ${number} of ${pages}</span> ${number < pages ? `<a rel="next" href="${to(number + 1)}">More courses ›</a>` : ''}</p></turbo-frame>`;
}

export const coursesPage = (request: SiteRequest) =>
  page(
    request,
    `<h1>Courses</h1><form class="filters" action="/courses" data-turbo-frame="results" data-controller="autosubmit">
<div class="field"><label for="level">Level</label><select id="level" name="level" data-controller="picklist" data-action="change->autosubmit#submit"><option value="">All levels</option><option value="beginner">Beginner</option><option value="improver">Improver</option><option value="advanced">Advanced</option></select></div>
<div class="field"><label for="from">Starting after</label><input id="from" name="from" placeholder="Any date" data-controller="calendar" data-action="change->autosubmit#submit turbo:before-cache@document->calendar#teardown"></div></form>${results(request)}`,
    { afterMs: 240 },
  );

const dates = ['Tue 3 March, 18:30', 'Sat 14 March, 10:00', 'Thu 26 March, 18:30'];

export function coursePage(request: SiteRequest) {
  const course = courses.find(({ id }) => request.path === `/courses/${id}`) ?? courses[0];
  if (!course) return undefined;
  const questions = [
    ['Do I need any experience?', 'No. We start with wedging the clay.'],
    ['What should I wear?', 'Clothes that may get dusty. Aprons are here.'],
    ['When can I collect my pots?', 'Three weeks after the last evening.'],
  ];
  return page(
    request,
    `<p class="crumbs"><a href="/courses">Courses</a> › ${course.title}</p><h1>${course.title}</h1>
<div class="split"><img src="/media/${course.id * 29}.svg" width="480" height="360" alt="">
<div><p>Small groups of eight, a wheel each, clay and two firings included. ${course.teacher} has taught at Kiln Lane since the school opened.</p>
<turbo-frame id="availability" src="/courses/${course.id}/availability"><p>Checking availability…</p></turbo-frame>
<form action="/cart/items" method="post" class="book" data-controller="places"><input type="hidden" name="item" value="c${course.id}">
<label>Date <select name="date">${dates.map((date) => `<option>${date}</option>`).join('')}</select></label>
<div class="stepper"><button type="button" aria-label="One place less" data-action="places#less">−</button><input name="quantity" value="1" inputmode="numeric" aria-label="Places" data-places-target="input" readonly><button type="button" aria-label="One place more" data-action="places#more">+</button> <output data-places-target="price" data-each="${course.price}">${pounds(course.price)}</output></div>
<button class="button" data-turbo-submits-with="Adding…">Book a place</button></form></div></div>
<h2>Next dates</h2><turbo-frame id="dates"><ul>${dates.map((date) => `<li>${date}</li>`).join('')}</ul><p><a href="/courses/${course.id}/dates">See all dates</a></p></turbo-frame>
<h2>Good to know</h2>${questions.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join('')}
<h2>Reviews</h2><div id="reviews"><blockquote>My mug leaks, and I love it. – Ruth</blockquote></div>
<div id="more_reviews"><a class="button ghost" href="/courses/${course.id}/reviews?page=2" data-turbo-stream>More reviews</a></div>`,
    { afterMs: 210 },
  );
}

export const availability = () =>
  frame(
    '<turbo-frame id="availability"><p class="ok">4 places left on the next date</p></turbo-frame>',
    620,
  );

/** Since the redesign the list of dates is a page of its own, without the frame that the link is in. */
export const datesPage = (request: SiteRequest) =>
  page(
    request,
    `<h1>All dates</h1><section id="course_dates"><ul>${[...dates, 'Sat 11 April, 10:00', 'Tue 21 April, 18:30'].map((date) => `<li>${date}</li>`).join('')}</ul></section>`,
  );

export function reviews({ query, path }: SiteRequest) {
  const number = Number(query.get('page') ?? 2);
  const link = `<a class="button ghost" href="${path}?page=${number + 1}" data-turbo-stream>More reviews</a>`;
  return stream([
    streamElement(
      'append',
      'reviews',
      `<blockquote>Patient teachers and good biscuits. – Ben (${number})</blockquote><blockquote>I came for an evening and stayed a year. – Priya (${number})</blockquote>`,
    ),
    streamElement('update', 'more_reviews', number < 4 ? link : '<p>That was the last review.</p>'),
  ]);
}
