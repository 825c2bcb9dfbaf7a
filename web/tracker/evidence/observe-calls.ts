import type { Lifetime } from '../lifetime.ts';

/**
 * Observes the calls of one of the page's functions. A proxy keeps its name, length and native look. At the end the
 * function is put back; where another script has wrapped it in the meantime, the proxy stays and only passes calls on.
 * `look` sees the arguments and the result and may return another result to hand out instead; what it throws is counted
 * and never reaches the page. Returns whether the page allows it.
 */
export function observeCalls<A extends unknown[], R>(
  life: Lifetime,
  owner: object | undefined,
  name: string,
  look: (self: unknown, args: A, result: R) => R | undefined,
): boolean {
  const descriptor = owner && Object.getOwnPropertyDescriptor(owner, name);
  const original = descriptor?.value;
  if (!owner || typeof original !== 'function') return false;
  if (!descriptor?.writable && !descriptor?.configurable) return false;
  const observed = new Proxy(original, {
    apply(target, self, args) {
      const result = Reflect.apply(target, self, args);
      if (life.ended) return result;
      let replaced: R | undefined;
      life.shield(() => {
        replaced = look(self, args as A, result as R);
      })();
      return replaced ?? result;
    },
  });
  if (!Reflect.defineProperty(owner, name, { ...descriptor, value: observed })) return false;
  const calls = observedCalls.get(owner) ?? new Map<string, Observed>();
  observedCalls.set(owner, calls.set(name, { observed, descriptor }));
  restoreAtEnd(life, owner, name);
  return true;
}

interface Observed {
  readonly observed: unknown;
  readonly descriptor: PropertyDescriptor;
}
/** The window of a removed frame, and its natives, must not stay in memory. */
const observedCalls = new WeakMap<object, Map<string, Observed>>();

function restoreAtEnd(life: Lifetime, owner: object, name: string): void {
  const place = new WeakRef(owner);
  life.atEndUnlessGone(owner, () => restore(place.deref(), name));
}
function restore(owner: object | undefined, name: string): void {
  const known = owner && observedCalls.get(owner)?.get(name);
  if (known && Object.getOwnPropertyDescriptor(owner, name)?.value === known.observed)
    Reflect.defineProperty(owner, name, known.descriptor);
}
