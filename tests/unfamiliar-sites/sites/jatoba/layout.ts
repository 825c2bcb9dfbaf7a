import { imageOf, type Product, reais, type Session } from './data.ts';

export const STATIC = '/static/version1795766400/frontend/Jatoba/casa/pt_BR';

const requireConfig = {
  baseUrl: STATIC,
  waitSeconds: 30,
  paths: {
    jquery: 'lib/jquery3/dist/jquery.min',
    knockout: 'lib/knockout/build/output/knockout-latest',
    underscore: 'lib/underscore/underscore-umd-min',
    'jquery-ui': 'lib/jquery-ui',
    'jquery/validate': 'lib/jquery-validation/dist/jquery.validate.min',
    'fotorama/fotorama': 'lib/fotorama/fotorama',
    slick: 'lib/slick-carousel/slick/slick.min',
  },
  shim: { 'fotorama/fotorama': { deps: ['jquery'] } },
  deps: ['mage/bootstrap'],
};

export const init = (components: object) =>
  `<script type="text/x-magento-init">${JSON.stringify(components)}</script>`;
export const attribute = (components: object) =>
  `data-mage-init='${JSON.stringify(components).replaceAll("'", '&#39;')}'`;

const app = (component: string, template: string, more: object = {}) => ({
  'Magento_Ui/js/core/app': { component, template, ...more },
});
export const appIn = (id: string, component: string, template: string, more?: object) =>
  `<div id="${id}" class="is-loading"></div>${init({ [`#${id}`]: app(component, template, more) })}`;

const links: readonly (readonly [string, string])[] = [
  ['/moveis/poltronas.html', 'Poltronas'],
  ['/moveis/mesas.html', 'Mesas'],
  ['/decoracao.html', 'Decoração'],
  ['/colecoes/verao.html', 'Coleção Verão'],
  ['/casamento.html', 'Lista de casamento'],
  ['/blog/madeira-macica.html', 'Blog'],
];

const footer: readonly (readonly [string, string])[] = [
  ['/perguntas-frequentes', 'Perguntas frequentes'],
  ['/trocas-e-devolucoes', 'Trocas e devoluções'],
  ['/nossas-lojas', 'Nossas lojas'],
  ['/manual-de-montagem', 'Manuais de montagem'],
  ['/sales/order/history/', 'Meus pedidos'],
];

const list = (all: readonly (readonly [string, string])[]) =>
  all.map(([href, text]) => `<li><a href="${href}">${text}</a></li>`).join('');

export const page = (title: string, main: string) => `
<script>var require = ${JSON.stringify(requireConfig)};</script><script src="${STATIC}/lib/requirejs/require.js"></script>
<div class="page-wrapper"><div class="top-strip">Frete grátis para o Sul e Sudeste acima de R$ 499</div>
<header class="page-header"><a class="logo" href="/">Casa Jatobá</a><button type="button" class="nav-toggle" aria-expanded="false">Menu</button>
<form class="minisearch" action="/catalogsearch/result/" ${attribute({ quickSearch: {} })}><input name="q" placeholder="Busque por produto" aria-label="Busca" role="combobox" aria-expanded="false" autocomplete="off"><ul class="search-autocomplete" role="listbox" style="display:none"></ul></form>
<a class="account-link" href="/customer/account/login/">Entrar</a>${appIn('minicart', 'Magento_Checkout/js/view/minicart', 'minicart')}</header>
<nav class="navigation"><ul>${list(links)}</ul></nav>
<main class="page-main"><h1>${title}</h1><div class="page-messages" ${attribute({ 'Magento_Theme/js/view/messages': {} })}></div>${main}</main>
<footer class="page-footer"><form class="newsletter" ${attribute({ 'Magento_Newsletter/js/subscribe': {} })}><label>Receba novidades <input name="email" type="email" required placeholder="Seu e-mail"></label> <button>Assinar</button><p class="newsletter-answer" role="status"></p></form>
<ul>${list(footer)}</ul><p>Casa Jatobá Móveis e Decoração Ltda. · CNPJ 00.000.000/0001-00</p></footer></div>
<div id="cookie-notice" hidden role="region" aria-label="Cookies"><p>Usamos cookies para melhorar a sua experiência.</p><button type="button" value="1" class="cookie-allow">Aceitar</button> <button type="button" value="0">Recusar</button></div>`;

function tile(product: Product, session: Session): string {
  const { id, slug, name, price, hue, attributes = [] } = product;
  const colors = attributes[0]?.options.filter(({ color }) => color) ?? [];
  const swatches = colors
    .map(
      ({ label, color }) =>
        `<div class="swatch-option color" role="option" tabindex="0" aria-checked="false" aria-label="${label}" style="background:${color}"></div>`,
    )
    .join('');
  return `<li class="product-item" data-product="${id}"><a class="product-item-link" href="/${slug}.html"><img class="product-image-photo" src="${imageOf(hue)}" width="240" height="180" alt="${name}"></a>
<a class="product-item-name" href="/${slug}.html">${name}</a><span class="price">${reais(price)}</span><small>10x de ${reais(price / 10)} sem juros</small>
${swatches && `<div class="swatches" ${attribute({ 'Magento_Swatches/js/listing': { hue } })}>${swatches}</div>`}
${attributes.length ? '' : `<form ${attribute({ catalogAddToCart: {} })}><input type="hidden" name="product" value="${id}"><input type="hidden" name="qty" value="1"><button class="action tocart">Adicionar ao carrinho</button></form>`}
<button type="button" class="towishlist${session.wishlist.includes(id) ? ' in-list' : ''}" aria-label="Adicionar ${name} aos favoritos" aria-pressed="false" ${attribute({ 'Magento_Wishlist/js/toggle': { id } })}>♥</button>
<button type="button" class="tocompare" ${attribute({ 'Magento_Catalog/js/compare': { id } })}>Comparar</button></li>`;
}

export const tiles = (products: readonly Product[], session: Session) =>
  `<ol class="products product-items">${products.map((each) => tile(each, session)).join('')}</ol>`;
