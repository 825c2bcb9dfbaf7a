import type { Table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { EXISTENCE_RATES, ONCE } from '../../contract/rates.ts';
import { addressStore } from '../profile/address.store.ts';
import { rateStore } from '../rate/rate.store.ts';
import type { Nonce } from './page-nonce.ts';

interface Question {
  readonly nonce: Nonce | undefined;
  readonly address: string;
  /** Hashes of the caller's network and of the address: they are only counted. */
  readonly network: string;
  readonly person: string;
}

/**
 * Whether an address has an account, without becoming an address book (docs/threat-model.md, "Existence check"). Both answers take the same
 * steps. Over a limit the answer is an error, which the page treats as "does not exist": sign-up then continues as if
 * if the check had not been made.
 */
export async function askExistence(question: Question, now: Date, table: Table): Promise<boolean> {
  const { nonce, address, network, person } = question;
  const rates = rateStore(table);
  if (!nonce) throw new Problem('invalid-request');
  // Counted at the nonce's own time: however late it is used, it is always the same counter.
  const isFirstUse = await rates.admits(nonce.id, [ONCE], new Date(nonce.at));
  if (!isFirstUse) throw new Problem('invalid-request');
  const isAdmitted =
    (await rates.admits(network, EXISTENCE_RATES.ip, now)) &&
    (await rates.admits('everyone', EXISTENCE_RATES.everyone, now)) &&
    (await rates.admits(person, EXISTENCE_RATES.address, now));
  if (!isAdmitted) throw new Problem('too-many-requests');
  return addressStore(table).isVerified(address);
}
