import { imageOf, type Product, products, reais, type Session } from './data.ts';
import { appIn, attribute, init, page, tiles } from './layout.ts';

const inCategory = (name: string) => products.filter(({ category }) => category === name);

export const home = (session: Session) =>
  page(
    'Móveis e decoração brasileiros',
    `<div class="hero" ${attribute({ 'Jatoba_Home/js/hero': {} })}>${['Semana da varanda', 'Linho e madeira', 'Montagem grátis em São Paulo'].map((text, at) => `<div class="slide" style="background:hsl(${at * 60 + 20} 35% 70%)"><h2>${text}</h2><a href="/decoracao.html">Veja a seleção</a></div>`).join('')}</div>
<h2>Mais vendidos</h2>${tiles(
      products.filter(({ id }) => [2010, 2001, 2011, 2020, 2021, 2022].includes(id)),
      session,
    )}`,
  );

const toolbar = (sort: string) =>
  `<div class="toolbar" ${attribute({ 'Magento_Catalog/js/product/list/toolbar': {} })}><button type="button" class="modes-mode active" data-value="grid" aria-pressed="true">Grade</button><button type="button" class="modes-mode" data-value="list" aria-pressed="false">Lista</button><label>Ordenar por <select class="sorter" name="product_list_order">${[
    ['position', 'Posição'],
    ['price', 'Preço'],
    ['name', 'Nome'],
  ]
    .map(
      ([value, text]) =>
        `<option value="${value}"${value === sort ? ' selected' : ''}>${text}</option>`,
    )
    .join('')}</select></label></div>`;

const filter = (count: number, chosen: string) =>
  `<button type="button" class="filter-open">Filtrar</button><aside class="filter" ${attribute({ 'Magento_LayeredNavigation/js/filter': {} })}><div class="filter-title"><b>Filtrar por</b><button type="button" class="filter-close" aria-label="Fechar os filtros">×</button></div><div class="filter-options"><div class="filter-options-title">Cor</div><div>${[
    ['49', 'Linho Cru'],
    ['50', 'Verde Musgo'],
    ['51', 'Terracota'],
  ]
    .map(
      ([id, text]) =>
        `<label class="filter-item"><input type="checkbox" class="filter-check" value="${id}"${chosen.split(',').includes(id ?? '') ? ' checked' : ''}> ${text}</label>`,
    )
    .join(
      '',
    )}</div><div class="filter-options-title">Preço</div><div><div class="price-range"></div><p>R$ <span class="price-from">50</span> a R$ <span class="price-to">5000</span></p><button type="button" class="price-apply">Aplicar preço</button></div><div class="filter-options-title">Entrega</div><div><p>Pronta entrega em 14 cidades.</p></div></div><div class="filter-bottom"><button type="button" class="filter-show">Ver ${count} produtos</button></div></aside>`;

/** The invitation to install the app is shown on phones only. */
const appBanner =
  '<div class="app-banner"><b>Casa Jatobá no seu celular</b><span>Ofertas só no aplicativo</span></div>';

export function armchairs(session: Session, query: URLSearchParams): string {
  const sort = query.get('product_list_order') ?? 'position';
  const all = [...inCategory('poltronas')];
  if (sort === 'price') all.sort((a, b) => a.price - b.price);
  if (sort === 'name') all.sort((a, b) => a.name.localeCompare(b.name));
  const color = query.get('cor') ?? '';
  const state = color
    ? '<p class="filter-current">Filtros ativos <a href="/moveis/poltronas.html">Limpar tudo</a></p>'
    : '';
  return page(
    'Poltronas',
    `<div class="columns">${filter(all.length, color)}<div class="list">${toolbar(sort)}${state}${tiles(all, session)}${appBanner}</div></div>
<aside class="compare-block">${session.compare.length ? `<b>Comparar (${session.compare.length})</b> <a href="/catalog/product_compare/">Comparar produtos</a>` : 'Nenhum item para comparar.'}</aside>`,
  );
}

export const tables = (session: Session) =>
  page(
    'Mesas',
    `<p>Mesas de jantar e laterais.</p>${tiles(inCategory('decoracao').slice(1, 4), session)}`,
  );

export const decoration = (session: Session) =>
  page(
    'Decoração',
    `${tiles(inCategory('decoracao').slice(0, 6), session)}<button type="button" class="load-more" data-page="1" ${attribute({ 'Jatoba_Catalog/js/load-more': {} })}>Carregar mais produtos</button>`,
  );

export const morePieces = (session: Session, number: number) =>
  tiles(inCategory('decoracao').slice(4 + number * 2, 7 + number * 2), session)
    .replace(/^<ol[^>]*>/, '')
    .replace(/<\/ol>$/, '');

