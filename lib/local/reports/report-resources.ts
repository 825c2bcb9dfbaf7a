import { bucket } from '../../../lambdas/adapters/bucket.ts';
import { languageModel } from '../../../lambdas/adapters/language-model.ts';
import { mail } from '../../../lambdas/adapters/mail.ts';
import { signing } from '../../../lambdas/adapters/signing.ts';
import { table } from '../../../lambdas/adapters/table.ts';
import type { ReportResources } from '../../../lambdas/reports/content/prepare-report.protocol.ts';

/** The emulator has no mail rate limit. At a new account's rate, five emails would take one second. */
const MAIL_RATE_PER_SECOND = '1000';

/** The adapters for writing and sending reports, connected to the local cloud. */
export const resourcesOf = (outputs: Record<string, string>): Omit<ReportResources, 'clock'> => ({
  table: table.connect(outputs as never),
  bucket: bucket.connect(outputs as never),
  mail: mail.connect({ ...outputs, MAIL_RATE_PER_SECOND } as never),
  signing: signing.connect(outputs as never),
  model: languageModel.connect(outputs as never),
});
