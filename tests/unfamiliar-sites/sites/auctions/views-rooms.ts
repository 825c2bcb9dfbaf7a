import { icons } from './layout.ts';
import type { View } from './live.ts';
import { type Lot, pounds, stepOf } from './lots.ts';
import { each, escaped, html, when } from './rendered.ts';
import type { World } from './world.ts';

interface Room {
  readonly path: string;
  readonly title: string;
  /** The lots in the order of the sale. */
  readonly lots: readonly number[];
  /** Seconds until the first lot is sold; the others take longer. */
  readonly hammerAfter: number;
  readonly silentAfterMs?: number;
}

/** Worlds whose day sale already lost its connection. */
const dropped = new WeakSet<World>();
const DROPS_AFTER_SECONDS = 5;

export const rooms: readonly Room[] = [
  { path: '/rooms/evening', title: 'Evening sale', lots: [204, 211, 220, 229], hammerAfter: 7 },
  { path: '/rooms/day', title: 'Day sale', lots: [213, 217, 222], hammerAfter: 40 },
  {
    path: '/rooms/wine',
    title: 'Cellar sale',
    lots: [203, 215, 227],
    hammerAfter: 40,
    silentAfterMs: 1_800,
  },
];

const answers = [
  'Thank you, Iris. The lot is offered as it was catalogued.',
  'The premium is 25 per cent on this one.',
  'Yes, we can ship it to you from Monday.',
];

const SECONDS_PER_LOT = 75;
const BANNER_SECONDS = 3;

export function saleRoom(
  world: World,
  { path, title, lots, hammerAfter, silentAfterMs = 0 }: Room,
): View {
  let at = 0;
  let quiet = 0;
  let soldFor = 0;
  let seen = 0;
  const feed: string[] = [];
  const messages: { from: string; text: string }[] = [
    { from: 'Auctioneer', text: `Good evening, and welcome to the ${title.toLowerCase()}.` },
  ];
  let typed = '';
  let owesAnswerIn = 0;
  let answered = 0;
  const lot = () => world.lot(lots[at % lots.length] ?? 204) as Lot;
  const bid = (by: 'me' | 'other', name: string) => {
    world.raise(lot(), by);
    feed.unshift(`${name}: ${pounds(lot().price)}`);
    feed.splice(7);
    quiet = 0;
  };
  const nextLot = () => {
    soldFor = 0;
    quiet = 0;
    at += 1;
    feed.length = 0;
  };
  const sell = () => {
    soldFor = 1;
    messages.push({
      from: 'Auctioneer',
      text: `Sold at ${pounds(lot().price)}${lot().mine === 'leading' ? ' to you, Iris' : ''}.`,
    });
  };
  const answerLater = () => {
    owesAnswerIn -= 1;
    if (owesAnswerIn !== 0) return;
    messages.push({ from: 'Auctioneer', text: answers[answered % answers.length] as string });
    answered += 1;
  };
  return {
    title: `${title} – Harrow & Vane`,
    connection: {
      silentAfterMs,
      drops: () => {
        if (path !== '/rooms/day' || dropped.has(world)) return false;
        seen += 1;
        if (seen < DROPS_AFTER_SECONDS) return false;
        dropped.add(world);
        return true;
      },
    },
    tick: (seconds) => {
      if (owesAnswerIn > 0) answerLater();
      if (soldFor > 0) {
        soldFor += 1;
        if (soldFor > BANNER_SECONDS) nextLot();
        return;
      }
      quiet += 1;
      if (seconds % 3 === 0 && quiet > 1) bid('other', `Paddle ${400 + ((seconds * 37) % 500)}`);
      if (seconds % SECONDS_PER_LOT === hammerAfter) sell();
    },
    on: (event, values) => {
      if (event === 'bid' && soldFor === 0) bid('me', 'You');
      if (event === 'typing') typed = values.text ?? '';
      if (event === 'say' && values.text) {
        typed = '';
        messages.push({ from: 'You', text: escaped(values.text) });
        owesAnswerIn = 2;
        return { push: ['said', {}] };
      }
      return undefined;
    },
    render: () => {
      const { id, maker, title: name, price, mine } = lot();
      return html`<h1>${title} <span class="live">Live</span></h1><div class="room"><section><div class="video" id="video" phx-hook="Video" phx-update="ignore"><div class="gavel">${icons.gavel}</div><p class="stream">HD · <span class="delay">0.8</span> s delay</p><button type="button" id="mute" aria-pressed="true">Sound off</button></div>
<div class="now"><img src="/photographs/${id}-0.svg" alt="" width="160" height="120"><div><p class="number">Lot ${id}</p><h2>${maker}</h2><p>${name}</p><p class="small">Room open for <time id="open-for" phx-hook="Elapsed" phx-update="ignore">0:00</time></p></div></div></section>
<section class="desk"><p class="asking">Current bid <b id="current">${pounds(price)}</b></p><p class="standing ${mine ?? ''}" id="standing">${mine === 'leading' ? 'The bid is with you.' : 'The bid is in the room.'}</p>
${soldFor > 0 ? html`<p class="sold">Sold · ${pounds(price)}</p>` : html`<button type="button" id="raise" class="strong bid" phx-click="bid">Bid ${pounds(price + stepOf(price))}</button>`}
<ol class="feed" id="feed">${each(feed, (line) => `<li>${line}</li>`)}</ol>
<h3>Ask the auctioneer</h3><ul class="messages" id="messages">${each(messages, ({ from, text }) => `<li><b>${from}</b> ${text}</li>`)}</ul><form id="chat" phx-change="typing" phx-submit="say" phx-hook="Chat"><input name="text" value="${escaped(typed)}" aria-label="Message" placeholder="Your question" autocomplete="off"><button>Send</button></form>${when(owesAnswerIn > 0, () => '<p class="small typing">The auctioneer is typing…</p>')}</section></div>`;
    },
  };
}
