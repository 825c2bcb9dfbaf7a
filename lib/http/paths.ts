import { triggeredBy } from '../deployables.ts';

/** What the API answers of the one origin that it shares with the app and the tracker. */
export const apiPaths = ['/api/', '/functions/', '/rpc/', '/m/'] as const;

/** What the API for ingestion answers; looked at before the others, which hold them. */
export const ingestionPaths: readonly string[] = triggeredBy('raw')
  .filter(({ fn: { trigger } }) => trigger.isIngestion)
  .map(({ fn: { trigger } }) => trigger.path);
