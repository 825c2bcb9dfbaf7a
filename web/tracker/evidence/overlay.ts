/**
 * Native functions that we look on at. Others wrap the same natives before and after us, and any of us may stop first: a
 * native is given back only while ours is the one in place; otherwise ours stays, does nothing, and is used again.
 */
type Native = (this: unknown, ...args: never[]) => unknown;
export type Apply = (target: Native, self: unknown, args: never[]) => unknown;

interface Overlay {
  readonly original: Native;
  readonly wrapper: Native;
  apply: Apply | undefined;
}
const overlays = new WeakMap<object, Map<string, Overlay>>();

/** Returns what takes it away. */
export function overlay(owner: object, name: string, apply: Apply): () => void {
  const known = overlays.get(owner) ?? new Map<string, Overlay>();
  overlays.set(owner, known);
  const idle = known.get(name);
  if (idle) idle.apply = apply;
  else {
    const original = Reflect.get(owner, name) as Native;
    const made: Overlay = {
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
  return () => restoreOverlay(owner, name);
}

function restoreOverlay(owner: object, name: string): void {
  const known = overlays.get(owner);
  const made = known?.get(name);
  if (!made) return;
  made.apply = undefined;
  if (Reflect.get(owner, name) !== made.wrapper) return;
  Reflect.set(owner, name, made.original);
  known?.delete(name);
}
