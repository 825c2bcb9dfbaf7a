/**
 * What is stored about one website. An owner who connects another one keeps the visits, days and issues of the website
 * before, which say nothing about the new one.
 */
import type { Integration } from '../../contract/integration.ts';
import type { Report } from '../report.ts';
import type { ComposedReport } from './compose.ts';

type IsOwn = (stored: { readonly domain?: string | undefined }) => boolean;

/** Whether something is about this website; everything is if none is connected. */
export const isOfWebsite =
  (website: Pick<Integration, 'domain'> | undefined): IsOwn =>
  ({ domain }) =>
    website === undefined || domain === undefined || domain === website.domain;

/** Whether no earlier report was about the website. */
export const isFirstOf = (reported: readonly Pick<Report, 'days'>[], isOwn: IsOwn): boolean =>
  reported.every(({ days = [] }) => days.length > 0 && !days.some(isOwn));

export const ofWebsite = (domain: string, composed: ComposedReport): ComposedReport => ({
  ...composed,
  days: composed.days.map((day) => ({ ...day, domain })),
  issues: composed.issues.map((issue) => ({ ...issue, domain })),
});
