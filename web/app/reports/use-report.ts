import { useQuery } from '@tanstack/react-query';
import {
  type Evidence,
  getLatestReport,
  getReportMedia,
  type ReportRow,
} from '../../../lambdas/contract/reports.ts';
import { call } from '../lib/api.ts';

/** The report of a morning, the newest where none is named. Null: there is none, or it is somebody else's. */
export const useReport = (userId: string, date: string | undefined) =>
  useQuery({
    queryKey: ['report', userId, date ?? 'latest'],
    queryFn: async (): Promise<ReportRow | null> =>
      (await call(getLatestReport, { userId, ...(date && { date }) })).report,
  });

/** A picture of the report as an address that works for a few minutes. */
export const usePicture = (date: string, name: string | null) =>
  useQuery({
    queryKey: ['report-picture', date, name],
    queryFn: () => call(getReportMedia, { date, name: name ?? '' }),
    enabled: name !== null,
  });

/** Where a piece of evidence is played, at its second. */
export const momentOf = ({ session_id, start_ms }: Evidence): string =>
  `/recordings/${encodeURIComponent(session_id)}?t=${Math.floor(start_ms / 1000)}`;
