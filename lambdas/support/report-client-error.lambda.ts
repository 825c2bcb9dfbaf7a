import { networkOf } from '../accounts/rate/network.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import { table } from '../adapters/table.ts';
import { CLIENT_ERROR_RATES } from '../contract/rates.ts';
import { maskText } from '../recordings/batch/personal-data.ts';
import { handle } from '../runtime/handle.ts';
import { log } from '../runtime/log.ts';
import { fingerprint } from '../runtime/seal.ts';
import { reportClientError } from './functions.ts';

/** Logs an error of the web app. Reports above the rate limit are dropped with success, since a page cannot react. */
export const handler = handle(reportClientError, { table }, async ({ body, source, now }, use) => {
  const sender = fingerprint(networkOf(source.ip));
  if (await rateStore(use.table).consume(sender, CLIENT_ERROR_RATES, now)) {
    const { name, message, stack, page } = body;
    log.warn('client error', {
      clientError: { name, message: maskText(message), stack: stack.map(maskText), page },
    });
  }
  return { success: true };
});
