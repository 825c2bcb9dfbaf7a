import type { Items, Key } from '../../adapters/items.ts';
import { isSessionId } from '../../contract/rules/session-id.ts';
import type { SessionKey } from './session.ts';

/** An owner's annotations of a recording; absent ones do not change. */
export interface Annotations {
  readonly starred?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly note?: string | undefined;
}

/** Neither erased nor, at `:second`, past its retention. */
export const KEPT = '#state <> :erased AND #ttl > :second';
const EXISTS = `attribute_exists(PK) AND ${KEPT}`;
const keptAt = (now: Date) => ({ erased: 'erased', second: now.getTime() / 1_000 });

/** What an owner adds to a session: watched, a star, tags, a note. False if the session does not exist. */
export const annotationStore = (items: Items, keyOf: (key: SessionKey) => Key) => ({
  /** Records the first time only. */
  async recordWatched(key: SessionKey, now: Date): Promise<boolean> {
    if (!isSessionId(key.sessionId)) return false;
    const { isDone } = await items.update(keyOf(key), {
      change: 'SET #watchedAt = if_not_exists(#watchedAt, :at)',
      when: EXISTS,
      values: { at: now.toISOString(), ...keptAt(now) },
    });
    return isDone;
  },

  async annotate(
    key: SessionKey,
    { starred, tags, note }: Annotations,
    now: Date,
  ): Promise<boolean> {
    if (!isSessionId(key.sessionId)) return false;
    const sets = [
      '#annotatedAt = :at',
      ...(starred ? ['#starredAt = :at'] : []),
      ...(tags ? ['#tags = :tags'] : []),
      ...(note !== undefined ? ['#note = :note'] : []),
    ];
    const { isDone } = await items.update(keyOf(key), {
      change: `SET ${sets.join(', ')}${starred === false ? ' REMOVE #starredAt' : ''}`,
      when: EXISTS,
      values: {
        ...keptAt(now),
        at: now.toISOString(),
        ...(tags && { tags: [...new Set(tags)] }),
        ...(note !== undefined && { note }),
      },
    });
    return isDone;
  },
});
