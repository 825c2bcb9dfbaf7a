import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyPart } from './lazy.tsx';
import { hasNewerApp, onUnexpectedFailure } from './newer-app.ts';

/** Lazy, because few owners see it. */
const UpdateNote = lazyPart(() => import('./update-note.tsx').then((m) => m.UpdateNote));

/** Shown once a call has failed and the server has a newer app than this tab, so that the owner knows why. */
export function UpdateBanner() {
  const client = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    if (isOutdated) return;
    let isChecking = false;
    const check = async () => {
      if (isChecking) return;
      isChecking = true;
      setIsOutdated(await hasNewerApp());
      isChecking = false;
    };
    return onUnexpectedFailure([client.getQueryCache(), client.getMutationCache()], check);
  }, [client, isOutdated]);
  return isOutdated && <UpdateNote />;
}
