import type { Reply, SiteRequest } from '../../site.ts';
import { countOf, drawerContents, linesOf } from './cart.ts';
import { collections, euros, type Product } from './catalog.ts';

const icons = {
  search: '<circle cx="8" cy="8" r="5"/><path d="M12 12l5 5"/>',
  account: '<circle cx="9" cy="6" r="3.5"/><path d="M2.5 17c1-4 12-4 13 0"/>',
  heart: '<path d="M9 16S2 11.5 2 6.5A3.6 3.6 0 0 1 9 5a3.6 3.6 0 0 1 7 1.5C16 11.5 9 16 9 16z"/>',
  cart: '<path d="M3 6h12l-1 10H4L3 6zM6 6a3 3 0 0 1 6 0"/>',
  menu: '<path d="M2 4h14M2 9h14M2 14h14"/>',
} as const;
const icon = (name: keyof typeof icons) =>
  `<svg class="icone__dessin" width="20" height="20" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="1.4" aria-hidden="true">${icons[name]}</svg>`;

export const stars = (count = 5) =>
  '<svg width="15" height="15" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true"><path d="M10 1l2.8 6 6.2.7-4.6 4.4 1.3 6.4L10 15.2l-5.7 3.3 1.3-6.4L1 7.7 7.200 7z"/></svg>'.repeat(
    count,
  );

const links = [
  ['/collections/all', 'Tous nos fromages'],
  ['/collections/pates-dures', 'Pâtes pressées'],
  ['/collections/coffrets', 'Coffrets'],
  ['/blogs/recettes', 'Recettes'],
  ['/pages/boutiques', 'Boutiques'],
  ['/pages/livraison', 'Livraison'],
  ['/pages/contact', 'Contact'],
] as const;

const countries = [
  'France',
  'Belgique',
  'Luxembourg',
  'Suisse',
  'Allemagne',
  'Italie',
  'Espagne',
  'Pays-Bas',
  'Autriche',
  'Portugal',
];

const anchors = links.map(([path, label]) => `<a href="${path}">${label}</a>`);

const announcement = `<div class="annonce" data-app="compte-a-rebours"><span>Expédition aujourd’hui pour toute commande passée dans</span> <b class="annonce__temps" aria-hidden="true">--:--:--</b></div>`;

const header = (count: number) => `<sticky-header class="entete"><header class="entete__ligne">
<details-modal class="menu-mobile"><details><summary class="icone" aria-label="Menu" id="ouvrir-menu">${icon('menu')}</summary><div class="menu-tiroir" role="dialog" aria-modal="true" aria-label="Menu"><button type="button" class="icone" data-fermer aria-label="Fermer le menu">×</button><ul>${anchors.map((each) => `<li>${each}</li>`).join('')}<li><a href="/account/login">Mon compte</a></li></ul></div></details></details-modal>
<a class="logo" href="/">Fromagerie Berthelot</a>
<nav class="entete__nav" aria-label="Navigation principale">${anchors.join('')}</nav>
<div class="entete__icones"><details-modal class="recherche"><details><summary class="icone" aria-label="Rechercher" id="ouvrir-recherche">${icon('search')}</summary><div class="recherche__panneau" role="dialog" aria-modal="true" aria-label="Rechercher"><predictive-search><form action="/search" role="search"><label class="cache" for="q">Rechercher</label><input id="q" type="search" name="q" placeholder="Rechercher un fromage, une recette" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="suggestions"><button class="bouton" type="submit">Chercher</button><button type="button" class="icone" data-fermer aria-label="Fermer la recherche">×</button></form><div id="suggestions" class="suggestions" role="listbox" hidden></div></predictive-search></div></details></details-modal>
<a class="icone" href="/account/login" aria-label="Mon compte">${icon('account')}</a>
<a class="icone" href="/pages/envies" aria-label="Ma liste d’envies">${icon('heart')}<span class="bulle" data-envies hidden></span></a>
<a class="icone" href="/cart#panier" id="icone-panier" role="button" aria-haspopup="dialog" aria-label="Panier">${icon('cart')}<span class="bulle" id="bulle-panier"${count ? '' : ' hidden'}>${count}</span></a></div>
</header></sticky-header>`;

