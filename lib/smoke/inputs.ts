/** The inputs of a smoke test. Steps whose inputs are missing are "not checked". */
export interface SmokeInputs {
  /** The one host of the deployment. */
  readonly origin: string;
  /** Waits for an email to an address whose text contains `contained`, and returns the text. */
  readonly mailTo?: (address: string, contained: string) => Promise<string>;
  /** A website that accepts its tag by `PUT /tag` (`lib/local/stand-ins/customer-site.ts`). */
  readonly site?: string;
  /** An owner with a connected website, who was set up once and stays across releases. */
  readonly permanentOwner?: { readonly email: string; readonly password: string };
  /** Writes and sends an owner's next report now. */
  readonly sendReport?: (email: string) => Promise<void>;
  readonly report: (outcome: { name: string; result: string; detail: string }) => void;
}

/** Polls until there is a result. */
export async function eventually<T>(
  what: string,
  check: () => Promise<T | undefined>,
  seconds = 20,
): Promise<T> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; ) {
    const found = await check();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${what} did not arrive within ${seconds} s`);
}

export function expect(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
