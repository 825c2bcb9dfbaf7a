/**
 * Days that a report must describe well, each as the output of the analysis. Their summaries are committed next to them
 * and reviewed, and so are the emails made from them.
 */

import type { ReportInput } from '../../lambdas/reports/content/report-input.ts';
import { calmDays } from './calm-days.ts';
import { eventfulDays } from './eventful-days.ts';

export const goldenDays: Readonly<Record<string, ReportInput>> = { ...calmDays, ...eventfulDays };
