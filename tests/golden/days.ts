/**
 * Days that a report must describe well, each as the analyzer's output. Their summaries are
 * committed beside them and read by people; the mails made of them are looked at.
 */

import type { ReportInput } from '../../lambdas/reports/content/report-input.ts';
import { calmDays } from './calm-days.ts';
import { eventfulDays } from './eventful-days.ts';

export const goldenDays: Readonly<Record<string, ReportInput>> = { ...calmDays, ...eventfulDays };
