/** Observed native setters; restored only while ours is the current one, as in wrap-native.ts. */
type OnSet = (self: object) => void;

interface ObservedSetter {
  readonly original: PropertyDescriptor;
  readonly set: (this: object, value: unknown) => void;
  onSet: OnSet | undefined;
}
const observed = new WeakMap<object, Map<string, ObservedSetter>>();

/** Calls `onSet` after each call of the setter. Returns what ends this. */
export function observeSetter(owner: object, name: string, onSet: OnSet): () => void {
  const known = observed.get(owner) ?? new Map<string, ObservedSetter>();
  observed.set(owner, known);
  const idle = known.get(name);
  if (idle) idle.onSet = onSet;
  else {
    const original = Object.getOwnPropertyDescriptor(owner, name);
    if (!original?.set || !original.configurable) return () => {};
    const made: ObservedSetter = {
      original,
      set(value) {
        original.set?.call(this, value);
        made.onSet?.(this);
      },
      onSet,
    };
    known.set(name, made);
    Object.defineProperty(owner, name, { ...original, set: made.set });
  }
  return () => {
    const made = known.get(name);
    if (!made) return;
    made.onSet = undefined;
    if (Object.getOwnPropertyDescriptor(owner, name)?.set !== made.set) return;
    Object.defineProperty(owner, name, made.original);
    known.delete(name);
  };
}
