import { type Cart, countOf } from '../catalog.ts';

const links = [
  ['/saree', 'साड़ियाँ'],
  ['/gahne', 'गहने'],
  ['/darzi', 'दर्ज़ी'],
  ['/vivah', 'विवाह सूची'],
  ['/dukaan', 'दुकानें'],
  ['/kataalog', 'सूचीपत्र'],
  ['/lookbook', 'लुकबुक'],
  ['/inaam', 'इनाम'],
  ['/anguthi', 'अंगूठी का नाप'],
  ['/khata', 'मेरा खाता'],
  ['/karigar', 'कारीगर'],
  ['/sampark', 'संपर्क'],
  ['/wapsi', 'वापसी नीति'],
] as const;

const anchors = links.map(([to, label]) => `<a class="item" href="${to}">${label}</a>`).join('');

const badge = (cart: Cart) =>
  `<span id="badge" class="ui red circular label" up-hungry aria-label="झोले में">${countOf(cart)}</span>`;

const cookies =
  '<div class="cookies"><p>साइट बेहतर बनाने के लिए हम कुकी रखते हैं।</p><button type="button" class="ui mini red button" id="accept">ठीक है</button> <button type="button" class="ui mini button" id="reject">नहीं</button></div>';

export const layout = (
  main: string,
  cart: Cart,
  hasConsent: boolean,
) => `${hasConsent ? '' : cookies}
<div class="ui sidebar vertical inverted menu" id="side">${anchors}</div>
<div class="pusher">
<header class="ui inverted menu"><a class="item logo" href="/">बनारस</a><nav class="wide">${anchors}</nav>
<button type="button" class="item narrow" id="menu">मेन्यू</button><a class="item right" href="/jhola">झोला ${badge(cart)}</a></header>
<main class="ui container">${main}</main>
<footer class="ui inverted segment"><div class="ui inverted horizontal list">${anchors}</div><p>© बनारस वस्त्र एवं आभूषण, वाराणसी</p></footer>
</div>`;
