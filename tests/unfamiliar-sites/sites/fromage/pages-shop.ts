import type { Reply, SiteRequest } from '../../site.ts';
import { quantityInput } from './cart.ts';
import { articles, collections, euros, type Product, productOf, products } from './catalog.ts';
import { card, collectionLinks, crumbs, page, stars } from './layout.ts';

const slides = [
  ['L’abondance de l’été dernier est prête', '/products/abondance', 'Goûter', '#6d4f23'],
  ['Raclette : le coffret pour six', '/products/coffret-raclette', 'Voir le coffret', '#40532f'],
  ['Chèvres cendrés du Berry', '/collections/chevres', 'Découvrir', '#4d5560'],
  ['Une cave voûtée depuis 1921', '/blogs/recettes/plateau', 'Lire', '#593b36'],
] as const;

const opinions = [
  ['Emballage parfait, le reblochon est arrivé frais.', 'Odile, Nantes'],
  ['Le comté 18 mois est une merveille.', 'Karim, Lille'],
  ['Livré à l’heure dite, un grand merci.', 'Solange, Paris'],
  ['Conseils précieux au téléphone.', 'Benoît, Lyon'],
] as const;

const carousel = (title: string, id: string, list: readonly Product[]) =>
  `<section class="section"><h2>${title}</h2><div class="swiper carrousel" id="${id}"><ul class="swiper-wrapper">${list.map((each) => card(each).replace('class="carte"', 'class="carte swiper-slide"')).join('')}</ul></div><button type="button" class="fleche" id="${id}-avant" aria-label="Produits précédents">‹</button><button type="button" class="fleche" id="${id}-apres" aria-label="Produits suivants">›</button></section>`;

export const home = (request: SiteRequest): Reply =>
  page(
    request,
    `<section class="diaporama swiper" id="diaporama" aria-label="À la une"><div class="swiper-wrapper">${slides.map(([title, path, label, color]) => `<div class="swiper-slide diapo" style="background:${color}"><h2>${title}</h2><a class="bouton bouton--clair" href="${path}">${label}</a></div>`).join('')}</div><div class="swiper-pagination"></div><button type="button" class="swiper-button-prev" id="diapo-avant" aria-label="Diapositive précédente"></button><button type="button" class="swiper-button-next" id="diapo-apres" aria-label="Diapositive suivante"></button></section>
<section class="section bandeau"><div><h2>Le plateau des fêtes est arrivé</h2><p>Sept fromages choisis par Élise, à poser au milieu de la table.</p><a class="bouton" id="plateau-fetes" href="/collections/plateau-des-fetes">Voir le plateau des fêtes</a></div><img src="/cdn/plateau-apero.svg" width="320" height="220" alt="Plateau de fromages"></section>
${carousel('Les préférés de la cave', 'preferes', products.slice(0, 9))}
<section class="section"><h2>Nos familles</h2><ul class="familles">${collectionLinks}</ul></section>
<section class="section texte"><h2>La maison</h2><p id="histoire">Depuis quatre générations, nous choisissons chaque meule chez les producteurs, puis nous la laissons prendre son temps dans une cave taillée dans le calcaire.</p></section>
<section class="section"><h2>Ils en parlent</h2><div class="opinions">${opinions.map(([text, name]) => `<blockquote><p>${text}</p><footer>${name}</footer></blockquote>`).join('')}</div></section>
${carousel('Coffrets à offrir', 'cadeaux', products.slice(-5))}
<section class="section"><h2>Dans la cuisine</h2><div class="articles">${articles
      .slice(0, 3)
      .map(
        ({ handle, title, color }) =>
          `<a class="article-carte" href="/blogs/recettes/${handle}"><span style="background:${color}"></span>${title}</a>`,
      )
      .join('')}</div></section>`,
    { apps: ['temoins', 'ajout-rapide', 'achats'] },
  );

const PER_PAGE = 12;
const milks = ['vache', 'brebis', 'chèvre'] as const;

const filtered = (handle: string, query: URLSearchParams) => {
  const [wanted, regions] = [query.getAll('lait'), query.getAll('region')];
  const list = products.filter(
    (each) =>
      (handle === 'all' || each.collection === handle) &&
      (wanted.length === 0 || wanted.includes(each.milk)) &&
      (regions.length === 0 || regions.includes(each.region)) &&
      (!query.get('dispo') || each.variants.some(({ isAvailable }) => isAvailable)),
  );
  const price = ({ variants }: Product) => variants[0]?.cents ?? 0;
  const order = query.get('sort_by');
  if (order === 'prix-croissant') return list.sort((a, b) => price(a) - price(b));
  if (order === 'prix-decroissant') return list.sort((a, b) => price(b) - price(a));
  return order === 'nom' ? list.sort((a, b) => a.title.localeCompare(b.title)) : list;
};

const box = (name: string, value: string, label: string, count: number, query: URLSearchParams) =>
  `<li><label class="case"><input type="checkbox" name="${name}" value="${value}"${query.getAll(name).includes(value) ? ' checked' : ''}> ${label} (${count})</label></li>`;

