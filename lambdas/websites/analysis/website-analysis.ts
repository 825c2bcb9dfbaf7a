import { analysis } from '../../contract/copy/analysis.ts';
import type { Goal, Platform } from '../../contract/integration.ts';
import type { PageFacts } from './page-facts.ts';
import { platformOf } from './platform.ts';
import { goalOf } from './website-goal.ts';

/**
 * What a website is, in a few sentences its owner would sign: what it is, what it offers in its own words, its main
 * pages, what a visitor is meant to do. Every sentence rests on something the page says; what it does not say is
 * left out rather than guessed, since the reports are written with this in mind.
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
    listed(analysis.offers, offersOf(facts, name)),
    listed(analysis.pages, pagesOf(facts, name)),
    goal && analysis.goals[goal],
    facts.words < READABLE_WORDS && analysis.hardlyReadable,
    platform !== 'plain' && analysis.builtWith(analysis.platforms[platform]),
  ];
  const text = sentences.filter((each) => typeof each === 'string' && each !== '').join(' ');
  return { text, platform, goal };
}

const listed = (say: (items: string) => string, items: readonly string[]) =>
  items.length > 0 && say(asList(items));

const asList = (items: readonly string[]): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** What the page calls its website; else the part of its title that is no page's name; else the domain. */
function nameOf({ siteName, title, things, headings }: PageFacts, domain: string): string {
  const named = things.find(({ type, name }) => NAMED.test(type) && name !== '')?.name;
  if (siteName || named) return siteName || named || '';
  const parts = title.split(/\s+[|–—·•:-]\s+/).map((part) => part.trim());
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const key = letters(domain.split('.').slice(0, -1).join(''));
  const fitting = parts.find((part) => part !== '' && key !== '' && isLike(letters(part), key));
  const generic = parts.filter((part) => part !== '' && !GENERIC.test(part) && part.length <= 40);
  return fitting ?? generic[0] ?? headings.find((text) => text.length <= 40) ?? domain;
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
  const found = kindsByThing.find(([, mark]) => facts.things.some(({ type }) => mark.test(type)));
  return found?.[0] ?? (goal ? kindsByGoal[goal] : 'website');
}

function ownWordsOf({ description, headings }: PageFacts, name: string): string | false {
  const words = description || headings.find((text) => text.length > 20 && !text.includes(name));
  return words ? analysis.ownWords(words.replace(/[\s.!…]+$/u, '')) : false;
}

/** Named products first; else the second-level headings, which name what a page is made of. */
function offersOf({ things, headings, items }: PageFacts, name: string): string[] {
  const offered = things.filter(({ type }) =>
    /^(Product|Service|Course|MenuItem|Event)$/.test(type),
  );
  const named = offered.map((each) => each.name).filter((each) => each !== '' && each !== name);
  if (named.length > 0) return [...new Set(named)].slice(0, OFFERS_MAX);
  const listed = [items, headings.slice(1)].map((texts) => texts.filter(isNamelike));
  const [products = [], sections = []] = listed.map((texts) => [...new Set(texts)]);
  return (products.length > 2 ? products : sections).slice(0, OFFERS_MAX);
}

const isNamelike = (text: string) =>
  text.length >= 3 && text.length <= 40 && !/[?!.…]$/.test(text) && !SMALL_TALK.test(text);
const SMALL_TALK =
  /newsletter|subscribe|follow us|cookie|what (our|people)|testimonial|reviews?$|contact|about|faq|questions|get in touch|why |how it works|latest|instagram|menu$|quick links|opening hours/i;

/** The pages of the navigation; else the links that come first. Housekeeping is left out. */
function pagesOf({ links, actions }: PageFacts, name: string): string[] {
  const inner = links.filter(
    ({ path, text }) => path !== '' && text !== name && isPageName(text) && !actions.includes(text),
  );
  const navigation = inner.filter(({ isNavigation }) => isNavigation);
  const chosen = navigation.length > 1 ? navigation : inner;
  const names = chosen.map(({ text }) => text.replace(/\s*\(\d+\)$/, '')); // how full the cart is
  return [...new Set(names)].slice(0, PAGES_MAX);
}

const isPageName = (text: string) => text.length <= 30 && !HOUSEKEEPING.test(text);
const HOUSEKEEPING =
  /^(home|log ?in|sign ?in|skip to.*|search|privacy.*|terms.*|imprint|impressum|datenschutz|cookies?.*|en|de|fr|es|it|english|deutsch|more|read more|learn more|back|next|close|#.*)$/i;
