import { icon } from './icons.ts';
import { card, errorList, grid, message, page, section } from './layout.ts';
import {
  bySlug,
  categories,
  inCategory,
  lazy,
  money,
  type Product,
  photo,
  priceOf,
  products,
  type Session,
} from './shop.ts';

const slides = [
  ['Nuova collezione Agrumi', 'Limoni e cedri dipinti a mano, pezzo per pezzo.'],
  ['Smalti di Faenza', 'Colori che restano vivi anche dopo cent’anni.'],
  ['Regali di Natale', 'Ordina entro il 15 dicembre per riceverli in tempo.'],
];
const voices = [
  ['Marta, Bologna', 'Imballaggio perfetto e colori ancora più belli dal vivo.'],
  ['Pietro, Verona', 'Il vaso è arrivato in due giorni. Torneremo a trovarvi.'],
  ['Annalisa, Bari', 'Ho regalato le tazze a mia sorella: le adora.'],
];
const reasons = [
  ['Fatto a mano', 'Ogni pezzo nasce al tornio e porta la firma di chi lo ha dipinto.'],
  ['Imballo sicuro', 'Cartone a doppia onda e trucioli di legno del falegname accanto.'],
  ['Reso in 30 giorni', 'Se il colore non ti convince, lo riprendiamo indietro.'],
];

export const home = (session: Session) =>
  page({
    session,
    title: '',
    bodyClass: 'home',
    main: [
      section(
        'hero',
        `<div class="hero-slider">${slides
          .map(
            ([title, text], index) =>
              `<div class="hero-slide" style="background-image:url(${photo(211 + index * 10, 2)})"><h2>${title}</h2><p>${text}</p></div>`,
          )
          .join('')}</div>`,
      ),
      section(
        'offers',
        `<div class="offer-banner"><p><b>Fine serie.</b> Pezzi unici e seconde scelte a metà prezzo.</p><a class="elementor-button" href="/outlet/">Scopri l’outlet</a></div>`,
      ),
      section(
        'intro',
        `<h2 class="elementor-heading-title">Ceramica di Faenza dal 1958</h2><p id="presentazione">Tre generazioni di vasai lavorano nello stesso cortile, con la stessa argilla e un forno a legna che si accende ogni secondo venerdì del mese.</p>`,
      ),
      section(
        'new',
        `<h2 class="elementor-heading-title">Appena usciti dal forno</h2>${grid(products.filter(({ glazes }) => !glazes).slice(0, 8))}`,
      ),
      section(
        'reasons',
        `<div class="icon-boxes">${reasons.map(([title, text]) => `<div class="elementor-icon-box"><h3>${title}</h3><p>${text}</p></div>`).join('')}</div>`,
      ),
      section(
        'counter',
        `<div class="counters">${[68, 2400, 19].map((to, index) => `<div><span class="elementor-counter-number" data-to="${to}">0</span><span>${['anni di bottega', 'pezzi l’anno', 'smalti nostri'][index]}</span></div>`).join('')}</div>`,
      ),
      section(
        'voices',
        `<h2 class="elementor-heading-title">Dicono di noi</h2><div class="voices">${voices.map(([who, text]) => `<blockquote><p>${text}</p><cite>${who}</cite></blockquote>`).join('')}</div>`,
      ),
      section(
        'discount',
        `<h2 class="elementor-heading-title">Il primo ordine costa meno</h2><p>Iscriviti alla lettera della bottega: una al mese, niente di più.</p><a class="elementor-button" href="#elementor-action%3Aaction%3Dpopup%3Aopen%26id%3Dnewsletter">Voglio il 10%</a>`,
      ),
    ].join(''),
  });

const sorts: Readonly<Record<string, string>> = {
  menu_order: 'Ordinamento predefinito',
  popularity: 'Popolarità',
  date: 'Ordina in base al più recente',
  price: 'Prezzo: dal più economico',
  'price-desc': 'Prezzo: dal più caro',
};

function sorted(items: readonly Product[], order: string | null) {
  const sign = order === 'price-desc' ? -1 : 1;
  return order?.startsWith('price') ? [...items].sort((a, b) => sign * (a.price - b.price)) : items;
}

const filters = `<aside class="widget-area"><section class="widget widget_price_filter"><h3>Prezzo</h3><div class="price_slider"></div><p class="price_label">Prezzo: <span class="from">15</span> € — <span class="to">150</span> €</p><button class="price-button" type="button">Filtra</button></section>
<section class="widget widget_layered_nav"><h3>Categoria</h3><ul>${Object.entries(categories)
  .map(
    ([cat, label]) =>
      `<li><label><input type="checkbox" class="filter-box" name="filter_cat" value="${cat}"> ${label} <span class="count">(${inCategory(cat).length})</span></label></li>`,
  )
  .join(
    '',
  )}</ul></section><section class="widget"><h3>Serve aiuto?</h3><p>Telefona in bottega: siamo al tornio dalle 8 alle 17.</p></section></aside>`;

