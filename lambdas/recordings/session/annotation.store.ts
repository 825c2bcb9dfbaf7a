import type { Item, Items, Key } from '../../adapters/items.ts';
import { retryWrite } from '../../adapters/versions.ts';
import { isSessionId } from '../../contract/rules/session-id.ts';
import type { Session, SessionKey } from './session.ts';

/** An owner's annotations of a recording; absent ones do not change. */
export interface Annotations {
  readonly starred?: boolean | undefined;
  readonly note?: string | undefined;
  /** Selects the tags from the current ones, and again from others if they change in the meantime. */
  readonly tags?: ((known: readonly string[]) => readonly string[]) | undefined;
}

/** Neither missing nor erased nor, at `:nowSeconds`, past its retention: a missing session has no `ttl`. */
export const IS_RETAINED = '#state <> :erased AND #ttl > :nowSeconds';
const isRetained = (item: Item | undefined, now: Date) =>
  item !== undefined && item.state !== 'erased' && Number(item.ttl) > now.getTime() / 1_000;
const retainedAt = (now: Date) => ({ erased: 'erased', nowSeconds: now.getTime() / 1_000 });

/** Selects new tags, with the condition that the tags from which they were selected are still there. */
async function selectTags(items: Items, key: Key, select: NonNullable<Annotations['tags']>) {
  const known = (await items.get(key))?.tags as Session['tags'];
  return {
    areUnchanged: known ? '#tags = :known' : 'attribute_not_exists(#tags)',
    values: { tags: select(known ?? []), ...(known && { known }) },
  };
}

/** What an owner adds to a session: watched, a star, tags, a note. */
export const annotationStore = (items: Items, keyOf: (key: SessionKey) => Key) => ({
  /** Records the first time only. False if the session does not exist. */
  async recordWatched(key: SessionKey, now: Date): Promise<boolean> {
    if (!isSessionId(key.sessionId)) return false;
    const { isDone } = await items.update(keyOf(key), {
      change: 'SET #watchedAt = if_not_exists(#watchedAt, :at)',
      when: IS_RETAINED,
      values: { at: now.toISOString(), ...retainedAt(now) },
    });
    return isDone;
  },

  /** Returns the changed session; undefined if it does not exist. */
  async annotate(
    key: SessionKey,
    { starred, note, tags: select }: Annotations,
    now: Date,
  ): Promise<Pick<Session, 'tags'> | undefined> {
    if (!isSessionId(key.sessionId)) return undefined;
    return retryWrite(async () => {
      const tags = select && (await selectTags(items, keyOf(key), select));
      const sets = [
        '#annotatedAt = :at',
        ...(starred ? ['#starredAt = :at'] : []),
        ...(tags ? ['#tags = :tags'] : []),
        ...(note !== undefined ? ['#note = :note'] : []),
      ];
      const { isDone, item } = await items.update(keyOf(key), {
        change: `SET ${sets.join(', ')}${starred === false ? ' REMOVE #starredAt' : ''}`,
        when: tags ? `${IS_RETAINED} AND ${tags.areUnchanged}` : IS_RETAINED,
        values: {
          ...retainedAt(now),
          at: now.toISOString(),
          ...tags?.values,
          ...(note !== undefined && { note }),
        },
      });
      if (isDone) return { done: item as Pick<Session, 'tags'> };
      return select && isRetained(item, now) ? undefined : { done: undefined };
    });
  },
});
