import type { Lifetime } from '../lifetime.ts';

/**
 * Calls `observe` after each call of one of the page's functions, with its arguments and result; a value that `observe`
 * returns replaces the result. Errors in `observe` are counted and never reach the page. A proxy keeps the function's name,
 * length and toString(). At the end the function is restored; if another script has wrapped it, the proxy stays and only
 * passes calls on. Returns false if the function is missing or read-only.
 */
export function observeCalls<A extends unknown[], R>(
  life: Lifetime,
  owner: object | undefined,
  name: string,
  observe: (self: unknown, args: A, result: R) => R | undefined,
): boolean {
  const descriptor = owner && Object.getOwnPropertyDescriptor(owner, name);
  const original = descriptor?.value;
  if (!owner || typeof original !== 'function') return false;
  if (!descriptor?.writable && !descriptor?.configurable) return false;
  const observed = new Proxy(original, {
    apply(target, self, args) {
      const result = Reflect.apply(target, self, args);
      if (life.hasEnded) return result;
      let replaced: R | undefined;
      life.catchErrors(() => {
        replaced = observe(self, args as A, result as R);
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
/** Weak, so that the window of a removed frame does not stay in memory. */
const observedCalls = new WeakMap<object, Map<string, Observed>>();

function restoreAtEnd(life: Lifetime, owner: object, name: string): void {
  const weakOwner = new WeakRef(owner);
  life.onEndWeakly(owner, () => restore(weakOwner.deref(), name));
}
function restore(owner: object | undefined, name: string): void {
  const known = owner && observedCalls.get(owner)?.get(name);
  if (known && Object.getOwnPropertyDescriptor(owner, name)?.value === known.observed)
    Reflect.defineProperty(owner, name, known.descriptor);
}
