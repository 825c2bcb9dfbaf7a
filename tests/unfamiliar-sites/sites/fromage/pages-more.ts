import type { Reply, SiteRequest } from '../../site.ts';
import { articles } from './catalog.ts';
import { crumbs, page } from './layout.ts';

export const blog = (request: SiteRequest): Reply =>
  page(
    request,
    `${crumbs(['/blogs/recettes', 'Recettes'])}<h1>Recettes</h1><p class="chapeau">Ce que nous cuisinons à l’arrière-boutique, saison après saison.</p><div class="articles articles--sobre">${articles.map(({ handle, title, minutes, color }) => `<a class="article-carte" href="/blogs/recettes/${handle}"><span style="background:${color}"></span><b>${title}</b><small>${minutes} minutes</small></a>`).join('')}</div>`,
    { apps: ['fenetre-lettre'] },
  );

const ingredients = [
  ['Pommes de terre à chair ferme', 1200, 'g'],
  ['Fromage à la coupe', 450, 'g'],
  ['Lardons fumés', 200, 'g'],
  ['Oignons', 2, ''],
  ['Vin blanc sec', 15, 'cl'],
  ['Crème épaisse', 10, 'cl'],
] as const;

export function article(request: SiteRequest, handle: string): Reply | undefined {
  const found = articles.find((each) => each.handle === handle);
  if (!found) return;
  const steps = [
    'Faire cuire les pommes de terre dans leur peau, vingt minutes à l’eau salée, puis les peler encore chaudes.',
    'Faire revenir les oignons émincés à feu doux, ajouter les lardons, puis mouiller avec le vin blanc.',
    'Monter le plat en couches, la crème au milieu, et poser le fromage coupé en deux, croûte vers le haut.',
    'Enfourner trente minutes à 200 °C, jusqu’à ce que la croûte dore et que le bord chante.',
  ];
  return page(
    request,
    `${crumbs(['/blogs/recettes', 'Recettes'])}<article class="recette"><h1>${found.title}</h1><p class="recette__infos">${found.minutes} minutes, facile</p><div class="recette__image" style="background:${found.color}"></div><p id="intro-recette">Un plat de retour de promenade, que l’on pose au centre de la table et que personne ne laisse refroidir.</p><recipe-portions data-base="4"><h2>Pour <button type="button" id="moins" aria-label="Une part de moins">−</button> <output>4</output> <button type="button" id="plus" aria-label="Une part de plus">+</button> personnes</h2><ul class="ingredients">${ingredients.map(([name, amount, unit]) => `<li><label class="case"><input type="checkbox"> <span data-quantite="${amount}">${amount}</span> ${unit} ${name}</label></li>`).join('')}</ul><button type="button" class="bouton" id="copier-liste">Copier la liste</button></recipe-portions><h2>Préparation</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol><h2>Le conseil d’Élise</h2>${steps.map((step) => `<p>${step} Nous servons toujours une salade un peu amère avec, et un vin du Jura à peine frais.</p>`).join('')}</article>`,
    { apps: ['fenetre-lettre', 'mesure'] },
  );
}

export const shops = (request: SiteRequest): Reply =>
  page(
    request,
    `<h1>Nos boutiques</h1><store-locator class="boutiques" data-app="boutiques"><form class="champ-bouton"><input name="lieu" aria-label="Ville ou code postal" placeholder="Ville ou code postal"><button class="bouton" type="submit">Rechercher</button></form><div class="boutiques__plan" aria-hidden="true"></div><div class="boutiques__liste" aria-busy="true"><span class="roue"></span> Recherche des boutiques…</div></store-locator><section class="section"><h2>Visiter la cave</h2><p>La cave se visite le premier samedi du mois, sur inscription en boutique.</p></section>`,
    { apps: ['boutiques'] },
  );

export const contact = (request: SiteRequest): Reply =>
  page(
    request,
    `<h1>Nous écrire</h1><p>Une question sur une commande, un affinage, un buffet ? Nous répondons sous un jour ouvré.</p><contact-form><form id="contact" novalidate><label class="champ">Nom<input name="votre-nom"></label><label class="champ">E-mail<input name="votre-mail" type="email"></label><label class="champ">Sujet<select name="sujet"><option value="commande">Ma commande</option><option value="buffet">Un buffet</option><option value="autre">Autre chose</option></select></label><label class="champ">Message<textarea name="votre-message" rows="4"></textarea></label><button class="bouton bouton--fort" type="submit" id="envoyer">Envoyer</button><p class="message" role="status"></p></form></contact-form>`,
  );

