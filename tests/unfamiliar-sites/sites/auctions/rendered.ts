// What LiveView calls "rendered": static strings once, dynamic parts by index, and diffs of the dynamic parts only.

export interface Rendered {
  readonly s: readonly string[];
  readonly d: readonly Part[];
}
type Part = string | number | Rendered;
export interface Wire {
  [key: string]: string | readonly string[] | Wire;
}

export const html = (s: TemplateStringsArray, ...d: readonly Part[]): Rendered => ({ s, d });

const blanks = new Map<number, readonly string[]>();
function blank(count: number): readonly string[] {
  const known = blanks.get(count) ?? Array.from({ length: count + 1 }, () => '');
  blanks.set(count, known);
  return known;
}

/** A list whose items are compared one by one as long as its length stays. */
export const each = <T>(
  items: readonly T[],
  item: (value: T, index: number) => Part,
): Rendered => ({
  s: blank(items.length),
  d: items.map(item),
});

export const when = (condition: unknown, part: () => Part): Part => (condition ? part() : '');

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const toHtml = (part: Part): string =>
  typeof part === 'object'
    ? part.s.map((text, index) => text + toHtml(part.d[index] ?? '')).join('')
    : String(part);

const wireOf = (part: Part): string | Wire =>
  typeof part === 'object' ? toWire(part) : String(part);

export function toWire({ s, d }: Rendered): Wire {
  const wire: Wire = { s };
  for (const [index, part] of d.entries()) wire[index] = wireOf(part);
  return wire;
}

/** The parts that changed; empty when none did. */
export function diffOf(before: Rendered, after: Rendered): Wire {
  if (before.s !== after.s) return toWire(after);
  const diff: Wire = {};
  for (const [index, part] of after.d.entries()) {
    const old = before.d[index] ?? '';
    if (typeof part === 'object' && typeof old === 'object') {
      const inner = diffOf(old, part);
      if (Object.keys(inner).length > 0) diff[index] = inner;
    } else if (typeof part === 'object' || String(part) !== String(old)) diff[index] = wireOf(part);
  }
  return diff;
}
