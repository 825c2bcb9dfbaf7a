import { setTimeout as pause } from 'node:timers/promises';
import { icons, link, patchLink } from './layout.ts';
import type { View } from './live.ts';
import { departments, type Lot, pounds, stepOf } from './lots.ts';
import { each, escaped, html, type Rendered, when } from './rendered.ts';
import type { Values, World } from './world.ts';

const heart = (world: World, { id }: Lot): Rendered =>
  html`<button type="button" class="heart" phx-click="watch" phx-value-lot="${id}" aria-label="Watch lot ${id}" aria-pressed="${String(world.watched.has(id))}">${icons.heart}</button>`;

export const card =
  (world: World) =>
  (lot: Lot): Rendered =>
    html`<article class="card" id="lot-${lot.id}"><a href="/lots/${lot.id}" data-phx-link="redirect" data-phx-link-state="push"><img loading="lazy" src="/photographs/${lot.id}-0.svg" alt="${lot.title}" width="400" height="300"></a>
${heart(world, lot)}<p class="number">Lot ${lot.id} · ${lot.department}</p><h3>${link(`/lots/${lot.id}`, lot.maker)}</h3><p>${lot.title}</p><p class="estimate">${pounds(lot.low)} – ${pounds(lot.high)}</p>
<p class="price"><b>${pounds(lot.price)}</b> · ${lot.bids} bids${when(lot.mine, () => ` · ${lot.mine === 'leading' ? 'you lead' : 'outbid'}`)}</p><p class="closes">Closes in <time id="closes-${lot.id}" phx-hook="Countdown" phx-update="ignore" data-seconds="${lot.endsIn}">…</time></p></article>`;

const sorts: Readonly<Record<string, (a: Lot, b: Lot) => number>> = {
  number: (a, b) => a.id - b.id,
  low: (a, b) => a.low - b.low,
  high: (a, b) => b.high - a.high,
  closing: (a, b) => a.endsIn - b.endsIn,
};
const sortLabels = [
  ['number', 'Lot number'],
  ['low', 'Estimate, low to high'],
  ['high', 'Estimate, high to low'],
  ['closing', 'Closing soonest'],
] as const;

export function catalogue(world: World): View {
  let department = '';
  let sort = 'number';
  let shown = 12;
  const address = (to: string) => `/lots?department=${to}&sort=${sort}`;
  const list = () =>
    world.lots
      .filter((lot) => !department || lot.department === department)
      .sort(sorts[sort] ?? sorts.number);
  return {
    title: 'Lots – Harrow & Vane',
    patch: (query) => {
      department = query.get('department') ?? '';
      sort = query.get('sort') ?? 'number';
    },
    on: (event, values) => {
      if (event === 'sort') {
        sort = values.sort ?? sort;
        return { patch: address(department) };
      }
      if (event === 'more') shown += 6;
      return undefined;
    },
    render: () => {
      const lots = list();
      return html`<h1>Important Autumn Sales</h1><div class="filters"><span class="chips">${each(['', ...departments], (each_) => patchLink(address(each_), each_ || 'Everything', `class="chip ${each_ === department ? 'on' : ''}" id="chip-${each_ || 'all'}"`))}</span>
<form id="sorting" phx-change="sort"><select name="sort" aria-label="Sort lots">${each(sortLabels, ([value, label]) => `<option value="${value}"${value === sort ? ' selected' : ''}>${label}</option>`)}</select></form>
<p id="count">${lots.length} lots</p></div><div class="grid" id="grid">${each(lots.slice(0, shown), card(world))}</div>
${lots.length > shown ? html`<p class="more" id="more-${shown}" phx-hook="More">Loading more lots…</p>` : '<p class="end">You have seen all the lots.</p>'}`;
    },
  };
}

const specialists = [
  { name: 'Honor Pryce', covers: (lot: Lot) => lot.department === 'Watches' },
  { name: 'Bastien Roche', covers: (lot: Lot) => lot.department === 'Wine' },
  { name: 'Mara Lindgren', covers: (lot: Lot) => /Thorburn|Valk|Okoro|Armand/.test(lot.maker) },
];

interface Question {
  readonly email: string;
  readonly text: string;
  readonly specialist: string;
  readonly error?: string;
}

const dialog = (lot: Lot, { email, text, specialist, error }: Question): Rendered =>
  html`<div class="scrim"><div class="dialog" role="dialog" aria-label="Condition report"><h2>Condition report, lot ${lot.id}</h2><p>${specialist} answers within one working day.</p>
<form id="condition" phx-change="edit-question" phx-submit="send-question" novalidate><label>Email <input name="email" type="email" value="${escaped(email)}"></label>
<label>What would you like to know? <textarea name="text" rows="3">
${escaped(text)}</textarea></label>${when(error, () => html`<p class="error" role="alert">${error ?? ''}</p>`)}<button class="strong">Send request</button> <button type="button" phx-click="close-question">Cancel</button></form></div></div>`;

