/** What a check found: `stop` ends the deployment before anything is created, `warn` is printed and passes. */
export interface Finding {
  readonly level: 'stop' | 'warn';
  readonly problem: string;
  readonly fix: string;
}

export const stop = (problem: string, fix: string): Finding => ({ level: 'stop', problem, fix });
export const warn = (problem: string, fix: string): Finding => ({ level: 'warn', problem, fix });
