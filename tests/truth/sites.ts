// Results of the unfamiliar sites, for `page.ts`. Add a row per site that was recorded, never an estimate.
import { percent } from './units.ts';

/**
 * One line per site: name | version of the signal rules, or the day | normal | phone | tab closed. A result is: problems
 * named / problems that visitors ran into, right claims / claims, wrong numbers, wrong severities.
 */
const first = `
three sites: htmx and Alpine; React and Ant Design; Preact and Web Awesome | Nov 24 | 27/35 27/35 0 0 | 28/35 28/35 0 0 | 29/36 29/42 1 0
two sites: Angular and Material; jQuery, Select2, DataTables and Slick | Nov 25 | 16/24 16/21 1 0 | 15/22 15/19 2 0 | 16/24 16/22 2 0
practice: Turbo, Stimulus | Nov 26 | 8/12 8/13 0 0 | – | –
concert hall: SolidJS, Kobalte, TanStack Query | Nov 26 | 10/12 10/18 2 0 | – | –
candle shop: like the theme of a hosted platform | 7 | 8/12 8/8 0 0 | 9/11 9/9 0 0 | 7/12 7/8 1 0
yarn shop: jQuery plugins, as with WordPress | 8 | 9/12 9/12 4 2 | 9/11 9/13 2 1 | 9/12 9/13 3 1
shift planner: React, Radix, TanStack, dnd-kit | 8 | 10/12 10/12 2 2 | 10/11 10/14 2 2 | 9/12 9/11 0 1
yoga studio: swup, GSAP, Lenis, AOS | 9 | 11/12 11/12 1 1 | 10/11 10/13 2 1 | 11/12 11/12 2 1
furniture marketplace: server-rendered Vue, hydrated late | 9 | 9/12 9/11 3 0 | 8/11 8/10 1 0 | 9/12 9/11 2 0
garden shop (German): Bootstrap, fragments from the server | 10 | 12/12 12/14 0 0 | 12/12 12/14 0 0 | 12/12 12/14 0 0
grocery app (Arabic, right to left): Svelte 5, bits-ui | 10 | 10/12 10/12 0 0 | 10/11 10/11 0 0 | 9/11 9/12 0 0
inns (Japanese): React, Mantine, React Hook Form | 11 | 11/12 11/15 0 0 | 10/11 10/11 0 0 | 11/12 11/15 0 0
auction house: driven over a WebSocket, like Phoenix LiveView | 11 | 8/12 8/8 0 0 | 8/11 8/10 0 0 | 8/12 8/9 1 1
campervan rental (Spanish): React, MUI, Formik | 12 | 11/12 11/11 0 0 | 10/11 10/10 0 0 | 11/12 11/18 1 0
bakery: Ionic, Vue, shadow trees everywhere | 12 | 9/12 9/13 0 0 | 9/11 9/12 1 0 | 10/12 10/19 3 0
cheese shop (French): theme of a hosted platform, ten apps | 13 | 11/12 11/12 0 0 | 10/11 10/11 0 0 | 10/12 10/11 0 0
helpdesk: React Aria, Lexical, a socket | 13 | 8/12 8/10 2 0 | 7/11 7/8 2 0 | 8/12 8/10 1 0
invoicing app: React, TanStack, shadcn/ui | 14 | 8/12 8/11 0 0 | 7/11 7/10 0 0 | 8/12 8/11 0 0
ceramics shop (Italian): like WooCommerce | 14 | 11/12 11/13 0 0 | 10/11 10/13 1 0 | 11/12 11/13 0 0
academy: components of the server, like Livewire | 18 | 11/12 11/11 0 0 | 10/11 10/10 0 0 | 11/12 11/11 0 0
clinics (Dutch): React, Chakra UI, React Router | 19 | 12/12 12/12 0 1 | 11/11 11/12 0 1 | 12/12 12/12 0 1
florist: a site builder’s page with twenty plugins | 20 | 9/12 9/15 1 1 | 8/11 8/14 1 1 | 10/12 10/16 1 1
rowing club: server-rendered, htmx, Alpine, Quill | 20 | 9/12 9/11 0 0 | 9/11 9/11 0 0 | 9/12 9/11 0 0
van rental: Vue, Element Plus, a hash router | 20 | 0/12 0/14 0 0 | 0/11 0/12 0 0 | 0/12 0/13 0 0
homeware shop (Portuguese): Knockout, RequireJS, jQuery UI, like Magento | 21 | 12/12 12/15 0 0 | 11/11 11/14 0 0 | 12/12 12/15 1 0
ferries: islands of Preact and Vue, Leaflet, view transitions | 21 | 9/12 9/11 0 0 | 8/11 8/11 0 0 | 9/12 9/12 0 0
gym chain: React Native for Web | 22 | 12/12 12/15 0 1 | 11/12 11/12 0 0 | 12/12 12/14 1 1
pottery school: Turbo Drive, Frames and Streams, Stimulus | 24 | 9/12 9/10 1 0 | 8/11 8/9 1 0 | –
pet insurance: compiled Solid, Kobalte, Modular Forms, a chat from another host | 24 | 11/12 11/12 0 0 | 11/11 11/12 1 0 | 11/12 11/12 0 0
cinemas: custom elements, Navigation API, popovers and view transitions | 25 | 9/12 9/11 0 0 | 9/12 9/11 0 0 | 9/12 9/12 1 0
pharmacy (Polish): Lit, Vaadin and its router | 25 | 11/12 11/14 2 0 | 9/11 9/16 1 0 | 11/12 11/16 1 0
bicycle shop (Czech): Vue, Quasar, a font of icons | 25 | 11/12 11/12 1 0 | 8/11 8/8 0 0 | 11/12 11/13 1 0
museum (Turkish): Backbone, Marionette, UIkit | 25 | 11/12 11/12 0 0 | 9/11 9/11 1 0 | 10/12 10/12 3 0
sari shop (Hindi): Unpoly, Fomantic UI, jQuery | 25 | 5/12 5/11 1 0 | 4/11 4/10 2 0 | 7/12 7/9 4 0
contractors’ tool: Vue, Naive UI, AG Grid, Tiptap, Konva, a socket | 25 | 9/12 9/13 2 0 | 8/11 8/12 2 0 | 8/11 9/12 2 0
magazine: React streamed by the server, React Router, Fluent UI, Motion, vaul, media-chrome | 25 | 12/12 12/13 0 0 | 10/11 10/11 2 0 | 12/12 12/13 0 0
cosmetics shop (Korean): Framework7, like an app on a phone | 25 | 9/12 9/13 1 0 | 9/11 9/11 2 0 | 8/12 8/12 3 0
tea shop (Chinese): Vue, Vant, BetterScroll, a hash router | 25 | 11/12 11/15 0 0 | 10/11 10/18 4 0 | 11/12 11/18 5 0
appliance shop (Turkish): Angular and ng-zorro, rendered by the server | 25 | 8/10 9/20 1 0 | 9/11 9/19 2 0 | –
car workshops (Swedish): ASP.NET Web Forms with partial updates, jQuery plugins, a Vue island | 25 | 7/11 7/8 1 0 | 8/11 8/8 1 0 | 9/12 9/11 1 0
thermal spa (Italian): Vue, rendered by the server and hydrated, PrimeVue 5, VeeValidate | 25 | 7/12 7/11 0 0 | 7/11 7/15 0 0 | 7/12 7/20 0 0
optician: React Router with loaders, rsuite, three.js | 25 | 10/12 10/15 3 0 | 8/9 8/9 0 0 | 9/11 9/16 2 0
automation tool: React, Blueprint, React Flow, CodeMirror, server-sent events | 25 | 11/12 11/15 0 0 | 11/11 11/13 1 0 | 11/12 11/12 0 0
apartments (Hebrew): Qwik, rendered by the server, handlers loaded at first use | 25 | 6/12 6/10 0 0 | 6/11 6/9 0 0 | 6/12 6/10 0 0
food delivery (Spanish): React, antd-mobile, SWR, Jotai, Virtuoso, a payment frame | 25 | 12/12 12/16 1 0 | 11/11 11/12 0 0 | 11/12 11/20 2 1
print shop (German): Svelte 5, Carbon, sv-router, Felte, Fabric, FilePond | 25 | 8/10 8/20 3 0 | 11/11 11/19 4 0 | 9/11 9/20 2 0
winery (Greek): WordPress blocks with the Interactivity API and its router, React blocks, plain plugins | 25 | 9/12 9/13 0 0 | 9/12 9/13 0 0 | 9/12 9/13 1 0
`;

