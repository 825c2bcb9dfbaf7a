/** Changed style declarations in rrweb's format: a value, a value with its priority, or false if removed. */
export type StyleChange = Readonly<Record<string, string | readonly [string, string] | false>>;

/** A style attribute and its declarations, which are not parsed again for each frame of an animation. */
export interface ParsedStyle {
  readonly text: string;
  readonly declarations: Map<string, string>;
}

export const parseStyle = (text: string): ParsedStyle => ({
  text,
  declarations: new Map(declarationsOf(text)),
});

/** Applies changed declarations to a style attribute, which must not be used afterwards. */
export function applyStyleChange({ declarations }: ParsedStyle, change: StyleChange): ParsedStyle {
  for (const [name, value] of Object.entries(change)) {
    if (value === false || value === null) declarations.delete(name);
    else if (typeof value === 'string') declarations.set(name, value);
    else declarations.set(name, value[1] ? `${value[0]} !${value[1]}` : value[0]);
  }
  const text = [...declarations].map(([name, value]) => `${name}: ${value};`).join(' ');
  return { text, declarations };
}

/** Semicolons inside quotes and parentheses (`url(data:…;base64,…)`) do not end a declaration. */
function declarationsOf(text: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  let from = 0;
  let brackets = 0;
  let quote = '';
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? ';';
    const isEnd = at === text.length;
    if (quote && !isEnd) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') brackets += 1;
    else if (sign === ')') brackets -= 1;
    else if (sign === ';' && (brackets <= 0 || isEnd)) {
      const declaration = text.slice(from, at);
      const colon = declaration.indexOf(':');
      if (colon > 0) {
        found.push([declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]);
      }
      from = at + 1;
    }
  }
  return found;
}
