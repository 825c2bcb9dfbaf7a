import { courseCard, courses, pictureOf } from './catalogue.ts';
import { layout } from './layout.ts';
import { type Errors, escapeHtml, isMail, problem, wire } from './wire.ts';

export const newsletter = wire({
  name: 'newsletter',
  start: () => ({ email: '', errors: {} as Errors, isDone: false }),
  view: ({ errors, isDone }) =>
    isDone
      ? '<p class="done">Almost there: please confirm the letter we have just sent you.</p>'
      : `<form wire:submit="join" novalidate><label>Your e-mail <input type="email" name="email" wire:model="email" autocomplete="email"></label>
         <button class="primary" wire:loading.attr="disabled" wire:target="join"><span wire:loading.remove wire:target="join">Send me the letter</span><span wire:loading wire:target="join">One moment …</span></button>${problem(errors, 'email')}</form>`,
  calls: {
    join: ({ email }) =>
      isMail(email)
        ? { set: { isDone: true, errors: {} }, flash: 'Welcome to the table.', afterMs: 420 }
        : { set: { errors: { email: 'Please enter a complete e-mail address.' } } },
  },
});

const people = [14, 12, 15, 13, 11, 16];
export const ticker = wire({
  name: 'ticker',
  root: 'wire:poll.4s class="ticker"',
  start: () => ({ round: 0 }),
  view: ({ round }) =>
    `<p><b>${people[round % people.length]}</b> people are cooking along right now. Next live class: <a wire:navigate href="/dates">Knife Skills</a>, in ${52 - (round % 50)} minutes.</p>`,
  calls: { $refresh: ({ round }) => ({ set: { round: round + 1 }, afterMs: 140 }) },
});

const voices = [
  ['Ines, Porto', 'I burnt four loaves. The fifth one was photographed by my mother.'],
  ['Oskar, Malmö', 'Luc taught me to like Riesling in one evening.'],
  ['Dervla, Cork', 'The homework comments are longer than my homework.'],
] as const;

const slides = courses.slice(0, 8);
const carousel = `<section class="carousel" x-data="carousel(${slides.length})" @mouseenter="hold()" aria-label="New this term">
  <h2>New this term</h2>
  <div class="window"><div class="track" :style="'transform: translateX(' + (-at * 276) + 'px)'">${slides
    .map(
      ({ id, title, weeks }) =>
        `<a class="slide" wire:navigate href="/courses/${id}" tabindex="-1">${pictureOf(`s${id}`, 260, 140)}<b>${title}</b><span>${weeks} weeks</span></a>`,
    )
    .join('')}</div></div>
  <p class="controls"><button type="button" id="earlier" aria-label="Earlier" @click="move(-1)">‹</button>
  <span x-text="(at + 1) + ' of ' + count">1 of ${slides.length}</span>
  <button type="button" id="later" aria-label="Later" @click="move(1)">›</button></p>
</section>`;

const steps = [
  'Choose a course and a date',
  'Get your list of ingredients',
  'Cook along live or later',
  'Show your homework, keep your certificate',
];

export const homePage = () =>
  layout(
    'Cook, taste, learn',
    `<section class="hero"><div><h1>A cooking school with a wine cellar</h1>
      <p id="lead">Small classes, live from six kitchens, with teachers who answer. Learn at your own stove and taste at your own table.</p>
      <p><a class="primary" id="browse" wire:navigate href="/courses">Browse courses</a> <a class="secondary" wire:navigate href="/dates">See the dates</a></p></div>
      ${pictureOf('hero', 420, 260)}</section>
    ${ticker.mount()}
    ${carousel}
    <section><h2>How it works</h2><ol class="steps">${steps.map((step, index) => `<li><b>${index + 1}</b><span>${step}</span></li>`).join('')}</ol></section>
    <section><h2>Most booked</h2><div class="grid">${courses
      .slice(2, 8)
      .map((course) => courseCard(course))
      .join('')}</div></section>
    <section class="voices" x-data="voices(${escapeHtml(JSON.stringify(voices))})"><h2>What students say</h2>
      <div class="voice"><template x-for="(voice, index) in list" :key="index"><blockquote x-show="index === at" x-transition.opacity.duration.500ms><p x-text="voice[1]"></p><cite x-text="voice[0]"></cite></blockquote></template></div></section>
    <section class="letter"><h2>One recipe and one bottle, every Friday</h2>${newsletter.mount()}</section>`,
  );