const ordering = (order: string | null) =>
  `<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Ordine negozio">${Object.entries(
    sorts,
  )
    .map(
      ([value, label]) =>
        `<option value="${value}"${value === order ? ' selected' : ''}>${label}</option>`,
    )
    .join('')}</select></form>`;

export const shop = (session: Session, query: URLSearchParams) =>
  page({
    session,
    title: 'Negozio',
    with: ['filters'],
    bodyClass: 'archive has-sidebar',
    main: `<div class="shop-layout">${filters}<div class="shop-main"><p class="woocommerce-result-count">Visualizzazione di 8 di ${products.length} risultati</p>${ordering(query.get('orderby'))}${grid(sorted(products, query.get('orderby')).slice(0, 8))}<button class="load-more" data-page="1">Carica altri prodotti</button></div></div>`,
  });

export const category = (session: Session, cat: keyof typeof categories) =>
  page({
    session,
    title: categories[cat],
    with: ['quickView'],
    bodyClass: 'archive tax-product_cat',
    main: `<p class="term-description">Pezzi modellati al tornio e cotti due volte, pronti per la tavola di ogni giorno.</p>${grid(inCategory(cat), true)}`,
  });

export const outlet = (session: Session) =>
  page({
    session,
    title: 'Outlet',
    bodyClass: 'archive',
    main: '<p class="woocommerce-info">Non è stato trovato nessun prodotto che corrisponde alla tua selezione.</p>',
  });

export const results = (session: Session, words: string) => {
  const found = products.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  return page({
    session,
    title: `Risultati della ricerca: “${words.replaceAll('<', '')}”`,
    main: found.length ? grid(found) : '<p class="woocommerce-info">Nessun prodotto trovato.</p>',
  });
};

const reviews = [
  ['Lucia', 5, 'Più bello che in foto, lo smalto è profondo e senza una sbavatura.'],
  ['Giorgio', 4, 'Ottima fattura, consegna un giorno dopo il previsto.'],
  ['Sabina', 5, 'Secondo acquisto. Il servizio cresce un pezzo alla volta.'],
] as const;

const reviewPanel = `<div id="reviews"><h2>3 recensioni</h2><ol class="commentlist">${reviews
  .map(
    ([who, stars, text]) =>
      `<li><b>${who}</b> <span class="star-rating" aria-label="${stars} su 5">${'<i></i>'.repeat(stars)}</span><p>${text}</p></li>`,
  )
  .join(
    '',
  )}</ol><form class="comment-form"><label>La tua valutazione</label><select name="rating" id="rating" style="display:none"><option value="">Valuta…</option>${[5, 4, 3, 2, 1].map((n) => `<option value="${n}">${n}</option>`).join('')}</select><label>La tua recensione <textarea name="comment" rows="3"></textarea></label><button type="submit" class="button">Invia</button></form></div>`;

const variation = (item: Product, glaze: string, index: number) => ({
  variation_id: item.id * 10 + index,
  attributes: { attribute_smalto: glaze },
  display_price: item.price + index * 4,
  price_html: `<span class="price">${money(item.price + index * 4)}</span>`,
  availability_html: '<p class="stock in-stock">Disponibile</p>',
  is_in_stock: true,
  // Entered by hand, and for the dark glaze never filled in.
  ...(glaze === 'Blu notte' ? {} : { dimensions_html: '22 × 22 × 30 cm' }),
});

const variationForm = (item: Product, glazes: readonly string[]) =>
  `<form class="variations_form cart" method="post" data-product_id="${item.id}" data-product_variations='${JSON.stringify(glazes.map((glaze, index) => variation(item, glaze, index)))}'><table class="variations"><tbody><tr><th class="label"><label for="smalto">Smalto</label></th><td class="value"><select id="smalto" name="attribute_smalto" style="display:none"><option value="">Scegli un’opzione</option>${glazes.map((glaze) => `<option>${glaze}</option>`).join('')}</select><ul role="radiogroup" aria-label="Smalto" class="variable-items-wrapper">${glazes
    .map(
      (glaze) =>
        `<li role="radio" tabindex="0" aria-checked="false" class="variable-item" data-value="${glaze}" title="${glaze}">${glaze}</li>`,
    )
    .join(
      '',
    )}</ul><a class="reset_variations" href="#" style="visibility:hidden">Svuota</a></td></tr></tbody></table><div class="single_variation_wrap"><div class="woocommerce-variation single_variation" style="display:none"></div>${quantity}<button type="submit" class="single_add_to_cart_button button alt disabled wc-variation-selection-needed">Aggiungi al carrello</button></div></form>`;

export const quantityOf = (name: string, value: number) =>
  `<div class="quantity qib-container"><button type="button" class="minus qib-button" aria-label="Diminuisci">-</button><input type="number" class="input-text qty text" name="${name}" value="${value}" min="0" step="1" inputmode="numeric" aria-label="Quantità"><button type="button" class="plus qib-button" aria-label="Aumenta">+</button></div>`;
