import { dollars, products } from '../catalog.ts';
import { page } from '../layout.ts';
import { fragment, hasToken, type Page, tokenField } from '../session.ts';

const cards = (kind: string, sort: string) =>
  products
    .filter((each) => kind === 'all' || each.kind === kind)
    .sort((a, b) => (sort === 'price' ? a.price - b.price : 0))
    .map(
      ({ slug, name, price }) =>
        `<article class="card product"><a href="/shop/${slug}"><img src="/media/${slug}.svg" alt="" width="240" height="160" loading="lazy"></a><h3><a href="/shop/${slug}">${name}</a></h3><p>${dollars(price)}</p></article>`,
    )
    .join('');

export const shop: Page = (visit) => {
  const { path, query, form, session, method } = visit;
  if (path === '/shop')
    return page(
      visit,
      'Club shop',
      `<div class="wrap"><form class="bar" id="shop-filter" hx-get="/shop/list" hx-trigger="change" hx-target="#products"><label>Show <select name="kind" id="shop-kind"><option value="all">everything</option><option value="clothing">clothing</option><option value="gear">gear</option><option value="gifts">gifts</option></select></label> <label>Sort <select name="sort" id="shop-sort"><option value="new">newest</option><option value="price">cheapest</option></select></label>
<span class="views"><button type="button" class="link" id="as-grid">Grid</button> <button type="button" class="link" id="as-list">List</button></span></form><div class="cards" id="products">${cards('all', 'new')}</div></div>`,
      { lead: 'Everything is kept in the boathouse and paid by invoice.' },
    );
  if (path === '/shop/list')
    return fragment(cards(query.get('kind') ?? 'all', query.get('sort') ?? 'new'), {
      afterMs: 310,
    });
  if (path === '/shop/add' && method === 'POST') {
    const product = products.find(({ slug }) => slug === form.get('product'));
    const size = form.get('size') ?? '';
    if (!hasToken(visit) || !product)
      return { body: '{"error":"token"}', type: 'application/json', status: 419, afterMs: 120 };
    if (product.gone?.includes(size))
      return {
        body: '{"error":"out_of_stock"}',
        type: 'application/json',
        status: 409,
        afterMs: 320,
      };
    const quantity = Math.max(1, Number(form.get('quantity') ?? 1));
    const line = session.cart.find((each) => each.slug === product.slug && each.size === size);
    if (line) line.quantity += quantity;
    else session.cart.push({ slug: product.slug, size, quantity });
    const count = session.cart.reduce((sum, each) => sum + each.quantity, 0);
    return { body: JSON.stringify({ count }), type: 'application/json', afterMs: 340 };
  }
  const product = products.find(({ slug }) => path === `/shop/${slug}`);
  if (!product) return undefined;
  const { slug, name, price, sizes, colors, text } = product;
  return page(
    visit,
    name,
    `<div class="wrap"><p class="crumbs"><a href="/shop">Shop</a> › ${name}</p><div class="columns"><img src="/media/${slug}.svg" alt="${name}" width="480" height="320" class="main-photo">
<form class="buy" action="/shop/add" method="post" data-buy>${tokenField(visit)}<input type="hidden" name="product" value="${slug}"><p class="price">${dollars(price)}</p><p>${text}</p>
${colors ? `<p class="swatches" x-data="{ color: '${colors[0]}' }">Color: <b x-text="color">${colors[0]}</b><br>${colors.map((color, index) => `<button type="button" class="swatch s${index}" id="swatch-${index}" aria-label="${color}" @click="color = '${color}'"></button>`).join('')}</p>` : ''}
<fieldset class="sizes"><legend>Size</legend>${sizes.map((size, index) => `<label><input type="radio" name="size" value="${size}"${index === 0 ? ' checked' : ''}><span>${size}</span></label>`).join('')}</fieldset>
<p class="stepper" x-data="{ n: 1 }">Quantity <button type="button" class="round" id="qty-less" @click="n = Math.max(1, n - 1)">−</button><input name="quantity" x-model="n" value="1" size="2" aria-label="Quantity"><button type="button" class="round" id="qty-more" @click="n++">+</button></p>
<button class="btn" id="add-to-cart">Add to cart</button></form></div>
<details><summary>Shipping and returns</summary><p>Pick up at the boathouse, or by mail for $6. Two weeks to return what does not fit.</p></details></div>`,
  );
};
