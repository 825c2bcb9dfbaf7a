import {
  crumbs,
  fiveStars,
  groupNames,
  icon,
  type Product,
  picture,
  products,
  tile,
} from './catalogue.ts';
import { page } from './layout.ts';

const quotes = [
  ['Maya', 'The driver waited until my mother opened. She cried, in a good way.'],
  ['Oliver', 'Still fresh after eleven days, and the paper is lovely.'],
  ['Priya', 'Ordered at noon, arrived at four. Exactly like the picture.'],
  ['Helen', 'My third subscription and every bunch has been different.'],
  ['Tom', 'They rang me because one rose was not good enough. Replaced it.'],
] as const;

const reviews = `<section class="band"><h2>What people say</h2><div class="splide" id="reviews" aria-label="Reviews"><div class="splide__track"><ul class="splide__list">${quotes
  .map(
    ([who, text]) =>
      `<li class="splide__slide"><blockquote class="quote">${fiveStars()}<p>${text}</p><cite>${who}</cite></blockquote></li>`,
  )
  .join('')}</ul></div></div></section>`;

const slides = [
  ['hero-autumn', 'Late dahlias are in', '/products/late-dahlias'],
  ['hero-gift', 'Send a garden by tomorrow', '/search?q=seasonal'],
  ['hero-weekly', 'Flowers every Friday', '/subscriptions'],
  ['hero-plants', 'Something that stays', '/collections'],
] as const;

export const home = page(
  `<section class="hero swiper" id="hero"><div class="swiper-wrapper">${slides
    .map(
      ([image, text, path]) =>
        `<div class="swiper-slide"><img src="/media/${image}.svg" width="1280" height="520" alt=""><div class="hero-text"><h1>${text}</h1><a class="button dark" href="${path}">Have a look</a></div></div>`,
    )
    .join(
      '',
    )}</div><div class="swiper-pagination"></div><button type="button" class="swiper-button-prev" aria-label="Previous picture"></button><button type="button" class="swiper-button-next" aria-label="Next picture"></button></section>
   <section class="band promise"><div data-aos="fade-up"><b>Delivered tomorrow</b><p>Order by nine in the evening.</p></div><div data-aos="fade-up" data-aos-delay="80"><b>Seven days fresh</b><p>Or we send another bunch.</p></div><div data-aos="fade-up" data-aos-delay="160"><b id="sent-count">0</b><p>bunches sent this year</p></div></section>
   <section class="band"><h2>Bestsellers</h2><div class="grid">${products
     .filter((_, index) => index % 3 === 0)
     .slice(0, 8)
     .map((each) => tile(each))
     .join('')}</div></section>${reviews}
   <section class="band split" data-aos="fade-right">${picture('workshop', 'The workshop', true, 480)}<div><h2>From a railway arch in Bristol</h2><p id="story">We started with one bucket of sweet peas and a borrowed van. Today eleven of us tie every bunch by hand, before the city wakes up.</p><a class="button" href="/journal">Read the journal</a></div></section>
   <section class="band tabs" id="home-tabs"><div role="tablist"><button type="button" role="tab" aria-selected="true" data-tab="0">Ordering</button><button type="button" role="tab" aria-selected="false" data-tab="1">Delivery</button><button type="button" role="tab" aria-selected="false" data-tab="2">Freshness</button></div><div role="tabpanel">Choose a bunch, write a card, pick a day.</div><div role="tabpanel" hidden>Every day but Sunday, all over Britain.</div><div role="tabpanel" hidden>Cut the stems, change the water, keep away from fruit.</div></section>`,
  'home',
);

export const collections = page(
  `${crumbs(['/collections', 'Collections'])}<h1>Collections</h1><div class="grid wide">${[
    ['all-flowers', 'All flowers'],
    ['luxury', 'Luxury'],
  ]
    .map(
      ([slug = '', label = '']) =>
        `<a class="poster" href="/collections/${slug}">${picture(`collection-${slug}`, '', false)}<b>${label}</b></a>`,
    )
    .join(
      '',
    )}<a class="poster" href="/offers">${picture('collection-offers', '', false)}<b>Offers</b></a></div>`,
  'collections',
);

export const allFlowers = (chosen: string) =>
  page(
    `${crumbs(['/collections', 'Collections'], ['/collections/all-flowers', 'All flowers'])}<h1>All flowers</h1>
   <div class="filters"><div class="chips" role="group" aria-label="Flower">${['all', ...groupNames]
     .map(
       (group) =>
         `<button type="button" class="chip" data-group="${group}" aria-pressed="${group === (chosen || 'all')}">${group}</button>`,
     )
     .join('')}</div>
   <div class="price-filter"><span id="price-label">£20 to £100</span><div id="price-slider"></div></div>
   <label>Sort <select id="sort"><option value="">Featured</option><option value="up">Price, low to high</option><option value="down">Price, high to low</option></select></label></div>
   <p id="count" role="status">${products.length} flowers</p><div class="grid isotope" id="isotope">${products.map((each) => tile(each, false)).join('')}</div>
   <div class="no-match" id="no-match" hidden><p>No flowers match your filters.</p><button type="button" class="button" id="clear-filters">Clear all filters</button></div>`,
    'catalogue',
  );

export const luxury = page(
  `<div class="preloader" id="preloader" role="status"><span class="spinner"></span></div><section class="lookbook"><img id="lookbook-picture" src="/media/lookbook.svg" width="1600" height="900" alt=""><div class="hero-text"><h1>Luxury</h1><p>Stems from the best growers in the country, tied by our most patient hands.</p></div></section>
   <section class="band"><div class="grid">${products
     .filter(({ price }) => price > 60)
     .slice(0, 9)
     .map((each) => tile(each, false))
     .join('')}</div></section>`,
  'lookbook',
);

