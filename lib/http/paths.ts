import { triggeredBy } from '../deployables.ts';

/** Paths of the API, which shares one origin with the app and the tracker. */
export const apiPaths = ['/api/', '/functions/', '/rpc/', '/m/'] as const;

/** Paths of the ingestion API; matched before the wider patterns that contain them. */
export const ingestionPaths: readonly string[] = triggeredBy('raw')
  .filter(({ fn: { trigger } }) => trigger.isIngestion)
  .map(({ fn: { trigger } }) => trigger.path);
