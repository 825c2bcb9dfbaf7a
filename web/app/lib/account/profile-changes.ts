import { useLiveQuery } from './live-query.ts';
import { profileKey } from './profile.ts';

/** Reloads the profile when it was saved elsewhere. The shell calls this for all pages. */
export const useProfileChanges = (): void => useLiveQuery('profile', profileKey);
