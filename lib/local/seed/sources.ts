import type { Weights } from './seeded-random.ts';

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
