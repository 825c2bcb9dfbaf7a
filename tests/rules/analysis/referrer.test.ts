import { expect, test } from 'vitest';
import { campaignOf, referrerKind } from '../../../lambdas/recordings/analysis/referrer.ts';

test.each([
  ['direct', '', '/'],
  ['campaign', '', '/?utm_source=partner'],
  ['campaign', '', '/?utm_campaign=spring'],
  ['campaign', 'https://www.google.com/', '/?utm_medium=cpc'],
  ['campaign', 'https://www.google.com/', '/?utm_campaign=spring'],
  ['campaign', 'https://www.google.com/', '/?utm_medium=Paid%20Search'],
  ['search', 'https://www.google.com/', '/?utm_source=partner'],
  ['search', 'https://www.google.com/', '/#?utm_campaign=spring'],
  ['email', 'https://www.google.com/', '/?utm_medium=email&utm_campaign=spring'],
  ['email', '', '/?utm_medium=newsletter'],
  ['social', '', '/?utm_medium=social&utm_campaign=spring'],
  ['same-site', 'https://www.shop.example:8080/a', '/'],
  ['same-site', 'https://SHOP.example/a', '/'],
  ['other-site', 'https://shop.example.evil.example/', '/'],
  ['email', 'https://mail.google.com/', '/'],
  ['email', 'android-app://com.google.android.gm/', '/'],
  ['search', 'https://duckduckgo.com/', '/'],
  ['social', 'https://t.co/x', '/'],
  ['social', 'https://ann:secret@l.facebook.com/', '/'],
  ['other-site', 'https://blog.example/', '/'],
  ['direct', 'not an address', '/'],
] as const)('a visit is %s when it comes from "%s" to %s', (kind, referrer, page) => {
  expect(referrerKind(referrer, page, 'shop.example')).toBe(kind);
});

test.each([
  ['/?utm_campaign=spring&utm_source=partner', 'spring'],
  ['/?utm_source=partner', 'partner'],
  ['/?utm_campaign=%3Cb%3E&utm_source=partner', 'partner'],
  [`/?utm_campaign=${'x'.repeat(40)}`, 'x'.repeat(40)],
  [`/?utm_campaign=${'x'.repeat(41)}`, undefined],
  ['/?utm_campaign=', undefined],
  ['/', undefined],
  ['/#?utm_campaign=spring', undefined],
])('the campaign of %s is %s', (page, name) => {
  expect(campaignOf(page)).toBe(name);
});
