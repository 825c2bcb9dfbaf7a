import type { Bucket, ObjectOptions } from '../../lambdas/adapters/bucket.ts';

interface Stored {
  readonly body: Uint8Array;
  readonly keeping: ObjectOptions;
}
const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1);

/** A bucket in memory that finds a folder without scanning the others: for a million recordings. */
export function folderBucket() {
  const folders = new Map<string, Map<string, Stored>>();
  const find = (key: string) => folders.get(folderOf(key))?.get(key);
  const under = (prefix: string) => [...folders.keys()].filter((name) => name.startsWith(prefix));
  const bucket: Bucket = {
    async putIfAbsent(key, body, keeping) {
      const folder = folders.get(folderOf(key)) ?? new Map<string, Stored>();
      if (folder.has(key)) return false;
      folders.set(folderOf(key), folder.set(key, { body: Uint8Array.from(body), keeping }));
      return true;
    },
    async get(key) {
      const found = find(key);
      return found && { body: found.body, metadata: found.keeping.metadata ?? {} };
    },
    async *list(prefix) {
      const keys = [...(folders.get(prefix)?.keys() ?? [])].sort();
      for (const key of keys) {
        yield { key, bytes: find(key)?.body.length ?? 0, savedAt: new Date(0) };
      }
    },
    async *foldersIn() {},
    async remove(keys) {
      for (const key of keys) {
        const folder = folders.get(folderOf(key));
        folder?.delete(key);
        if (folder?.size === 0) folders.delete(folderOf(key));
      }
    },
    async linkTo(key) {
      return `https://bucket.example/${key}`;
    },
  };
  return {
    ...bucket,
    /** Deletes expired objects, as the bucket's lifecycle does. */
    async forget(prefix: string): Promise<void> {
      for (const name of under(prefix)) folders.delete(name);
    },
    count: (prefix: string): number =>
      under(prefix).reduce((sum, name) => sum + (folders.get(name)?.size ?? 0), 0),
  };
}
