import type { Bucket, ObjectOptions } from '../../lambdas/adapters/bucket.ts';

/** A bucket in memory with the guarantees of the real one. */
export interface FakeBucket extends Bucket {
  readonly objects: Map<string, { body: Uint8Array; keeping: ObjectOptions }>;
}

export function fakeBucket(): FakeBucket {
  const objects: FakeBucket['objects'] = new Map();
  const keysUnder = (prefix: string) =>
    [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  return {
    objects,
    async putIfAbsent(key, body, keeping) {
      if (objects.has(key)) return false;
      objects.set(key, { body, keeping });
      return true;
    },
    async get(key) {
      const found = objects.get(key);
      return found && { body: found.body, metadata: found.keeping.metadata ?? {} };
    },
    async *list(prefix) {
      for (const key of keysUnder(prefix)) {
        yield { key, bytes: objects.get(key)?.body.length ?? 0, savedAt: new Date(0) };
      }
    },
    async *foldersIn(prefix) {
      yield* new Set(
        keysUnder(prefix).map((key) => `${prefix}${key.slice(prefix.length).split('/')[0]}/`),
      );
    },
    async remove(keys) {
      for (const key of keys) objects.delete(key);
    },
    async linkTo(key) {
      return `https://bucket.example/${key}`;
    },
  };
}
