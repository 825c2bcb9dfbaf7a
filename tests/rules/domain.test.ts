import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressesOf, domainOf, withScheme } from '../../lambdas/contract/rules/domain.ts';

test.each([
  'example.com',
  'http://example.com',
  'https://example.com',
  'www.example.com',
  'https://www.example.com/shop/candles',
  'example.com/',
  'example.com?utm_source=x#top',
  'sub.example.co.uk/a/b',
  'my-shop.example',
  'bücher.example',
])('accepts %s [RULE-06]', (typed) => {
  expect(domainOf(typed)).toBeDefined();
});

test.each([
  ['an empty text', ''],
  ['a word', 'example'],
  ['a name without a dot', 'http://localhost/'],
  ['two words', 'my shop.com'],
  ['another scheme', 'ftp://example.com'],
  ['a script', 'javascript://example.com/%0aalert(1)'],
  ['an address of a machine', '192.168.0.1'],
  ['a number that is an address', 'http://0x7f.1/'],
  ['an address of the newer kind', 'http://[::1]/'],
  ['a user', 'https://me:secret@example.com'],
  ['a mail address', 'ann@example.com'],
  ['a dot too many', 'example..com'],
  ['a hyphen at the edge', '-example.com'],
  ['a port that does not exist', 'example.com:70000'],
  ['nothing but a scheme', 'https://'],
  ['a name that is too long', `${'a.'.repeat(140)}com`],
  ['a label longer than the domain name system allows', `${'a'.repeat(64)}.example`],
])('rejects %s [RULE-07]', (_, typed) => {
  expect(domainOf(typed)).toBeUndefined();
});

test.each([
  ['https://example.com/shop', 'example.com'],
  ['http://www.example.com', 'example.com'],
  ['WWW.Example.COM', 'example.com'],
  ['https://example.com./', 'example.com'],
  ['example.com:443', 'example.com'],
  ['http://example.com:80/x', 'example.com'],
  ['shop.localhost:5175/cart', 'shop.localhost:5175'],
  ['http://www.shop.localhost:5175/', 'shop.localhost:5175'],
  ['shop.example.com', 'shop.example.com'],
  ['www.shop.example.com', 'shop.example.com'],
  ['www.com', 'www.com'],
  ['https://MÜNCHEN.de', 'xn--mnchen-3ya.de'],
  ['例え。jp', 'xn--r8jz45g.jp'],
  ['ｅｘａｍｐｌｅ.com', 'example.com'],
  ['  example.com  ', 'example.com'],
])('normalizes %s to %s [RULE-09]', (typed, domain) => {
  expect(domainOf(typed)).toBe(domain);
});

test('normalizes a domain, whatever surrounds it [RULE-09]', () => {
  const around = fc.record({
    scheme: fc.constantFrom('', 'http://', 'https://', 'HTTPS://'),
    www: fc.constantFrom('', 'www.', 'WWW.'),
    path: fc.constantFrom('', '/', '/a/b', '?q=1', '#top', '/?x=y#z'),
    dot: fc.constantFrom('', '.'),
  });
  fc.assert(
    fc.property(fc.domain(), around, (host, { scheme, www, path, dot }) => {
      const domain = domainOf(`${scheme}${www}${host}${dot}${path}`);
      expect(domain).toBe(domainOf(host));
      expect(domainOf(domain ?? '')).toBe(domain);
      expect(domain).not.toMatch(/[/#?@\sA-Z]/);
    }),
  );
});

test('adds a scheme only if there is none [RULE-10]', () => {
  expect(withScheme('example.com')).toBe('https://example.com');
  expect(withScheme('http://example.com')).toBe('http://example.com');
  expect(addressesOf('example.com').every((each) => URL.canParse(each))).toBe(true);
});
