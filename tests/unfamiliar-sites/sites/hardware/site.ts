import type { Site } from '../../site.ts';
import { script } from './app.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// jQuery as shops had it ten years ago and still have it: plugins for everything, a server that renders the pages.

const names = [
  '/',
  '/shop',
  '/product/41',
  '/basket',
  '/checkout',
  '/gift',
  '/delivery',
  '/account',
  '/orders',
  '/returns',
  '/stores',
  '/gallery',
  '/clearance',
  '/compare',
  '/help',
  '/track',
];
const page = (body: string) =>
  `<header class="site-header"><nav>${names.map((path) => `<a href="${path}">${path === '/' ? 'Bramble' : path.split('/')[1]}</a>`).join(' ')}</nav></header><main>${body}</main>`;
const text = (words: string, times: number) => `<p class="text">${`${words} `.repeat(times)}</p>`;
const goods = [
  ['hand', 'Claw hammer', 'Makro', 19],
  ['power', 'Cordless drill', 'Torq', 89],
  ['hand', 'Japanese saw', 'Makro', 34],
  ['power', 'Belt sander', 'Torq', 74],
  ['garden', 'Pruning shears', 'Fell', 27],
  ['garden', 'Spade', 'Fell', 31],
];

export const hardware: Site = {
  name: 'Bramble Hardware',
  style: 'jQuery with plugins',
  goal: 'checkout',
  about: 'Tools for house and garden. A good visit ends with a placed order.',
  script,
  styles: `body{font:15px/1.5 Arial,sans-serif;margin:0}main{padding:16px;max-width:900px}.site-header{position:sticky;top:0;background:#f4f1ea;min-height:56px;padding:6px 70px 6px 16px;border-bottom:1px solid #ccb;z-index:99999;box-sizing:border-box}.site-header a{margin-right:7px}
    button,.button{padding:9px 14px;border:1px solid #575;background:#fff;cursor:pointer;border-radius:3px}.alt{background:#274;color:#fff}.on{font-weight:bold}.good{background:#dfd;padding:8px}.bad{background:#fdd;padding:8px}
    .farm{width:300px;margin:0 30px 40px}.farm div div{height:120px;background:#bca}.deals .pane,.panel,#mega,#other-address,#chat,#hidden-messages{display:none}.deals .pane:first-of-type,.panel:first-of-type{display:block}
    #goods{position:relative;list-style:none;padding:0;display:grid;grid-template-columns:repeat(3,1fr);gap:10px}#goods.list{display:block}#goods li{border:1px solid #ddc;padding:8px}.blockUI{position:absolute;inset:0;background:#fff;opacity:.6;cursor:wait}
    #shot{width:240px;height:160px;background:#bca}#drawer{position:fixed;top:0;right:-300px;width:260px;height:100%;background:#fff;border-left:1px solid #bba;padding:70px 12px;transition:right .3s;z-index:9}#drawer.open{right:0}
    .toast{position:fixed;left:16px;bottom:16px;background:#222;color:#fff;padding:10px 14px}.white-popup{background:#fff;max-width:340px;margin:20px auto;padding:24px;position:relative}
    .summary{height:1300px;background:linear-gradient(#fff,#eee)}.hours{display:block;cursor:pointer;padding:8px 0;border-bottom:1px solid #ccb}.hours+div{display:none}#chat{position:fixed;right:16px;bottom:16px;width:240px;background:#fff;border:1px solid #bba;padding:10px}
    .off{opacity:.25}#film{width:320px}#film .bar{height:6px;background:#ddd}#film .done{height:6px;width:0;background:#274}.mfp-close{cursor:pointer}.cross{position:absolute;top:70px;right:20px;z-index:1046;font-size:24px}table{border-collapse:collapse}td,th{padding:4px 10px;text-align:left}`,
  pages: {
    '/': page(
      `<h1>Bramble Hardware</h1><button id="menu-button" aria-expanded="false">Departments</button><div id="mega"><p>Hand tools, power tools, garden, paint</p></div><div class="farm"><div><div>Spring</div></div><div><div>Paint week</div></div><div><div>New saws</div></div></div>
      <div class="deals"><div><span class="tab button on">Today</span><span class="tab button">This week</span><span class="tab button">Last chance</span></div><p class="pane">Claw hammer 14.90</p><p class="pane">Spade 22.50</p><p class="pane">Old stock of lamps</p></div>
      <p id="story" class="text">A family business in Utrecht since 1931. We sharpen what you bring.</p><p><button id="newsletter-open">Newsletter</button></p><div style="display:none"><div id="newsletter" class="white-popup">Ten percent for your first order. <input name="news" aria-label="Email"></div></div>`,
    ),
    '/shop': page(
      `<h1>Shop</h1><button class="view on" id="as-grid">Grid</button> <button class="view" id="as-list">List</button> <a href="?orderby=price" id="cheapest">Cheapest first</a>
      <p><select id="brand" aria-label="Brand"><option></option><option>Fell</option><option>Makro</option><option>Makita-like</option><option>Torq</option></select> <span id="brand-text">all brands</span></p>
      <p>${['hand', 'power', 'garden'].map((kind) => `<label><input type="checkbox" class="facet" id="is-${kind}" value="${kind}"> ${kind}</label>`).join(' ')}</p>
      <ul id="goods">${goods.map(([kind, name, brand, price]) => `<li data-kind="${kind}"><h3>${name}</h3>${brand}, ${price}.00</li>`).join('')}</ul><button id="load">Load more</button>`,
    ),
    '/product/:id': page(
      `<h1>Japanese saw</h1><div id="shot" role="img" aria-label="Front"></div><p id="shots"><button title="Front" style="background:#bca">1</button> <button title="Side" style="background:#abc">2</button> <button title="Box" style="background:#cab">3</button></p><a class="zoom" href="/picture.svg?saw">Enlarge</a> <button id="wish" aria-pressed="false">♥</button>
      <p><select id="size" aria-label="Size"><option value="">Choose an option</option><option>210 mm</option><option>240 mm</option></select></p><p class="quantity"><button class="minus">−</button> <input value="1" size="2" aria-label="Quantity"> <button class="plus">+</button></p><button class="single_add_to_cart_button alt">Add to basket</button>
      <p class="tabs"><a href="#about" class="on">Description</a> <a href="#specs">Specifications</a> <a href="#said">Reviews (2)</a></p><div class="panel" id="about">Cuts on the pull.</div><div class="panel" id="specs">Blade 0.6 mm</div><div class="panel" id="said">Sharp!</div><aside id="drawer">1 × Japanese saw <button id="drawer-close">Go on shopping</button></aside>`,
    ),
    '/basket': page(
      `<h1>Basket</h1><div id="notices"></div><table id="basket">${goods
        .slice(0, 3)
        .map(
          ([, name, , price]) =>
            `<tr><td><a href="#" onclick="return false" class="remove" aria-label="Remove ${name}">×</a></td><td>${name}</td><td class="quantity"><button class="minus">−</button> <input value="1" size="2" aria-label="Quantity of ${name}"> <button class="plus">+</button></td><td>${price}.00</td></tr>`,
        )
        .join(
          '',
        )}</table><p><input name="coupon" placeholder="Coupon"> <button id="apply-coupon">Apply coupon</button></p><button id="update" disabled>Update basket</button><p>Total <b id="total">58.00</b></p>`,
    ),
    '/checkout': page(
      `<h1>Checkout</h1><div id="notices"></div><p><label>Phone<br><input id="phone" name="phone"></label></p><p><label><input type="checkbox" id="elsewhere"> Ship to a different address</label></p><div id="other-address"><input name="street2" aria-label="Other street"></div><div class="summary">Your order: claw hammer, spade</div><button class="alt" id="place-order">Place order</button>${text('Your data is used for this order only.', 3)}`,
    ),
    '/gift': page(
      '<h1>Gift cards</h1><p><input id="gift" name="gift" aria-label="Card number"> <button id="gift-check">Check balance</button></p><p id="gift-result"></p>',
    ),
    '/delivery': page(
      '<h1>Delivery</h1><form id="delivery" action="/delivery/done" method="post"><p><label>Name<br><input name="name"></label></p><p><label>Street<br><input name="street"></label></p><p><label>Postcode<br><input name="postcode"></label></p><button class="alt" id="continue">Continue</button></form><div id="hidden-messages"></div>',
    ),
    '/account': page(
      '<h1>Log in</h1><form method="post" action="/account"><p><label>Email<br><input name="email"></label></p><p><label>Password<br><input id="secret" name="secret" type="password"></label> <button type="button" id="eye">Show</button></p><button class="alt" id="login">Log in</button></form>',
    ),
    '/orders': page(
      `<h1>Orders</h1><table id="orders"><thead><tr><th>Number</th><th>Article</th><th>Price</th></tr></thead><tbody>${Array.from({ length: 18 }, (_, n) => `<tr><td class="number">BR-${1_040 + n * 7}</td><td>${goods[n % 6]?.[1]}</td><td>${12 + ((n * 13) % 70)}.00</td></tr>`).join('')}</tbody></table>`,
    ),
    '/returns': page('<h1>Returns</h1><p>Add a photo of the damage.</p><div id="uppy"></div>'),
    '/stores': page(
      '<h1>Our store</h1><p><label>Your town <input name="town"></label></p><span class="hours" role="button" tabindex="0">Opening hours</span><div>Monday to Saturday, 8 to 18</div><p>Oudegracht 12, Utrecht</p>',
    ),
    '/gallery': page(
      '<h1>Made by customers</h1><p><a class="gallery" href="/picture.svg?bench">A bench of oak</a></p><p>Send us yours.</p>',
    ),
    '/clearance': page(
      '<h1>Clearance</h1><ul id="endless"></ul><footer><a href="/help">Returns policy</a></footer>',
    ),
    '/compare': page(
      `<h1>Compare drills</h1><div id="compare">${[1, 2, 3].map((n) => `<label><input type="checkbox" id="c${n}" value="${n}" checked> Drill ${n}</label> `).join('')}<table><tr><th></th><th>Drill 1</th><th>Drill 2</th><th>Drill 3</th></tr><tr><td>Torque</td><td>60</td><td>45</td><td>80</td></tr><tr><td>Weight</td><td>1.2</td><td>0.9</td><td>1.8</td></tr></table></div>${text('Torque matters for screws, speed for small holes.', 4)}<a href="/drills.pdf" download>All data as PDF</a>`,
    ),
    '/help': page(
      `<h1>Help</h1><p>How was our service?</p><p class="stars">${[1, 2, 3, 4, 5].map((n) => `<button aria-label="${n} stars">☆</button>`).join('')}</p><div id="film"><div class="bar"><div class="done"></div></div><button class="play">Play</button> How to sharpen a plane</div><button id="chat-open">Chat</button><div id="chat"><div id="talk"></div><form><input name="chat" aria-label="Your question"><button>Send</button></form></div>`,
    ),
    '/track': page(
      '<h1>Track a parcel</h1><p><input name="parcel" aria-label="Parcel"> <button id="track">Track</button></p><p id="status"></p>',
    ),
    '/search': page(
      `<h1>Results for saw</h1>${text('Japanese saw, for joints and flush cuts, 210 or 240 mm.', 20)}`,
    ),
  },
  redirects: { '/account': '/account' },
  plants,
  decoys,
};
