// The frame of every page, and the islands in it: the server renders them, the browser takes them over later.

const menu = [
  ['/timetable', 'Timetable'],
  ['/fares', 'Fares'],
  ['/cabins', 'Cabins'],
  ['/vehicles', 'Vehicles'],
  ['/vouchers', 'Gift vouchers'],
  ['/journal', 'Journal'],
  ['/my-booking', 'My booking'],
  ['/help', 'Help'],
] as const;

const footerLinks = [
  ['/crossings/bodo-moskenes', 'Bodø – Moskenes'],
  ['/ports', 'Ports and quays'],
  ['/live', 'Where is my ferry?'],
  ['/groups', 'Groups and schools'],
  ['/claims', 'Lost or damaged'],
  ['/book/seats', 'Reserve seats'],
  ['/book/passengers', 'Passengers'],
] as const;

const list = (links: readonly (readonly [string, string])[]) =>
  links.map(([href, label]) => `<li><a href="${href}">${label}</a></li>`).join('');

export type Hydration = 'load' | 'idle' | 'visible' | 'captcha';

const attribute = (json: unknown) =>
  JSON.stringify(json).replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** `hash` is the one of the build that the page comes from. Without `inner`, the server renders the component. */
export const island = (
  component: string,
  client: Hydration,
  props: unknown = {},
  inner = '%%SSR%%',
  hash = 'k3v9a',
): string =>
  `<hb-island component="${component}" client="${client}" chunk="/_hb/${component}.${hash}.js" props="${attribute(props)}" ssr>${inner}</hb-island>`;

export const page = (title: string, main: string, crumb = ''): string =>
  `<hb-consent class="consent" hidden><p>We use cookies to remember your crossing and to see which pages help.</p><button type="button" data-choice="all">Accept all</button><button type="button" data-choice="needed">Only necessary</button></hb-consent>
<header class="top"><a class="brand" href="/">Havbris <small>Ferries &amp; Cabins</small></a><nav aria-label="Main"><ul>${list(menu)}</ul></nav></header>
<main>${crumb && `<p class="crumb">${crumb}</p>`}<h1>${title}</h1>${main}</main>
<footer class="bottom"><ul>${list(footerLinks)}</ul>${island('Newsletter', 'visible', {}, '<form class="newsletter" novalidate><label>News from the coast <input type="email" name="email" placeholder="Your e-mail" autocomplete="email"></label><button>Subscribe</button><p class="hint" role="status"></p></form>')}<p>Havbris Kystruter AS, Sjøgata 9, Bodø</p></footer>
${island('ChatBubble', 'idle')}`;
