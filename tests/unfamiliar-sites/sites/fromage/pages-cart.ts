import type { Reply, SiteRequest } from '../../site.ts';
import { cartItems, cartTotals, cookieOf, linesOf, totalOf } from './cart.ts';
import { euros } from './catalog.ts';
import { page } from './layout.ts';

export function cart(request: SiteRequest): Reply {
  const lines = linesOf(request.cookie);
  const code = cookieOf(request.cookie, 'remise') || undefined;
  return page(
    request,
    `<h1>Votre panier</h1><div class="panier"><cart-items class="panier__lignes"><div id="panier-lignes">${cartItems(lines)}</div></cart-items>
<aside class="panier__cote"><label class="champ">Message à joindre<textarea name="note" rows="3" maxlength="180"></textarea></label><cart-note><small id="note-compte">180 caractères restants</small></cart-note>
<delivery-date class="champ" data-app="date-livraison"><label for="date">Date de livraison souhaitée</label><input id="date" name="date" placeholder="Choisir un jour" readonly><small>Du mardi au samedi, la veille avant 14 h.</small></delivery-date>
<discount-code><form id="remise"><label for="code">Code de réduction</label><div class="champ-bouton"><input id="code" name="code" autocomplete="off"><button class="bouton" type="submit" id="appliquer">Appliquer</button></div></form><p class="indice">Première commande ? Code <b id="code-bienvenue">BIENVENUE</b> <button type="button" class="lien" id="copier-code">Copier</button></p></discount-code>
<div id="panier-total">${cartTotals(lines, code)}</div><p class="petit">Taxes incluses. Frais de port calculés à l’étape suivante.</p><a class="bouton bouton--large bouton--fort" href="/checkout/adresse">Passer la commande</a></aside></div>`,
    { afterMs: 200 },
  );
}

const steps = [
  ['adresse', 'Adresse'],
  ['livraison', 'Livraison'],
  ['paiement', 'Paiement'],
] as const;

function checkoutPage(request: SiteRequest, current: string, body: string, scripts = ''): Reply {
  const lines = linesOf(request.cookie);
  const summary = lines
    .map(
      ({ product, variant, quantity }) =>
        `<li><img src="/cdn/${product.handle}.svg" width="52" height="52" alt=""><span>${product.title}<br><small>${variant.label} × ${quantity}</small></span><b>${euros(variant.cents * quantity)}</b></li>`,
    )
    .join('');
  const list = steps
    .map(
      ([path, label]) =>
        `<li${path === current ? ' aria-current="step"' : ''}>${path === current ? label : `<a href="/checkout/${path}">${label}</a>`}</li>`,
    )
    .join('');
  return {
    body: `<div class="caisse"><header class="caisse__tete"><a class="logo" href="/">Fromagerie Berthelot</a><ol class="etapes">${list}</ol></header><main class="caisse__corps">${body}</main><aside class="caisse__resume"><h2>Résumé</h2><ul>${summary}</ul><p class="total"><span>Sous-total</span><b>${euros(totalOf(lines))}</b></p><p class="total"><span>Livraison</span><b id="frais">6,90 €</b></p><p class="total total--grand"><span>Total</span><b id="total" data-total="${totalOf(lines)}">${euros(totalOf(lines) + 690)}</b></p></aside></div>${scripts}`,
    isPage: true,
    afterMs: 240,
  };
}

const field = (name: string, label: string, type = 'text', autocomplete = 'on') =>
  `<label class="champ">${label}<input name="${name}" type="${type}" autocomplete="${autocomplete}"></label>`;

export const address = (request: SiteRequest) =>
  checkoutPage(
    request,
    'adresse',
    `<h1>Adresse de livraison</h1><checkout-address><form id="adresse" novalidate><p class="message message--erreur" id="adresse-erreur" hidden></p>${field('courriel', 'E-mail', 'email')}<div class="deux">${field('prenom', 'Prénom')}${field('nom', 'Nom')}</div>${field('rue', 'Adresse')}<div class="deux">${field('cp', 'Code postal')}${field('ville', 'Ville')}</div>${field('telephone', 'Téléphone', 'tel')}<label class="case"><input type="checkbox" name="lettre"> Recevoir la lettre de la cave</label><button class="bouton bouton--fort bouton--large" type="submit" id="vers-livraison">Continuer vers la livraison</button></form></checkout-address>`,
  );

const choices = [
  ['chrono', 'Transport réfrigéré 24 h', 690],
  ['relais', 'Point relais frais', 490],
  ['retrait', 'Retrait en boutique', 0],
] as const;

export const delivery = (request: SiteRequest) =>
  checkoutPage(
    request,
    'livraison',
    `<h1>Mode de livraison</h1><checkout-delivery><form id="modes">${choices.map(([value, label, cents], index) => `<label class="mode"><input type="radio" name="mode" value="${value}" data-cents="${cents}"${index === 0 ? ' checked' : ''}> <span>${label}</span> <b>${cents ? euros(cents) : 'Offert'}</b></label>`).join('')}<div id="relais" role="status"></div><label class="champ">Instructions pour le livreur<textarea name="instructions" rows="2"></textarea></label><button type="button" class="bouton bouton--fort bouton--large" id="vers-paiement">Continuer vers le paiement</button></form></checkout-delivery>`,
  );

export const payment = (request: SiteRequest) =>
  checkoutPage(
    request,
    'paiement',
    `<h1>Paiement</h1><p>Toutes les transactions sont chiffrées.</p><checkout-payment><form id="paiement"><fieldset class="modes"><label class="mode"><input type="radio" name="moyen" value="carte" checked> Carte bancaire</label><div class="cadre-carte" data-cadre></div><label class="mode"><input type="radio" name="moyen" value="virement"> Virement</label></fieldset>${field('titulaire', 'Nom sur la carte')}<label class="case"><input type="checkbox" name="facturation" checked> Facturation à la même adresse</label><button class="bouton bouton--fort bouton--large" type="submit" id="payer">Payer ma commande</button></form></checkout-payment>`,
    '<script type="text/plain" data-consentement="mesure" src="/apps/antifraude.js"></script>',
  );
