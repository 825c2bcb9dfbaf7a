/** Words in the addresses of pages that no goal ends on, in the languages of `page-words.ts`. Separated by spaces. */

/** What follows in the names of products, as in `/thank-you-cards`. */
export const GREETINGS = `
  card cards gift gifts note notes tag tags sticker stickers label labels box boxes letter letters postcard postcards
  flowers bouquet bouquets hamper hampers invitation invitations template templates wording quotes ideas
  karte karten geschenk geschenke carte cartes cadeau cadeaux tarjeta tarjetas regalo regalos biglietti regali kaarten`;

/** Parts of a website that list products or articles, which may be called anything. */
export const LISTS = `
  collection collections category categories products product blog news article articles post posts magazine journal
  docs doc documentation help help-center support guide guides knowledge-base wiki
  kategorie kategorien produkte produkt magazin ratgeber hilfe
  categorie produits produit actualites aide categoria categorias productos producto noticias ayuda
  prodotti prodotto notizie producten kategoria produkty`;

/** Forms with another purpose than a website's goal. */
export const OTHER_FORMS = `
  newsletter newsletters newsletter-signup mailing-list subscribing subscribed subscription subscriber subscribers
  unsubscribe unsubscribed waitlist wishlist download downloads downloading ebook e-book whitepaper white-paper webinar
  brochure catalog-request survey surveys poll quiz feedback review reviews reviewing rating ratings testimonial comment
  comments message messages enquiry inquiry contacting contact-form giveaway contest competition referral referrals
  application apply applying career careers registering verification verify
  herunterladen umfrage bewertung bewertungen nachricht gewinnspiel bewerbung
  telechargement telecharger sondage avis infolettre message candidature concours
  boletin descarga encuesta resena resenas mensaje sorteo avaliacao mensagem pesquisa
  scarica sondaggio recensione recensioni messaggio
  nieuwsbrief enquete bericht nyhetsbrev nyhedsbrev uutiskirje
  ankieta opinia wiadomosc anketa rassylka рассылка отзыв bülten anket
  メルマガ ニュースレター アンケート`;

/** Parts of an account, which may be confirmed. */
export const ACCOUNT = `
  account accounts my-account profile password login email settings preferences
  konto mein-konto passwort compte mon-compte mot-de-passe cuenta mi-cuenta contrasena conta minha-conta senha
  mio-account mijn-account wachtwoord hesabim`;
