import { Entity } from 'electrodb';
import { isConditionRefused, reading, type Table } from '../adapters/table.ts';
import { goals, platforms } from '../contract/integration.ts';
import { BEACON_NOTE_MINUTES } from '../contract/limits.ts';
import type { Integration } from './integration.ts';

const schema = {
  model: { entity: 'integration', version: '1', service: 'reveille' },
  attributes: {
    id: { type: 'string', required: true },
    user_id: { type: 'string', required: true },
    domain: { type: 'string', required: true },
    website_analysis: { type: 'string', required: true },
    generated_script: { type: 'string', required: true },
    visitor_id: { type: 'string', required: true },
    is_active: { type: 'boolean', required: true },
    created_at: { type: 'string', required: true },
    platform: { type: platforms },
    goal: { type: goals },
    connected_at: { type: 'string' },
    disconnected_at: { type: 'string' },
    first_seen_at: { type: 'string' },
    last_seen_at: { type: 'string' },
    check_stage: { type: 'string' },
    checked_at: { type: 'string' },
    tag_seen_at: { type: 'string' },
    tag_missing_since: { type: 'string' },
    outdated_since: { type: 'string' },
    outdated_release: { type: 'string' },
    outdated_mailed: { type: 'string' },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['user_id'], template: 'OWNER#${user_id}', casing: 'none' },
      sk: {
        field: 'SK',
        composite: ['created_at'],
        template: 'INTEGRATION#${created_at}',
        casing: 'none',
      },
    },
    byVisitor: {
      index: 'GSI1',
      pk: {
        field: 'GSI1PK',
        composite: ['visitor_id'],
        template: 'VISITOR#${visitor_id}',
        casing: 'none',
      },
      sk: { field: 'GSI1SK', composite: ['created_at'], template: '${created_at}', casing: 'none' },
    },
  },
} as const;

type Key = Pick<Integration, 'user_id' | 'created_at'>;
type Observed = Partial<
  Pick<Integration, 'check_stage' | 'checked_at' | 'tag_seen_at' | 'tag_missing_since'>
>;
type Described = Partial<
  Pick<Integration, 'website_analysis' | 'platform' | 'goal' | 'generated_script'>
>;

export const integrationStore = (table: Table) => {
  const integrations = new Entity(schema, table);
  const keyOf = ({ user_id, created_at }: Key) => ({ user_id, created_at });

  return {
    /** All an owner ever had, newest first. */
    async of(ownerId: string): Promise<Integration[]> {
      const query = integrations.query.byOwner({ user_id: ownerId });
      // A save decides by what a check has just written.
      return (await query.go({ order: 'desc', pages: 'all', consistent: true }))
        .data as Integration[];
    },
    async latestActive(ownerId: string): Promise<Integration | undefined> {
      return (await this.of(ownerId)).find(({ is_active }) => is_active);
    },
    /** All that ever had this visitor id, newest first. */
    async ofVisitor(visitorId: string): Promise<Integration[]> {
      const query = integrations.query.byVisitor({ visitor_id: visitorId });
      return (await query.go({ order: 'desc' })).data as Integration[];
    },
    /** A new one; an instant that is taken already is rejected, never overwritten. */
    async add(integration: Integration): Promise<void> {
      await integrations.create(integration).go();
    },
    async describe(key: Key, described: Described): Promise<void> {
      await integrations.patch(keyOf(key)).set(described).go();
    },
    /** What a look at the website found. `isTagBack` ends the time during which it was missing. */
    async observe(key: Key, observed: Observed, isTagBack = false): Promise<void> {
      const patch = integrations.patch(keyOf(key)).set(observed);
      await (isTagBack ? patch.remove(['tag_missing_since']) : patch).go();
    },
    /** Starts recording. Older active ones of the owner end first: a crash in between leaves none, never two. */
    async save(chosen: Integration, website_analysis: string, now: Date): Promise<Integration> {
      for (const other of await this.of(chosen.user_id)) {
        if (other.is_active && other.id !== chosen.id) await this.disconnect(other, now);
      }
      const { data } = await integrations
        .patch(keyOf(chosen))
        .set({
          is_active: true,
          website_analysis,
          connected_at: chosen.connected_at ?? now.toISOString(),
        })
        .remove(['disconnected_at', 'tag_missing_since'])
        .go({ response: 'all_new' });
      return data as Integration;
    },
    /** Stops recording; what was recorded stays. */
    async disconnect(key: Key, now: Date): Promise<void> {
      const ended = { is_active: false, disconnected_at: now.toISOString() };
      await integrations.patch(keyOf(key)).set(ended).go();
    },
    /** A visitor's browser ran a withdrawn release of the tracker. */
    async noteOutdated(key: Key, outdated_release: string, now: Date): Promise<void> {
      await integrations
        .patch(keyOf(key))
        .set({ outdated_release, outdated_since: now.toISOString() })
        .go();
    },
    /** Claims the email about a release for one caller; false where it is claimed. */
    async claimOutdatedMail(key: Key, release: string): Promise<boolean> {
      try {
        await integrations
          .patch(keyOf(key))
          .set({ outdated_mailed: release })
          .where(
            ({ outdated_mailed }, { notExists, ne }) =>
              `${notExists(outdated_mailed)} OR ${ne(outdated_mailed, release)}`,
          )
          .go();
        return true;
      } catch (error) {
        if (isConditionRefused(error)) return false;
        throw error;
      }
    },
    /** The mail did not leave: the next check tries again. */
    async releaseOutdatedMail(key: Key): Promise<void> {
      await integrations.patch(keyOf(key)).remove(['outdated_mailed']).go();
    },
    /** Pages run a release that may record. */
    async clearOutdated(key: Key): Promise<void> {
      await integrations.patch(keyOf(key)).remove(['outdated_since', 'outdated_release']).go();
    },
    /** A sign of life of the tag; written at most every few minutes, so that a busy site costs as much as a quiet one. */
    async noteBeacon(integration: Integration, now: Date): Promise<void> {
      const since = now.getTime() - Date.parse(integration.last_seen_at ?? '1970-01-01');
      if (since < BEACON_NOTE_MINUTES * 60_000) return;
      try {
        await integrations
          .patch(keyOf(integration))
          .set({ first_seen_at: integration.first_seen_at ?? now.toISOString() })
          .set({ last_seen_at: now.toISOString() })
          .remove(['tag_missing_since'])
          .go();
      } catch (error) {
        if (!isConditionRefused(error)) throw error; // deleted meanwhile: there is no owner to notify
      }
    },
  };
};

export const integrationReader = reading(integrationStore, 'of');
