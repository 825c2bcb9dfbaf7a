import { createConversions, Entity } from 'electrodb';
import { conditionHeld, type Table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { personName } from '../../contract/rules/plain-text.ts';
import type { Profile, ProfileFields } from './profile.ts';

const schema = {
  model: { entity: 'profile', version: '1', service: 'reveille' },
  attributes: {
    id: { type: 'string', required: true },
    email: { type: 'string', required: true },
    first_name: { type: 'string', required: true, default: '' },
    last_name: { type: 'string', required: true, default: '' },
    company: { type: 'string', required: true, default: '' },
    job_role: { type: 'string', required: true, default: '' },
    website: { type: 'string', required: true, default: '' },
    timezone: { type: 'string', required: true, default: '' },
    created_at: { type: 'string', required: true },
    updated_at: { type: 'string', required: true },
    last_login: { type: 'string' },
    email_verified_at: { type: 'string' },
    sessions_ended_at: { type: 'string' },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['id'], template: 'OWNER#${id}', casing: 'none' },
      sk: { field: 'SK', composite: [], template: 'PROFILE', casing: 'none' },
    },
    all: {
      index: 'GSI1',
      pk: { field: 'GSI1PK', composite: [], template: 'PROFILES', casing: 'none' },
      sk: { field: 'GSI1SK', composite: ['created_at'], template: '${created_at}', casing: 'none' },
    },
  },
} as const;

/** The data of a sign-up. The names come from the form or from Google. */
export interface NewProfile {
  readonly id: string;
  readonly email: string;
  readonly first_name?: string;
  readonly last_name?: string;
}

export const profileStore = (table: Table) => {
  const profiles = new Entity(schema, table);
  const find = async (id: string): Promise<Profile | undefined> =>
    (await profiles.get({ id }).go({ consistent: true })).data ?? undefined;
  const get = async (id: string): Promise<Profile> => {
    const profile = await find(id);
    if (!profile) throw new Problem('sign-in-needed');
    return profile;
  };
  return {
    find,
    /** Throws without a profile: the caller has an old token of a deleted account. */
    get,
    /** Idempotent: concurrent calls create one profile, and its address never changes. */
    async createOnce(newProfile: NewProfile, now: Date): Promise<Profile> {
      const at = now.toISOString();
      const names = {
        first_name: personName(newProfile.first_name ?? ''),
        last_name: personName(newProfile.last_name ?? ''),
      };
      const item = { ...newProfile, ...names, created_at: at, updated_at: at };
      await conditionHeld(profiles.create(item).go());
      return get(newProfile.id);
    },
    /** Writes the given fields of an existing profile. */
    async change(id: string, fields: Partial<ProfileFields>, now: Date): Promise<Profile> {
      const { data } = await profiles
        .patch({ id })
        .set({ ...fields, updated_at: now.toISOString() })
        .go({ response: 'all_new' });
      return data as Profile;
    },
    /** Yields pages of all account ids, for jobs that visit every account. */
    async *ids(): AsyncGenerator<string[]> {
      let cursor: string | null = null;
      do {
        const page: { data: { id: string }[]; cursor: string | null } = await profiles.query
          .all({})
          .go({ cursor, attributes: ['id'] });
        yield page.data.map(({ id }) => id);
        cursor = page.cursor;
      } while (cursor);
    },
    /** The next `count` profiles after `last`, newest first. */
    async newest(count: number, last?: Pick<Profile, 'id' | 'created_at'>): Promise<Profile[]> {
      const { toCursor } = createConversions(profiles).byAccessPattern.all.fromComposite;
      const found: Profile[] = [];
      let cursor = last ? toCursor(last) : null;
      do {
        // DynamoDB ends a page at 1 MB, so it may hold fewer items than the limit.
        const limit = count - found.length;
        const page: { data: Profile[]; cursor: string | null } = await profiles.query
          .all({})
          .go({ order: 'desc', cursor, limit });
        found.push(...page.data);
        cursor = page.cursor;
      } while (cursor && found.length < count);
      return found;
    },
    async recordSignIn(id: string, now: Date): Promise<Profile> {
      const { data } = await profiles
        .patch({ id })
        .set({ last_login: now.toISOString() })
        .go({ response: 'all_new' });
      return data as Profile;
    },
    /** Records that the owner of the address took over the account or reset its password. Does nothing without a profile. */
    async endSessions(id: string, now: Date): Promise<void> {
      await conditionHeld(
        profiles.patch({ id }).set({ sessions_ended_at: now.toISOString() }).go(),
      );
    },
    /** Keeps the first time of verification. */
    async markVerified(id: string, now: Date): Promise<void> {
      await conditionHeld(
        profiles
          .patch({ id })
          .set({ email_verified_at: now.toISOString() })
          .where(({ email_verified_at }, { notExists }) => notExists(email_verified_at))
          .go(),
      );
    },
  };
};
