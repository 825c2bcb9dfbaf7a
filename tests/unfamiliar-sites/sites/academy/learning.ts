import { layout } from './layout.ts';
import { wire } from './wire.ts';

const dishes = [
  'Leek tart',
  'Roasted roots',
  'Gravlax',
  'Barley broth',
  'Rye crisps',
  'Poached pears',
] as const;

export const menu = wire({
  name: 'menu',
  start: () => ({ order: dishes.map((_, index) => index), guests: 4 }),
  afterMs: 200,
  view: ({ order, guests }) =>
    `<ol id="dishes" class="dishes" wire:ignore x-data="sortable">${dishes.map((dish, index) => `<li data-dish="${index}"><span class="grip" aria-hidden="true">⠿</span> ${dish}</li>`).join('')}</ol>
     <p class="small" aria-live="polite">First: ${dishes[order[0] ?? 0]}. For ${guests} guests you need about ${guests * 6} plates.</p>
     <p class="stepper"><button type="button" id="fewer" aria-label="Fewer guests" wire:click="invite(-1)">−</button><output>${guests}</output><button type="button" id="more-guests" aria-label="More guests" wire:click="invite(1)">+</button></p>`,
  calls: {
    sort: (_, order) => ({ set: { order: order.map(Number) } }),
    invite: ({ guests }, [by]) => ({ set: { guests: Math.max(1, guests + Number(by)) } }),
  },
});

export const menuPage = () =>
  layout(
    'Menu planner',
    `<h1>Menu planner</h1><p>Drag the dishes into the order in which you would like to serve them. The shopping list follows.</p>${menu.mount()}`,
  );

const roots = [
  'Acid',
  'Blanch',
  'Confit',
  'Deglaze',
  'Emulsion',
  'Fold',
  'Glaze',
  'Hull',
  'Infuse',
  'Julienne',
  'Knead',
  'Lees',
  'Must',
  'Nappe',
  'Oxidise',
  'Proof',
  'Quenelle',
  'Rack',
  'Sear',
  'Tannin',
  'Unmould',
  'Vintage',
  'Whisk',
  'Zest',
];
const ends = [
  '',
  ' by hand',
  ' in stages',
  ' over steam',
  ' with salt',
  ' at the table',
  ' overnight',
];
const words = roots.flatMap((root) => ends.map((end) => `${root}${end}`));

export const glossaryPage = () =>
  layout(
    'Glossary',
    `<h1>Glossary</h1><div x-data="{ letter: '' }"><p class="letters">${['', ...roots.map((root) => root.charAt(0))].map((letter) => `<button type="button" id="letter-${letter || 'all'}" @click="letter = '${letter}'" :class="letter === '${letter}' && 'is-on'">${letter || 'All'}</button>`).join('')}</p>
     <dl class="words">${words.map((word, index) => `<div x-show="letter === '' || letter === '${word.charAt(0)}'"><dt>${word}</dt><dd>Used in week ${(index % 8) + 1}, see the recordings for the movement and the sound.</dd></div>`).join('')}</dl></div>`,
  );

export const homeworkPage = () =>
  layout(
    'Homework',
    `<p class="crumbs"><a wire:navigate href="/lessons/301">Lesson 3</a> › Homework</p><h1>Homework: your first dough</h1><p>Show us the dough after the second fold, in daylight and from above.</p>
     <form id="homework" class="fields" x-data="homework" @submit.prevent="handIn()">
       <div class="drop" :class="url && 'is-full'"><label class="secondary" for="photo">Choose a photo</label> <input type="file" id="photo" accept="image/*" class="sr-only" @change="choose($event.target)">
         <p class="problem" x-show="problem" x-cloak x-text="problem" role="alert"></p>
         <div x-show="percent > 0 && percent < 100" x-cloak><progress max="100" :value="percent"></progress></div>
         <figure x-show="url" x-cloak x-transition><img :src="url" alt="Your photo" width="240" height="160"><figcaption><span x-text="name"></span> <button type="button" class="plain" id="remove" @click="remove()">Remove</button></figcaption></figure></div>
       <label>What was difficult? <textarea name="remark" rows="3" x-model="remark"></textarea></label>
       <p><button class="primary" id="hand-in" :disabled="isSending">Hand in homework</button></p></form>
     <section><h2>Earlier homework</h2><ul class="rows"><li><b>Tools and ingredients</b><span>Noor: a beautiful scale.</span></li><li><b>The base</b><span>Noor: a little more water next time.</span></li></ul></section>`,
  );

const answers = [
  ['How do I join a live class?', 'The link is in your account, ten minutes before the start.'],
  ['Can I change my date?', 'Once, up to three days before, on the page with the dates.'],
  ['Where are my recordings?', 'In your account, under the name of the course.'],
  ['How do vouchers work?', 'Enter the code when you enrol; the rest stays on the voucher.'],
  ['Do you ship wine abroad?', 'To eleven countries, from Beaune, within five days.'],
  ['May I cook vegetarian?', 'Yes. Every teacher suggests a dish without meat or fish.'],
] as const;

export const helpPage = () =>
  layout(
    'Help',
    `<h1>Help</h1><div x-data="{ find: '' }"><label>Find an answer <input type="search" name="find" x-model="find"></label>
     <div class="folds">${answers.map(([question, answer], index) => `<div class="fold" x-data="{ open: false }" x-show="!find || ${`'${question} ${answer}'`.toLowerCase()}.includes(find.toLowerCase())"><button type="button" id="answer-${index}" @click="open = !open" :aria-expanded="open">${question}</button><div x-show="open" x-collapse x-cloak><p>${answer}</p></div></div>`).join('')}</div></div>
     <section x-data="{ copied: false }"><h2>A welcome gift</h2><p>Use <code>PEPPER12</code> for twelve per cent off your first course. <button type="button" class="secondary" id="copy" @click="copied = true; setTimeout(() => copied = false, 2000)" x-text="copied ? 'Copied' : 'Copy code'">Copy code</button></p></section>
     <section x-data="chat"><h2>Talk to us</h2><p><button type="button" class="secondary" id="chat" @click="start()" :disabled="state === 'loading'"><span x-text="state === 'loading' ? 'Calling a colleague …' : 'Start a chat'">Start a chat</span></button></p><p x-show="state === 'closed'" x-cloak x-transition role="status">The chat cannot be reached right now. Write to <a href="mailto:hello@thymetannin.example">hello@thymetannin.example</a>, we answer today.</p></section>`,
  );
