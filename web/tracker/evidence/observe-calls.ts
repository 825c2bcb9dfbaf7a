import type { Lifetime } from '../lifetime.ts';
import { restoreNative, wrapNative } from './wrap-native.ts';

/**
 * Calls `observe` after each call of one of the page's functions, with its arguments and result, until the end; a value that
 * `observe` returns replaces the result. Errors in `observe` are counted and never reach the page. Does nothing if
 * the function is missing or read-only.
 */
export function observeCalls<A extends unknown[], R>(
  life: Lifetime,
  owner: object | undefined,
  name: string,
  observe: (self: unknown, args: A, result: R) => R | undefined,
): void {
  const isWrapped = wrapNative(owner, name, (target, self, args) => {
    const result = Reflect.apply(target, self, args);
    let replaced: R | undefined;
    life.catchErrors(() => {
      replaced = observe(self, args as unknown as A, result as R);
    })();
    return replaced ?? result;
  });
  if (isWrapped) restoreAtEnd(life, owner as object, name);
}

/** A separate function, because all closures of a function keep its captured variables in memory, here a frame's window. */
function restoreAtEnd(life: Lifetime, owner: object, name: string): void {
  const weakOwner = new WeakRef(owner);
  life.onEndWeakly(owner, () => restoreNative(weakOwner.deref(), name));
}
