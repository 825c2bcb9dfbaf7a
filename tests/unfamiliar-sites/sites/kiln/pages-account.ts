import type { SiteRequest } from '../../site.ts';
import { frame, page, stream, streamElement } from './layout.ts';

const tabs = [
  ['bookings', 'Bookings'],
  ['settings', 'Settings'],
  ['addresses', 'Addresses'],
] as const;

const nameFrame = (name: string) =>
  `<turbo-frame id="name"><p>Name: <b>${name}</b> <a href="/account/name">Edit name</a></p></turbo-frame>`;

const panels: Readonly<Record<string, string>> = {
  bookings:
    '<p>Raku weekend, Sat 14 March, 10:00</p><p>Friday evening taster, Fri 20 March, 19:00</p>',
  settings:
    '<p>Write to us to change your email address.</p><p>Language: English</p><p>Member since 2021</p>',
  addresses: '<p>12 Weaver Street, Stroud</p>',
};

/** The tabs have a role and a place in the tab order, but listen to clicks only. */
export const accountPage = (request: SiteRequest) =>
  page(
    request,
    `<h1>Your account</h1>${nameFrame('Iris Example')}<form action="/account/mail" method="post" data-controller="autosubmit" class="toggles"><label><input type="checkbox" name="letter" data-action="autosubmit#submit"> Monthly letter</label> <label><input type="checkbox" name="reminder" data-action="autosubmit#submit"> Remind me of my courses</label> <span id="mail_state"></span></form>
<div data-controller="tabs"><div role="tablist" class="tabs">${tabs.map(([id, label], index) => `<div role="tab" id="tab_${id}" tabindex="0" aria-selected="${index === 0}" data-tabs-target="tab" data-action="click->tabs#show">${label}</div>`).join('')}</div>${tabs.map(([id], index) => `<div role="tabpanel" aria-labelledby="tab_${id}" data-tabs-target="panel"${index > 0 ? ' hidden' : ''}>${panels[id]}</div>`).join('')}</div>`,
  );

export const editName = () =>
  frame(
    '<turbo-frame id="name"><form action="/account/name" method="post"><label>Name <input name="displayname" value="Iris Example"></label> <button class="button small" data-turbo-submits-with="Saving…">Save name</button> <a href="/account">Cancel</a></form></turbo-frame>',
  );

export const saveName = (form: URLSearchParams) =>
  stream([streamElement('replace', 'name', nameFrame(form.get('displayname') || 'Iris Example'))]);

let saves = 0;
export function saveMail() {
  saves += 1;
  return stream([streamElement('update', 'mail_state', `Saved (${saves})`)], { afterMs: 270 });
}
