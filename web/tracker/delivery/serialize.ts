/**
 * JSON of our own data on a page that may have changed JSON or given its arrays a toJSON (Prototype.js did). The
 * browser's own function is used while it does what it should, else a plain one of a few lines.
 */
const PROBE = [{ a: [1, 'x', null] }];
const EXPECTED = '[{"a":[1,"x",null]}]';
const atStart = JSON.stringify;
const isRightAtStart = isRight();

function isRight(): boolean {
  try {
    return JSON.stringify(PROBE) === EXPECTED;
  } catch {
    return false;
  }
}

/** Whether the page's JSON is still the browser's. Asked for every event, since the page may change it at any time. */
export const canTrustJson = (): boolean =>
  isRightAtStart &&
  JSON.stringify === atStart &&
  !('toJSON' in Array.prototype || 'toJSON' in String.prototype);

export const serialize = (value: unknown, trusted = canTrustJson()): string =>
  trusted ? JSON.stringify(value) : plain(value);

function plain(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'boolean') return `${value}`;
  if (value === null || typeof value !== 'object') return 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + plain(value[i]);
    return `[${text}]`;
  }
  const owner = value as Record<string, unknown>;
  for (const name in owner) {
    if (
      !Object.hasOwn(owner, name) ||
      owner[name] === undefined ||
      typeof owner[name] === 'function'
    )
      continue;
    text += `${text === '' ? '' : ','}${quoted(name)}:${plain(owner[name])}`;
  }
  return `{${text}}`;
}

const SHORT: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function quoted(text: string): string {
  let safe = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const character = text[i] as string;
    const isUnsafe = code < 32 || code === 34 || code === 92 || (code >= 0xd800 && code <= 0xdfff);
    safe += isUnsafe ? (SHORT[character] ?? `\\u${code.toString(16).padStart(4, '0')}`) : character;
  }
  return `"${safe}"`;
}
