import { capital, courses, pictureOf } from './catalogue.ts';
import { layout } from './layout.ts';
import { type Errors, escapeHtml, problem, wire } from './wire.ts';

interface Review {
  readonly by: string;
  readonly stars: number;
  readonly text: string;
}

const written: readonly Review[] = [
  {
    by: 'Ines',
    stars: 5,
    text: 'I came for the recipes and stayed for the corrections. Every photograph got an answer.',
  },
  { by: 'Tom', stars: 4, text: 'Good pace, although week three asks for a free Saturday.' },
  { by: 'Hanneke', stars: 5, text: 'The list of ingredients was exact and nothing was left over.' },
];

const stars = (count: number) => `${'★'.repeat(count)}${'☆'.repeat(5 - count)}`;

export const reviews = wire({
  name: 'reviews',
  start: () => ({
    by: '',
    stars: '',
    text: '',
    errors: {} as Errors,
    own: [] as Review[],
  }),
  view: ({ errors, own }) =>
    `<ul class="reviews">${[...own, ...written].map(({ by, stars: count, text }) => `<li><b>${escapeHtml(by)}</b> <span class="stars">${stars(count)}</span><p>${escapeHtml(text)}</p></li>`).join('')}</ul>
    <form id="review" wire:submit="publish" novalidate><h3>Write a review</h3>
      <label>Your name <input name="by" wire:model="by">${problem(errors, 'by')}</label>
      <label>Stars <select name="stars" wire:model="stars"><option value="">Choose</option>${[5, 4, 3, 2, 1].map((count) => `<option value="${count}">${stars(count)}</option>`).join('')}</select>${problem(errors, 'stars')}</label>
      <label>What did you learn? <textarea name="text" rows="3" wire:model="text"></textarea>${problem(errors, 'text')}</label>
      <button class="primary" wire:loading.attr="disabled" wire:target="publish">Publish review</button></form>`,
  calls: {
    publish: ({ by, stars: count, text, own }) => {
      const errors = {
        ...(by.trim() ? {} : { by: 'Please tell us your name.' }),
        ...(count ? {} : { stars: 'Please choose one to five stars.' }),
        ...(text.trim().length < 10 ? { text: 'A review needs at least ten characters.' } : {}),
      };
      if (Object.keys(errors).length > 0) return { set: { errors } };
      return {
        set: {
          errors: {},
          by: '',
          stars: '',
          text: '',
          own: [{ by, stars: Number(count), text }, ...own],
        },
        flash: 'Thank you, your review is online.',
        afterMs: 520,
      };
    },
  },
});

const weeks = [
  'Tools and ingredients',
  'The base',
  'Heat and time',
  'Corrections',
  'Variations',
  'Your own version',
  'Serving',
  'Final evening',
];
const answers = [
  ['Do I need a special oven?', 'Any oven that reaches 230 degrees will do.'],
  ['What if I miss a class?', 'The recording is online on the next morning and stays for a year.'],
  [
    'Are ingredients included?',
    'You receive a list a week before, with amounts for two and for four.',
  ],
] as const;

const tab = (key: string, label: string) =>
  `<button type="button" role="tab" id="tab-${key}" @click="tab = '${key}'" :aria-selected="tab === '${key}'" :class="tab === '${key}' && 'is-on'">${label}</button>`;
const panel = (key: string, body: string) =>
  `<div role="tabpanel" x-show="tab === '${key}'" ${key === 'overview' ? '' : 'x-cloak'} x-transition.opacity.duration.200ms>${body}</div>`;

export const coursePage = (id: number): string | undefined => {
  const course = courses.find((each) => each.id === id);
  if (!course) return undefined;
  const { title, topic, level, price, weeks: length, teacher, blurb } = course;
  return layout(
    title,
    `<p class="crumbs"><a wire:navigate href="/courses">Courses</a> › ${capital(topic)}</p>
    <div class="split"><div>
      <h1>${title}</h1><p class="lead">${blurb}</p>
      <div class="gallery" x-data="{ open: false, at: 0, count: 4 }" @keydown.escape.window="open = false">
        ${[0, 1, 2, 3].map((n) => `<button type="button" class="thumb" aria-label="Enlarge picture ${n + 1}" @click="at = ${n}; open = true">${pictureOf(`${id}-${n}`, 120, 80)}</button>`).join('')}
        <template x-teleport="body"><div class="modal" x-show="open" x-cloak x-transition.opacity @click.self="open = false"><figure><img :src="'/picture.svg?${id}-' + at" alt="" width="600" height="360"><figcaption><button type="button" @click="at = (at + count - 1) % count" aria-label="Previous picture">‹</button> <span x-text="(at + 1) + ' / ' + count"></span> <button type="button" @click="at = (at + 1) % count" aria-label="Next picture">›</button> <button type="button" @click="open = false">Close</button></figcaption></figure></div></template>
      </div>
      <div class="tabs" x-data="{ tab: 'overview' }"><div role="tablist">${tab('overview', 'Overview')}${tab('weeks', 'Week by week')}${tab('questions', 'Questions')}</div>
        ${panel('overview', `<p>${title} runs over ${length} weeks with one live evening each. ${teacher} demonstrates, you follow at home, and the camera stays on the hands. Between the evenings there are short videos, a quiz and one piece of homework.</p><ul class="ticks"><li>${length} live evenings of ninety minutes</li><li>Recordings for a year</li><li>Written comments on your homework</li><li>A certificate at the end</li></ul>`)}
        ${panel(
          'weeks',
          `<ol>${weeks
            .slice(0, length)
            .map((week) => `<li>${week}</li>`)
            .join('')}</ol>`,
        )}
        ${panel('questions', `<dl>${answers.map(([question, answer]) => `<dt>${question}</dt><dd>${answer}</dd>`).join('')}</dl>`)}
      </div>
      <section><h2>Reviews</h2>${reviews.mount()}</section>
    </div>
    <aside class="price"><p><b>€${price}</b> for ${length} weeks</p><p class="small">or three instalments of €${Math.ceil(price / 3)}, see <a wire:navigate href="/plans">plans</a></p>
      <a class="primary" wire:navigate href="/checkout">Enrol now</a>
      <div x-data="question"><button type="button" class="secondary" id="ask" @click="open()">Ask the teacher</button></div>
      <div class="dropdown" x-data="{ open: false, copied: false }" @click.outside="open = false"><button type="button" class="secondary" id="share" @click="open = !open">Share this course</button>
        <div class="sheet" x-show="open" x-cloak x-transition><code>thymetannin.example/c/${id}</code> <button type="button" @click="copied = true; setTimeout(() => copied = false, 1800)" x-text="copied ? 'Copied' : 'Copy link'">Copy link</button></div></div>
      <p class="small">Taught by ${teacher}, ${capital(level)} level.</p></aside></div>`,
  );
};
