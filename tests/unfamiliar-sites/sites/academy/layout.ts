const link = (path: string, label: string, isWired = true) =>
  `<a${isWired ? ' wire:navigate' : ''} href="${path}">${label}</a>`;

const main = [
  ['/courses', 'Courses'],
  ['/dates', 'Dates'],
  ['/teachers', 'Teachers'],
  ['/vouchers', 'Gift vouchers'],
  ['/forum', 'Forum'],
] as const;
const learning = [
  ['/lessons/301', 'Current lesson'],
  ['/quiz', 'Weekly quiz'],
  ['/homework', 'Homework'],
  ['/menu', 'Menu planner'],
  ['/glossary', 'Glossary'],
] as const;
const service = [
  ['/plans', 'Instalment plans'],
  ['/handbook', 'Student handbook'],
  ['/help', 'Help'],
  ['/about', 'About us'],
] as const;
const personal = [
  ['/account', 'My account'],
  ['/certificates', 'Certificates'],
  ['/checkout', 'Enrolment'],
] as const;

type Links = readonly (readonly [string, string])[];
const list = (links: Links) =>
  links.map(([path, label]) => `<li>${link(path, label)}</li>`).join('');
const dropdown = (label: string, links: Links) =>
  `<div class="dropdown" x-data="{ open: false }" @keydown.escape="open = false" @click.outside="open = false">
    <button type="button" @click="open = !open" :aria-expanded="open">${label} ▾</button>
    <ul x-show="open" x-cloak x-transition.origin.top.left>${list(links)}</ul>
  </div>`;

const header = `<div class="bar" x-data="{ shown: true }" x-show="shown" x-transition.opacity><span>The winter term starts on 12 January. Early birds save ten per cent until Sunday.</span> <button type="button" aria-label="Dismiss" @click="shown = false">×</button></div>
<header class="top" x-data="{ menu: false }">
  <a class="brand" wire:navigate href="/">Thyme <i>&amp;</i> Tannin</a>
  <button type="button" class="burger" @click="menu = !menu" :aria-expanded="menu">Menu</button>
  <nav :class="menu && 'is-open'" aria-label="Main"><ul class="links">${list(main)}</ul>${dropdown('Learn', learning)}${dropdown('Account', personal)}</nav>
</header>`;

const footer = `<footer><div class="columns">
  <section><h2>School</h2><ul>${list(main)}<li>${link('/kitchens', 'Our kitchens', false)}</li></ul></section>
  <section><h2>Learn</h2><ul>${list(learning)}</ul></section>
  <section><h2>Service</h2><ul>${list(service)}</ul></section>
  <section><h2>You</h2><ul>${list(personal)}</ul></section>
</div><p class="small">Thyme and Tannin Academy, Vat Street 9, Ghent. Lessons in English, subtitles in Dutch and French.</p></footer>
<div class="toasts" x-data="toasts" @flash.window="add($event.detail)" role="status" aria-live="polite">
  <template x-for="toast in list" :key="toast.id"><p class="toast" x-show="toast.shown" x-transition.duration.300ms x-text="toast.text"></p></template>
</div>`;

export const layout = (title: string, body: string): string =>
  `<div id="app" x-data data-title="${title}">${header}<main>${body}</main>${footer}</div>`;
