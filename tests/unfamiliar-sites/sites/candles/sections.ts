/** A product of the shop: its handle, its name and its price. */
export const products = [
  ['fig-leaf', 'Fig leaf candle', '28.00'],
  ['sea-salt', 'Sea salt candle', '24.00'],
  ['moss', 'Moss candle', '26.00'],
  ['advent-box', 'Advent box', '64.00'],
  ['pillar', 'Beeswax pillar', '19.00'],
] as const;

const HEART =
  '<svg viewBox="0 0 20 20" width="20" height="20"><path d="M10 17 3 10a4 4 0 0 1 7-5 4 4 0 0 1 7 5z"/></svg>';

export const cardsOf = (handles: readonly string[]): string =>
  products
    .filter(([handle]) => handles.includes(handle))
    .map(
      ([handle, title, price]) =>
        `<article class="card"><img src="/picture.svg" alt=""><button class="heart" aria-pressed="false" aria-label="Save ${title}">${HEART}</button>
         <a href="/products/${handle}">${title}</a><br><span class="money">$${price}</span><br><button class="quick" data-handle="${handle}">Quick add</button></article>`,
    )
    .join('');

const section = (body: string) => `<section class="products">${body}</section>`;

/** What the theme and the apps fetch: parts of pages that the server renders, and the inside of frames. */
export const sections: Readonly<Record<string, string>> = {
  '/sections/cart-drawer':
    '<h2>Your cart</h2><p class="line"><b></b> × 1</p><p><a class="button" href="/checkout/information">Check out</a></p><button class="close">Close cart</button>',
  '/sections/candles/all': section(cardsOf(products.map(([handle]) => handle))),
  '/sections/candles/beeswax': section(cardsOf(['advent-box', 'pillar'])),
  '/sections/candles/soy': section(cardsOf(['fig-leaf', 'sea-salt', 'moss'])),
  '/sections/candles/price': section(cardsOf(['sea-salt', 'moss', 'pillar'])),
  // The metafield of this scent was deleted: the server renders the section without its list.
  '/sections/candles/cedar': '<!-- section error: no such metafield -->',
  '/sections/search':
    '<ul><li><a href="/products/fig-leaf">Fig leaf candle</a></li><li><a href="/products/moss">Moss candle</a></li></ul>',
  '/sections/quick-add':
    '<h2>Choose a size</h2><label><input type="radio" name="size" checked> Small</label><label><input type="radio" name="size"> Large</label><button class="quick-submit">Add to cart</button> <button class="quick-close">Not now</button>',
  '/sections/gifts': `<p class="lede">${'Every gift comes in a paper box with a handwritten card, and leaves our workshop on the day you order it. '.repeat(9)}</p><div class="grid">${cardsOf(['fig-leaf', 'advent-box'])}</div>`,
  '/widgets/chat': `<!doctype html><style>body{margin:0;font:15px sans-serif}#bubble{width:64px;height:64px;border-radius:32px;border:0;background:#b8862d;color:#fff}#box{display:none;background:#fff;border:1px solid #999;height:370px;padding:12px}</style>
    <button id="bubble">Chat</button><div id="box"><p>Hello! How can we help?</p><input id="line"> <button id="shut">Close chat</button></div>
    <script>bubble.onclick = () => { bubble.style.display = 'none'; box.style.display = 'block'; parent.postMessage({ chat: 'open' }, '*') };
    shut.onclick = () => { bubble.style.display = ''; box.style.display = ''; parent.postMessage({ chat: 'closed' }, '*') }</script>`,
  '/press/evening-post': '<!doctype html><title>Evening Post</title><h1>The candle makers</h1>',
};
