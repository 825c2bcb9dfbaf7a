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

/** One script, the marked letters of Latin without those that look like ASCII, or the usual scripts of East Asia. */
const CLEAR =
  /^(?:[a-zß-öø-ÿĀ-įĲ-ķĹ-ňŌ-žơưșțạ-ỹ\d-]+|[\p{sc=Cyrl}\d-]+|[\p{sc=Grek}\d-]+|[\p{sc=Arab}\d-]+|[\p{sc=Hebr}\d-]+|[\p{sc=Thai}\d-]+|[\p{sc=Deva}\d-]+|[\p{sc=Han}\p{sc=Hang}a-z\d-]+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々a-z\d-]+)$/u;
/** Labels of these letters alone look like ASCII. */
const LOOKS_LATIN = /^[асԁеһіїјӏорԛѕуүхѵԝъьҽпгѡαικνρυωηοτ\d-]+$/;
/** Letters of East Asia that look like signs beside ASCII letters. */
const LOOKS_LIKE_SIGN =
  /[a-z].*[ノンソゾ丶丿一ーへヘニエ工口]|[ノンソゾ丶丿一ーへヘニエ工口].*[a-z]/;

const isClear = (label: string): boolean =>
  /\P{ASCII}/u.test(label) &&
  label === label.normalize() &&
  CLEAR.test(label) &&
  !LOOKS_LATIN.test(label) &&
  !LOOKS_LIKE_SIGN.test(label);

/** Decodes Punycode (RFC 3492, with the names of its section 6.2); undefined if it is invalid. */
function decoded(code: string): string | undefined {
  const basic = Math.max(0, code.lastIndexOf('-'));
  const output = [...code.slice(0, basic)];
  let [n, i, bias] = [128, 0, 72];
  for (let at = basic && basic + 1; at < code.length; i += 1) {
    const before = i;
    for (let [weight, k] = [1, 36], digit = 36; ; k += 36) {
      digit = Number.parseInt(code[at] ?? '', 36);
      at += 1;
      // Base 36 starts with the digits, Punycode with the letters.
      digit += digit < 10 ? 26 : -10;
      if (Number.isNaN(digit)) return undefined;
      i += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = output.length + 1;
    let delta = Math.floor((i - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    n += Math.floor(i / length);
    if (n > 0x10_ff_ff) return undefined;
    i %= length;
    output.splice(i, 0, String.fromCodePoint(n));
  }
  return output.join('');
}
