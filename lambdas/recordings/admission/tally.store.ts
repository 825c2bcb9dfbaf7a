import { itemsOf, keyed } from '../../adapters/items.ts';
import type { Table } from '../../adapters/table.ts';

const entity = {
  entity: 'tally',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'TALLY#${day}' },
};

/** What happened that is no session: bots and other refusals, and recordings that could not be read. */
const tallied = ['automated', 'limit', 'wrong-site', 'rate', 'set-aside'] as const;
export type Tallied = (typeof tallied)[number];
export type Tally = Readonly<Record<Tallied, number>>;

const KEEP_DAYS = 90;
/** Counted by the quarter of an hour: every zone's day begins at one. */
const QUARTER_MS = 900_000;
const quarterOf = (at: Date) => Math.floor((at.getTime() % 86_400_000) / QUARTER_MS);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

export const tallyStore = (table: Table) => {
  const items = itemsOf(table);
  const pk = (ownerId: string) => keyed(entity.pk.template, { ownerId });
  return {
    async add(ownerId: string, what: Tallied, now: Date): Promise<void> {
      const SK = keyed(entity.sk.template, { day: dayOf(now) });
      const name = `${what.replace('-', '_')}_${quarterOf(now)}`;
      await items.update(
        { PK: pk(ownerId), SK },
        {
          change: `SET #ttl = :ttl ADD #${name} :one`,
          values: { one: 1, ttl: Math.ceil(now.getTime() / 1000) + KEEP_DAYS * 86_400 },
        },
      );
    },
    /** What happened in `[from, to)`; both are bounds of local days, so of quarters of an hour. */
    async between(ownerId: string, from: Date, to: Date): Promise<Tally> {
      const sums = Object.fromEntries(tallied.map((what) => [what, 0])) as Record<Tallied, number>;
      const values = { owner: pk(ownerId), from: `TALLY#${dayOf(from)}`, to: `TALLY#${dayOf(to)}` };
      for await (const item of items.all('#PK = :owner AND #SK BETWEEN :from AND :to', {
        values,
      })) {
        const midnight = Date.parse(String(item.SK).slice('TALLY#'.length));
        for (const what of tallied) {
          for (let quarter = 0; quarter < 96; quarter += 1) {
            const at = midnight + quarter * QUARTER_MS;
            const count = item[`${what.replace('-', '_')}_${quarter}`];
            if (at >= from.getTime() && at < to.getTime()) sums[what] += Number(count ?? 0);
          }
        }
      }
      return sums;
    },
  };
};
