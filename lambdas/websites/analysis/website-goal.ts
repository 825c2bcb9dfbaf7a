import type { Goal } from '../../contract/integration.ts';
import type { PageFacts } from './page-facts.ts';

/** Words that indicate a goal, in the most common languages of the web. */
const words: Readonly<Record<Goal, RegExp>> = {
  checkout:
    /\b(add to (cart|bag|basket)|cart|basket|checkout|buy( now)?|shop( now)?|store|order( now)?|warenkorb|in den warenkorb|kaufen|kasse|panier|acheter|boutique|carrito|comprar|tienda|carrello|acquista|negozio|winkelwagen|bestellen|koszyk|sklep)\b|カート|购物车|корзин|купить/iu,
  'sign-up':
    /\b(sign ?up|start( your)? (free )?trial|try (it )?(for )?free|get started|create (an |your )?account|join( now| free)?|register|registrieren|kostenlos testen|s['’]inscrire|essai gratuit|registrarse|prueba gratis|iscriviti|aanmelden|zarejestruj)\b|регистрация|新規登録/iu,
  booking:
    /\b(book( now| online| a (table|room|call|demo|visit|class|session|stay|treatment))?|booking|reserve|reservations?|appointments?|schedule a (call|demo|visit)|termin( buchen)?|tisch reservieren|buchen|r[ée]server|r[ée]servation|rendez-vous|reservar|reserva|prenota(re|zione)?|boeken|reserveren)\b|予約|записаться/iu,
  contact:
    /\b(contact( us)?|get in touch|request (a )?quote|free quote|enquir(e|y)|call us|kontakt|angebot anfordern|contactez|nous contacter|devis|cont[aá]ct(o|anos)|contatti|contattaci|offerte)\b|お問い合わせ|контакты/iu,
};

/** schema.org types that indicate a goal by themselves. */
const things: Readonly<Record<Goal, RegExp>> = {
  checkout: /^(Product|ProductGroup|Offer|AggregateOffer|.*Store)$/,
  'sign-up': /^(SoftwareApplication|WebApplication|MobileApplication)$/,
  booking:
    /^(Restaurant|CafeOrCoffeeShop|Hotel|LodgingBusiness|BedAndBreakfast|HairSalon|BeautySalon|DaySpa|Dentist|Physician|MedicalClinic|Event|.*Reservation)$/,
  contact:
    /^(LocalBusiness|ProfessionalService|LegalService|Attorney|Plumber|Electrician|RoofingContractor|HomeAndConstructionBusiness|GeneralContractor)$/,
};

const WEIGHT = { action: 3, navigation: 2, link: 1, thing: 4, form: 3, price: 2 } as const;
const MIN_SCORE = 2;
const order: readonly Goal[] = ['checkout', 'booking', 'sign-up', 'contact'];

/** The goal with the highest score; ties go to the earlier one in `order`. Null if the evidence is too weak. */
export function goalOf(facts: PageFacts): Goal | null {
  const scores = order.map((goal) => ({ goal, score: scoreOf(goal, facts) }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score >= MIN_SCORE ? best.goal : null;
}

function scoreOf(goal: Goal, facts: PageFacts): number {
  const matches = (text: string) => words[goal].test(text);
  const scoreIf = (isFound: boolean, weight: number) => (isFound ? weight : 0);
  // Nearly every website has contact links, so they are weak evidence.
  const factor = goal === 'contact' ? 0.5 : 1;
  return (
    scoreIf(facts.actions.some(matches), WEIGHT.action * factor) +
    scoreIf(
      facts.links.some((link) => link.isNavigation && matches(link.text)),
      WEIGHT.navigation * factor,
    ) +
    scoreIf(
      facts.links.some((link) => matches(link.text) || matches(link.path)),
      WEIGHT.link * factor,
    ) +
    scoreIf(
      facts.things.some(({ type }) => things[goal].test(type)),
      WEIGHT.thing,
    ) +
    scoreIf(hasForm(goal, facts), WEIGHT.form) +
    scoreIf(goal === 'checkout' && facts.prices.length > 2, WEIGHT.price)
  );
}

function hasForm(goal: Goal, { forms }: PageFacts): boolean {
  return forms.some(({ fields, submit }) => {
    const has = (field: RegExp) => fields.some((each) => field.test(each));
    if (has(/search|^text:(q|s|query)$/) && fields.length <= 2) return false;
    if (goal === 'booking') return has(/^(date|datetime-local|time):|guests|arrival|check-?in/);
    if (goal === 'sign-up') return has(/^password:/) && words['sign-up'].test(submit);
    if (goal === 'contact') return has(/^textarea:/);
    return has(/quantity|add-to-cart|variant/);
  });
}