const absentee = (error: string): Rendered =>
  html`<section class="box"><h2>Leave an absentee bid</h2><p>This lot is sold in the room on Thursday. We bid on your behalf up to your maximum.</p><form id="absentee" phx-submit="absentee" novalidate>
<label>Your maximum bid (£) <input name="maximum" inputmode="numeric" autocomplete="off"></label><label>Paddle number <input name="paddle" autocomplete="off"></label><label>Telephone during the sale <input name="telephone" type="tel" autocomplete="off"></label>
${when(error, () => `<p class="error" role="alert">${error}</p>`)}<button class="strong">Leave absentee bid</button></form></section>`;

const bidBox = (lot: Lot): Rendered =>
  html`<section class="box"><p class="price"><b id="price">${pounds(lot.price)}</b> · <span id="bids">${lot.bids}</span> bids</p>
<p class="standing ${lot.mine ?? ''}">${lot.mine === 'leading' ? 'You are the highest bidder.' : lot.mine === 'outbid' ? 'You have been outbid.' : 'No bid from you yet.'}</p>
<button type="button" id="bid" class="strong bid" phx-click="bid"><span>Bid ${pounds(lot.price + stepOf(lot.price))}</span><em>Placing bid…</em></button><p class="small">Closes in <time id="closing" phx-hook="Countdown" phx-update="ignore" data-seconds="${lot.endsIn}">…</time></p></section>`;

export function lotPage(world: World, lot: Lot): View {
  let shown = 0;
  let question: Question | undefined;
  let error = '';
  let ledFor = 0;
  let outbids = 0;
  const absenteeError = ({ maximum = '', paddle = '', telephone = '' }: Values) =>
    [
      [maximum, "Your maximum bid can't be blank."],
      [paddle, "Your paddle number can't be blank."],
      [telephone, "Your telephone number can't be blank."],
    ].find(([value]) => !value)?.[1] ?? '';
  return {
    title: `Lot ${lot.id} – Harrow & Vane`,
    tick: (seconds) => {
      if (seconds % 3 === 0 && lot.department === 'Watches') world.raise(lot, 'other');
      ledFor = lot.mine === 'leading' ? ledFor + 1 : 0;
      if (ledFor < 3 || outbids >= 2) return;
      outbids += 1;
      world.raise(lot, 'other');
    },
    on: async (event, values) => {
      if (event === 'view') shown = Number(values.view);
      else if (event === 'bid') {
        await pause(450);
        world.raise(lot, 'me');
      } else if (event === 'ask') {
        const { name } = specialists.find(({ covers }) => covers(lot)) as { name: string };
        question = { email: '', text: '', specialist: name };
      } else if (event === 'close-question') question = undefined;
      else if (event === 'edit-question' && question)
        question = {
          specialist: question.specialist,
          email: values.email ?? '',
          text: values.text ?? '',
        };
      else if (event === 'send-question' && question) {
        if (!/.@./.test(values.email ?? ''))
          question = { ...question, error: 'Enter the email address we should reply to.' };
        else {
          await pause(600);
          question = undefined;
          world.say(`Your request about lot ${lot.id} is with our specialist.`);
        }
      } else if (event === 'absentee') {
        error = absenteeError(values);
        if (!error) world.say('Your absentee bid is registered.');
      }
      return undefined;
    },
    render: () =>
      html`<p class="crumbs">${link('/lots', '‹ All lots')}</p><div class="lot"><div class="pictures"><button type="button" id="photograph" phx-hook="Zoom" data-lot="${lot.id}" data-view="${shown}" aria-label="Enlarge photograph"><img src="/photographs/${lot.id}-${shown}.svg" alt="${lot.title}" width="400" height="300"></button>
<div class="thumbs">${each([0, 1, 2, 3], (view) => html`<button type="button" class="thumb ${view === shown ? 'on' : ''}" phx-click="view" phx-value-view="${view}" aria-label="View ${view + 1}"><img src="/photographs/${lot.id}-${view}.svg" alt="" width="80" height="60"></button>`)}</div></div>
<div><p class="number">Lot ${lot.id} · ${lot.department} ${heart(world, lot)}</p><h1>${lot.maker}</h1><p class="lead">${lot.title}</p><p class="estimate">Estimate ${pounds(lot.low)} – ${pounds(lot.high)}</p>
${lot.department === 'Watches' ? html`<section class="box"><p class="price"><b id="price">${pounds(lot.price)}</b> · <span id="bids">${lot.bids}</span> advance bids</p></section>${absentee(error)}` : bidBox(lot)}
<p class="tools"><button type="button" id="ask" phx-click="ask">Request condition report</button> <button type="button" id="share" phx-hook="Copy" phx-update="ignore" data-copy="/lots/${lot.id}">Copy link</button></p></div></div>
<section class="essay"><h2>Catalogue note</h2><p id="essay">Acquired by the present owner's grandfather in the spring of 1931 and by descent in the same family since. It was shown twice, in Bath and in Ghent, and has not been seen in public for more than sixty years.</p>
<h3>Provenance</h3><p>Private collection, Somerset.</p><h3>Literature</h3><p>The Mercer Row Bulletin, volume 12, page 88.</p></section>${when(question, () => dialog(lot, question as Question))}`,
  };
}
