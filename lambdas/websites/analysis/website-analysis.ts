import { analysis } from '../../contract/copy/analysis.ts';
import { listed } from '../../contract/copy/numerals.ts';
import type { Goal, Platform } from '../../contract/integration.ts';
import type { PageFacts } from './page-facts.ts';
import { platformOf } from './platform.ts';
import { goalOf } from './website-goal.ts';

/**
 * Describes a website in a few sentences: its kind, its offers in its own words, its main pages and its goal. Every
 * sentence is based on the page. Nothing is guessed, because reports rely on the description.
 */
export interface WebsiteAnalysis {
  readonly text: string;
  readonly platform: Platform;
  readonly goal: Goal | null;
}

const OFFERS_MAX = 4;
const PAGES_MAX = 5;
const READABLE_WORDS = 25;

export function analyze(facts: PageFacts, domain: string): WebsiteAnalysis {
  const platform = platformOf(facts);
  const goal = goalOf(facts);
  const name = nameOf(facts, domain);
  const sentences = [
    analysis.kinds[kindOf(facts, goal)](name),
    ownWordsOf(facts, name),
    listSentence(analysis.offers, offersOf(facts, name)),
    listSentence(analysis.pages, pagesOf(facts, name)),
    goal && analysis.goals[goal],
    facts.words < READABLE_WORDS && analysis.hardlyReadable,
    platform !== 'plain' && analysis.builtWith(analysis.platforms[platform]),
  ];
  const text = sentences.filter((each) => typeof each === 'string' && each !== '').join(' ');
  return { text, platform, goal };
}

const listSentence = (sentence: (items: string) => string, items: readonly string[]) =>
  items.length > 0 && sentence(listed(items));

/** The website's name: from the page's metadata, or else the most likely part of its title or headings, or the domain. */
function nameOf({ siteName, title, things, headings }: PageFacts, domain: string): string {
  const named = things.find(({ type, name }) => NAMED.test(type) && name !== '')?.name;
  if (siteName || named) return siteName || named || '';
  const parts = title.split(/\s+[|–—·•:-]\s+/).map((part) => part.trim());
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const key = letters(domain.split('.').slice(0, -1).join(''));
  const likeDomain = parts.find((part) => part !== '' && key !== '' && isLike(letters(part), key));
  const [specific] = parts.filter(
    (part) => part !== '' && !GENERIC.test(part) && part.length <= 40,
  );
  return likeDomain ?? specific ?? headings.find((text) => text.length <= 40) ?? domain;
}

const NAMED =
  /^(Organization|Corporation|WebSite|LocalBusiness|.*(Store|Restaurant|Business|Salon|Clinic|School))$/;
const GENERIC = /^(home( ?page)?|welcome.*|startseite|accueil|inicio|index|untitled.*|start)$/i;
const isLike = (one: string, other: string) =>
  one.length > 2 && (other.includes(one) || one.includes(other));

type Kind = keyof typeof analysis.kinds;

/** Most reliable first: schema.org, then what the goal implies. */
const kindsByThing: readonly (readonly [Kind, RegExp])[] = [
  ['restaurant', /^(Restaurant|CafeOrCoffeeShop|Bakery|BarOrPub|FoodEstablishment)$/],
  ['stay', /^(Hotel|LodgingBusiness|BedAndBreakfast|Hostel|Campground|VacationRental)$/],
  ['practice', /^(Dentist|Physician|MedicalClinic|MedicalBusiness|Optician|VeterinaryCare)$/],
  ['school', /^(School|CollegeOrUniversity|EducationalOrganization|Course)$/],
  ['shop', /^(Product|ProductGroup|.*Store)$/],
  ['software', /^(SoftwareApplication|WebApplication|MobileApplication)$/],
  ['news', /^(NewsMediaOrganization|NewsArticle)$/],
  ['blog', /^(Blog|BlogPosting|Article)$/],
  ['charity', /^(NGO|NonprofitOrganization)$/],
  ['events', /^(Event|MusicEvent|Festival)$/],
  ['business', /^(LocalBusiness|ProfessionalService|LegalService|.*Contractor|.*Business)$/],
];
const kindsByGoal: Readonly<Record<Goal, Kind>> = {
  checkout: 'shop',
  'sign-up': 'software',
  booking: 'bookable',
  contact: 'services',
};

function kindOf(facts: PageFacts, goal: Goal | null): Kind {
  const match = kindsByThing.find(([, types]) => facts.things.some(({ type }) => types.test(type)));
  return match?.[0] ?? (goal ? kindsByGoal[goal] : 'website');
}

function ownWordsOf({ description, headings }: PageFacts, name: string): string | false {
  const words = description || headings.find((text) => text.length > 20 && !text.includes(name));
  return words ? analysis.ownWords(words.replace(/[\s.!…]+$/u, '')) : false;
}

/** Named products, or else the items of a list, or else the second-level headings, which name the page's sections. */
function offersOf({ things, headings, items }: PageFacts, name: string): string[] {
  const products = things.filter(({ type }) =>
    /^(Product|Service|Course|MenuItem|Event)$/.test(type),
  );
  const named = products.map((each) => each.name).filter((each) => each !== '' && each !== name);
  if (named.length > 0) return [...new Set(named)].slice(0, OFFERS_MAX);
  const names = (texts: readonly string[]) => [...new Set(texts.filter(isNamelike))];
  const listed = names(items);
  return (listed.length > 2 ? listed : names(headings.slice(1))).slice(0, OFFERS_MAX);
}

const isNamelike = (text: string) =>
  text.length >= 3 && text.length <= 40 && !/[?!.…]$/.test(text) && !SMALL_TALK.test(text);
const SMALL_TALK =
  /newsletter|subscribe|follow us|cookie|what (our|people)|testimonial|reviews?$|contact|about|faq|questions|get in touch|why |how it works|latest|instagram|menu$|quick links|opening hours/i;

/** The pages of the navigation, or else the first links. Excludes housekeeping pages. */
function pagesOf({ links, actions }: PageFacts, name: string): string[] {
  const inner = links.filter(
    ({ path, text }) => path !== '' && text !== name && isPageName(text) && !actions.includes(text),
  );
  const navigation = inner.filter(({ isNavigation }) => isNavigation);
  const selected = navigation.length > 1 ? navigation : inner;
  const names = selected.map(({ text }) => text.replace(/\s*\(\d+\)$/, '')); // without the cart's count
  return [...new Set(names)].slice(0, PAGES_MAX);
}

const isPageName = (text: string) => text.length <= 30 && !HOUSEKEEPING.test(text);
const HOUSEKEEPING =
  /^(home|log ?in|sign ?in|skip to.*|search|privacy.*|terms.*|imprint|impressum|datenschutz|cookies?.*|en|de|fr|es|it|english|deutsch|more|read more|learn more|back|next|close|#.*)$/i;
