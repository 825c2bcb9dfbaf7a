import { euros, type Wine } from './catalog.ts';

const menu = [
  ['/krasia', 'Κρασιά'],
  ['/geysignosia', 'Γευσιγνωσία'],
  ['/leschi', 'Λέσχη οίνου'],
  ['/dorokarta', 'Δωροκάρτα'],
  ['/apostoli', 'Αποστολή'],
  ['/istoria', 'Το κτήμα'],
  ['/logariasmos', 'Λογαριασμός'],
];
const footer = [
  ['/erotiseis', 'Συχνές ερωτήσεις'],
  ['/vravefseis', 'Βραβεύσεις'],
  ['/kritikes', 'Κριτικές'],
  ['/nea', 'Νέα'],
  ['/epikoinonia', 'Επικοινωνία'],
  ['/logariasmos/syndromi', 'Η συνδρομή μου'],
  ['/tameio', 'Ταμείο'],
];
const links = (items: readonly string[][]) =>
  items
    .map(
      ([href, label]) =>
        `<li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="${href}">${label}</a></li>`,
    )
    .join('');

const miniCart = `<div class="wp-block-woocommerce-mini-cart" data-wp-interactive="ktima/mini-cart" data-wp-init="callbacks.load" data-wp-on-window--keydown="actions.escape">
<button type="button" id="kalathi-anoigma" class="wc-block-mini-cart__button" data-wp-on--click="actions.open" data-wp-bind--aria-expanded="state.isOpen" aria-label="Άνοιγμα καλαθιού">Καλάθι <span class="wc-block-mini-cart__badge" data-wp-text="state.count">0</span></button>
<div class="wc-block-components-drawer__overlay" data-wp-bind--hidden="!state.isOpen" data-wp-on--click="actions.closeOutside" hidden>
<div class="wc-block-mini-cart__drawer" role="dialog" aria-modal="true" aria-label="Το καλάθι σου">
<div class="drawer-head"><h2>Το καλάθι σου</h2><button type="button" id="kalathi-kleisimo" aria-label="Κλείσιμο" data-wp-on--click="actions.close">✕</button></div>
<p data-wp-bind--hidden="!state.isEmpty" hidden>Το καλάθι σου είναι άδειο.</p>
<ul class="drawer-items"><template data-wp-each--item="state.items" data-wp-each-key="context.item.key"><li><b data-wp-text="context.item.name"></b><span class="quantity"><button type="button" class="ligotero" aria-label="Λιγότερο" data-wp-on--click="actions.less">−</button><span class="posa" data-wp-text="context.item.quantity"></span><button type="button" class="perissotero" aria-label="Περισσότερο" data-wp-on--click="actions.more">+</button></span><span data-wp-text="context.item.total"></span><button type="button" class="afairesi" data-wp-on--click="actions.remove">Αφαίρεση</button></li></template></ul>
<p class="drawer-total">Σύνολο: <b data-wp-text="state.total"></b></p>
<a class="wp-element-button" href="/tameio" id="kalathi-tameio">Ολοκλήρωση αγοράς</a></div></div></div>`;

/** The template of the theme around the content of a page. */
export const template = (
  title: string,
  content: string,
  state: Readonly<Record<string, unknown>> = {},
): string => `<div class="wp-site-blocks"><header class="wp-block-template-part">
<p class="wp-block-site-title"><a href="/">Κτήμα Αλμύρα</a></p>
<nav class="wp-block-navigation" aria-label="Μενού" data-wp-interactive="ktima/navigation" data-wp-context='{"open":false}'><button type="button" class="menu-open" aria-label="Άνοιγμα μενού" data-wp-on--click="actions.toggle" data-wp-bind--aria-expanded="context.open">☰</button><ul class="wp-block-navigation__container" data-wp-class--is-menu-open="context.open">${links(menu)}</ul></nav>${miniCart}</header>
<main class="wp-block-group is-layout-constrained"><h1 class="wp-block-post-title">${title}</h1>${content}</main>
<footer class="wp-block-template-part"><p>Κτήμα Αλμύρα · Άνω Μεριά, 843 01 Νάξος · 22850 00000</p><ul>${links(footer)}</ul></footer></div>
<script type="application/json" id="wp-script-module-data-@wordpress/interactivity">${JSON.stringify({ state: { 'ktima/mini-cart': { items: [], total: '0,00 €', isOpen: false }, ...state }, config: {} })}</script>`;

const addButton = ({ id, soldOut }: Wine): string =>
  soldOut
    ? '<span class="wp-element-button is-disabled">Εξαντλήθηκε</span>'
    : `<div data-wp-interactive="ktima/mini-cart" data-wp-context='{"id":"${id}","quantity":1,"busy":false}'><button type="button" class="wp-element-button add_to_cart" id="agora-${id}" data-wp-on--click="actions.add" data-wp-class--loading="context.busy" data-wp-bind--aria-busy="context.busy">Προσθήκη στο καλάθι</button><span class="added" data-wp-text="context.note"></span></div>`;

