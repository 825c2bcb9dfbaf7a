import { addresses } from '../adapters/addresses.ts';
import { bucket } from '../adapters/bucket.ts';
import { languageModel } from '../adapters/language-model.ts';
import { signing } from '../adapters/signing.ts';
import { speech } from '../adapters/speech.ts';
import { table } from '../adapters/table.ts';
import { now as clock } from '../runtime/clock.ts';
import { handle } from '../runtime/handle.ts';
import { log } from '../runtime/log.ts';
import { preparePorts, prepareReport } from './content/prepare-report.protocol.ts';
import { prepareDailyReport } from './functions.ts';
import { latestOf } from './schedule/report-schedule.ts';

/** Writes one owner's report at 4:00 local time, so that 9:00 only has to send it. */
export const handler = handle(
  prepareDailyReport,
  { table, bucket, addresses, signing, 'language-model': languageModel, speech },
  async ({ message: { ownerId, scheduledAt }, now }, use) => {
    const at = latestOf(new Date(scheduledAt), now);
    const preparation = await prepareReport(
      preparePorts({ ...use, mail: use.addresses, clock, model: use['language-model'] }),
      { ownerId, now: at },
    );
    log.info('prepared', { ownerId, preparation });
    if (preparation !== 'written') return;
    const { speakPorts, speakReport } = await import('./narration/speak-report.protocol.ts');
    // A speech failure must not repeat the report, so it stays without audio.
    await speakReport(speakPorts(use, use.speech), ownerId).catch((error: unknown) =>
      log.warn('a report was not converted to speech', { ownerId, error }),
    );
  },
);
