import { connector } from '../runtime/connector.ts';

/** The tracker releases that this deployment knows. */
export interface TrackerReleases {
  readonly current: string;
  readonly withdrawn: readonly string[];
}

export const releases = connector(
  'releases',
  (env): TrackerReleases => ({
    current: env.TRACKER_RELEASE,
    withdrawn: env.TRACKER_WITHDRAWN.split(','),
  }),
);
