import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyPart } from './lazy.tsx';
import { hasNewerApp, onUnexpectedFailure } from './newer-app.ts';

/** Lazy, because few owners see it. */
const UpdateNote = lazyPart(() => import('./update-note.tsx').then((m) => m.UpdateNote));

/** A page that keeps failing does not request the app's first file each time. */
const CHECK_PAUSE_MS = 30_000;

/** Shown once a call has failed and the server has a newer app than this tab, so that the owner knows why. */
export function UpdateBanner() {
  const client = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    if (isOutdated) return;
    let nextCheck = 0;
    const check = async () => {
      if (performance.now() < nextCheck) return;
      nextCheck = performance.now() + CHECK_PAUSE_MS;
      setIsOutdated(await hasNewerApp());
    };
    return onUnexpectedFailure([client.getQueryCache(), client.getMutationCache()], check);
  }, [client, isOutdated]);
  return isOutdated && <UpdateNote />;
}
