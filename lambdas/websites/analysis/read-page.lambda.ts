import { readPage as factsIn } from '../../adapters/page.ts';
import { web } from '../../adapters/safe-fetch.ts';
import { addressesOf } from '../../contract/rules/domain.ts';
import { handle } from '../../runtime/handle.ts';
import { readPage } from '../functions.ts';

/** The only function that fetches third-party pages. It has no access to the table, secrets or email. */
export const handler = handle(readPage, { web }, async ({ message: { domain } }, use) => {
  const reading = await use.web.read(...addressesOf(domain));
  if (reading.kind !== 'page') return reading;
  const { html, ...response } = reading;
  return { ...response, facts: factsIn(html, response.url) };
});
