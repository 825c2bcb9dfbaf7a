/**
 * Wrappers around native functions. Other scripts may wrap the same function before or after: the native function is
 * restored only while our wrapper is the current value; otherwise the wrapper stays, passes calls on, and is reused.
 */
type Native = (this: unknown, ...args: never[]) => unknown;
export type Apply = (target: Native, self: unknown, args: never[]) => unknown;

interface Wrapped {
  readonly original: Native;
  readonly wrapper: Native;
  apply: Apply | undefined;
}
const wrappedByOwner = new WeakMap<object, Map<string, Wrapped>>();

/** Replaces `owner[name]`; `apply` has to call the native function itself. Returns the function that undoes it. */
export function wrapNative(owner: object, name: string, apply: Apply): () => void {
  const known = wrappedByOwner.get(owner) ?? new Map<string, Wrapped>();
  wrappedByOwner.set(owner, known);
  const idle = known.get(name);
  if (idle) idle.apply = apply;
  else {
    const original = Reflect.get(owner, name) as Native;
    const made: Wrapped = {
      original,
      wrapper: new Proxy(original, {
        apply: (target, self, args) =>
          made.apply
            ? made.apply(target, self, args as never[])
            : Reflect.apply(target, self, args as never[]),
      }),
      apply,
    };
    known.set(name, made);
    Reflect.set(owner, name, made.wrapper);
  }
  return () => restoreNative(owner, name);
}

function restoreNative(owner: object, name: string): void {
  const known = wrappedByOwner.get(owner);
  const made = known?.get(name);
  if (!made) return;
  made.apply = undefined;
  if (Reflect.get(owner, name) !== made.wrapper) return;
  Reflect.set(owner, name, made.original);
  known?.delete(name);
}
