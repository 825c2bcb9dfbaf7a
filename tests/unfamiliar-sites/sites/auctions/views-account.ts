import { setTimeout as pause } from 'node:timers/promises';
import type { View } from './live.ts';
import { type Lot, pounds, stepOf } from './lots.ts';
import { each, escaped, html, when } from './rendered.ts';
import type { World } from './world.ts';

export const watchList = (world: World): View => ({
  title: 'Watch list – Harrow & Vane',
  on: async (event, values) => {
    const lot = world.lot(Number(values.lot));
    if (event !== 'again' || !lot) return undefined;
    await pause(300);
    world.raise(lot, 'me');
    world.say(`You lead on lot ${lot.id}.`);
    return undefined;
  },
  render: () => {
    const lots = [...world.watched].map((id) => world.lot(id) as Lot);
    return html`<h1>Watch list</h1><div class="watching">${each(
      lots,
      (lot, index) =>
        html`<article class="watched" id="watched-${lot.id}"><img src="/photographs/${lot.id}-0.svg" alt="" width="120" height="90"><div><b>${lot.maker}</b><p>${lot.title}</p><p>Current bid <b>${pounds(lot.price)}</b></p><button type="button" class="strong" phx-click="again" phx-value-lot="${lot.id}">Bid again ${pounds(lot.price + stepOf(lot.price))}</button></div>${when(index === 0, () => html`<div class="outbid" id="outbid-${lot.id}" phx-hook="Fade" phx-update="ignore">You've been outbid on lot ${lot.id}.</div>`)}</article>`,
    )}</div>${when(lots.length === 0, () => '<p class="empty">You are not watching any lots.</p>')}`;
  },
});

const personal = [
  ['name', 'Full name', 'text'],
  ['email', 'Email', 'email'],
  ['telephone', 'Telephone', 'tel'],
  ['street', 'Street and number', 'text'],
  ['postcode', 'Postcode', 'text'],
] as const;

/** The billing section is folded while it is the same address, and still validated. */
export function registration(): View {
  let values: Readonly<Record<string, string>> = {};
  let isTried = false;
  const isSame = () => values.name === undefined || values.same === 'true';
  const errorOf = (name: string) =>
    isTried && !values[name] ? '<i class="error">This field is required.</i>' : '';
  const field = ([name, label, type]: (typeof personal)[number]) =>
    html`<label>${label} <input name="${name}" type="${type}" value="${escaped(values[name] ?? '')}" autocomplete="off">${errorOf(name)}</label>`;
  return {
    title: 'Register to bid – Harrow & Vane',
    on: (event, next) => {
      values = next;
      if (event !== 'register') return undefined;
      isTried = true;
      const needed = [...personal.map(([name]) => name), 'billing_postcode', 'billing_country'];
      return needed.every((name) => values[name]) ? { to: '/account/documents' } : undefined;
    },
    render: () =>
      html`<h1>Register to bid</h1><p>Registration closes two hours before the sale. It takes about two minutes.</p><form id="registration" class="box" phx-change="edit" phx-submit="register" novalidate>${each(personal, field)}
<label class="check"><input type="hidden" name="same" value="false"><input type="checkbox" name="same" value="true"${isSame() ? ' checked' : ''}> Billing address is the same</label>
<fieldset${isSame() ? ' hidden' : ''}><legend>Billing address</legend><label>Postcode <input name="billing_postcode" value="${escaped(values.billing_postcode ?? '')}">${errorOf('billing_postcode')}</label><label>Country <input name="billing_country" value="${escaped(values.billing_country ?? '')}">${errorOf('billing_country')}</label></fieldset>
<button class="strong">Apply to bid</button></form>`,
  };
}