function facets(handle: string, query: URLSearchParams) {
  const all = products.filter((each) => handle === 'all' || each.collection === handle);
  const regions = [...new Set(all.map(({ region }) => region))];
  const order = query.get('sort_by') ?? 'choix';
  return `<facet-filters-form class="facettes" data-url="/collections/${handle}"><form id="facettes"><div class="facettes__groupes"><details open><summary>Lait</summary><ul>${milks.map((milk) => box('lait', milk, milk, all.filter((each) => each.milk === milk).length, query)).join('')}</ul></details><details><summary>Région</summary><ul>${regions.map((region) => box('region', region, region, all.filter((each) => each.region === region).length, query)).join('')}</ul></details><label class="case"><input type="checkbox" name="dispo" value="1"> Disponible</label></div><label class="tri">Trier par <select name="sort_by">${[
    ['choix', 'Notre choix'],
    ['nom', 'De A à Z'],
    ['prix-croissant', 'Prix croissant'],
    ['prix-decroissant', 'Prix décroissant'],
  ]
    .map(
      ([value, label]) =>
        `<option value="${value}"${order === value ? ' selected' : ''}>${label}</option>`,
    )
    .join('')}</select></label></form></facet-filters-form>`;
}

/** The part that filters and the pager replace. */
function grid(handle: string, query: URLSearchParams) {
  const list = filtered(handle, query);
  const current = Number(query.get('page') ?? 1);
  const shown = list.slice((current - 1) * PER_PAGE, current * PER_PAGE);
  const active = [...query].filter(([name]) => ['lait', 'region', 'dispo'].includes(name));
  return `<div id="grille" data-page="${current}" data-fin="${current * PER_PAGE >= list.length}"><p class="compte" role="status">${list.length} fromages</p><div class="actifs">${active.map(([name, value]) => `<button type="button" class="etiquette" data-retirer="${name}" data-valeur="${value}">${name === 'dispo' ? 'Disponible' : value} ×</button>`).join('')}${active.length ? '<button type="button" class="lien" id="tout-effacer">Tout effacer</button>' : ''}</div><ul class="produits">${shown.map(card).join('') || '<li>Aucun fromage ne correspond.</li>'}</ul></div>`;
}

const HIDING = `<style>.masque-test{opacity:0!important}</style><script>(function(d,t){var h=d.documentElement;h.classList.add('masque-test');window.essaisPrets=function(){h.classList.remove('masque-test')};setTimeout(window.essaisPrets,t)})(document,4400)</script><script src="/apps/essais.js?ms=9000" async></script>`;

export function collection(request: SiteRequest, handle: string): Reply | undefined {
  const title = collections[handle];
  if (!title) return;
  const { query } = request;
  if (query.get('section_id')) return { body: grid(handle, query), afterMs: 380 };
  const body = `${crumbs([`/collections/${handle}`, title])}<h1>${title}</h1><p class="chapeau">Découpés le jour de l’envoi, emballés dans un papier qui respire.</p>${facets(handle, query)}<div class="chargement" hidden>Chargement…</div>${grid(handle, query)}<div id="suite" class="suite" aria-hidden="true"></div>`;
  return page(request, handle === 'coffrets' ? HIDING + body : body, {
    apps: ['ajout-rapide', 'achats'],
    afterMs: 160,
  });
}

const media = ({ handle, title }: Product, cut: string) =>
  `<media-gallery class="galerie" data-cle="${handle}-${cut}"><div class="galerie__vue">${[0, 1, 2, 3].map((view) => `<a class="galerie__photo${view === 0 ? ' est-actif' : ''}" data-vue="${view}" href="/cdn/${handle}.svg?vue=${view}&taille=${cut}" data-pswp-width="1200" data-pswp-height="1200" aria-label="Agrandir la photo ${view + 1}"><img src="/cdn/${handle}.svg?vue=${view}&taille=${cut}" width="520" height="520" alt="${title}, vue ${view + 1}"><span class="galerie__loupe">Agrandir</span></a>`).join('')}</div><div class="galerie__vignettes">${[0, 1, 2, 3].map((view) => `<button type="button" class="vignette" data-vue="${view}" aria-label="Voir la photo ${view + 1}"><img src="/cdn/${handle}.svg?vue=${view}" width="64" height="64" alt=""></button>`).join('')}</div></media-gallery>`;

const guide = `<affinage-guide><button type="button" class="lien" id="guide-affinage">Guide d’affinage</button><div class="guide" role="dialog" aria-label="Guide d’affinage" hidden><span class="guide__fermer">×</span><h2>Guide d’affinage</h2><p>Jeune, de 4 à 8 mois : souple et lacté.</p><p>Fruité, de 8 à 15 mois : noisette et beurre.</p><p>Vieux, au-delà : cristaux et caractère.</p><a href="/blogs/recettes/plateau">Composer un plateau</a> <a href="/pages/contact">Nous demander conseil</a></div></affinage-guide>`;

