import { expect, test } from 'vitest';
import { analyze } from '../../lambdas/websites/analysis/website-analysis.ts';
import { pageFacts } from '../factories/page-facts.ts';

type Facts = NonNullable<Parameters<typeof pageFacts>[0]>;
const textOf = (facts: Facts, domain = 'example.com') => analyze(pageFacts(facts), domain).text;
const letters = (count: number) => 'A'.repeat(count);
const thing = (type: string, name: string) => ({ type, name });
const [person, company, unnamed] = [
  thing('Person', 'Ann'),
  thing('Organization', 'HL Inc'),
  thing('Organization', ''),
];

test.each<[string, Facts, string, string?]>([
  ['its site name', { siteName: 'Harbor Lane', title: 'Candles' }, 'Harbor Lane'],
  ['its site name, not its company', { siteName: 'Harbor Lane', things: [company] }, 'Harbor Lane'],
  ['its company', { things: [unnamed, company], title: 'Candles' }, 'HL Inc'],
  ['its title, not a person on it', { title: 'Candles', things: [person] }, 'Candles'],
  ['the part like its domain', { title: 'Wax | Harbor Lane' }, 'Harbor Lane', 'harborlane.com'],
  ['a part with the domain in it', { title: 'Wax | Ann & Co' }, 'Ann & Co', 'ann.com'],
  ['a part of three letters', { title: 'Wax | abc' }, 'abc', 'abcshop.com'],
  ['no part of only two letters', { title: 'Wax | ab' }, 'Wax', 'abshop.com'],
  ['its first part', { title: 'Wax | Soap' }, 'Wax'],
  ['its first specific part', { title: ' | Home | Wax' }, 'Wax', 'localhost'],
  ['a part of 40 letters', { title: letters(40), headings: ['Wax'] }, letters(40)],
  [
    'its first short heading',
    { title: letters(41), headings: [letters(41), letters(40)] },
    letters(40),
  ],
  ['its domain', { title: letters(41), headings: [letters(41)] }, 'example.com'],
])('a website is named by %s', (_, facts, name, domain) => {
  expect(textOf(facts, domain)).toContain(`${name} is a website.`);
});

test.each<[string, Facts, string]>([
  ['its description', { description: 'Soy candles! ', headings: [letters(30)] }, 'Soy candles'],
  [
    'its first long heading',
    { siteName: 'Wax', headings: [letters(20), letters(21)] },
    letters(21),
  ],
  [
    'a heading without its name',
    { siteName: 'Wax', headings: [`Wax ${letters(30)}`, letters(30)] },
    letters(30),
  ],
])('a website is quoted by %s', (_, facts, words) => {
  expect(textOf(facts)).toContain(`In its own words: “${words}.”`);
});

test('a website with short headings only is not quoted', () => {
  expect(textOf({ headings: [letters(20)] })).not.toContain('In its own words');
});

const products = (...names: string[]) => names.map((name) => thing('Product', name));
const FIVE = ['One', 'Two', 'Three', 'Four', 'Five'];
test.each<[string, Facts, string]>([
  ['its only product', { things: products('One') }, 'One'],
  ['two products', { things: products('One', 'Two') }, 'One and Two'],
  ['four products at most', { things: products(...FIVE) }, 'One, Two, Three and Four'],
  ['each product once', { things: products('One', '', 'One', 'Two') }, 'One and Two'],
  ['no product named like itself', { siteName: 'One', things: products('One', 'Two') }, 'Two'],
  ['three items', { items: ['One', 'Two', 'Three'], headings: ['', 'Soap'] }, 'One, Two and Three'],
  ['its sections instead of two items', { items: ['One', 'Two'], headings: ['', 'Soap'] }, 'Soap'],
  ['no first heading', { headings: ['One', 'Two'] }, 'Two'],
  ['four sections at most', { headings: ['', ...FIVE] }, 'One, Two, Three and Four'],
  [
    'only names of sections',
    {
      headings: ['', 'ab', 'abc', letters(40), letters(41), 'Why not?', 'Contact'],
    },
    `abc and ${letters(40)}`,
  ],
])('a website presents %s', (_, facts, offers) => {
  expect(textOf(facts)).toContain(`It presents ${offers}.`);
});

const link = (text: string, path = '/x', isNavigation = false) => ({ path, text, isNavigation });
test.each<[string, Facts, string]>([
  ['its only page', { links: [link('Rooms')] }, 'Rooms'],
  ['its pages only', { links: [link('Partner', ''), link('Rooms')] }, 'Rooms'],
  ['no link to itself', { siteName: 'Wax', links: [link('Wax'), link('Rooms')] }, 'Rooms'],
  ['no button', { actions: ['Go'], links: [link('Go'), link('Rooms')] }, 'Rooms'],
  ['no housekeeping', { links: [link('Privacy policy'), link('Rooms')] }, 'Rooms'],
  ['names of 30 letters', { links: [link(letters(30)), link(letters(31))] }, letters(30)],
  ['each page once', { links: [link('Cart (2)'), link('Cart'), link('Bar')] }, 'Cart and Bar'],
  [
    'five pages at most',
    { links: [...FIVE, 'Six'].map((text) => link(text)) },
    'One, Two, Three, Four and Five',
  ],
])('the main pages of a website are %s', (_, facts, pages) => {
  expect(textOf(facts)).toContain(`Its main pages are ${pages}.`);
});

test.each([
  [24, true],
  [25, false],
])('an owner of a page with %i words is asked for more: %s', (words, isAsked) => {
  expect(textOf({ words }).includes('We found little text')).toBe(isAsked);
});
