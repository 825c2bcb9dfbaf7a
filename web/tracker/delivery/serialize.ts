/**
 * JSON for the tracker's data. If a page replaces JSON.stringify or adds toJSON to its arrays, as Prototype.js does, a
 * small built-in serializer replaces the browser's.
 */
const PROBE = [{ a: [1, 'x', null] }];
const EXPECTED = '[{"a":[1,"x",null]}]';
const nativeStringify = JSON.stringify;
const wasCorrectAtStart = isCorrect();

function isCorrect(): boolean {
  try {
    return JSON.stringify(PROBE) === EXPECTED;
  } catch {
    return false;
  }
}

/** Checked before every use, because the page can replace JSON.stringify at any time. */
const canTrustJson = (): boolean =>
  wasCorrectAtStart &&
  JSON.stringify === nativeStringify &&
  !('toJSON' in Array.prototype || 'toJSON' in String.prototype);

/** The JSON of plain data: values that JSON does not know become null, functions and undefined properties are left out. */
export const serialize = (value: unknown): string =>
  canTrustJson() ? JSON.stringify(value) : serializePlain(value);

function serializePlain(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'boolean' || Number.isFinite(value)) return `${value}`;
  if (value === null || typeof value !== 'object') return 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + serializePlain(value[i]);
    return `[${text}]`;
  }
  const object = value as Record<string, unknown>;
  for (const name in object) {
    if (
      !Object.hasOwn(object, name) ||
      object[name] === undefined ||
      typeof object[name] === 'function'
    )
      continue;
    text += `${text === '' ? '' : ','}${quote(name)}:${serializePlain(object[name])}`;
  }
  return `{${text}}`;
}

function quote(text: string): string {
  let safe = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isUnsafe = code < 32 || code === 34 || code === 92 || (code >= 0xd800 && code <= 0xdfff);
    safe += isUnsafe ? `\\u${code.toString(16).padStart(4, '0')}` : text[i];
  }
  return `"${safe}"`;
}
