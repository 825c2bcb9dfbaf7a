import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

/** A kind of personal data and its possible places on a page. */
interface Kind {
  readonly name: string;
  /** A unique value, which must not be stored. */
  readonly make: (n: number) => string;
  readonly places: readonly Place[];
}
type Place = (secret: string) => RecordedEvent;

let id = 100;
const node = (tagName: string, attributes: object, ...childNodes: object[]) => {
  id += 1;
  return { type: 2, id, tagName, attributes, childNodes };
};
const text = (textContent: string) => {
  id += 1;
  return { type: 3, id, textContent };
};
const page = (...children: object[]): RecordedEvent => ({
  type: 2,
  timestamp: 2,
  data: { node: { type: 0, id: 1, childNodes: children }, initialOffset: { left: 0, top: 0 } },
});
const mutation = (more: object): RecordedEvent => ({
  type: 3,
  timestamp: 3,
  data: { source: 0, texts: [], attributes: [], removes: [], adds: [], ...more },
});
const custom = (tag: string, payload: object): RecordedEvent => ({
  type: 5,
  timestamp: 4,
  data: { tag, payload },
});

/** Places that can hold text. */
const inText: readonly Place[] = [
  (secret) => page(node('p', {}, text(`Signed in as ${secret}.`))),
  (secret) => page(node('title', {}, text(secret))),
  (secret) => page(node('div', { contenteditable: 'true' }, text(secret))),
  (secret) => page(node('option', { value: secret }, text(secret))),
  ...['title', 'alt', 'placeholder', 'aria-label', 'data-user', 'content', 'value', 'summary'].map(
    (name): Place =>
      (secret) =>
        page(node('meta', { [name]: `x ${secret}` })),
  ),
  (secret) => mutation({ texts: [{ id: 5, value: `line\n\t"${secret}"\\` }] }),
  (secret) => mutation({ attributes: [{ id: 5, attributes: { title: secret } }] }),
  (secret) =>
    mutation({ adds: [{ parentId: 1, nextId: null, node: node('b', {}, text(secret)) }] }),
  (secret) =>
    custom('rv:error', {
      kind: 'error',
      message: `No user ${secret}`,
      file: '/a.js',
      line: 1,
    }),
  (secret) => custom('rv:click', { id: 5, x: 1, y: 1, target: { role: 'button', label: secret } }),
  (secret) => ({
    type: 3,
    timestamp: 5,
    data: { source: 8, id: 5, adds: [{ rule: `a{content:"${secret}"}`, index: 0 }] },
  }),
];
const inFields: readonly Place[] = [
  ...[
    'text',
    'password',
    'hidden',
    'email',
    'tel',
    'number',
    'search',
    'date',
    'checkbox',
    'unknown',
  ].map(
    (type): Place =>
      (secret) =>
        page(node('input', { type, value: secret })),
  ),
  (secret) => page(node('textarea', {}, text(secret))),
  (secret) => page(node('select', { value: secret })),
  (secret) => ({
    type: 3,
    timestamp: 6,
    data: { source: 5, id: 5, text: secret, isChecked: false },
  }),
  (secret) => mutation({ attributes: [{ id: 5, attributes: { value: secret } }] }),
  (secret) =>
    mutation({ adds: [{ parentId: 1, nextId: null, node: node('input', { value: secret }) }] }),
];
const inAddresses: readonly Place[] = [
  (secret) => ({
    type: 4,
    timestamp: 1,
    data: { href: `https://shop.example/a?token=${secret}`, width: 1, height: 1 },
  }),
  (secret) => ({
    type: 4,
    timestamp: 1,
    data: { href: `https://shop.example/a#access_token=${secret}`, width: 1, height: 1 },
  }),
  (secret) => page(node('a', { href: `/reset?key=${secret}&utm_source=mail` })),
  (secret) => page(node('form', { action: `/send?to=${secret}` })),
  (secret) => mutation({ attributes: [{ id: 5, attributes: { href: `?q=${secret}` } }] }),
  (secret) =>
    custom('rv:page', { page: `/a?q=${secret}`, referrer: `https://other.example/?q=${secret}` }),
  (secret) => custom('rv:request', { path: `/api?user=${secret}`, status: 500 }),
];