const latest = `
the nine oldest sites | 7 | 108/108 108/108 0 0 | – | –
the six oldest of these | Nov 23 | 72/72 72/72 0 0 | 71/71 71/71 0 0 | 72/72 72/72 0 0
hardware shop (jQuery) | 25, others 7 | 11/12 11/11 0 0 | 9/11 9/9 0 0 | 10/12 10/10 2 0
tutoring (Angular) | 25, others 7 | 12/12 12/12 0 0 | 9/11 9/20 0 0 | 8/11 8/20 1 0
practice | 25, others 8 | 12/12 12/12 0 0 | 10/11 10/10 1 0 | 10/12 10/11 1 0
concert hall | 25, others 7 | 12/12 12/12 0 0 | 11/11 11/11 1 0 | 11/12 11/11 1 0
candle shop | 25, others 8 | 10/12 10/10 0 0 | 11/11 11/11 0 0 | 11/12 11/11 0 0
yarn shop | 25, others 9 | 11/12 11/11 0 0 | 9/11 9/10 1 0 | 9/12 9/10 1 0
shift planner | 25, others 9 | 12/12 12/12 1 0 | 10/11 10/11 1 1 | 9/12 9/9 0 1
yoga studio | 25, others 10 | 10/12 10/10 0 1 | 11/11 11/11 2 1 | 11/12 11/11 2 1
furniture marketplace | 25, others 10 | 12/12 12/13 0 0 | 11/11 11/12 0 0 | 12/12 12/14 1 0
garden shop | 25, others 11 | 12/12 12/12 1 0 | 12/12 12/12 0 0 | 12/12 12/12 0 0
grocery app | 25, others 11 | 12/12 12/13 0 0 | 11/11 11/13 1 0 | 12/12 12/12 0 0
inns | 25, others 12 | 12/12 12/12 0 0 | 11/11 11/11 1 0 | 11/12 11/13 0 0
auction house | 25, others 12 | 10/12 10/10 0 0 | 8/11 8/10 0 0 | 8/12 8/9 1 1
campervan rental | 25, others 13 | 12/12 12/12 0 0 | 11/11 11/11 0 0 | 12/12 12/12 0 0
bakery | 25, others 13 | 12/12 12/14 0 0 | 11/11 11/11 0 0 | 12/12 12/12 0 0
cheese shop | 25, others 14 | 12/12 12/12 0 0 | 11/11 11/11 0 0 | 12/12 12/12 0 0
helpdesk | 25, others 14 | 11/12 11/11 1 0 | 10/11 10/10 1 0 | 11/12 11/11 1 0
invoicing app | 25 | 12/12 12/12 0 0 | – | –
ceramics shop | 25 | 11/12 11/13 0 0 | – | –
academy | 25 | 12/12 12/12 0 0 | – | –
clinics | 25 | 12/12 12/12 0 1 | – | –
florist | 25, others 20 | 12/12 12/14 0 0 | 9/11 9/13 0 1 | 10/12 10/14 0 1
rowing club | 25, others 21 | 12/12 12/12 0 0 | 11/11 11/11 0 0 | 12/12 12/13 1 0
van rental | 25, others 21 | 12/12 12/13 1 0 | 10/11 10/15 2 0 | 11/12 11/15 1 0
homeware shop | 25, others 22 | 12/12 12/13 0 0 | 11/11 11/12 0 0 | 12/12 12/13 0 0
ferries | 25, others 22 | 11/12 11/11 0 0 | 10/11 10/10 0 0 | 11/12 11/12 0 0
gym chain | 25, others 23 | 12/12 12/12 0 0 | 12/12 12/12 0 0 | 12/12 12/12 0 0
pottery school | 25 | 11/12 11/11 0 0 | 10/11 10/10 0 0 | –
pet insurance | 25 | 12/12 12/12 0 0 | 11/11 11/11 0 0 | 12/12 12/12 0 0
cinemas | 25 | 11/12 11/11 1 0 | 11/12 11/11 1 0 | 11/12 11/11 1 0
pharmacy | 25 | 12/12 12/12 1 0 | 10/11 10/10 0 0 | –
bicycle shop | 25 | 12/12 12/12 0 0 | 10/11 10/10 0 0 | 11/12 11/11 0 0
museum | 25 | 12/12 12/12 0 0 | 11/11 11/11 0 0 | 12/12 12/12 0 0
sari shop | 25 | 12/12 12/12 1 0 | 11/11 11/11 0 0 | 12/12 12/12 0 0
contractors’ tool | 25 | 12/12 12/12 0 0 | 11/11 11/11 0 0 | 12/12 12/12 0 0
magazine | 25 | 12/12 12/12 0 0 | 10/11 10/11 0 0 | 12/12 12/12 0 0
cosmetics shop | 25 | 11/12 11/11 0 0 | 10/11 10/10 0 0 | 11/12 11/11 1 0
tea shop | 25 | 12/12 12/17 3 0 | 11/11 11/15 4 0 | 12/12 12/14 3 0
appliance shop | 25 | 11/11 12/15 1 0 | 11/11 11/14 1 0 | –
car workshops | 25 | 10/12 10/11 1 0 | 10/11 10/10 1 0 | 11/12 11/13 1 0
thermal spa | 25 | 9/12 9/12 0 0 | 9/11 9/16 0 0 | 9/12 9/20 1 0
optician | 25 | 12/12 12/14 1 0 | 9/9 10/10 2 0 | 12/12 12/12 1 0
automation tool | 25 | 12/12 12/14 0 0 | 11/11 11/12 0 0 | 12/12 12/13 0 0
apartments | 25 | 9/12 9/11 0 0 | 9/11 9/10 0 0 | 9/12 9/11 0 0
food delivery | 25 | 12/12 12/15 1 0 | 11/11 11/11 0 0 | 11/12 11/19 2 1
print shop | 25 | 10/11 11/12 1 0 | 11/11 11/18 4 0 | 9/11 9/19 2 0
winery | 25 | 12/12 12/12 0 0 | 12/12 12/13 0 0 | 12/12 12/13 1 0
`;

