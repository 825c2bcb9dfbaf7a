import { courses } from './catalogue.ts';
import { layout } from './layout.ts';
import { type Errors, problem, wire } from './wire.ts';

export const profile = wire({
  name: 'profile',
  start: () => ({ name: 'Alma Verhoeven', town: 'Ghent', telephone: '' }),
  view: () =>
    `<form class="fields" wire:submit="save"><label>Name <input name="name" wire:model="name" autocomplete="name"></label><label>Town <input name="town" wire:model="town"></label><label>Telephone <input name="telephone" type="tel" wire:model="telephone"></label>
     <button type="button" class="primary" id="save" wire:click="save"><span wire:loading.remove wire:target="save">Save profile</span><span wire:loading wire:target="save">Saving profile …</span></button></form>`,
  calls: { save: () => ({ afterMs: 25_000 }) },
});

const choices = [
  ['reminders', 'Remind me a day before a live class'],
  ['comments', 'Tell me when homework has comments'],
  ['replies', 'Tell me about replies in the forum'],
  ['offers', 'Send me offers for wine boxes'],
] as const;

export const preferences = wire({
  name: 'preferences',
  afterMs: 190,
  start: () => ({ reminders: true, comments: true, replies: false, offers: false, times: 0 }),
  view: ({ times, ...chosen }) =>
    `<ul class="switches">${choices.map(([key, label]) => `<li><button type="button" role="switch" id="switch-${key}" aria-checked="${chosen[key]}" class="switch ${chosen[key] ? 'is-on' : ''}" wire:click="toggle('${key}')"><i></i></button> <span>${label}</span></li>`).join('')}</ul>
     <p class="small" aria-live="polite">${times ? 'Your choice is saved.' : 'Changes are saved at once.'}</p>`,
  calls: {
    toggle: (state, [key]) => ({
      set: { [String(key)]: !state[key as 'offers'], times: state.times + 1 },
    }),
  },
});

export const password = wire({
  name: 'password',
  start: () => ({ fresh: '', again: '', errors: {} as Errors }),
  view: ({ errors }) =>
    `<form class="fields" wire:submit="change" novalidate><label>New password <input type="password" name="fresh" wire:model="fresh" autocomplete="new-password">${problem(errors, 'fresh')}</label><label>Once more <input type="password" name="again" wire:model="again" autocomplete="new-password">${problem(errors, 'again')}</label><button class="secondary" wire:loading.attr="disabled" wire:target="change">Change password</button></form>`,
  calls: {
    change: ({ fresh, again }) => {
      if (fresh.length < 8)
        return { set: { errors: { fresh: 'At least eight characters, please.' } } };
      if (fresh !== again) return { set: { errors: { again: 'The two passwords differ.' } } };
      return { set: { fresh: '', again: '', errors: {} }, flash: 'Your password is changed.' };
    },
  },
});

const ROUNDS = 6;
export const invoices = wire({
  name: 'invoices',
  afterMs: 220,
  start: () => ({ round: -1 }),
  view: ({ round }) => {
    if (round < 0)
      return '<button type="button" class="secondary" id="prepare" wire:click="prepare">Prepare all invoices</button>';
    if (round >= ROUNDS)
      return '<p class="done">Your archive is ready.</p><a href="/invoices.pdf" download>Download twelve invoices</a>';
    return `<div wire:poll.1s="check"><p role="status">Preparing your archive, this takes about ten seconds: ${Math.round((round / ROUNDS) * 100)} %</p><progress max="${ROUNDS}" value="${round}"></progress></div>`;
  },
  calls: {
    prepare: () => ({ set: { round: 0 } }),
    check: ({ round }) => ({ set: { round: round + 1 } }),
  },
});

const mine = [
  [0, 42],
  [12, 100],
  [3, 75],
] as const;

export const accountPage = () =>
  layout(
    'My account',
    `<h1>My account</h1><section><h2>My courses</h2><ul class="progress">${mine
      .map(([index, done]) => {
        const title = courses[index]?.title ?? '';
        return `<li><b>${title}</b><progress max="100" value="${done}" aria-label="Progress"></progress><span>${done} %</span> <a wire:navigate href="${done === 100 ? '/certificates' : '/lessons/301'}">${done === 100 ? 'Certificate' : 'Continue'}</a></li>`;
      })
      .join('')}</ul></section>
    <div class="pair"><section><h2>Profile</h2>${profile.mount()}</section><section><h2>Messages</h2>${preferences.mount()}</section>
    <section><h2>Password</h2>${password.mount()}</section><section><h2>Invoices</h2><p>Every order since 2023 in one file.</p>${invoices.mount()}</section></div>`,
  );

const earned = [
  [71, 'Wine and Cheese at Home', 'May'],
  [72, 'Flatbreads of Five Countries', 'July'],
  [73, 'Tarts and Short Crusts', 'October'],
] as const;

export const certificatesPage = () =>
  layout(
    'Certificates',
    `<h1>Certificates</h1><p>For every finished course you receive a certificate, signed by your teacher.</p><ul class="rows">${earned.map(([id, title, month]) => `<li><b>${title}</b><span>${month}</span><a class="secondary" id="certificate-${id}" wire:navigate href="/certificates/${id}">View certificate</a></li>`).join('')}</ul>
     <section><h2>Two more to go</h2><p>With five certificates you may join the evenings for advanced cooks at half the price.</p></section>`,
  );
