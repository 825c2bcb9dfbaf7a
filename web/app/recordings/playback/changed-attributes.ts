import type { PageNode } from '../../../../lambdas/contract/replay/page-tree.ts';

type Attributes = NonNullable<PageNode['attributes']>;
/** The changed attributes; undefined if none changed, because thousands of nodes are equal. */
export function changedIn(
  from: Attributes,
  to: Attributes,
): Record<string, string | null> | undefined {
  let changed: Record<string, string | null> | undefined;
  for (const name in to) {
    if (from[name] === to[name]) continue;
    changed ??= {};
    changed[name] = attributeText(to[name]);
  }
  for (const name in from) {
    if (name in to) continue;
    changed ??= {};
    changed[name] = null;
  }
  return changed;
}

export function attributeText(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  return value === true ? '' : `${value}`;
}