export function product(request: SiteRequest, handle: string): Reply | undefined {
  const found = productOf(handle);
  if (!found) return;
  const { query } = request;
  const chosen =
    found.variants.find(({ id }) => id === Number(query.get('variant'))) ?? found.variants[0];
  if (!chosen) return;
  const { title, text, variants, milk, region } = found;
  const cut = chosen.label.replace(' ', '');
  const button = chosen.isAvailable
    ? '<button type="submit" class="bouton bouton--large bouton--fort" id="ajouter"><span>Ajouter au panier</span></button>'
    : '<button type="submit" class="bouton bouton--large bouton--fort" id="ajouter" disabled><span>Épuisé</span></button>';
  const info = `<div id="infos-produit"><p class="prix prix--grand" id="prix">${euros(chosen.cents)}</p><p class="stock" id="stock">${chosen.isAvailable ? '<span class="point"></span> En stock, expédié sous 24 h' : '<span class="point point--vide"></span> Cette pièce est épuisée'}</p><div id="achat">${button}</div>${media(found, cut)}</div>`;
  if (query.get('section_id')) return { body: info, afterMs: 320 };
  const soldOut = variants.every((each) => !each.isAvailable);
  return page(
    request,
    `${crumbs(['/collections/all', 'Fromages'], [`/products/${handle}`, title])}<product-info class="produit" data-url="/products/${handle}"><div class="produit__media">${media(found, cut)}</div><div class="produit__infos"><p class="sur-titre">Lait de ${milk}, ${region}</p><h1>${title}</h1><div class="etoiles">${stars()} <a href="#avis">Lire les avis</a></div><p class="prix prix--grand" id="prix">${euros(chosen.cents)}</p><p class="stock" id="stock">${chosen.isAvailable ? '<span class="point"></span> En stock, expédié sous 24 h' : '<span class="point point--vide"></span> Cette pièce est épuisée'}</p>${
      variants.length > 1
        ? `<variant-selects><fieldset><legend>Poids</legend>${variants.map(({ id, label }) => `<input type="radio" name="poids" id="poids-${id}" value="${id}"${id === chosen.id ? ' checked' : ''}><label class="pastille" for="poids-${id}">${label}</label>`).join('')}</fieldset></variant-selects>`
        : ''
    }<product-form><form id="formulaire-produit" action="/cart/add" method="post"><input type="hidden" name="id" value="${chosen.id}"><label class="etiquette-champ">Quantité</label>${quantityInput('quantity', 1)}<div id="achat">${button}</div><p class="message message--erreur" role="alert" hidden></p></form></product-form>${
      soldOut
        ? '<back-in-stock class="alerte"><p id="alerte-texte">La prochaine fournée sort de cave le 14. Laissez votre e-mail, nous vous écrirons.</p><form><input type="email" name="alerte" aria-label="Votre e-mail"><button class="bouton" id="alerte-envoi" type="submit">Me prévenir</button><p class="message" role="status"></p></form></back-in-stock>'
        : ''
    }<button type="button" class="lien" data-envie="${handle}" aria-pressed="false">Ajouter à ma liste d’envies</button>${guide}<div class="description"><p id="description">${text}</p><details><summary>Conservation</summary><p>Dans son papier, au bas du réfrigérateur, et une heure à température avant de servir.</p></details><details><summary>Composition</summary><p>Lait cru, sel, présure, ferments.</p></details></div></div></product-info><section class="section avis" id="avis" data-app="avis" data-produit="${handle}"><h2>Avis des clients</h2><div class="avis__corps" aria-busy="true">Chargement des avis…</div></section><section class="section"><h2>Vous aimerez aussi</h2><ul class="produits produits--quatre">${products
      .filter((each) => each.collection === found.collection && each !== found)
      .slice(0, 4)
      .map(card)
      .join('')}</ul></section>`,
    { apps: ['ajout-rapide', 'avis', 'achats'], afterMs: 180 },
  );
}

export function search(request: SiteRequest): Reply {
  const words = (request.query.get('q') ?? '').trim().toLowerCase();
  const found = words
    ? products.filter(({ title, milk, region }) =>
        `${title} ${milk} ${region}`.toLowerCase().includes(words),
      )
    : [];
  if (request.query.get('section_id')) {
    const options = found
      .slice(0, 5)
      .map(
        ({ handle, title }) =>
          `<a role="option" href="/products/${handle}"><img src="/cdn/${handle}.svg" width="36" height="36" alt=""> ${title}</a>`,
      );
    return {
      body:
        options.join('') ||
        `<p>Aucun résultat pour « ${words.replace(/[<>&]/g, '')} ». Essayez « comté » ou « chèvre ».</p>`,
      afterMs: 260,
    };
  }
  return page(
    request,
    `<h1>Recherche</h1><form class="champ-bouton" action="/search"><input type="search" name="q" aria-label="Rechercher"><button class="bouton">Chercher</button></form><p role="status">${found.length} résultats</p><ul class="produits">${found.slice(0, 12).map(card).join('')}</ul>`,
    { apps: ['ajout-rapide'] },
  );
}
