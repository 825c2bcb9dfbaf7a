import { connection } from '../copy/connection.ts';
import { onboarding } from '../copy/onboarding.ts';
import { ANALYSIS_PENDING } from '../integration.ts';

/** Texts that are stored while nothing is known about a website. */
const PLACEHOLDERS: readonly string[] = [
  ANALYSIS_PENDING,
  onboarding.analysis.failed.note,
  connection.analysisFailed.note,
];

/** What the analysis or its owner wrote about a website; empty if neither did. */
export const descriptionOf = ({ website_analysis: text }: { website_analysis: string }): string =>
  PLACEHOLDERS.includes(text) ? '' : text;
