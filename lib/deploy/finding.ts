import type { Stage } from '../stage.ts';
import type { Clients } from './clients.ts';

/** The result of a check. `stop` ends the deployment before anything is created; `warn` is only printed. */
export interface Finding {
  readonly level: 'stop' | 'warn';
  readonly problem: string;
  readonly fix: string;
}

export const stop = (problem: string, fix: string): Finding => ({ level: 'stop', problem, fix });
export const warn = (problem: string, fix: string): Finding => ({ level: 'warn', problem, fix });

export type Check = (stage: Stage, clients: Clients) => Promise<readonly Finding[]>;

export const isNamed = (error: unknown, ...names: string[]) =>
  names.includes((error as Error).name);
