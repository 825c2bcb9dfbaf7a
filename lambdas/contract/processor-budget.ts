/** The work took more processor time than it may. */
export class OutOfBudget extends Error {
  override readonly name = 'OutOfBudget';
}

/** The processor time that a piece of work may take. Waiting for other systems does not count. */
export interface ProcessorBudget {
  /** Throws `OutOfBudget` once the time is used up. */
  check(): void;
  /** Runs synchronous work, and interrupts it with `OutOfBudget` once the time is used up. Its `finally` blocks do not run. */
  run<T>(work: () => T): T;
}
