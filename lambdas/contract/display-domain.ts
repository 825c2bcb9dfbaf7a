/**
 * A domain as its owner writes it: `xn--kerzen-mller-klb.example` is `kerzen-müller.example`. A label stays in Punycode if
 * its letters could be taken for others: one script per label, or the usual ones of Japanese, Chinese and Korean, and
 * nothing that looks like ASCII. Browsers use stricter variants of these rules (UTS 39).
 */
export const displayDomain = (domain: string): string =>
  domain.replace(/(?<=^|\.)xn--([a-z0-9-]+)/g, (label, code) => {
    const text = decoded(code);
    return text && isClear(text) ? text : label;
  });

/** Latin letters with visible marks. Without dotless i and others that look like ASCII. */
const LATIN = /^[a-z0-9\-ß-öø-ÿĀ-įĲ-ķĹ-ňŌ-žơưșțạ-ỹ]+$/u;
const SINGLE_SCRIPTS = [
  LATIN,
  ...['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Thai', 'Devanagari', 'Georgian', 'Armenian'].map(
    (script) => new RegExp(`^[\\p{Script=${script}}0-9-]+$`, 'u'),
  ),
];
const EAST_ASIAN =
  /^(?:[a-z0-9\-ー々〆\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[a-z0-9\-\p{Script=Han}\p{Script=Hangul}]+|[a-z0-9\-\p{Script=Han}\p{Script=Bopomofo}]+)$/u;
/** Labels of these letters alone look like ASCII. */
const LOOKS_LATIN = /^[асԁеһіїјӏорԛѕуүхѵԝъьҽпгѡαικνρυωηοτճոսօցքհյოხძყ0-9-]+$/u;
/** They look like a slash, a dash, a dot or a bracket beside ASCII letters. */
const LOOKS_LIKE_SIGN = /[ノンソゾ丶丿一亅乛乚ーへヘニエ〆工口]/u;

function isClear(label: string): boolean {
  if (label !== label.normalize('NFC') || !/\P{ASCII}/u.test(label)) return false;
  if (LOOKS_LATIN.test(label)) return false;
  if (SINGLE_SCRIPTS.some((script) => script.test(label))) return true;
  return EAST_ASIAN.test(label) && !(/[a-z]/.test(label) && LOOKS_LIKE_SIGN.test(label));
}

const [BASE, T_MIN, T_MAX, SKEW, DAMP] = [36, 1, 26, 38, 700];

/** Decodes Punycode (RFC 3492); undefined if it is invalid. */
function decoded(code: string): string | undefined {
  const end = code.lastIndexOf('-');
  const points = [...code.slice(0, Math.max(0, end))].map((letter) => letter.charCodeAt(0));
  let [point, index, bias] = [128, 0, 72];
  for (let at = end + 1; at < code.length; ) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(code.charCodeAt(at++));
      if (digit === undefined) return undefined;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = points.length + 1;
    bias = adapted(index - before, length, before === 0);
    point += Math.floor(index / length);
    if (point > 0x10_ff_ff) return undefined;
    index %= length;
    points.splice(index++, 0, point);
  }
  return String.fromCodePoint(...points);
}

/** a to z are 0 to 25, and 0 to 9 are 26 to 35. */
function digitOf(code: number): number | undefined {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : undefined;
}

function adapted(distance: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE)
    delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
