import type { DeviceClass } from '../../contract/digest.ts';

/** Phone, tablet or computer. An iPad reports itself as a Mac; only touch events reveal it. */
export function deviceClassOf(userAgent: string, hasTouched: boolean): DeviceClass {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/i.test(userAgent)) return 'tablet';
  if (/Android/i.test(userAgent) && !/Mobile/i.test(userAgent)) return 'tablet';
  if (/iPhone|iPod|Android|Mobile|Windows Phone|Opera Mini|BlackBerry/i.test(userAgent))
    return 'phone';
  return hasTouched && /Macintosh/i.test(userAgent) ? 'tablet' : 'computer';
}

// The order matters: nearly every user agent also contains Chrome and Safari.
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\/|iPhone|iPad|Macintosh.*AppleWebKit/],
];

/** The browser's family name, or 'Other'. */
export const browserOf = (userAgent: string): string =>
  browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Other';
