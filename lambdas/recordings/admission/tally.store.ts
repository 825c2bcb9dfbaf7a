import { fillKey, itemsOf } from '../../adapters/items.ts';
import { reading, type Table } from '../../adapters/table.ts';
import { DAY_MS } from '../../contract/durations.ts';

const entity = {
  entity: 'tally',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'TALLY#${kind}#${day}' },
};

/** What reports and the usage page count: recorded, rejected (by reason) and quarantined sessions. One item per kind and day. */
const tallyKinds = ['recorded', 'automated', 'limit', 'wrong-site', 'rate', 'set-aside'] as const;
export type TallyKind = (typeof tallyKinds)[number];
export type Tally = Readonly<Record<TallyKind, number>>;
/** The count of the 15 minutes that start at this time. */
interface Quarter {
  readonly at: Date;
  readonly count: number;
}

const TALLY_DAYS = 90;
/** Counts are per 15 minutes, because days of all time zones start at a multiple of that. */
export const QUARTER_MS = 900_000;
const quarterOf = (at: Date) => Math.floor((at.getTime() % DAY_MS) / QUARTER_MS);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const fieldOf = (quarter: number) => `q${quarter}`;

export const tallyStore = (table: Table) => {
  const items = itemsOf(table);
  const pk = (ownerId: string) => fillKey(entity.pk.template, { ownerId });
  const sk = (kind: TallyKind, at: Date) => fillKey(entity.sk.template, { kind, day: dayOf(at) });
  /**
   * The quarters of one kind in `[from, to)` that have a count. A window that starts within a quarter, such as the first
   * one after a website was connected, includes all of it.
   */
  const quarters = async (
    ownerId: string,
    kind: TallyKind,
    from: Date,
    to: Date,
  ): Promise<Quarter[]> => {
    const values = { owner: pk(ownerId), from: sk(kind, from), to: sk(kind, to) };
    const start = Math.floor(from.getTime() / QUARTER_MS) * QUARTER_MS;
    const found: Quarter[] = [];
    for await (const item of items.all('#PK = :owner AND #SK BETWEEN :from AND :to', {
      values,
    })) {
      const midnight = Date.parse(String(item.SK).slice(-'2026-01-01'.length));
      for (let quarter = 0; quarter < 96; quarter += 1) {
        const at = midnight + quarter * QUARTER_MS;
        const count = Number(item[fieldOf(quarter)] ?? 0);
        if (count > 0 && at >= start && at < to.getTime()) found.push({ at: new Date(at), count });
      }
    }
    return found;
  };
  return {
    quarters,
    async add(ownerId: string, kind: TallyKind, now: Date, count = 1): Promise<void> {
      await items.update(
        { PK: pk(ownerId), SK: sk(kind, now) },
        {
          change: `SET #ttl = :ttl ADD #${fieldOf(quarterOf(now))} :count`,
          values: { count, ttl: Math.ceil(now.getTime() / 1000) + TALLY_DAYS * 86_400 },
        },
      );
    },

    /** The counts of all kinds in `[from, to)`. */
    async between(ownerId: string, from: Date, to: Date): Promise<Tally> {
      const sums = await Promise.all(
        tallyKinds.map(async (kind) => {
          const found = await quarters(ownerId, kind, from, to);
          return [kind, found.reduce((sum, { count }) => sum + count, 0)] as const;
        }),
      );
      return Object.fromEntries(sums) as Tally;
    },
  };
};
export type TallyStore = ReturnType<typeof tallyStore>;

export const tallyReader = reading(tallyStore, 'quarters');
