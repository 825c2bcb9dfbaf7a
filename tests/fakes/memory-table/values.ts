import { isDeepStrictEqual } from 'node:util';

export type Item = Record<string, unknown>;

/** The SDK throws for values that DynamoDB cannot store, before it sends the request. */
const unsupported = (value: unknown) =>
  new Error(`Unsupported type passed: ${Object.prototype.toString.call(value)}`);

/** The type of a value in DynamoDB. Undefined for a missing one. */
export function typeOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return 'NULL';
  if (typeof value === 'string') return 'S';
  if (typeof value === 'number') return 'N';
  if (typeof value === 'boolean') return 'BOOL';
  if (value instanceof Uint8Array) return 'B';
  if (Array.isArray(value)) return 'L';
  return value instanceof Set ? `${typeOf([...value][0])}S` : 'M';
}

/** A copy as DynamoDB stores it: without what is undefined, and without bytes that are a view of a larger buffer. */
export function storedValue(value: unknown): unknown {
  if (typeof value === 'number') return storedNumber(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(storedValue);
  if (value instanceof Set) return storedSet(value);
  const prototype = typeof value === 'object' && Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw unsupported(value);
  return storedItem(value as Item);
}
export const storedItem = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, storedValue(value)]],
    ),
  );
function storedNumber(value: number): number {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new Error(`The SDK does not send the number ${value}`);
  return value;
}
function storedSet(value: ReadonlySet<unknown>): ReadonlySet<unknown> {
  const types = new Set([...value].map(typeOf));
  if (types.size !== 1 || ![...types].every((type) => type === 'S' || type === 'N'))
    throw new Error('A set needs members, all of them strings or all numbers');
  return new Set(value);
}

const SIZE_OF_NUMBER = 12;
/** The size by which DynamoDB limits items and pages. Numbers count as long ones. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return SIZE_OF_NUMBER;
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Set) return [...value].reduce<number>((sum, each) => sum + sizeOf(each), 0);
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + 1 + sizeOf(each), 3);
  if (typeof value !== 'object' || value === null) return 1;
  return 3 + Object.keys(value).length + sizeOfItem(value as Item);
}
export const sizeOfItem = (item: Item): number =>
  Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOf(value),
    0,
  );

/** A missing value equals nothing, not even another missing one. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  one !== undefined &&
  (one === other || (typeof one === 'object' && isDeepStrictEqual(one, other)));

/** Below, equal or above zero; undefined for values that DynamoDB does not order, or of different types. */
export function order(one: unknown, other: unknown): number | undefined {
  const type = typeOf(one);
  if (type === undefined || type !== typeOf(other)) return undefined;
  if (type === 'B') return Buffer.compare(one as Uint8Array, other as Uint8Array);
  if (type !== 'S' && type !== 'N') return undefined;
  if (one === other) return 0;
  return (one as string) < (other as string) ? -1 : 1;
}

/** The format of the item in an error, which the SDK does not convert. */
export const marshalled = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, marshalledValue(value)]));
function marshalledValue(value: unknown): Item {
  const type = typeOf(value) ?? '';
  if (type === 'N') return { N: String(value) };
  if (type === 'NULL') return { NULL: true };
  if (type === 'M') return { M: marshalled(value as Item) };
  if (type === 'L') return { L: (value as unknown[]).map(marshalledValue) };
  return { [type]: value instanceof Set ? [...value].map(String) : value };
}
