import type { Weights } from './dice.ts';

/** The source of a visit: its referrer and the parameters of the link. */
export interface Source {
  readonly referrer: string;
  readonly query: string;
}

export const sources = {
  direct: { referrer: '', query: '' },
  google: { referrer: 'https://www.google.com/', query: '' },
  bing: { referrer: 'https://www.bing.com/', query: '' },
  instagram: {
    referrer: 'https://l.instagram.com/',
    query: '?utm_source=instagram&utm_medium=social',
  },
  blog: { referrer: 'https://slowevenings.example/candles', query: '' },
  newsletter: {
    referrer: '',
    query: '?utm_source=newsletter&utm_medium=email&utm_campaign=autumn-code',
  },
  ads: {
    referrer: 'https://www.google.com/',
    query: '?utm_source=google&utm_medium=cpc&utm_campaign=gift-guide',
  },
} as const satisfies Record<string, Source>;
export type SourceName = keyof typeof sources;

export const usualSources: Weights<SourceName> = {
  direct: 30,
  google: 40,
  bing: 5,
  instagram: 17,
  blog: 8,
};

/** Browsers by the class of device that a visit was recorded on. */
export const userAgents = {
  computer: [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0',
  ],
  phone: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/148.0.0.0 Mobile Safari/537.36',
  ],
  tablet: [
    'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  ],
} as const;
