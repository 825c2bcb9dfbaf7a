import type { SignalKind } from '../../lambdas/contract/signal.ts';
import type { Device, Person } from './person.ts';

/** A case shows the behavior itself, a near miss, or what detectors classically mistake for it. */
export type Verdict = 'true' | 'near' | 'false alarm';

export interface DetectorCase {
  /** A short sentence about a person: unique, for it names the recording. */
  readonly name: string;
  readonly kind: SignalKind | 'ordinary';
  readonly verdict: Verdict;
  /** Every kind of signal that the digest must hold: not one more, not one less. */
  readonly signals: readonly SignalKind[];
  /** Only a mouse, or only a finger, can do it. */
  readonly only?: Device;
  /** The page itself keeps the person waiting, so that being late proves nothing. */
  readonly holdsUp?: boolean;
  /** The page that every signal must name, where it could be another. */
  readonly page?: string;
  /** Each file of the tracker takes so much longer. */
  readonly latencyMs?: number;
  /** Bodies of the pages by path; the visit begins on `/`. */
  readonly pages: Readonly<Record<string, string>>;
  readonly visit: (person: Person) => Promise<void>;
}

type Shared = Omit<DetectorCase, 'kind' | 'name' | 'verdict' | 'signals' | 'pages' | 'visit'>;

/** The cases of one kind, in short form. */
export const casesOf = (kind: DetectorCase['kind']) => {
  const tell =
    (verdict: Verdict, usual: readonly SignalKind[]) =>
    (
      name: string,
      pages: string | DetectorCase['pages'],
      visit: DetectorCase['visit'],
      more: Partial<Shared & Pick<DetectorCase, 'signals'>> = {},
    ): DetectorCase => ({
      kind,
      verdict,
      name,
      pages: typeof pages === 'string' ? { '/': pages } : pages,
      visit,
      signals: usual,
      ...more,
    });
  const own = kind === 'ordinary' ? [] : [kind];
  return { does: tell('true', own), nearly: tell('near', []), seems: tell('false alarm', []) };
};
