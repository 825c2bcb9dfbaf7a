/** JSON values in the page's storage, which may be forbidden (reading the property alone can throw) or full. */
import { serialize } from './serialize.ts';

export type StorageAccess = () => Storage;
export const tabStorage: StorageAccess = () => sessionStorage;
export const browserStorage: StorageAccess = () => localStorage;

/** Returns the stored value, or undefined if it is missing, not JSON, or storage is forbidden. */
export function read<T>(storage: StorageAccess, key: string): T | undefined {
  try {
    return JSON.parse(storage().getItem(key) as string) ?? undefined;
  } catch {}
}
/** Stores a value as JSON. Returns false if storage is forbidden or full. */
export function write(storage: StorageAccess, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, serialize(value));
    return true;
  } catch {
    // The next page requests or computes the value again.
    return false;
  }
}
/** Removes a key; does nothing if storage is forbidden. */
export function remove(storage: StorageAccess, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}
