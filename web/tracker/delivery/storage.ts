/** The page's storage: it may be forbidden (reading the property alone may throw), full or filled by others. */
import { serialize } from './serialize.ts';

export type Place = () => Storage;
export const tabStorage: Place = () => sessionStorage;
export const browserStorage: Place = () => localStorage;

export function read<T>(place: Place, key: string): T | undefined {
  try {
    return JSON.parse(place().getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
export function write(place: Place, key: string, value: unknown): void {
  try {
    place().setItem(key, serialize(value));
  } catch {
    // What cannot be kept is asked for again.
  }
}
export function forget(place: Place, key: string): void {
  try {
    place().removeItem(key);
  } catch {
    // Nothing is stored where nothing can be removed.
  }
}