const questions = [
  ['Comment les fromages voyagent-ils ?', 'Dans une boîte isotherme, avec des pains de glace.'],
  ['Puis-je choisir le jour ?', 'Oui, du mardi au samedi, depuis le panier.'],
  ['Les fromages au lait cru conviennent-ils à tous ?', 'Non, demandez-nous conseil.'],
  ['Peut-on congeler un fromage ?', 'Seulement les pâtes pressées, râpées.'],
  ['Faites-vous des cartes cadeaux ?', 'Oui, en boutique.'],
  ['Livrez-vous en Belgique ?', 'Oui, en 48 heures.'],
] as const;

export const faq = (request: SiteRequest): Reply =>
  page(
    request,
    `<h1>Questions fréquentes</h1><faq-search><input type="search" name="question" aria-label="Chercher dans les questions" placeholder="Chercher"><p role="status" class="petit"></p><div class="questions">${questions.map(([question, answer], index) => `<details class="question"><summary id="question-${index + 1}">${question}</summary><p>${answer}</p></details>`).join('')}</div></faq-search><section class="section"><h2>Encore une question ?</h2><p>Notre équipe répond par la messagerie, de 9 h à 18 h.</p></section>`,
    { apps: ['parrainage'] },
  );

const chapters = [
  ['Préparation', 'Chaque commande est coupée le matin de son départ, pesée, puis emballée.'],
  ['Emballage', 'La boîte est doublée de liège et de papier, avec deux pains de glace.'],
  ['Transport', 'Le transporteur réfrigéré passe à quatorze heures, du lundi au vendredi.'],
  [
    'Zones desservies',
    'La France entière, hors outre-mer, ainsi que la Belgique et le Luxembourg.',
  ],
  ['Absence', 'Un second passage est proposé le lendemain, puis le colis attend au dépôt.'],
  ['Colis abîmé', 'Prenez une photo et écrivez-nous le jour même, nous cherchons une solution.'],
  ['Cadeaux', 'Le message est recopié à la main sur une carte, sans aucun prix dans la boîte.'],
  ['Entreprises', 'Nous livrons les buffets de plus de vingt personnes avec notre camionnette.'],
] as const;

export const shipping = (request: SiteRequest): Reply =>
  page(
    request,
    `<h1>Livraison et retours</h1>${chapters.map(([title, text]) => `<section class="chapitre"><h2>${title}</h2><p>${text} Nos équipes suivent chaque envoi jusqu’à votre porte et vous préviennent par message à chaque étape du trajet.</p><p>La chaîne du froid est contrôlée au départ comme à l’arrivée.</p></section>`).join('')}`,
  );

export const wishes = (request: SiteRequest): Reply =>
  page(
    request,
    '<h1>Ma liste d’envies</h1><div id="liste-envies" data-app="envies"><p>Votre liste est vide pour le moment.</p></div>',
  );

export const login = (request: SiteRequest): Reply =>
  page(
    request,
    `<h1>Connexion</h1><login-form><form id="connexion"><p class="message message--erreur" role="alert" hidden></p><label class="champ">E-mail<input name="identifiant" type="email" autocomplete="username"></label><label class="champ">Mot de passe<input name="secret" type="password" autocomplete="current-password"></label><label class="case"><input type="checkbox" id="montrer"> Afficher le mot de passe</label><button class="bouton bouton--fort" type="submit" id="se-connecter">Se connecter</button></form></login-form><p><a href="/pages/contact">Mot de passe oublié ?</a></p>`,
  );

const orders = [
  ['1048', '4 novembre', 'Livrée', '62,40 €'],
  ['1017', '12 octobre', 'Livrée', '38,90 €'],
  ['0975', '2 septembre', 'Livrée', '71,10 €'],
] as const;

export const account = (request: SiteRequest): Reply =>
  page(
    request,
    `<h1>Bonjour Hélène</h1><account-page><section><h2>Mes commandes</h2>${orders.map(([id, date, state, total]) => `<details class="commande"><summary id="commande-${id}">Commande ${id} du ${date}</summary><p>${state}, ${total}</p><p><a href="/factures/${id}.pdf" download>Facture</a></p></details>`).join('')}</section><section><h2>Mes données</h2><button type="button" class="bouton" id="export">Préparer mon export</button><p id="export-etat" role="status"></p><progress id="export-barre" max="100" value="0" hidden></progress></section><section><h2>Préférences</h2><label class="case"><input type="checkbox" id="pref-lettre"> La lettre de la cave</label><label class="case"><input type="checkbox" id="pref-sms"> SMS de livraison</label><p id="pref-etat" role="status"></p></section></account-page>`,
  );

export const notFound = (request: SiteRequest): Reply =>
  page(
    request,
    '<div class="vide"><p>404</p><h1>Page introuvable</h1><a class="bouton" href="/collections/all">Continuer mes achats</a></div>',
    { status: 404 },
  );
