import { Problem } from '../contract/problem.ts';
import { backOff, type Item, itemsOf, type Key } from './items.ts';
import type { Table } from './table.ts';

/** More concurrent changes of one list than a person makes. */
const TRIES = 4;

/** Repeats `write` after a pause while it returns undefined, because another call has changed what it read. */
export async function retryWrite<T>(write: () => Promise<{ done: T } | undefined>): Promise<T> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (attempt > 1) await backOff(attempt);
    const written = await write();
    if (written) return written.done;
  }
  throw new Problem('changed-meanwhile');
}

interface Planned<T> {
  readonly item: Item & Key;
  /** Whether the item must not exist yet. Otherwise it must exist, so that a deleted one does not return. */
  readonly isNew: boolean;
  readonly result: T;
}

/**
 * Optimistic locking of a list of items. `plan` reads the list and returns the item to write. It is written only if no
 * other call has written to the list since, which the version at `key` counts; else `plan` runs again.
 */
export async function writeToList<T>(
  table: Table,
  key: Key,
  plan: () => Promise<Planned<T>>,
): Promise<T> {
  const items = itemsOf(table);
  return retryWrite(async () => {
    // Read before the list, so that a change between the two reads is noticed.
    const version = ((await items.get(key))?.version as number | undefined) ?? 0;
    const { item, isNew, result } = await plan();
    const next = {
      change: 'SET #version = :next',
      when: version === 0 ? 'attribute_not_exists(#version)' : '#version = :version',
      values: { next: version + 1, ...(version > 0 && { version }) },
    };
    const written = await items.putAndUpdate(item, key, next, isNew ? 'absent' : 'present');
    return written === 'done' ? { done: result } : undefined;
  });
}
