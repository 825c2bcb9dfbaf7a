import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// Server-rendered: every link and form is a page load, scripts are small and inline.

const nav = `<header><b>Quill and Leaf</b> <nav>${[
  ['/', 'Home'],
  ['/books', 'Books'],
  ['/authors', 'Authors'],
  ['/events', 'Events'],
  ['/gift', 'Gifts'],
  ['/shipping', 'Shipping'],
  ['/blog', 'Journal'],
  ['/returns', 'Returns'],
  ['/wishlist', 'Wish list'],
  ['/account', 'Account'],
  ['/cart', 'Basket'],
  ['/faq', 'Questions'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
]
  .map(([path, label]) => `<a href="${path}">${label}</a>`)
  .join(' ')}</nav></header>`;
const page = (body: string, script = '') =>
  `${nav}<main>${body}</main><footer>Quill and Leaf, 4 Mill Lane</footer>${script && `<script>${script}</script>`}`;
const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<h2>Section ${index + 1}</h2><p style="min-height:420px">We pack every book in brown paper.</p>`,
  ).join('');

export const bookshop: Site = {
  name: 'Quill and Leaf',
  style: 'server-rendered',
  goal: 'checkout',
  about: 'An independent bookshop. A good visit ends with an order.',
  styles: `body{font:16px/1.5 Georgia,serif;margin:0}header,footer{padding:8px 16px;background:#f3eee4}nav a{margin-right:10px}
main{padding:16px;max-width:900px}button,input,select,textarea{font:inherit;padding:6px 10px}label{display:block;margin:6px 0}
.card{display:inline-block;width:200px;padding:16px;margin:6px;background:#f3eee4;cursor:pointer}.toast{position:fixed;bottom:12px;right:12px;background:#222;color:#fff;padding:12px}`,
  redirects: { '/newsletter': '/subscribed', '/contact': '/sent' },
  pages: {
    '/': page(
      `<h1>Books for slow evenings</h1><p id="intro">A small shop with a large cellar, open since 1974 and still run by the same family.</p>
       <p><a href="/summer">Summer reading</a></p><div id="cookies">We use cookies. <button id="accept">Accept</button></div>
       <form action="/search"><input type="search" name="q" aria-label="Search books"><button>Search</button></form>${paragraphs(4)}`,
      `accept.onclick = () => cookies.remove()`,
    ),
    '/summer': page('<h1>Summer reading</h1><p>This list is not ready.</p>'),
    '/search': page('<h1>Results</h1><ul><li>The Lighthouse Ledger</li></ul>'),
    '/books': page(
      `<h1>All books</h1><form><select name="sort" onchange="this.form.submit()" aria-label="Sort"><option value="new">New</option><option value="old">Old</option></select></form>
       <p id="blurb">Every title here was read by one of us before it came onto the shelf, from the first page to the last.</p>
       <p><a href="/books/101">The Lighthouse Ledger</a></p><p><a href="/books/102">Salt and Paper</a></p>
       <ul id="list"><li>Page 1</li></ul><button id="next">Next ›</button>`,
      `let n = 1; next.onclick = () => { n += 1; list.innerHTML = '<li>Page ' + n + '</li>' }`,
    ),
    '/books/:id': page(
      `<h1>A book</h1><img id="big" src="/picture.svg" width="300" height="180" alt="Cover"><div>${[
        1, 2, 3,
      ]
        .map(
          (n) =>
            `<img class="thumb" style="cursor:pointer" src="/picture.svg?${n}" width="60" height="36" alt="View ${n}">`,
        )
        .join(
          ' ',
        )}</div><button id="inside">Look inside</button> <button id="add">Add to basket</button>`,
      `inside.onclick = () => fetch('/api/500').then((r) => { if (r.ok) location.href = '/reader' });
       document.querySelectorAll('.thumb').forEach((t) => t.onclick = () => { big.src = t.src + '&' + Math.random() });
       add.onclick = () => { const t = document.createElement('div'); t.className = 'toast'; t.textContent = 'Added'; document.body.append(t); setTimeout(() => t.remove(), 2500) }`,
    ),
    '/authors': page(
      '<h1>Authors</h1><ul id="authors"><li>Mary Oak</li></ul>',
      `setTimeout(() => { const featured = null; authors.append(featured.portrait) }, 400)`,
    ),
    '/events': page(
      `<h1>Events</h1><div class="card" id="reading"><b>Evening reading</b><br>Friday at eight</div>
       <div class="card" id="signing"><b>Signing</b><br>Saturday</div><p id="more"></p>`,
      `signing.onclick = () => { more.textContent = 'Bring your own copy.' }`,
    ),
    '/gift': page(
      `<h1>Send a gift</h1><form id="gift" action="/gift-sent"><label>Your name <input name="giver"></label><label>Recipient address <input name="address"></label>
       <label>Their telephone number <input name="telephone" required pattern="[0-9]{12}"></label><button>Send gift</button></form>`,
    ),
    '/shipping': page(
      '<h1>Shipping</h1><div id="rates"></div>',
      `fetch('/api/200?ms=5200').then(() => { rates.innerHTML = '<p style="font-size:22px">' + 'Parcels leave on Tuesdays and Fridays from the mill. '.repeat(20) + '</p>' })`,
    ),
    '/blog': page(
      '<h1>Journal</h1><div id="ad"></div><article style="height:700px;background:#f3eee4">Notes from the cellar.</article>',
      `setTimeout(() => { ad.style.height = '620px' }, 1400)`,
    ),
    '/returns': page(`<h1>Returns</h1>${paragraphs(7)}`),
    '/wishlist': page(
      '<h1>Wish list</h1><ul id="wishes"></ul>',
      `fetch('/api/503').then((r) => r.ok && wishes.append('Loaded'))`,
    ),
    '/account': page(
      `<h1>Account</h1><label><input type="checkbox" id="mail"> Monthly letter</label><label><input type="checkbox" id="print"> Printed catalogue</label><p id="saved"></p>
       <h2>Display name</h2><button id="rename">Save name</button><p id="renamed"></p>`,
      `for (const box of [mail, print]) box.onchange = () => fetch('/api/200').then((r) => r.json()).then(() => { saved.textContent = 'Saved ' + Date.now() });
       rename.onclick = () => { const x = new XMLHttpRequest(); x.open('GET', '/api/200?ms=4500'); x.onload = () => { renamed.textContent = 'Name saved' }; setTimeout(() => x.send(), 1200) }`,
    ),
    '/cart': page(
      `<h1>Basket</h1><p>The Lighthouse Ledger <button id="minus" aria-label="One less">−</button> <b id="count">1</b> <button id="plus" aria-label="One more">+</button>
       <button id="remove">Remove</button></p><p id="gone"></p><label>Voucher <input name="voucher"></label><button type="button" id="voucher">Redeem voucher</button> <a href="/checkout">Go to checkout</a>`,
      `plus.onclick = () => { count.textContent++ }; minus.onclick = () => { count.textContent-- }; remove.onclick = () => { gone.textContent = 'Removed. Undo?' }`,
    ),
    '/checkout': page(
      `<h1>Checkout</h1><form id="order"><label>Name <input name="name"></label><label>Street <input name="street"></label><button>Place order</button></form>`,
      `order.onsubmit = (event) => { event.preventDefault(); const basket = undefined; basket.items.forEach(send) }`,
    ),
    '/newsletter': page(
      `<h1>Letter</h1><form method="post" action="/newsletter"><label>First name <input name="first"></label><label>Town <input name="town"></label><button>Subscribe</button></form>`,
    ),
    '/subscribed': page('<h1>Welcome</h1><p>See you next month.</p>'),
    '/contact': page(
      `<h1>Contact</h1><form method="post" action="/contact"><label>Subject <input name="subject"></label><label>Message <textarea name="message"></textarea></label><button>Send message</button></form>`,
    ),
    '/sent': page('<h1>Thank you</h1><p>We answer within a day.</p>'),
    '/faq': page(
      `<h1>Questions</h1>${['Can I return a book?', 'Do you wrap gifts?', 'Are you open on Sundays?'].map((q) => `<details><summary>${q}</summary><p>Yes.</p></details>`).join('')}
       <p>Code: <code>LEAF10</code> <button id="copy">Copy code</button></p><div id="watched" style="width:200px">Watched</div>`,
      `copy.onclick = () => { copy.textContent = 'Copied'; setTimeout(() => { copy.textContent = 'Copy code' }, 2000) };
       new ResizeObserver(() => { watched.style.width = watched.offsetWidth + 1 + 'px' }).observe(watched);
       setTimeout(() => { watched.style.width = '210px' }, 900)`,
    ),
    '/about': page(
      `<h1>About</h1><p>Write to <a href="mailto:mill@quill.example">the mill</a> or read our <a href="/catalogue.pdf" download>catalogue</a>.</p>
       <img id="photo" src="/picture.svg" width="300" height="180" alt="The mill" style="cursor:zoom-in"><dialog id="zoom"><img src="/picture.svg" alt="The mill, large"><button id="close">Close</button></dialog>`,
      `photo.onclick = () => zoom.showModal(); close.onclick = () => zoom.close();
       try { JSON.parse('{') } catch (error) { console.error('could not read the settings', error) }`.replace(
        'close.onclick',
        "document.getElementById('close').onclick",
      ),
    ),
  },
  plants,
  decoys,
};
