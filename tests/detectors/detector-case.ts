import type { SignalKind } from '../../lambdas/contract/signal.ts';
import type { Device, Person } from './person.ts';

/** Whether a case shows the behavior, a near miss, or behavior that detectors often mistake for it. */
export type Verdict = 'true' | 'near' | 'false alarm';

export interface DetectorCase {
  /** A short sentence about a person. Unique, because it identifies the recording. */
  readonly name: string;
  readonly kind: SignalKind | 'ordinary';
  readonly verdict: Verdict;
  /** Exactly the kinds of signals that the digest must contain. */
  readonly signals: readonly SignalKind[];
  /** The only device that can do it. */
  readonly only?: Device;
  /** The page blocks the person, so lateness does not show that the machine is busy. */
  readonly ignoresLateness?: boolean;
  /** The page that every signal must name, if there are several. */
  readonly page?: string;
  /** Added latency of each tracker file. */
  readonly latencyMs?: number;
  /** Bodies of the pages by path; the visit begins on `/`. */
  readonly pages: Readonly<Record<string, string>>;
  readonly visit: (person: Person) => Promise<void>;
}

type Shared = Omit<DetectorCase, 'kind' | 'name' | 'verdict' | 'signals' | 'pages' | 'visit'>;

/** Functions that create the cases of one kind. */
export const casesOf = (kind: DetectorCase['kind']) => {
  const create =
    (verdict: Verdict, signals: readonly SignalKind[]) =>
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
      signals,
      ...more,
    });
  const expected = kind === 'ordinary' ? [] : [kind];
  return {
    truePositive: create('true', expected),
    nearMiss: create('near', []),
    falseAlarm: create('false alarm', []),
  };
};
