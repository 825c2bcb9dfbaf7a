import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';

test.each([
  'kerzen-müller.example',
  'straße.example',
  'crème-brûlée.example',
  'żółw.example',
  'đèn-cầy.example',
  'свечи.example',
  'κεριά.example',
  'شموع.example',
  'נרות.example',
  'เทียน.example',
  'मोमबत्ती.example',
  'キャンドル.example',
  'candleろうそく.example',
  '蜡烛.example',
  '양초shop.example',
  'müller.свечи.example',
  'müller.example:8443',
])('%s is shown as its owner writes it', (domain) => {
  const [host = '', port] = domain.split(':');
  const ascii = `${domainToASCII(host)}${port ? `:${port}` : ''}`;
  expect(ascii).toContain('xn--');
  expect(displayDomain(ascii)).toBe(domain);
});

test.each([
  ['a Cyrillic letter among Latin ones', 'pаypal.example'],
  ['Cyrillic letters that look Latin', 'аррӏе.example'],
  ['Greek letters that look Latin', 'ονοτ.example'],
  ['a Greek letter among Latin ones', 'gοοgle.example'],
  ['a dotless i', 'paypaı.example'],
  ['a Latin letter that looks like another', 'ɡooɡle.example'],
  ['Katakana that looks like a slash', 'bank.exampleノlogin.test'],
  ['two scripts that no language mixes', 'свечиκεριά.example'],
  ['a script that few readers know', 'ᏣᎳᎩ.example'],
  ['a symbol', 'i♥candles.example'],
])('a domain with %s stays in Punycode', (_, domain) => {
  const ascii = domainToASCII(domain);
  expect(ascii).toContain('xn--');
  expect(displayDomain(ascii)).toBe(ascii);
});

test.each([
  'harborlane.example',
  'shop.localhost:5475',
  '',
  'xn--.example',
  'xn--99999999.example',
  'xn--a-.example',
])('“%s” stays as it is', (domain) => expect(displayDomain(domain)).toBe(domain));

test('whatever is shown is the same domain', () => {
  const letter = fc.constantFrom(...'abz09-äßéşğıавгαβ漢字かカ한שلก');
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 12 }), (label) => {
      const ascii = domainToASCII(`${label}.example`);
      const shown = displayDomain(ascii);
      expect([ascii, domainToUnicode(ascii)]).toContain(shown);
    }),
  );
});
