/** What a smoke test has to work with. What is missing makes the steps that need it "not checked". */
export interface World {
  /** The one host of the deployment. */
  readonly origin: string;
  /** The text of the newest mail to an address, as soon as it has arrived. */
  readonly mailTo?: (address: string, holds: string) => Promise<string>;
  /** A website that takes its tag by `PUT /tag` (`lib/local/stand-ins/customer-site.ts`). */
  readonly site?: string;
  /** An owner with a connected website, kept across releases. */
  readonly kept?: { readonly email: string; readonly password: string };
  /** Has the next report of an owner written and sent now. */
  readonly sendReport?: (email: string) => Promise<void>;
  readonly say: (outcome: { name: string; result: string; detail: string }) => void;
}

/** Waits for something that arrives later than its cause. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined>,
  seconds = 20,
): Promise<T> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; ) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${what} did not arrive within ${seconds} s`);
}

export function expect(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
