import { randomUUID } from 'node:crypto';
import { fileName } from '../accounts/export/account-data.ts';
import { exportStore } from '../accounts/export/export.store.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import { bucket } from '../adapters/bucket.ts';
import { table } from '../adapters/table.ts';
import { general } from '../contract/copy/general.ts';
import { EXPORT_PART_RATES, EXPORT_RATES } from '../contract/rates.ts';
import { handle } from '../runtime/handle.ts';
import { collectExport, collectMore } from './collect-export.protocol.ts';
import { exportMyData } from './functions.ts';

const limits = {
  exports: { rates: EXPORT_RATES, problem: 'export-limit' },
  parts: { rates: EXPORT_PART_RATES, problem: 'export-limit' },
} as const;

/** Exports everything, or with `after` further recordings. */
export const handler = handle(
  exportMyData,
  { table, bucket },
  async ({ body, owner, now }, use) => {
    const { after } = body;
    const limit = after === undefined ? limits.exports : limits.parts;
    await rateStore(use.table).enforce(owner.id, limit, now);
    const { data, next } =
      after === undefined
        ? await collectExport(owner.id, use, now)
        : await collectMore(owner.id, use.table, now, after);
    const url = await exportStore(use.bucket).save({ ownerId: owner.id, id: randomUUID() }, data);
    return { url, name: fileName(general.product, now), next };
  },
);
