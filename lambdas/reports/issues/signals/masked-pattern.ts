import { HIDDEN_WORDS } from '../../../contract/tracker.ts';

/** What a masked text may have been: `hidden` (a pattern) stands for each masked part. */
export const maskedPattern = (text: string, hidden: string): RegExp => {
  const parts = text.split(HIDDEN_WORDS).map((part) => part.replace(/[^\p{L}\d\s]/gu, '\\$&'));
  return new RegExp(`^${parts.join(hidden)}$`);
};
