import { page } from '../layout.ts';
import type { Page } from '../session.ts';

const questions = [
  [
    'Do I have to be able to swim?',
    'Yes, 200 meters in clothes. We check it in the pool in March.',
  ],
  [
    'When does a membership end?',
    'At the end of the calendar year, if you tell us by September 30. A letter or an email is enough.',
  ],
  ['Can I try before I join?', 'Everybody gets two free outings. Write to us and we find a cox.'],
  [
    'Is there a waiting list for lockers?',
    'There is one for the lower room, about a year. Upstairs lockers are free.',
  ],
  ['What do families pay?', 'Two adults and all children under 18 pay $58 a month together.'],
] as const;

const rules = [
  [
    'Use of boats',
    'Boats are booked in the members area before an outing and written into the log with destination and expected return.',
  ],
  [
    'Cold water',
    'Between November and April nobody rows alone, and everybody wears a life vest. The launch is out on weekends only.',
  ],
  [
    'Damage',
    'Damage is reported the same day, with a photo. Nobody has to pay for an honest accident, and everybody has to pay for a silent one.',
  ],
  [
    'Guests',
    'Guests may row three times a year. They sign the guest book and are told about the weir.',
  ],
  [
    'The bar',
    'Drinks are written on the list. Lists are settled at the end of the month, not at the end of the year.',
  ],
  ['Trailers and cars', 'The yard is for trailers. Cars park at the church, except for loading.'],
  ['Keys', 'A key costs a deposit of $40. Lost keys are reported to the office at once.'],
  ['Juniors', 'Juniors row with a coach or a written permission, and never after dusk.'],
] as const;

const regattas = [
  ['lake-cup', 'Lake Cup', 'June 12 and 13, 2027'],
  ['three-bridges', 'Three Bridges', 'July 18, 2027'],
  ['autumn-head', 'Autumn Head', 'October 2, 2027'],
] as const;

export const club: Page = (visit) => {
  const { path } = visit;
  if (path === '/membership')
    return page(
      visit,
      'Membership',
      `<div class="wrap"><div class="columns wide-left"><section class="text"><p>Members row and sail whenever there is light. The fee covers boats, coaching on Tuesdays and Saturdays, and the insurance of the association.</p>
<table class="fees"><thead><tr><th>Category</th><th>Per month</th><th>Joining fee</th></tr></thead><tbody><tr><td>Adult</td><td>$32</td><td>$60</td></tr><tr><td>Family</td><td>$58</td><td>$90</td></tr><tr><td>Student</td><td>$18</td><td>none</td></tr><tr><td>Supporting</td><td>$8</td><td>none</td></tr></tbody></table>
<p><a class="btn" href="/join">Apply for membership</a></p>
<h2>Questions</h2><div class="accordion" x-data="{ open: null }">${questions
        .map(
          ([question, answer], index) =>
            `<div class="fold"><h3><button :aria-expanded="open === ${index}" @click="open = open === ${index} ? null : ${index}">${question}<span aria-hidden="true" x-text="open === ${index} ? '−' : '+'">+</span></button></h3><div x-show="open === ${index}" x-collapse x-cloak><p>${answer}</p></div></div>`,
        )
        .join('')}</div></section>
<aside><div class="card"><h3>Downloads</h3><ul class="plain"><li><a href="/files/statutes.pdf" download>Statutes (PDF, 210 kB)</a></li><li><a href="/files/fees-2027.pdf" download>Fees 2027 (PDF, 64 kB)</a></li><li><a href="/files/swim-test.pdf" download>Swimming certificate (PDF, 58 kB)</a></li></ul></div></aside></div></div>`,
    );
  if (path === '/club/rules')
    return page(
      visit,
      'House rules',
      `<div class="wrap text"><p>Decided by the general assembly, last changed in March 2026.</p><ol class="toc">${rules.map(([title], index) => `<li><a href="#rule-${index + 1}">${title}</a></li>`).join('')}</ol>
${rules.map(([title, text], index) => `<h2 id="rule-${index + 1}">§ ${index + 1} ${title}</h2><p>${text}</p><p>The board decides in cases that these rules do not foresee, and puts the decision on the notice board for two weeks. Whoever disagrees may ask the assembly. Until then the decision stands.</p>`).join('')}
<button class="to-top" id="to-top" hidden aria-label="Back to the top">↑</button></div>`,
    );
  if (path === '/club/fleet')
    return page(
      visit,
      'Our fleet',
      `<div class="wrap" x-data="{ kind: 'all', q: '' }"><p class="bar"><label>Show <select x-model="kind" id="fleet-kind"><option value="all">all boats</option><option value="row">rowing</option><option value="sail">sailing</option></select></label> <label>Name <input x-model.debounce.250ms="q" id="fleet-name"></label></p>
<table class="grid"><thead><tr><th>Name</th><th>Type</th><th>Built</th></tr></thead><tbody>${[
        ['Heron', 'row', 'Single scull', 2019],
        ['Teal', 'row', 'Single scull', 2014],
        ['Otter', 'row', 'Double scull', 2021],
        ['Pike', 'row', 'Quad scull', 2026],
        ['Old Faithful', 'row', 'Coxed four', 1988],
        ['Gull', 'sail', '420', 2016],
        ['Tern', 'sail', '420', 2016],
        ['Laser 3', 'sail', 'Laser', 2011],
      ]
        .map(
          ([name, kind, type, year]) =>
            `<tr x-show="(kind === 'all' || kind === '${kind}') && '${String(name).toLowerCase()}'.includes(q.toLowerCase())"><td>${name}</td><td>${type}</td><td>${year}</td></tr>`,
        )
        .join('')}</tbody></table></div>`,
    );
  if (path === '/club/privacy')
    return page(
      visit,
      'Privacy',
      '<div class="wrap text"><p>We store what you tell us, and nothing about what you whisper in the boat.</p></div>',
    );
  if (path === '/regattas')
    return page(
      visit,
      'Regattas',
      `<div class="wrap"><p class="text">Three races of our own every year. Entries open two months before, and the notice of race is on the page of each regatta.</p><div class="cards">${regattas
        .map(
          ([slug, name, when]) =>
            `<article class="card"><h3><a href="/regattas/${slug}">${name}</a></h3><p>${when}</p></article>`,
        )
        .join('')}</div></div>`,
    );
  const regatta = regattas.find(([slug]) => path === `/regattas/${slug}`);
  if (regatta)
    return page(visit, regatta[1], '<div class="wrap text"><p>Content follows.</p></div>');
  if (path === '/results')
    return page(
      visit,
      'Results since 1998',
      `<div class="wrap"><table class="grid"><thead><tr><th>Year</th><th>Race</th><th>Crew</th><th>Time</th></tr></thead><tbody>${Array.from(
        { length: 60 },
        (_, index) =>
          `<tr><td>${2026 - Math.floor(index / 3)}</td><td>${regattas[index % 3]?.[1]}</td><td>${['Lind / Tanner', 'Weiss', 'Squad A', 'Aalders / Bauer'][index % 4]}</td><td>${7 + (index % 3)}:${String(11 + ((index * 7) % 48)).padStart(2, '0')}.${index % 10}</td></tr>`,
      ).join('')}</tbody></table></div>`,
      { afterMs: 5_600 },
    );
  return undefined;
};
