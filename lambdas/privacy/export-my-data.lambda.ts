import { randomUUID } from 'node:crypto';
import { fileName } from '../accounts/export/account-data.ts';
import { exportStore } from '../accounts/export/export.store.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import { bucket } from '../adapters/bucket.ts';
import { table } from '../adapters/table.ts';
import { general } from '../contract/copy/general.ts';
import { EXPORT_RATES } from '../contract/rates.ts';
import { handle } from '../runtime/handle.ts';
import { collectExport } from './collect-export.protocol.ts';
import { exportMyData } from './functions.ts';

const limit = { rates: EXPORT_RATES, problem: 'export-limit' } as const;

export const handler = handle(exportMyData, { table, bucket }, async ({ owner, now }, use) => {
  await rateStore(use.table).enforce(owner.id, limit, now);
  const data = await collectExport(owner.id, use, now);
  const url = await exportStore(use.bucket).save({ ownerId: owner.id, id: randomUUID() }, data);
  return { url, name: fileName(general.product, now) };
});
