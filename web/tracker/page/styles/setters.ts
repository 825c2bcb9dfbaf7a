/** Native setters that we look on at, as overlay.ts does with functions: given back only while ours is the one in place. */
type Look = (self: object) => void;

interface Watched {
  readonly original: PropertyDescriptor;
  readonly set: (this: object, value: unknown) => void;
  look: Look | undefined;
}
const watched = new WeakMap<object, Map<string, Watched>>();

/** `look` runs after the setter. Returns what takes it away. */
export function watchSetter(owner: object, name: string, look: Look): () => void {
  const known = watched.get(owner) ?? new Map<string, Watched>();
  watched.set(owner, known);
  const idle = known.get(name);
  if (idle) idle.look = look;
  else {
    const original = Object.getOwnPropertyDescriptor(owner, name);
    if (!original?.set || !original.configurable) return () => {};
    const made: Watched = {
      original,
      set(value) {
        original.set?.call(this, value);
        made.look?.(this);
      },
      look,
    };
    known.set(name, made);
    Object.defineProperty(owner, name, { ...original, set: made.set });
  }
  return () => {
    const made = known.get(name);
    if (!made) return;
    made.look = undefined;
    if (Object.getOwnPropertyDescriptor(owner, name)?.set !== made.set) return;
    Object.defineProperty(owner, name, made.original);
    known.delete(name);
  };
}
