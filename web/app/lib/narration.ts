import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getNarration, type Narration } from '../../../lambdas/contract/narration.ts';
import { call } from './api.ts';

/**
 * What the report of a morning sounds like, the newest where none is named. Asked for once: while it plays, the link to
 * its voice must not change underneath it.
 */
export const useNarration = (date: string | undefined) =>
  useQuery({
    queryKey: ['narration', date ?? 'latest'],
    queryFn: async (): Promise<Narration | null> =>
      (await call(getNarration, date ? { date } : {})).narration,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Captions as a blob URL for a track; revoked on unmount. */
export function useCaptionsUrl(webVtt: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([webVtt], { type: 'text/vtt' }));
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [webVtt]);
  return url;
}
