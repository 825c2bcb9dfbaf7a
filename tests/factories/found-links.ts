import { Autolinker } from 'autolinker';

/** Our only text that an email client may turn into a link: the owner's website. */
const ALLOWED = ['harborlane.example'];

/** A host name with any top-level domain: broader than any email client. */
const HOSTS = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]+[.。．｡․])+\p{L}{2,}(?![\p{L}\p{N}])/gu;
const FILES =
  /\.(js|mjs|cjs|jsx|ts|tsx|css|html?|php|aspx?|json|xml|svg|png|jpe?g|gif|webp|avif|ico|pdf|woff2?|mp4)$/i;
const CALLS = /\+?\(?\d(?:[ ()./–-]{0,3}\d){6,}/g;
const SCHEMES = /[a-z][a-z0-9+.-]*:\/\/|(?:mailto|tel|sms):/gi;

/**
 * Every string that an email client could turn into a link, an email address or a phone number: matches of a linking
 * library, and all hosts, numbers and schemes found by stricter patterns than those of any client.
 */
export function linksIn(text: string): string[] {
  const matches = Autolinker.parse(text, {
    urls: { schemeMatches: true, tldMatches: true, ipV4Matches: true },
    email: true,
    phone: true,
    mention: false,
    hashtag: false,
  });
  const hosts = (text.match(HOSTS) ?? []).filter((each) => !FILES.test(each));
  const found = [
    ...matches.map((each) => each.getMatchedText()),
    ...hosts,
    ...(text.match(CALLS) ?? []),
    ...(text.match(SCHEMES) ?? []),
  ];
  return found.filter((each) => !ALLOWED.includes(each.toLowerCase()));
}

const hosts = [
  'evil-text.test',
  'evil.com/login',
  'www.evil.test',
  'http://evil.test',
  'https://evil.com/a?b=c',
  '//evil.com',
  'hxxps://evil.com',
  'evil。com',
  'evil．com',
  'ｅｖｉｌ．ｃｏｍ',
  'éxample.com',
  'evil.рф',
  '1.2.3.4',
  'a@evil.com',
  'user@localhost.example',
  'mailto:a@b.com',
  'tel:+15550100199',
  '+1 (555) 010-0199',
  '555-010-0199',
  '0049 30 1234567',
  'xn--e1afmkfd.com',
  'evil.co.uk:8080/x',
  'evil.zip',
  'evil.js.org',
  'evil.\u200bcom',
  'evil\u2024com',
  'sub.evil.dev',
  'e.vi',
  'HTTP://EVIL.COM',
  'ftp.evil.com',
  'data:text/html,x',
  'javascript://evil.com',
  'evil.com.',
  '(evil.com)',
  '[evil.com]',
  '"evil.com"',
  'evil.com,',
  "evil.com's",
];
const around = (host: string) => [
  host,
  `Log in: ${host}`,
  `Pay now at ${host} or lose it`,
  `${host} Apply`,
  `x ${host}\n${host}`,
];

/** Labels, paths, error texts and names as an attacker writes them. */
export const forgedTexts: readonly string[] = [
  ...hosts.flatMap(around),
  'kit \ue000 x \ue001',
  '\u{e0041}\u{e0042} tag \u{e0100}',
  '\u202egpj.live',
  'a\u0000b\u0007c',
];
