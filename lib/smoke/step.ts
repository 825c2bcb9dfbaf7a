import type { Account, AppConfiguration } from './account.ts';
import type { SmokeInputs } from './inputs.ts';
import type { LiveConnection } from './live.ts';

interface PermanentWebsite {
  readonly account: Account;
  readonly domain: string;
}

/** The results that steps pass to later ones. */
export interface StepResults {
  configuration: AppConfiguration;
  account: Account;
  verified: true;
  /** An error if the connection did not open. */
  live: LiveConnection | Error;
  tag: string;
  visited: true;
  permanentWebsite: PermanentWebsite;
}

export interface Step {
  readonly name: string;
  /** Required fields of the inputs or of earlier results. */
  readonly needs: readonly (keyof StepResults | keyof SmokeInputs)[];
  readonly check: (inputs: SmokeInputs, results: StepResults) => Promise<Partial<StepResults>>;
}