const quantity = quantityOf('quantity', 1);

function buyForm(item: Product) {
  if (item.isSoldOut)
    return '<p class="stock out-of-stock">Esaurito: la prossima infornata è il 12 dicembre.</p><button class="button alt" disabled>Aggiungi al carrello</button>';
  if (item.glazes) return variationForm(item, item.glazes);
  return `<form class="cart" method="post">${quantity}<button type="submit" name="add-to-cart" value="${item.id}" class="single_add_to_cart_button button alt">Aggiungi al carrello</button></form>`;
}

const gallery = ({ id, name }: Product) =>
  `<div class="woocommerce-product-gallery"><a class="woocommerce-product-gallery__trigger" href="#" aria-label="Ingrandisci le foto">${icon('zoom')}</a><figure class="woocommerce-product-gallery__wrapper">${[1, 2, 3, 4].map((view) => `<div class="woocommerce-product-gallery__image"><a href="${photo(id, view)}"><img src="${photo(id, view)}" width="460" height="460" alt="${name}, vista ${view}"></a></div>`).join('')}</figure></div>`;

export function product(session: Session, slug: string, query: URLSearchParams, isPost: boolean) {
  const item = bySlug(slug);
  if (!item) return undefined;
  const related = inCategory(item.cat).filter(({ id }) => id !== item.id);
  const notices =
    isPost && query.get('add-to-cart')
      ? message(
          `${Number(query.get('quantity')) > 1 ? `${Number(query.get('quantity'))} × ` : ''}“${item.name}” è stato aggiunto al tuo carrello.`,
        )
      : isPost
        ? errorList('Scegli le opzioni del prodotto.')
        : '';
  return page({
    session,
    title: '',
    notices,
    with: item.glazes ? ['gallery', 'scalapay', 'variations', 'swatches'] : ['gallery'],
    bodyClass: 'single-product',
    main: `<div class="product type-product"><div class="product-top">${gallery(item)}<div class="summary entry-summary"><nav class="woocommerce-breadcrumb"><a href="/">Home</a> / <a href="/categoria-prodotto/${item.cat}/">${categories[item.cat]}</a> / ${item.name}</nav><h1 class="product_title">${item.name}</h1><p class="price-line">${priceOf(item)}</p><p class="installments" data-price="${item.price}"></p><div class="short-description"><p>Modellato al tornio e dipinto a mano. Piccole differenze di colore sono il segno del lavoro artigiano.</p></div>${item.id === 241 ? '<p><a class="size-guide" href="#elementor-action%3Aaction%3Dpopup%3Aopen%26id%3Dmisure">Guida alle misure</a></p>' : ''}${buyForm(item)}<div class="product_meta"><span>COD: MRZ-${item.id}</span> <button class="tinvwl_add_to_wishlist_button" data-product_id="${item.id}" aria-pressed="false">${icon('heart')} Aggiungi ai desideri</button></div></div></div>
<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${[
      ['description', 'Descrizione'],
      ['additional_information', 'Informazioni aggiuntive'],
      ['reviews', 'Recensioni (3)'],
    ]
      .map(
        ([key, label]) =>
          `<li class="${key}_tab" role="presentation"><a href="#tab-${key}" role="tab">${label}</a></li>`,
      )
      .join(
        '',
      )}</ul><div class="wc-tab" id="tab-description"><p>Argilla rossa del Senio, smalto stannifero, seconda cottura a 920 gradi. Il pezzo può andare in lavastoviglie a basse temperature.</p><p>La decorazione segue un disegno del 1961 ritrovato in soffitta e leggermente ridotto.</p></div><div class="wc-tab" id="tab-additional_information"><table class="shop_attributes"><tr><th>Peso</th><td>0,9 kg</td></tr><tr><th>Dimensioni</th><td>27 × 27 × 4 cm</td></tr><tr><th>Forno</th><td>No microonde</td></tr></table></div><div class="wc-tab" id="tab-reviews">${reviewPanel}</div></div>
<section class="related products-carousel"><h2>Prodotti correlati</h2><ul class="products related-slider">${[
      ...related,
      ...related,
    ]
      .slice(0, 8)
      .map((each) => card(each))
      .join('')}</ul></section></div>`,
  });
}

export const quickViewOf = (item: Product) =>
  `<div class="quick-view-box" role="dialog" aria-label="${item.name}"><button class="quick-view-close" aria-label="Chiudi l’anteprima">×</button>${lazy(
    photo(item.id),
    item.name,
  )
    .replace('data-lazy-src', 'data-src')
    .replace(
      /src="data:[^"]*"/,
      `src="${photo(item.id)}"`,
    )}<div><h2>${item.name}</h2>${priceOf(item)}<p>Modellata al tornio, capacità 250 ml.</p><a class="button" href="/prodotto/${item.slug}/">Vai al prodotto</a></div></div>`;
