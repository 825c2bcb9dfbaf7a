import { skipToken, useQuery } from '@tanstack/react-query';
import { getLatestReport, getReportMedia, listReports } from '../../../lambdas/contract/reports.ts';
import { call } from '../lib/api.ts';

const keyOf = (date: string | undefined) => ['report', date ?? 'latest'];

/**
 * The report of a date, or the newest; null for a missing report and for one of another account. The previous report stays
 * while another date is loading.
 */
export const useReport = (userId: string, date: string | undefined) =>
  useQuery({
    queryKey: [...keyOf(date), userId],
    queryFn: () => call(getLatestReport, { userId, date }),
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey.at(-1) === userId ? previous : undefined,
  });

/** The dates that have a report, and the days of the trend up to `date`. */
export const useReportList = (date: string | undefined) =>
  useQuery({
    queryKey: ['reports', date ?? 'latest'],
    queryFn: () => call(listReports, { date }),
    placeholderData: (previous) => previous,
  });

/** A picture of the report as a URL that is valid for a few minutes. */
export const useReportPicture = (date: string, name: string | null) =>
  useQuery({
    queryKey: ['report-picture', date, name],
    queryFn: name === null ? skipToken : () => call(getReportMedia, { date, name }),
  });
