/** Visitors of simulated websites over weeks: the same seed returns the same visits, problems and late sessions. */
import type { Digest } from '../../lambdas/contract/digest.ts';
import type { Signal } from '../../lambdas/contract/signal.ts';
import { SIGNAL_RULES_VERSION } from '../../lambdas/contract/signal-rules.ts';
import { dayAfter, weekdayOf } from '../../lambdas/reports/facts/calendar.ts';
import type { SeededRandom } from '../fakes/seeded-random.ts';
import type { RecordedSession } from '../fakes/simulated-reports.ts';
import { element, seen, signal, visit } from './digest.ts';

export interface SimulatedSite {
  readonly domain: string;
  /** Visitors of a workday; half as many come on weekends. */
  readonly visitors: number;
  /** Each visit takes the pages whose chance it meets, in this order. */
  readonly pages: readonly (readonly [page: string, chance: number])[];
  readonly problems: readonly Problem[];
  /** Days on which no one comes. */
  readonly empty?: readonly number[];
}
interface Problem {
  readonly signal: Pick<Signal, 'kind' | 'page'> & Partial<Signal>;
  readonly chance: number;
  readonly isOn: (day: number) => boolean;
}

const sources = ['direct', 'direct', 'search', 'social', 'email', 'campaign'] as const;
const devices = ['phone', 'phone', 'computer'] as const;
const HOUR = 3_600_000;
const PAGE_MS = 40_000;

/** The sessions of one day. Every sixth day some arrive after its report. */
export function sessionsOf(
  { domain, visitors, pages, problems, empty = [] }: SimulatedSite,
  { date, day }: { readonly date: string; readonly day: number },
  random: SeededRandom,
): RecordedSession[] {
  if (empty.includes(day)) return [];
  const share = weekdayOf(date) % 6 === 0 ? 0.5 : 1;
  const count = Math.round(visitors * share * (0.7 + 0.6 * random.next()));
  return Array.from({ length: count }, (_, index): RecordedSession => {
    const n = day * 10_000 + index;
    const isLate = day % 6 === 1 && index % 7 === 3;
    const opened = pages.flatMap(([page, chance]) => (random.chance(chance) ? [page] : []));
    const path = opened.length > 0 ? opened : ['/'];
    const hour = isLate ? 23 : 10 + random.next() * 12;
    const startedAt = new Date(Date.parse(date) + hour * HOUR + index).toISOString();
    const digest: Digest = visit(n, {
      ...{
        startedAt,
        endedAt: new Date(Date.parse(startedAt) + path.length * PAGE_MS).toISOString(),
      },
      // Some come back on later days.
      visitor: random.chance(0.15) ? `visitor-${random.integerBelow(visitors)}` : `visitor-${n}`,
      ...{ device: random.pick(devices), referrer: random.pick(sources) },
      ...{ entryPage: path[0] ?? '/', exitPage: path.at(-1) ?? '/' },
      pages: path.map((page, at) =>
        seen(page, { enteredMs: at * PAGE_MS, dwellMs: PAGE_MS, scrollReach: random.next() }),
      ),
      signals: signalsOf(problems, path, day, random),
      rules: SIGNAL_RULES_VERSION,
    });
    return { digest, domain, ...(isLate && { closedAt: `${dayAfter(date)}T06:00:00.000Z` }) };
  });
}

const signalsOf = (
  problems: readonly Problem[],
  path: readonly string[],
  day: number,
  random: SeededRandom,
): Signal[] =>
  problems.flatMap(({ signal: { kind, page, ...details }, chance, isOn }) => {
    const at = path.indexOf(page);
    if (at < 0 || !isOn(day) || !random.chance(chance)) return [];
    const atMs = at * PAGE_MS + 12_000;
    return [signal(kind, page, { atMs, startMs: atMs - 6_000, endMs: atMs + 8_000, ...details })];
  });

const between = (first: number, last: number) => (day: number) => day >= first && day <= last;
const every = (days: number) => (day: number) => day % days === 1;
const form = { hesitationMs: 6_000, refills: 1, invalid: 0, isOpen: true };

export const simulatedSites: readonly SimulatedSite[] = [
  {
    domain: 'shop.example',
    visitors: 45,
    pages: [
      ...([
        ['/', 1],
        ['/collections/winter', 0.6],
        ['/about', 0.3],
      ] as const),
      ...([
        ['/cart', 0.5],
        ['/checkout', 0.35],
        ['/thank-you', 0.2],
      ] as const),
    ],
    problems: [
      {
        signal: { kind: 'dead-click', page: '/cart', element: element('Apply') },
        chance: 0.4,
        isOn: between(5, 12),
      },
      {
        signal: { kind: 'javascript-error', page: '/collections/winter', about: 'Oops (a.js)' },
        chance: 0.1,
        isOn: every(4),
      },
      {
        signal: {
          kind: 'form-abandonment',
          page: '/checkout',
          about: 'Card number',
          count: 4,
          form,
        },
        chance: 0.1,
        isOn: () => true,
      },
      {
        signal: { kind: 'dead-click', page: '/about', element: element('Our story', 'heading') },
        chance: 0.08,
        isOn: every(5),
      },
    ],
    empty: [17],
  },
  {
    domain: 'plumber.example',
    visitors: 4,
    pages: [
      ['/', 0.8],
      ['/services', 0.4],
      ['/contact', 0.5],
      ['/contact/thanks', 0.2],
    ],
    problems: [
      {
        signal: { kind: 'dead-click', page: '/contact', element: element('Send'), submits: true },
        chance: 0.5,
        isOn: between(6, 20),
      },
      {
        signal: { kind: 'javascript-error', page: '/', about: 'gtag is not defined' },
        chance: 0.3,
        isOn: every(9),
      },
    ],
  },
  {
    domain: 'magazine.example',
    visitors: 220,
    pages: [
      ['/', 0.5],
      ['/posts/boots', 0.4],
      ['/maps', 0.3],
      ['/newsletter', 0.15],
    ],
    problems: [
      {
        signal: { kind: 'rage-click', page: '/maps', element: element('Zoom'), count: 6 },
        chance: 0.06,
        isOn: between(4, 15),
      },
      { signal: { kind: 'white-screen', page: '/newsletter' }, chance: 0.2, isOn: between(12, 14) },
      {
        signal: { kind: 'quick-back', page: '/', about: '/posts/boots', count: 1_500 },
        chance: 0.03,
        isOn: () => true,
      },
    ],
    empty: [21, 22, 23],
  },
];