export const card = (wine: Wine): string =>
  `<li class="wp-block-post product" data-wp-key="product-${wine.id}"><a href="/krasi/${wine.id}"><img src="/fiali/${wine.id}.svg" alt="${wine.name}" width="150" height="200"></a><h3><a href="/krasi/${wine.id}">${wine.name}</a></h3><p>${wine.label} · ${wine.year}</p><p class="price">${euros(wine.price)}</p>${addButton(wine)}</li>`;

export const styles = `
*{box-sizing:border-box}body{margin:0;font:16px/1.55 Georgia,serif;color:#2b2523;background:#fbf8f3}
h1,h2,h3{font-weight:500;line-height:1.25}a{color:#7a2239}
header{display:flex;flex-wrap:wrap;align-items:center;gap:14px;padding:12px 24px;border-bottom:1px solid #e6ddd0}
header .wp-block-site-title{margin:0 auto 0 0;font-size:22px}header ul,footer ul{display:flex;flex-wrap:wrap;gap:14px;list-style:none;padding:0;margin:0}
.menu-open{display:none}main{max-width:1060px;margin:0 auto;padding:16px 24px 60px;min-height:560px}
footer{background:#33272a;color:#efe6dc;padding:26px}footer a{color:#efe6dc}
.wp-element-button,.wc-block-mini-cart__button,.pum button,.slots button,.swatches button,.loop-more{background:#7a2239;color:#fff;border:0;border-radius:4px;padding:11px 18px;font:inherit;cursor:pointer;text-decoration:none;display:inline-block}
.is-disabled,.wp-element-button[disabled]{background:#cfc5bb;cursor:not-allowed}.loading{opacity:.55}
.products{display:grid;grid-template-columns:repeat(auto-fill,minmax(210px,1fr));gap:22px;list-style:none;padding:0}.product{background:#fff;padding:14px;border:1px solid #eadfd2}
.added{display:block;min-height:24px;color:#3f6b3a}.drawer-items{list-style:none;padding:0}.drawer-items li{border-bottom:1px solid #e6ddd0;padding:10px 0;display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.wc-block-components-drawer__overlay{position:fixed;inset:0;background:rgba(20,10,10,.45);z-index:200}.wc-block-components-drawer__overlay[hidden]{display:none}
.wc-block-mini-cart__drawer{position:absolute;right:0;top:0;bottom:0;width:min(400px,100%);background:#fff;padding:20px;overflow:auto}.drawer-head{display:flex;justify-content:space-between}
.columns{display:grid;grid-template-columns:240px 1fr;gap:28px}.filters label{display:block;padding:6px 0}
input,select,textarea{font:inherit;padding:9px;border:1px solid #b7a999;border-radius:4px;max-width:100%}
.glide__slide{background:#e9dccb;height:280px;display:flex;align-items:center;justify-content:center;font-size:30px}.glide__arrows{display:flex;gap:8px;margin:10px 0}
.slots{display:flex;flex-wrap:wrap;gap:8px;margin:14px 0}.slots button{background:#efe4d6;color:#33272a}.slots .selected{background:#7a2239;color:#fff}.slots button:disabled{opacity:.4}
.swatches button{background:#efe4d6;color:#33272a;margin-right:8px}.swatches .active{background:#7a2239;color:#fff}
.pum{position:fixed;inset:0;background:rgba(0,0,0,.6);z-index:500;display:flex;align-items:center;justify-content:center}.pum[hidden]{display:none}.pum-box{background:#fff;padding:30px;max-width:430px;position:relative}.pum .pum-close{position:absolute;top:8px;right:8px;background:none;color:#333;font-size:24px;padding:4px 10px}
.sticky-add,.chat-frame{display:none}.message{padding:10px;border-left:4px solid #7a2239;background:#f6ecee}.message.ok{border-color:#3f6b3a;background:#eef5ec}
.lightbox{position:fixed;inset:0;background:rgba(0,0,0,.85);z-index:300;display:flex;align-items:center;justify-content:center}.lightbox[hidden]{display:none}.lightbox img{width:300px;height:400px}.lightbox button{position:absolute;top:16px;right:16px}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:center;margin:12px 0}table{border-collapse:collapse;width:100%}td,th{padding:8px;border-bottom:1px solid #e6ddd0;text-align:left}
.wp-block-details{border-bottom:1px solid #e6ddd0;padding:10px 0}.wp-block-details summary{cursor:pointer}.plans{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:18px}.plan{background:#fff;border:1px solid #eadfd2;padding:16px}
iframe{border:1px solid #d8cab9;width:100%;height:130px;background:#fff}.snackbars{position:fixed;left:20px;bottom:20px;z-index:400}.snackbars .components-snackbar-list{position:static}
@media(max-width:700px){.menu-open{display:block;padding:8px 12px}header .wp-block-navigation__container{display:none}header .is-menu-open{display:flex;flex-direction:column}.columns{grid-template-columns:1fr}
.sticky-add{display:flex;position:fixed;left:0;right:0;bottom:0;background:#fff;padding:12px 16px;box-shadow:0 -2px 8px rgba(0,0,0,.2);justify-content:space-between;align-items:center;z-index:90;height:76px}
.chat-frame{display:block;position:fixed;left:0;right:0;bottom:0;height:84px;z-index:2147483000;background:transparent}.chat-frame i{position:absolute;right:12px;top:-64px;width:54px;height:54px;border-radius:50%;background:#2f6d7a}}
`;
