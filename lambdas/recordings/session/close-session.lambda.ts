import { bucket } from '../../adapters/bucket.ts';
import { table } from '../../adapters/table.ts';
import { CLOSING_PROCESSOR_SECONDS } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { processorBudget } from '../../runtime/processor-budget.ts';
import { closeSession } from '../functions.ts';
import { close, closingEffects } from './closing.protocol.ts';

export const handler = handle(closeSession, { table, bucket }, ({ message, now }, use) => {
  const budget = processorBudget(CLOSING_PROCESSOR_SECONDS * 1_000);
  return close(message, closingEffects(use, budget), now);
});