const footer = `<footer class="pied"><div class="pied__colonnes"><div><h2>La boutique</h2><ul>${anchors.map((each) => `<li>${each}</li>`).join('')}</ul></div><div><h2>Aide</h2><ul><li><a href="/pages/faq">Questions fréquentes</a></li><li><a href="/search">Recherche</a></li><li><a href="/pages/envies">Liste d’envies</a></li></ul></div><div><h2>La lettre de la cave</h2><newsletter-form><form id="lettre" novalidate><label for="lettre-mail">Votre e-mail</label><div class="champ-bouton"><input id="lettre-mail" type="email" name="lettre"><button class="bouton" type="submit" id="lettre-envoi">M’inscrire</button></div><p class="message" role="status"></p></form></newsletter-form></div></div>
<localization-form><button type="button" class="pays" id="pays" aria-expanded="false" aria-controls="pays-liste">France | EUR €</button><div id="pays-liste" class="pays__panneau" hidden><input type="search" name="pays" placeholder="Rechercher" aria-label="Rechercher un pays" autocomplete="off"><ul>${countries.map((country) => `<li><a href="#" data-pays="${country}">${country} <span>EUR €</span></a></li>`).join('')}</ul></div></localization-form>
<p class="pied__fin">© Fromagerie Berthelot, 12 rue du Marché, Poligny</p></footer>`;

const shell = (count: number, drawer: string, body: string, apps: readonly string[]) =>
  `<a class="cache passer" href="#contenu">Aller au contenu</a>${announcement}${header(count)}<cart-drawer id="tiroir" class="tiroir" aria-hidden="true"><div class="tiroir__fond"></div><div class="tiroir__corps" role="dialog" aria-modal="true" aria-label="Panier" tabindex="-1" id="tiroir-corps">${drawer}</div></cart-drawer><main id="contenu" tabindex="-1">${body}</main>${footer}<div id="annonces" class="cache" aria-live="polite"></div>${[
    'compte-a-rebours',
    'envies',
    'messagerie',
    'upsell',
    ...apps,
  ]
    .map((name) => `<script src="/apps/${name}.js" defer></script>`)
    .join('')}`;

export interface PageOptions {
  readonly apps?: readonly string[];
  readonly afterMs?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page with header, drawer, footer and the scripts of the installed apps. */
export function page(
  { cookie }: SiteRequest,
  body: string,
  { apps = [], afterMs = 120, ...rest }: PageOptions = {},
): Reply {
  const lines = linesOf(cookie);
  return {
    body: shell(countOf(lines), drawerContents(lines), body, apps),
    isPage: true,
    afterMs,
    ...rest,
  };
}

export const crumbs = (...parts: readonly (readonly [string, string])[]) =>
  `<nav class="fil" aria-label="Fil d’Ariane"><a href="/">Accueil</a>${parts.map(([path, label]) => ` <span aria-hidden="true">/</span> <a href="${path}">${label}</a>`).join('')}</nav>`;

export const card = ({ handle, title, milk, region, variants }: Product) => {
  const first = variants.find((each) => each.isAvailable);
  const cents = (first ?? variants[0])?.cents ?? 0;
  return `<li class="carte" data-handle="${handle}"><div class="carte__media"><a href="/products/${handle}" tabindex="-1" aria-hidden="true"><img src="/cdn/${handle}.svg" width="260" height="260" alt=""></a><button type="button" class="coeur" data-envie="${handle}" aria-pressed="false" aria-label="Ajouter ${title} à ma liste">${icon('heart')}</button>${first ? '' : '<span class="badge">Épuisé</span>'}</div><h3><a href="/products/${handle}">${title}</a></h3><p class="carte__origine">Lait de ${milk}, ${region}</p><div class="etoiles" role="img" aria-label="4,${(title.length % 5) + 4} sur 5">${stars()} <small>${(title.length * 7) % 90}</small></div><p class="prix">${variants.length > 1 ? 'Dès ' : ''}${euros(cents)}</p>${first ? `<button type="button" class="bouton bouton--large" data-ajout-rapide="${first.id}">Ajout rapide</button>` : `<a class="bouton bouton--large" href="/products/${handle}">Me prévenir</a>`}</li>`;
};

export const collectionLinks = Object.entries(collections)
  .map(([handle, title]) => `<li><a href="/collections/${handle}">${title}</a></li>`)
  .join('');
