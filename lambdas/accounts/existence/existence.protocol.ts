import type { Table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { EXISTENCE_RATES, ONCE } from '../../contract/rates.ts';
import { addressStore } from '../profile/address.store.ts';
import { rateStore } from '../rate/rate.store.ts';
import type { Nonce } from './page-nonce.ts';

interface ExistenceRequest {
  readonly nonce: Nonce | undefined;
  readonly address: string;
  /** For rate limits. */
  readonly hashedNetwork: string;
  readonly hashedAddress: string;
}

/**
 * Checks whether an address has an account, with limits against enumeration (docs/threat-model.md, "Existence check").
 * Both results take the same steps. Above a limit it throws, which the page treats as "does not exist": sign-up then
 * continues as if the check had not been made.
 */
export async function checkExistence(
  request: ExistenceRequest,
  now: Date,
  table: Table,
): Promise<boolean> {
  const { nonce, address, hashedNetwork, hashedAddress } = request;
  const rates = rateStore(table);
  if (!nonce) throw new Problem('invalid-request');
  // Counted at the time the nonce was issued, so that every use of it hits the same counter.
  const isFirstUse = await rates.consume(nonce.id, [ONCE], new Date(nonce.at));
  if (!isFirstUse) throw new Problem('invalid-request');
  const isAdmitted =
    (await rates.consume(hashedNetwork, EXISTENCE_RATES.ip, now)) &&
    (await rates.consume('everyone', EXISTENCE_RATES.everyone, now)) &&
    (await rates.consume(hashedAddress, EXISTENCE_RATES.address, now));
  if (!isAdmitted) throw new Problem('too-many-requests');
  return addressStore(table).isVerified(address);
}