/** The dialog keeps the keyboard inside; what accepts it is no button. */
export function paddle(world: World): View {
  let isAccepted = false;
  return {
    title: 'Your paddle – Harrow & Vane',
    on: (event) => {
      if (event === 'accept') {
        isAccepted = true;
        world.say('Welcome. Your paddle number is 614.');
      }
      return undefined;
    },
    render: () =>
      html`<h1>Your paddle</h1><p>Your number for the evening sale: <b>${isAccepted ? '614' : '···'}</b></p><button type="button">Print paddle</button>
${when(
  !isAccepted,
  () => html`<div class="scrim"><div class="dialog" role="dialog" aria-modal="true" aria-label="Conditions of sale" id="conditions" phx-hook="Phoenix.FocusWrap"><span id="conditions-start" tabindex="0" aria-hidden="true"></span><h2>Conditions of sale</h2><p>Bids are binding. The premium is 25 per cent, and lots are paid within seven days.</p>
<p><a href="/conditions.pdf" target="_blank">Read the conditions</a></p><label class="check" id="adult" phx-update="ignore"><input type="checkbox" name="adult"> I am over eighteen</label><div class="strong accept" phx-click="accept">Accept and continue</div><span id="conditions-end" tabindex="0" aria-hidden="true"></span></div></div>`,
)}`,
  };
}

export const documents = (world: World): View => ({
  title: 'Documents – Harrow & Vane',
  uploads: (entries) => {
    for (const { name } of entries) world.documents.push({ name, percent: 0 });
  },
  progress: (_entry, percent) => {
    const last = world.documents.at(-1);
    if (!last) return;
    last.percent = percent;
    if (percent === 100) world.say('Thank you, we check your document within an hour.');
  },
  render: () => {
    const active = world.documents.flatMap(({ percent }, index) =>
      percent < 100 ? [String(index)] : [],
    );
    return html`<h1>Documents</h1><p>To bid above £10,000 we need a copy of your passport or identity card.</p><form id="upload" class="box" phx-change="files" phx-submit="files"><label class="file">Choose a file <input type="file" id="phx-documents" name="documents" accept=".pdf,.jpg" data-phx-upload-ref="phx-documents" data-phx-active-refs="${active.join(',')}" data-phx-done-refs="" data-phx-preflighted-refs="" data-phx-auto-upload phx-hook="Phoenix.LiveFileUpload" data-phx-update="ignore"></label></form>
<ul class="documents">${each(world.documents, ({ name, percent }) => html`<li>${escaped(name)} <progress max="100" value="${percent}">${percent}%</progress> <span>${percent < 100 ? `Uploading, ${percent}%` : 'Uploaded'}</span></li>`)}</ul>`;
  },
});

export const alerts = (world: World): View => ({
  title: 'Alerts – Harrow & Vane',
  on: async (event, values) => {
    const alert = world.alerts.find(({ id }) => id === Number(values.alert));
    if (event === 'toggle' && alert) {
      await pause(250);
      alert.isOn = !alert.isOn;
      world.say(`Saved: ${alert.label} ${alert.isOn ? 'by email' : 'off'}.`);
    } else if (event === 'remove' && alert) {
      world.removed = alert;
      world.alerts = world.alerts.filter((each_) => each_ !== alert);
    } else if (event === 'undo' && world.removed) {
      world.alerts = [...world.alerts, world.removed].sort((a, b) => a.id - b.id);
      world.removed = undefined;
    }
    return undefined;
  },
  render: () =>
    html`<h1>Alerts</h1><p>We write when a lot like this comes up.</p><ul class="alerts">${each(world.alerts, ({ id, label, isOn }) => html`<li id="alert-${id}"><button type="button" role="switch" class="switch" aria-checked="${String(isOn)}" phx-click="toggle" phx-value-alert="${id}" aria-label="${label}"><span></span></button>${label} <button type="button" class="remove" phx-click="remove" phx-value-alert="${id}">Remove</button></li>`)}</ul>${when(world.removed, () => html`<p class="undo">Removed “${world.removed?.label ?? ''}”. <button type="button" id="undo" phx-click="undo">Undo</button></p>`)}`,
});
