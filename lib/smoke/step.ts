import type { Account, AppConfiguration } from './account.ts';
import type { LiveConnection } from './live.ts';
import type { World } from './world.ts';

interface KeptOwner {
  readonly account: Account;
  readonly domain: string;
}

/** What one step leaves for the next. */
export interface Checked {
  configuration: AppConfiguration;
  account: Account;
  verified: true;
  /** An error where the connection did not open. */
  live: LiveConnection | Error;
  tag: string;
  visited: true;
  keptOwner: KeptOwner;
}

export interface Step {
  readonly name: string;
  /** Of the world, or of what steps before it left. */
  readonly needs: readonly (keyof Checked | keyof World)[];
  readonly check: (world: World, made: Checked) => Promise<Partial<Checked>>;
}
