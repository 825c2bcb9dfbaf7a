import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../lib/local/paths.ts';
import { whyEquivalent } from './equivalent.ts';

interface Result {
  readonly mutant: string;
  readonly feature: string;
  readonly isDetected: boolean;
  readonly by: string;
  /** Number of test files that reach it. Mutants without any are counted separately. */
  readonly tests: number;
}

/** Results in a file, one line per mutant, so that an interrupted campaign continues where it stopped. */
export class Results {
  private readonly file: string;
  private readonly all: Result[];

  constructor(seed: number, only: string) {
    const name = [seed, ...(only === '.' ? [] : [only.replaceAll(/[^\w-]+/g, '-')])].join('-');
    this.file = join(root, '.local/mutants', `${name}.jsonl`);
    mkdirSync(dirname(this.file), { recursive: true });
    const lines = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n') : [];
    this.all = lines.filter(Boolean).map((line) => JSON.parse(line));
  }

  has = (mutant: string): boolean => this.all.some((each) => each.mutant === mutant);

  add(result: Result): void {
    this.all.push(result);
    appendFileSync(this.file, `${JSON.stringify(result)}\n`);
    console.log(`${result.isDetected ? 'detected' : 'SURVIVED'} ${result.mutant}`);
  }

  /** Returns the value stored under the name if it has this key, or computes and stores it. */
  async cached<T>(name: string, key: string, make: () => Promise<T>): Promise<T> {
    const file = this.file.replace(/jsonl$/, `${name}.json`);
    const known = existsSync(file) && JSON.parse(readFileSync(file, 'utf8'));
    if (known?.key === key) return known.value;
    const value = await make();
    writeFileSync(file, JSON.stringify({ key, value }));
    return value;
  }

  survivors = (): string[] =>
    this.judged()
      .filter(({ isDetected }) => !isDetected)
      .map(({ mutant }) => mutant);

  private judged = () =>
    this.all.filter(
      ({ mutant, tests, isDetected }) => tests > 0 && (isDetected || !whyEquivalent(mutant)),
    );

  share(matches: (feature: string) => boolean): number {
    const those = this.judged().filter(({ feature }) => matches(feature));
    return those.length === 0
      ? 1
      : those.filter(({ isDetected }) => isDetected).length / those.length;
  }

  print(isCritical: (feature: string) => boolean): void {
    const features = [...new Set(this.all.map(({ feature }) => feature))].sort();
    console.table(
      Object.fromEntries(
        features.map((feature) => {
          const those = this.all.filter((each) => each.feature === feature);
          const detected = those.filter(({ isDetected }) => isDetected).length;
          const judged = this.judged().filter((each) => each.feature === feature).length;
          const unreached = those.filter(({ tests }) => tests === 0).length;
          return [feature, { detected, judged, unreached }];
        }),
      ),
    );
    for (const { mutant, isDetected } of this.all) {
      const why = !isDetected && whyEquivalent(mutant);
      if (why) console.log(`equivalent: ${mutant}: ${why}`);
    }
    const others = this.share((feature) => !isCritical(feature));
    console.log(
      `features that send, bill, delete or admit: ${this.share(isCritical)}, the others: ${others}`,
    );
  }
}
