import { layout } from './layout.ts';
import { wire } from './wire.ts';

const marks = [
  ['0:00', 'What is on the table'],
  ['0:24', 'Mixing by hand'],
  ['0:48', 'Resting the dough'],
  ['1:12', 'Folding and turning'],
  ['1:36', 'Shaping'],
] as const;

export const chapters = wire({
  name: 'chapters',
  root: 'wire:init="load" class="chapters"',
  start: () => ({ isReady: false }),
  view: ({ isReady }) =>
    isReady
      ? `<ol>${marks.map(([time, label]) => `<li class="chapter" data-time="${time}"><span>${time}</span> ${label}</li>`).join('')}</ol>`
      : '<p class="bones"></p><p class="bones"></p><p class="bones"></p>',
  calls: { load: () => ({ set: { isReady: true }, afterMs: 650 }) },
});

export const notes = wire({
  name: 'notes',
  start: () => ({ text: '', savedAt: 0 }),
  view: ({ savedAt }) =>
    `<label>My notes <textarea name="notes" rows="4" wire:model.live.debounce.600ms="text" placeholder="Only you can see them"></textarea></label>
     <p class="small"><span wire:loading wire:target="text">Saving …</span><span wire:loading.remove wire:target="text">${savedAt ? 'Saved' : 'Notes are saved while you write.'}</span></p>`,
});

const player = `<figure class="player" x-data="player" tabindex="0" @keydown="key($event)" aria-label="Video lesson">
  <div class="screen" @click="toggle()" @dblclick="isWide = !isWide" :class="isWide && 'is-wide'"><video x-ref="video" poster="/picture.svg?lesson" playsinline preload="auto" @timeupdate="tick()" @loadedmetadata="length = $refs.video.duration" @ended="isOn = false" @play="isOn = true" @pause="isOn = false"></video>
    <p class="caption" x-show="captions" x-text="caption" x-cloak></p><span class="big" x-show="!isOn" x-transition.opacity aria-hidden="true">▶</span></div>
  <figcaption><button type="button" id="play" @click="toggle()" x-text="isOn ? 'Pause' : 'Play'">Play</button>
    <button type="button" id="rewind" aria-label="Ten seconds back" @click="skip(-10)">−10</button>
    <button type="button" id="forward" aria-label="Ten seconds forward" @click="skip(10)">+10</button>
    <input type="range" id="seek" min="0" :max="length" step="1" :value="now" @input="seek($event.target.value)" aria-label="Position">
    <span class="clock" x-text="clock(now) + ' / ' + clock(length)">0:00 / 2:00</span>
    <button type="button" id="mute" @click="mute()" x-text="isMuted ? 'Unmute' : 'Mute'">Mute</button>
    <select aria-label="Speed" @change="$refs.video.playbackRate = Number($event.target.value)"><option value="0.75">0.75×</option><option value="1" selected>1×</option><option value="1.5">1.5×</option></select>
    <button type="button" id="captions" @click="captions = !captions" :aria-pressed="captions">Subtitles</button></figcaption>
</figure>`;

const ingredients = [
  '500 g strong flour',
  '350 g water',
  '100 g starter',
  '10 g salt',
  'Rice flour for the basket',
  'A splash of patience',
];

export const lessonPage = () =>
  layout(
    'Lesson 3: A first dough',
    `<p class="crumbs"><a wire:navigate href="/account">My account</a> › Sourdough from the First Starter</p><h1>Lesson 3: A first dough</h1>
    <div class="split"><div>${player}<section><h2>In this lesson</h2><p>Noor mixes a simple dough with a young starter, shows the three signs of a rested dough, and folds it in the bowl.</p>
      <h3>You need</h3><ul class="ticks">${ingredients.map((each) => `<li>${each}</li>`).join('')}</ul></section><section>${notes.mount()}</section></div>
    <aside><h2>Chapters</h2>${chapters.mount()}<h2>Next</h2><ul><li><a wire:navigate href="/quiz">Weekly quiz</a></li><li><a wire:navigate href="/homework">Hand in homework</a></li></ul></aside></div>`,
  );