export const summer = () =>
  page(
    'Coleção Verão',
    `<p>Peças leves em fibras naturais, para salas claras e varandas.</p><button type="button" class="cep-open" ${attribute({ 'Jatoba_Colecao/js/cep-modal': {} })}>Informe seu CEP e veja o que chega até o Natal</button><div id="cep-modal" style="display:none"><p>Os prazos mudam conforme a região.</p><label>CEP <input name="cep-modal" inputmode="numeric"></label><button type="button" class="cep-save" tabindex="-1">Confirmar</button> <a class="cep-unknown" href="#cep">Não sei meu CEP</a></div><p>A fibra de junco é colhida no inverno e trançada ainda úmida. Por isso cada cadeira demora três dias no tear.</p>`,
  );

export const productPage = (product: Product) => {
  const { id, name, price, hue, text, attributes = [], children = [] } = product;
  const data = [0, 1, 2].map((view) => imageOf(hue, view));
  const viewer =
    id === 2011
      ? `<button type="button" class="viewer-open" ${attribute({ 'Jatoba_Viewer/js/open': { model: 'aroeira.glb' } })}>Ver em 3D</button>`
      : '';
  return page(
    name,
    `<div class="product-info"><div class="gallery is-loading" ${attribute({ 'mage/gallery/gallery': { data } })}><img src="${data[0]}" alt="${name}" width="480" height="360"></div><div class="product-main"><p class="price">${reais(price)}</p><p>10x de ${reais(price / 10)} sem juros ou ${reais(price * 0.95)} no PIX</p>${viewer}
<form id="product_addtocart_form" ${attribute({ 'mage/validation': {}, catalogAddToCart: {} })}><input type="hidden" name="product" value="${id}"><div class="swatch-opt"></div>
<div class="qty-row" ${attribute({ 'Jatoba_Catalog/js/qty': {} })}><button type="button" data-step="-1" class="qty-minus" aria-label="Menos">−</button><input name="qty" value="1" aria-label="Quantidade"><button type="button" data-step="1" class="qty-plus" aria-label="Mais">+</button></div><button class="action tocart primary">Adicionar ao carrinho</button></form>
${appIn('frete', 'Jatoba_Frete/js/frete', 'frete', { product: id })}</div></div>
<div class="product-tabs" ${attribute({ 'Magento_Catalog/js/tabs': {} })}><ul><li><a href="#description">Detalhes</a></li><li><a href="#additional">Medidas</a></li><li><a href="#reviews">Avaliações</a></li></ul><div id="description"><p>${text}</p></div><div id="additional"><table><tr><td>Altura</td><td>78 cm</td></tr><tr><td>Profundidade</td><td>82 cm</td></tr><tr><td>Peso</td><td>19 kg</td></tr></table></div>
<div id="reviews"><p>Seja o primeiro a avaliar.</p>${review}</div></div>${
      attributes.length
        ? init({
            '.swatch-opt': {
              'Magento_Swatches/js/swatch-renderer': { attributes, index: children, hue },
            },
          })
        : ''
    }`,
  );
};

/** The stars come from an icon font of the old theme; their row has no height without it. */
const review = `<form class="review-form" ${attribute({ 'Magento_Review/js/form': {} })}><div class="review-control-vote">${[1, 2, 3, 4, 5].map((n) => `<input type="radio" name="ratings[4]" id="rating-${n}" value="${n}"><label for="rating-${n}"></label>`).join('')}</div><label>Apelido <input name="nickname" required></label><label>Resumo <input name="title" required></label><label>Avaliação <textarea name="detail" required></textarea></label><button class="action submit">Enviar avaliação</button></form>`;

export function compare(session: Session): string {
  const all = products.filter(({ id }) => session.compare.includes(id));
  const row = (title: string, value: (product: Product) => string) => {
    const values = all.map(value);
    const isSame = new Set(values).size === 1;
    return `<tr${isSame ? ' class="is-same"' : ''}><th>${title}</th>${values.map((each) => `<td>${each}</td>`).join('')}</tr>`;
  };
  return page(
    'Comparar produtos',
    `<div class="compare-page" ${attribute({ 'Magento_Catalog/js/compare-page': {} })}><label><input type="checkbox" class="only-differences"> Mostrar só as diferenças</label><table class="compare-table">${row('Produto', ({ name, slug }) => `<a href="/${slug}.html">${name}</a>`)}${row('Preço', ({ price }) => reais(price))}${row('Material', () => 'Madeira e linho')}${row('Garantia', () => '2 anos')}</table></div>`,
  );
}
