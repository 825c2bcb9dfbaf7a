/** Names of recorded visits, as `visits.json.gz` holds them. */
const ordinary = [
  'browse',
  'glance on a phone',
  'buy on a phone',
  'browse on a phone',
  'glance',
  'buy',
  'browse on a tablet',
  'glance on a phone',
  'browse on a phone',
  'glance',
  'buy on a phone',
] as const;

/** Both faults of the shop, met by enough people to be worth a report. */
const troubled = [
  'try a code on a phone',
  'ask for shipping',
  'try a code',
  'try a code on another phone',
  'ask for shipping on a phone',
  'give up at the form',
] as const;

export interface PlannedVisit {
  readonly name: string;
  /** 0 is the first day of the seed. */
  readonly day: number;
  /** Minutes after local midnight. */
  readonly minute: number;
  /** Who comes: some people come again. */
  readonly person: string;
}

export const SEED_DAYS = 10;

/** Ten days of about a dozen visits: nine ordinary ones, with a lone trouble here and there, and a last one with two faults. */
export function planOfVisits(): PlannedVisit[] {
  return Array.from({ length: SEED_DAYS }, (_, day) => {
    const isLast = day === SEED_DAYS - 1;
    const count = 8 + ((day * 3) % 4);
    const names: string[] = Array.from({ length: count }, (_, index) =>
      ordinaryAt(day * 5 + index),
    );
    if (isLast) names.splice(2, 3, ...troubled);
    else if (day % 4 === 2) names.splice(3, 1, 'give up at the form');
    return names.map((name, index) => ({
      name,
      day,
      minute: 8 * 60 + Math.floor((index * 13 * 60) / names.length) + ((day * 7 + index * 11) % 17),
      person: `person-${index % 5 === 0 ? `regular-${index}` : `${day}-${index}`}`,
    }));
  }).flat();
}

const ordinaryAt = (index: number): string => ordinary[index % ordinary.length] ?? 'glance';
