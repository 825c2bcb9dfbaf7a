import { type Item, type Items, type Key, setExpression } from '../../adapters/items.ts';
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
    tags: select(known ?? []),
    areUnchanged: known ? ' AND #tags = :known' : ' AND attribute_not_exists(#tags)',
    values: known && { known },
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
      const at = now.toISOString();
      const selected = select && (await selectTags(items, keyOf(key), select));
      const changes = {
        annotatedAt: at,
        ...(starred && { starredAt: at }),
        ...(selected && { tags: selected.tags }),
        ...(note !== undefined && { note }),
      };
      const { isDone, item } = await items.update(keyOf(key), {
        change: `SET ${setExpression(changes)}${starred === false ? ' REMOVE #starredAt' : ''}`,
        when: `${IS_RETAINED}${selected?.areUnchanged ?? ''}`,
        values: { ...retainedAt(now), ...changes, ...selected?.values },
      });
      if (isDone) return { done: item as Pick<Session, 'tags'> };
      return select && isRetained(item, now) ? undefined : { done: undefined };
    });
  },
});