const digits = (n: number, many: number) => String(n).padStart(many, '7').slice(-many);
/** A card number with a valid check digit (Luhn). */
function card(prefix: string, length: number, n: number): string {
  const body = prefix + digits(n, length - 1 - prefix.length);
  let sum = 0;
  for (const [place, sign] of [...body].reverse().entries()) {
    const digit = Number(sign);
    sum += place % 2 === 1 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit;
  }
  return body + ((10 - (sum % 10)) % 10);
}
const grouped = (number: string, sign: string) => number.replace(/(\d{4})(?=\d)/g, `$1${sign}`);

export const kinds: readonly Kind[] = [
  { name: 'an address', make: (n) => `jo${n}@mail.example`, places: inText },
  {
    name: 'an address with a tag',
    make: (n) => `jo.smith+tag${n}@mail.example.co.uk`,
    places: inText,
  },
  { name: 'an address in capitals', make: (n) => `JO${n}@MAIL.EXAMPLE`, places: inText },
  { name: 'an address in another script', make: (n) => `иван${n}@почта.рф`, places: inText },
  { name: 'an address with accents', make: (n) => `jürgen${n}@bücher.example`, places: inText },
  { name: 'an escaped address', make: (n) => `jo${n}%40mail.example`, places: inText },
  {
    name: 'an address with soft hyphens',
    make: (n) => `jo\u00ad${n}@mail.ex\u00adample`,
    places: inText,
  },
  {
    name: 'an address with invisible spaces',
    make: (n) => `jo${n}@\u200bmail.\u2060example`,
    places: inText,
  },
  {
    name: 'an address with a full-width sign',
    make: (n) => `jo${n}＠mail.example`,
    places: inText,
  },
  { name: 'an address escaped in HTML', make: (n) => `jo${n}&#64;mail.example`, places: inText },
  { name: 'an address to write to', make: (n) => `mailto:jo${n}@mail.example`, places: inText },
  {
    name: 'an address with a name',
    make: (n) => `<o'brien_${n}@mail.example>`.slice(1, -1),
    places: inText,
  },
  { name: 'a Visa card', make: (n) => card('4', 16, n), places: inText },
  { name: 'a card in groups', make: (n) => grouped(card('5500', 16, n), ' '), places: inText },
  { name: 'a card with hyphens', make: (n) => grouped(card('4', 16, n), '-'), places: inText },
  {
    name: 'a card with non-breaking hyphens',
    make: (n) => grouped(card('4', 16, n), '\u2011'),
    places: inText,
  },
  {
    name: 'a card with word joiners',
    make: (n) => grouped(card('4', 16, n), '\u2060'),
    places: inText,
  },
  {
    name: 'a card with wide separators',
    make: (n) => grouped(card('4', 16, n), ' / '),
    places: inText,
  },
  { name: 'a card of fifteen digits', make: (n) => card('37', 15, n), places: inText },
  { name: 'a typed name', make: (n) => `Maria Gonzalez ${n}`, places: inFields },
  { name: 'a password', make: (n) => `hunter-${n}-secret`, places: inFields },
  { name: 'a telephone number', make: (n) => `+49 30 ${digits(n, 7)}`, places: inFields },
  { name: 'a birthday', make: (n) => `1987-05-${n % 28}-${n}`, places: inFields },
  { name: 'a code', make: (n) => `code-${n}`, places: inFields },
  { name: 'a token', make: (n) => `eyJhbGciOiJIUzI1NiJ9-${n}`, places: inAddresses },
  { name: 'a search word', make: (n) => `private-illness-${n}`, places: inAddresses },
  {
    name: 'an account number',
    make: (n) => `DE89370400440532${digits(n, 6)}`,
    places: [...inFields, ...inAddresses],
  },
];

/** A recording with each kind in a random place; `secrets` must not be stored. */
export function plantedRecording(seed: number): { events: RecordedEvent[]; secrets: string[] } {
  const random = seededRandom(seed);
  const planted = kinds.map(({ make, places }) => {
    const secret = make(1 + random.integerBelow(999_999));
    return { secret, event: random.pick(places)(secret) };
  });
  return {
    events: planted.map(({ event }) => event),
    secrets: planted.map(({ secret }) => secret),
  };
}

/** The secrets in a stored text, ignoring case and escaped quotes. */
export const foundIn = (stored: string, secrets: readonly string[]): string[] => {
  const readable = stored.replaceAll('\\"', '"').toLowerCase();
  return secrets.filter((secret) => readable.includes(secret.toLowerCase()));
};