export const offers = page(
  `${crumbs(['/offers', 'Offers'])}<h1>Offers this week</h1><div id="promo-slot"></div><div class="grid">${products
    .filter((_, index) => index % 2 === 1)
    .map((each) => tile(each, false))
    .join('')}</div>`,
  'offers',
);

export const search = (query: string) => {
  const words = query.toLowerCase().trim();
  const found = products.filter(({ name, group }) =>
    `${name} ${group}`.toLowerCase().includes(words),
  );
  const shown = found.length > 0 ? found : products.slice(4, 10);
  return page(
    `${crumbs(['/search', 'Search'])}<h1>Results for “${query.replace(/[<>&"]/g, '')}”</h1><p>${
      found.length > 0
        ? `${found.length} flowers`
        : 'Nothing has this name. These are popular today:'
    }</p><div class="grid">${shown.map((each) => tile(each, false)).join('')}</div>`,
    'search',
  );
};

const swatches = (names: readonly string[]) =>
  `<fieldset class="swatches"><legend>Colour: <b id="colour-name">${names[0]}</b></legend>${names
    .map(
      (name, index) =>
        `<button type="button" class="swatch swatch-${index}" data-colour="${name}" aria-pressed="${index === 0}" aria-label="${name}">${name}</button>`,
    )
    .join('')}</fieldset>`;

const gallery = ({ slug, name }: Product) =>
  `<div class="gallery" id="gallery"><div class="swiper" id="product-swiper"><div class="swiper-wrapper">${[
    'ivory',
    'coral',
    'close',
    'vase',
  ]
    .map(
      (view) =>
        `<div class="swiper-slide" data-view="${view}"><a class="glightbox" data-gallery="product" href="/media/${slug}-${view}.svg?large" data-type="image">${picture(`${slug}-${view}`, `${name}, ${view}`, false, 560)}</a></div>`,
    )
    .join('')}</div></div><div class="thumbs">${['ivory', 'coral', 'close', 'vase']
    .map(
      (view, index) =>
        `<button type="button" class="thumb" data-at="${index}" aria-label="View ${index + 1}">${picture(`${slug}-${view}`, '', false, 64)}</button>`,
    )
    .join('')}</div></div>`;

export const productPage = (product: Product) => {
  const { slug, name, price, group } = product;
  return page(
    `${crumbs(['/collections/all-flowers', 'All flowers'], [`/products/${slug}`, name])}
    <div class="product" id="product" data-slug="${slug}" data-name="${name}" data-price="${price}">${gallery(product)}
    <div class="buy"><h1>${name}</h1>${fiveStars(' <a href="#reviews-tab">41 reviews</a>')}<p class="price big">£${price}.00</p><p id="viewers" role="status"></p>
    ${group === 'peonies' ? swatches(['Ivory', 'Coral', 'Blush']) : ''}
    <fieldset class="sizes"><legend>Size</legend>${['Posy', 'Classic', 'Grand']
      .map(
        (size, index) =>
          `<label class="size"><input type="radio" name="size" value="${size}"${index === 1 ? ' checked' : ''}><span>${size}</span></label>`,
      )
      .join('')}</fieldset>
    <label>Delivery date <input id="delivery-date" name="date" placeholder="Choose a day" readonly></label><p id="date-hint" role="status"></p>
    <div class="quantity"><button type="button" id="fewer" aria-label="Fewer">−</button><input id="quantity" value="1" inputmode="numeric" aria-label="Quantity"><button type="button" id="more" aria-label="More">+</button>
    <button type="button" class="button dark" id="add">Add to basket</button><button type="button" class="wish big-wish" aria-pressed="false" aria-label="Save ${name}">${icon('heart')}</button></div>
    <p id="description">Picked this morning, wrapped in brown paper and sent with a card in your words. Every bunch is a little different, because gardens are.</p>
    <p>Share the code <code id="share-code">HAZEL-${slug.slice(0, 4).toUpperCase()}</code> <button type="button" class="as-link" id="copy-code">Copy code</button></p></div></div>
    <section class="band tabs" id="product-tabs"><div role="tablist"><button type="button" role="tab" aria-selected="true" data-tab="0">Details</button><button type="button" role="tab" aria-selected="false" data-tab="1">Care</button><button type="button" role="tab" aria-selected="false" data-tab="2" id="reviews-tab">Reviews</button></div><div role="tabpanel"><ul>${Array.from({ length: 6 }, (_, index) => `<li>${index + 3} stems of something fragrant</li>`).join('')}</ul></div><div role="tabpanel" hidden>Recut the stems every two days.</div><div role="tabpanel" hidden>${quotes.map(([who, text]) => `<p><b>${who}</b> ${text}</p>`).join('')}</div></section>
    <section class="band"><h2>You may also like</h2><div class="swiper" id="related"><div class="swiper-wrapper">${products
      .filter((each) => each.group !== group)
      .slice(0, 9)
      .map((each) => `<div class="swiper-slide">${tile(each)}</div>`)
      .join(
        '',
      )}</div><button type="button" class="swiper-button-next" aria-label="More flowers"></button></div></section>
    <div class="sticky-buy" id="sticky-buy" hidden><b>${name}</b><span>£${price}.00</span><button type="button" class="button dark" id="sticky-add">Add</button></div>`,
    'product',
  );
};
