import { dollars } from '../catalog.ts';
import { type Course, courses } from '../data.ts';
import { page } from '../layout.ts';
import { fragment, hasToken, type Page, redirect, tokenField } from '../session.ts';

const kinds = [
  ['rowing', 'Rowing'],
  ['sailing', 'Sailing'],
  ['youth', 'Youth'],
] as const;

const panel = (kind: string) =>
  `<table class="grid schedule"><thead><tr><th>Course</th><th>When</th><th>Level</th><th>Price</th><th></th></tr></thead><tbody>${courses
    .filter((each) => each.kind === kind)
    .map(
      ({ slug, name, when, level, price, places }) =>
        `<tr><td><a href="/courses/${slug}">${name}</a></td><td>${when}</td><td>${level}</td><td>${dollars(price)}</td><td><button type="button" class="btn small js-enroll" data-course="${slug}" data-name="${name}">Enroll</button><small>${places} places left</small></td></tr>`,
    )
    .join('')}</tbody></table>`;

const enrollForm = (token: string, course?: Course) =>
  `<form method="post" action="/courses/enroll" class="enroll">${token}<input type="hidden" name="course" value="${course?.slug ?? ''}">
<p class="field"><label for="e-name">Your name</label><input id="e-name" name="name" required></p><p class="field"><label for="e-mail">Email</label><input id="e-mail" name="mail" type="email" required></p>
<p class="field"><label for="e-start">First day</label><input id="e-start" name="start" class="date" placeholder="Choose a day"></p><button class="btn" id="send-enroll">Enroll for this course</button></form>`;

export const coursePages: Page = (visit) => {
  const { path, method, form, session } = visit;
  if (path === '/courses')
    return page(
      visit,
      'Courses 2027',
      `<div class="wrap"><div class="tabs" x-data="{ tab: 'rowing' }"><div role="tablist">${kinds
        .map(
          ([kind, label]) =>
            `<button role="tab" id="tab-${kind}" :aria-selected="tab === '${kind}'" :class="tab === '${kind}' && 'here'" @click="tab = '${kind}'" hx-get="/courses/panel/${kind}" hx-target="#schedule">${label}</button>`,
        )
        .join('')}</div><div id="schedule" role="tabpanel">${panel('rowing')}</div></div>
<p class="muted">Members pay half. Courses with fewer than three people are postponed. <a href="/files/courses-2027.pdf" download>Program as PDF</a></p></div>
<div class="modal" id="enroll-modal" aria-hidden="true"><div class="overlay" tabindex="-1" data-micromodal-close><div class="box" role="dialog" aria-modal="true" aria-labelledby="enroll-title"><button class="close" aria-label="Close" data-micromodal-close>×</button><h2 id="enroll-title">Enroll</h2>${enrollForm(tokenField(visit))}</div></div></div>`,
      { lead: 'Half of our members started in one of these.' },
    );
  if (path.startsWith('/courses/panel/'))
    return fragment(panel(path.split('/')[3] ?? ''), { afterMs: 260 });
  if (path === '/courses/enroll' && method === 'POST') {
    const course = courses.find(({ slug }) => slug === form.get('course'));
    session.flash =
      hasToken(visit) && course
        ? {
            tone: 'good',
            text: `You are enrolled for ${course.name}. The confirmation is on its way.`,
          }
        : { tone: 'bad', text: 'The form expired. Please enroll again.' };
    return redirect(course ? `/courses/${course.slug}` : '/courses', 2_900);
  }
  const course = courses.find(({ slug }) => path === `/courses/${slug}`);
  if (!course) return undefined;
  return page(
    visit,
    course.name,
    `<div class="wrap"><div class="columns wide-left"><section class="text"><img src="/media/${course.slug}.svg" alt="" width="720" height="400" loading="lazy"><p>${course.text}</p><p>${course.when}. ${course.level}. ${dollars(course.price)}, members half.</p><p><a href="/courses">All courses</a></p></section>
<aside><div class="card"><h3>Enroll</h3>${enrollForm(tokenField(visit), course)}</div></aside></div></div>`,
  );
};
