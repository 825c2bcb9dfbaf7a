import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getNarration, type Narration } from '../../../lambdas/contract/narration.ts';
import { call } from './api.ts';

/**
 * The narration of a report, by default of the newest. Fetched only once, because the URL of the audio must not change while
 * it plays.
 */
export const useNarration = (date: string | undefined) =>
  useQuery({
    queryKey: ['narration', date ?? 'latest'],
    queryFn: async (): Promise<Narration | null> => (await call(getNarration, { date })).narration,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Captions as a blob URL for a track; revoked on unmount. */
export function useCaptionsUrl(webVtt: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([webVtt], { type: 'text/vtt' }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [webVtt]);
  return url;
}