const cells = (line: string) => line.split('|').map((cell) => cell.trim());
const counts = (result: string) => (result.match(/\d+/g) ?? []).map(Number);

/** One line of the table: recall · precision per mode, then the wrong numbers and severities of the modes. */
function row(line: string): string {
  const [site, rules, ...modes] = cells(line);
  const results = modes.map((each) => each.split(' '));
  const shown = results.map(([recall, precision]) =>
    precision ? `${recall} · ${precision}` : recall,
  );
  const wrong = (index: number) => results.map((each) => each[index] ?? '–').join(', ');
  return `| ${[site, rules, ...shown, wrong(2), wrong(3)].join(' | ')} |`;
}

function sums(lines: readonly string[]): string {
  const modes = [2, 3, 4].map((mode) => {
    const all = lines.map((line) => counts(cells(line)[mode] ?? ''));
    const sum = (index: number) => all.reduce((total, each) => total + (each[index] ?? 0), 0);
    const share = (part: number, whole: number) =>
      `${part}/${whole} (${percent(Math.round((part / whole) * 100) / 100)})`;
    return `${share(sum(0), sum(1))} · ${share(sum(2), sum(3))}`;
  });
  return `| **Sum** | | ${modes.join(' | ')} | | |`;
}

function table(text: string, withSums: boolean): string {
  const lines = text.trim().split('\n');
  return [
    '| Site | Rules | Normal | Phone | Tab closed | Wrong numbers | Wrong severities |',
    '|---|---|---|---|---|---|---|',
    ...lines.map(row),
    ...(withSums ? [sums(lines)] : []),
  ].join('\n');
}

export const firstResults = table(first, true);
export const latestResults = table(latest, false);
