import { Entity } from 'electrodb';
import { conditionHeld, type Table } from '../adapters/table.ts';
import { AUDIT_KEPT_DAYS } from '../contract/limits.ts';

const schema = {
  model: { entity: 'audit-entry', version: '1', service: 'reveille' },
  attributes: {
    day: { type: 'string', required: true },
    at: { type: 'string', required: true },
    id: { type: 'string', required: true },
    adminId: { type: 'string', required: true },
    act: { type: ['get-all-users-admin'] as const, required: true },
    about: { type: 'any' },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byDay: {
      pk: { field: 'PK', composite: ['day'], template: 'AUDIT#${day}', casing: 'none' },
      sk: { field: 'SK', composite: ['at', 'id'], template: 'ENTRY#${at}#${id}', casing: 'none' },
    },
  },
} as const;

/** An admin's action and its parameters. It never names the owners whose data was shown. */
export interface AuditEntry {
  readonly id: string;
  readonly adminId: string;
  readonly act: 'get-all-users-admin';
  readonly about: Readonly<Record<string, string | number | null>>;
}

/** The audit log by day. Entries are only added; no call changes or deletes them. */
export const auditStore = (table: Table) => {
  const entries = new Entity(schema, table);
  return {
    async add(entry: AuditEntry, now: Date): Promise<void> {
      const at = now.toISOString();
      const ttl = Math.floor(now.getTime() / 1000) + AUDIT_KEPT_DAYS * 86_400;
      const key = { day: at.slice(0, 10), at };
      // Its id is random, so the condition fails only if the SDK repeats a request whose response was lost.
      await conditionHeld(entries.create({ ...key, ...entry, ttl }).go());
    },
    /** One day's entries (`2026-11-21`, UTC), in order. */
    async of(day: string): Promise<(AuditEntry & { readonly at: string })[]> {
      const { data } = await entries.query.byDay({ day }).go({ pages: 'all', consistent: true });
      return data.map(({ id, at, adminId, act, about }) => ({ id, at, adminId, act, about }));
    },
  };
};
