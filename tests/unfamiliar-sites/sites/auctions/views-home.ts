import { link } from './layout.ts';
import type { View } from './live.ts';
import { type Lot, pounds } from './lots.ts';
import { each, html } from './rendered.ts';
import { card } from './views-lots.ts';
import type { World } from './world.ts';

const slide = ({ id, maker, title, low, high }: Lot) =>
  `<div class="slide"><img src="/photographs/${id}-1.svg" alt=""><div><h2>${maker}</h2><p>${title}<br>${pounds(low)} – ${pounds(high)}</p></div></div>`;

const stories = [
  [
    'The surgeon who painted his ship',
    'A sketchbook found in a Portsmouth attic tells how HMS Amaranth spent the winter of 1806, and who sat for whom in the wardroom.',
  ],
  [
    'How to read a dial',
    'Tropical, ghosted, relumed: our head of watches explains what thirty years of sun do to lacquer, and why collectors pay for it.',
  ],
  [
    'A cellar under the chapel',
    'Eleven bottles of 1963 port waited behind a wall for half a century. The family only found them when the heating failed.',
  ],
  [
    'Buying for the first time',
    'What the estimate means, why there is a premium, when to raise your paddle and when to keep your hands in your pockets.',
  ],
] as const;

export function home(world: World): View {
  const featured = [210, 203, 204, 206].map((id) => world.lot(id) as Lot);
  const news: string[] = [];
  return {
    title: 'Harrow & Vane – Fine Art Auctioneers',
    tick: (seconds) => {
      if (seconds % 3 !== 0) return;
      const lot = world.lots[(seconds * 5) % world.lots.length] as Lot;
      news.unshift(
        `Paddle ${300 + ((seconds * 17) % 600)} bid ${pounds(lot.price)} on lot ${lot.id}`,
      );
      news.splice(4);
    },
    render: () =>
      html`<p class="banner"><span class="live">Live now</span> ${link('/sales/modern', 'Modern &amp; Post-War Evening Sale: enter the sale ›')}</p>
<section class="hero" id="highlights" phx-hook="Carousel" phx-update="ignore"><div class="viewport"><div class="rail">${each(world.lots.slice(6, 12), slide)}</div></div><p class="steps"><button type="button" id="previous" aria-label="Previous highlight">‹</button><span id="position">1 / 6</span><button type="button" id="next" aria-label="Next highlight">›</button></p></section>
<section class="ticker"><b>Latest bids</b><ul id="news">${each(news, (line) => `<li>${line}</li>`)}</ul></section><h2>Closing this evening</h2><div class="grid">${each(featured, card(world))}</div>
<h2>From our magazine</h2>${each(stories, ([title, text], index) => `<article class="story"><img loading="lazy" src="/photographs/${201 + index * 8}-2.svg" alt="" width="240" height="180"><div><h3>${title}</h3><p>${text}</p><p>${text} Read on in our autumn issue, free at the front desk.</p></div></article>`)}`,
  };
}

/** Its opening time is stored without a zone, so it is "live" on the front page and not here. */
export const modernSale = (): View => ({
  title: 'Modern & Post-War – Harrow & Vane',
  render: () =>
    html`<h1>Modern &amp; Post-War Evening Sale</h1><p class="empty">This sale has not opened yet. There are no lots to show.</p>`,
});

const plates = [
  ['Frontispiece', 201],
  ['The naval surgeon', 219],
  ['Cloisonné dial', 220],
] as const;

export function viewingRoom(): View {
  let visitors = 31;
  return {
    title: 'Viewing room – Harrow & Vane',
    tick: (seconds) => {
      visitors += seconds % 2 ? 1 : -1;
    },
    render: () =>
      html`<h1>Viewing room</h1><p>See every brush stroke: photographs at 400 megapixels.</p><div id="plates" phx-hook="DeepZoom" data-visitors="${visitors}" data-plates='${JSON.stringify(plates.map(([, id]) => `/photographs/${id}-0.svg`))}'><p class="small"><b>${visitors}</b> people are in the viewing room.</p>
${each(plates, ([label, id], index) => `<figure class="plate"><img src="/photographs/${id}-0.svg" alt="${label}" width="360" height="270"><figcaption>${label} <button type="button" class="strong" data-plate="${index}">Zoom in</button></figcaption></figure>`)}</div>`,
  };
}

const sales = [
  ['Watches & Clocks', '3 December', 'Europe/London', 7_200],
  ['The Larroque Cellar', '5 December', 'Europe/Londn', 180_000],
  ['Old Master Paintings', '9 December', 'Europe/Paris', 420_000],
  ['Modern Prints', '11 December', 'Europe/London', 610_000],
] as const;

export const calendar = (): View => ({
  title: 'Calendar – Harrow & Vane',
  render: () =>
    html`<h1>Sale calendar</h1><table id="sales" phx-hook="SaleClocks" phx-update="ignore"><thead><tr><th>Sale</th><th>Date</th><th>Local time</th><th>Opens in</th></tr></thead><tbody>
${each(sales, ([name, date, zone, seconds]) => `<tr data-zone="${zone}" data-seconds="${seconds}"><td>${name}</td><td>${date}</td><td class="local">--:--</td><td class="opens">--:--:--</td></tr>`)}</tbody></table>`,
});

export const archivePage = `<h1>Prices realised</h1><table><thead><tr><th>Sale</th><th>Lots sold</th><th>Total</th></tr></thead><tbody>${Array.from(
  { length: 40 },
  (_, index) =>
    `<tr><td>Sale ${9_120 - index * 3}</td><td>${60 + ((index * 17) % 38)}%</td><td>${pounds(1_200_000 - index * 17_350)}</td></tr>`,
).join('')}</tbody></table>`;

export const about = (): View => ({
  title: 'About us – Harrow & Vane',
  render: () =>
    html`<h1>About us</h1><p>Harrow &amp; Vane has sold pictures, timepieces and wine at 14 Mercer Row since 1871. We are still owned by the people who hold the gavel.</p><p>Viewing is free and open to all, Monday to Saturday.</p>`,
});
