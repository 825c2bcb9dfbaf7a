import { Entity } from 'electrodb';
import { conditionHeld, reading, type Table } from '../adapters/table.ts';
import { goals, platforms } from '../contract/integration.ts';
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
interface CheckResult
  extends Partial<Pick<Integration, 'check_stage' | 'checked_at' | 'tag_seen_at'>> {
  /** Null removes the stored time, because the tag is back; undefined keeps it. */
  readonly tag_missing_since?: string | null | undefined;
}
type Description = Partial<
  Pick<Integration, 'website_analysis' | 'platform' | 'goal' | 'generated_script'>
>;

export const integrationStore = (table: Table) => {
  const integrations = new Entity(schema, table);
  const keyOf = ({ user_id, created_at }: Key) => ({ user_id, created_at });

  return {
    /** All integrations of an owner, including ended ones, newest first. */
    async of(ownerId: string): Promise<Integration[]> {
      const query = integrations.query.byOwner({ user_id: ownerId });
      // Consistent, because a save depends on what a check has just written.
      return (await query.go({ order: 'desc', pages: 'all', consistent: true }))
        .data as Integration[];
    },
    async latestActive(ownerId: string): Promise<Integration | undefined> {
      return (await this.of(ownerId)).find(({ is_active }) => is_active);
    },
    /** All integrations with this visitor id, including ended ones, newest first. */
    async ofVisitor(visitorId: string): Promise<Integration[]> {
      const query = integrations.query.byVisitor({ visitor_id: visitorId });
      return (await query.go({ order: 'desc' })).data as Integration[];
    },
    /** Adds a new integration. Returns false if the owner already has one with the same `created_at`. */
    add: (integration: Integration): Promise<boolean> =>
      conditionHeld(integrations.create(integration).go()),
    async describe(key: Key, description: Description): Promise<void> {
      await integrations.patch(keyOf(key)).set(description).go();
    },
    async recordCheck(key: Key, { tag_missing_since, ...result }: CheckResult): Promise<void> {
      const patch = integrations.patch(keyOf(key)).set(result);
      if (tag_missing_since === null) await patch.remove(['tag_missing_since']).go();
      else await patch.set({ tag_missing_since }).go();
    },
    /**
     * Starts recording. Disconnects the owner's other active integrations first, so a crash never leaves two. Of two
     * concurrent calls the newer integration stays active.
     */
    async activate(
      integration: Integration,
      website_analysis: string,
      now: Date,
    ): Promise<Integration> {
      for (const other of await this.of(integration.user_id)) {
        if (other.is_active && other.id !== integration.id) await this.disconnect(other, now);
      }
      await integrations
        .patch(keyOf(integration))
        .set({
          is_active: true,
          website_analysis,
          connected_at: integration.connected_at ?? now.toISOString(),
        })
        .remove(['disconnected_at', 'tag_missing_since'])
        .go();
      const [, ...older] = (await this.of(integration.user_id)).filter((each) => each.is_active);
      for (const each of older) await this.disconnect(each, now);
      const all = await this.of(integration.user_id);
      return all.find(({ id }) => id === integration.id) ?? integration;
    },
    /** Stops recording. Recordings stay. */
    async disconnect(key: Key, now: Date): Promise<void> {
      const ended = { is_active: false, disconnected_at: now.toISOString() };
      await integrations.patch(keyOf(key)).set(ended).go();
    },
    /** Records that a visitor's browser ran a withdrawn release of the tracker. */
    async recordOutdated(key: Key, outdated_release: string, now: Date): Promise<void> {
      await integrations
        .patch(keyOf(key))
        .set({ outdated_release, outdated_since: now.toISOString() })
        .go();
    },
    /** Claims the email about a release for one caller. Returns false if it is already claimed. */
    async claimOutdatedMail(key: Key, release: string): Promise<boolean> {
      return conditionHeld(
        integrations
          .patch(keyOf(key))
          .set({ outdated_mailed: release })
          .where(
            ({ outdated_mailed }, { notExists, ne }) =>
              `${notExists(outdated_mailed)} OR ${ne(outdated_mailed, release)}`,
          )
          .go(),
      );
    },
    /** Releases the claim after the email was not sent, so that the next check tries again. */
    async releaseOutdatedMail(key: Key): Promise<void> {
      await integrations.patch(keyOf(key)).remove(['outdated_mailed']).go();
    },
    /** Clears the warning once the pages run a valid release. */
    async clearOutdated(key: Key): Promise<void> {
      await integrations.patch(keyOf(key)).remove(['outdated_since', 'outdated_release']).go();
    },
    async recordBeacon(integration: Integration, now: Date): Promise<void> {
      // The condition fails if the integration was deleted in the meantime.
      await conditionHeld(
        integrations
          .patch(keyOf(integration))
          .set({ first_seen_at: integration.first_seen_at ?? now.toISOString() })
          .set({ last_seen_at: now.toISOString() })
          .remove(['tag_missing_since'])
          .go(),
      );
    },
  };
};

export const integrationReader = reading(integrationStore, 'of');
