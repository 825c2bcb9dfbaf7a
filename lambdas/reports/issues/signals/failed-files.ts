/**
 * Safari reports no status of files (`PerformanceResourceTiming.responseStatus`), so there a missing file is known
 * only as one without a response.
 */
import type { Digest } from '../../../contract/digest.ts';
import type { Signal } from '../../../contract/signal.ts';
import { isFile, requestParts } from '../fingerprint.ts';

/** Gives files without a status the one that other browsers saw, so that one missing file is one issue. */
export function fileStatuses(digests: readonly Digest[]): (signal: Signal) => Signal {
  const known = new Map<string, string>();
  for (const { signals } of digests)
    for (const { about = '' } of signals) {
      const { path, status } = requestParts(about);
      if (/^\d/.test(status) && isFile(path)) known.set(path, about);
    }
  return (signal) => {
    const { path, status } = requestParts(signal.about);
    const about = status && known.get(path);
    return about && about !== signal.about ? { ...signal, about } : signal;
  };
}
