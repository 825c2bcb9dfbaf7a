import type { FoundTag, PageFacts } from '../../lambdas/websites/analysis/page-facts.ts';

const OWNER_ID = '7a6f0e6e-8f5d-4f7f-9d2f-0d6a5b1f2c3d';
export const VISITOR_ID = `harborlane.example-${OWNER_ID}`;
/** The tag of the same owner's former address. */
export const FORMER_VISITOR_ID = `harbor-candles.example-${OWNER_ID}`;
export const OTHER_VISITOR_ID = 'harborlane.example-00000000-0000-4000-8000-000000000000';

export const tag = (visitorId = VISITOR_ID, place: FoundTag['place'] = 'head'): FoundTag => ({
  visitorId,
  place,
  waits: false,
});

export const pageFacts = (facts: Partial<PageFacts> = {}): PageFacts => ({
  language: 'en',
  title: '',
  siteName: '',
  description: '',
  headings: [],
  items: [],
  links: [],
  actions: [],
  forms: [],
  things: [],
  prices: [],
  traces: [],
  inlineScripts: [],
  words: 300,
  tags: [],
  policies: [],
  ...facts,
});
