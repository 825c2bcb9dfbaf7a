import { capital, courseCard, courses, topics } from './catalogue.ts';
import { layout } from './layout.ts';
import { escapeHtml, wire } from './wire.ts';

const PAGE = 9;

const heart = (id: number, isSaved: boolean) =>
  `<button type="button" class="heart" id="save-${id}" x-data="{ saved: ${isSaved} }" wire:ignore aria-label="Save for later" :aria-pressed="saved" :class="saved && 'is-on'" @click="saved = !saved; $wire.save(${id})"><span x-text="saved ? '♥' : '♡'">${isSaved ? '♥' : '♡'}</span> <span x-text="saved ? 'Saved' : 'Save'">Save</span></button>`;

export const courseList = wire({
  name: 'course-list',
  start: () => ({ q: '', topic: '', level: '', shown: PAGE, saved: [] as number[] }),
  view: ({ q, topic, level, shown, saved }) => {
    const found = courses.filter(
      (course) =>
        `${course.title} ${course.teacher}`.toLowerCase().includes(q.trim().toLowerCase()) &&
        (!topic || course.topic === topic) &&
        (!level || course.level === level),
    );
    return `<div class="filters">
      <label>Search <input type="search" name="q" wire:model.live.debounce.300ms="q" placeholder="Course or teacher"></label>
      <label>Topic <select name="topic" wire:model.live="topic"><option value="">All topics</option>${topics.map((each) => `<option value="${each}">${capital(each)}</option>`).join('')}</select></label>
      <fieldset class="levels"><legend>Level</legend>${['', 'beginner', 'advanced'].map((each) => `<label><input type="radio" name="level" value="${each}" wire:model.live="level"> ${capital(each || 'any')}</label>`).join('')}</fieldset>
      <button type="button" class="secondary" id="clear" wire:click="resetFilters">Clear filters</button>
      <span class="spinner" wire:loading.delay wire:target="q,topic,level" aria-hidden="true"></span></div>
    <p class="count" aria-live="polite">${found.length === 1 ? 'One course' : `${found.length} courses`}${q ? ` for “${escapeHtml(q)}”` : ''}</p>
    <div class="grid" wire:loading.class="is-dim" wire:target="q,topic,level">${found
      .slice(0, shown)
      .map((course) => courseCard(course, heart(course.id, saved.includes(course.id))))
      .join('')}</div>
    ${found.length === 0 ? '<p class="empty">No course fits. Try another word, or fewer filters.</p>' : ''}
    ${found.length > shown ? `<p class="more"><button type="button" class="secondary" id="more" wire:click="more" wire:loading.attr="disabled" wire:target="more"><span wire:loading.remove wire:target="more">Show more courses</span><span wire:loading wire:target="more">Loading …</span></button></p>` : ''}`;
  },
  calls: {
    more: ({ shown }) => ({ set: { shown: shown + PAGE }, afterMs: 600 }),
    save: ({ saved }, [id]) => ({
      set: {
        saved: saved.includes(Number(id))
          ? saved.filter((each) => each !== id)
          : [...saved, Number(id)],
      },
      afterMs: 180,
    }),
    resetFilters: ({ shown }) => ({ set: { shown: Math.min(shown, PAGE) }, afterMs: 240 }),
  },
});

export const coursesPage = () =>
  layout(
    'Courses',
    `<h1>Courses</h1><p>Every course can be started live on a date, or with recordings at any time.</p>${courseList.mount()}`,
  );
