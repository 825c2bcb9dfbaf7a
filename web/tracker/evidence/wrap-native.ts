/**
 * Wrappers around native functions. Other scripts may wrap the same function before or after: the native function is
 * restored only while our wrapper is the current value; otherwise the wrapper stays, passes calls through, and is reused. A proxy
 * keeps the function's name, length and toString().
 */
type Native = (this: unknown, ...args: never[]) => unknown;
export type Apply = (target: Native, self: unknown, args: never[]) => unknown;
/** A method, or the setter of a property. */
type Kind = 'value' | 'set';

interface Wrapped {
  readonly kind: Kind;
  readonly original: PropertyDescriptor;
  readonly wrapper: Native;
  apply: Apply | undefined;
}
/** Weak, so that the window of a removed frame does not stay in memory. */
const wrappedByOwner = new WeakMap<object, Map<string, Wrapped>>();
const descriptorOf = Object.getOwnPropertyDescriptor;

/** Replaces a function of `owner`; `apply` has to call the native function itself. Returns false if it is missing or read-only. */
export function wrapNative(
  owner: object | undefined,
  name: string,
  apply: Apply,
  kind: Kind = 'value',
): boolean {
  const original = owner && descriptorOf(owner, name);
  const native = original?.[kind];
  if (!owner || typeof native !== 'function') return false;
  const known = wrappedByOwner.get(owner) ?? new Map<string, Wrapped>();
  wrappedByOwner.set(owner, known);
  const existing = known.get(name);
  if (existing) {
    existing.apply = apply;
    return true;
  }
  const wrapper: Native = new Proxy(native, {
    apply: (target, self, args) => (wrapped.apply ?? Reflect.apply)(target, self, args as never[]),
  });
  const wrapped: Wrapped = { kind, original: original as PropertyDescriptor, wrapper, apply };
  if (!Reflect.defineProperty(owner, name, { ...original, [kind]: wrapper })) return false;
  known.set(name, wrapped);
  return true;
}

/** Stops calling `apply`. If another script has wrapped the wrapper since, it stays and only calls the original. */
export function restoreNative(owner: object | undefined, name: string): void {
  const known = owner && wrappedByOwner.get(owner);
  const wrapped = known?.get(name);
  if (!owner || !wrapped) return;
  wrapped.apply = undefined;
  if (descriptorOf(owner, name)?.[wrapped.kind] !== wrapped.wrapper) return;
  Reflect.defineProperty(owner, name, wrapped.original);
  known?.delete(name);
}
