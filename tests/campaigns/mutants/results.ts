import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../lib/local/paths.ts';
import { whyEquivalent } from './equivalent.ts';

interface Result {
  readonly mutant: string;
  readonly feature: string;
  readonly isNoticed: boolean;
  readonly by: string;
  /** How many files of tests reach it without a browser and without the cloud; a mutant that none reaches is listed apart. */
  readonly tests: number;
}

/** Kept in a file, one line per mutant, so that a campaign that was interrupted continues where it stopped. */
export class Results {
  private readonly file: string;
  private readonly memo: string;
  private readonly all: Result[];

  constructor(seed: number, only: string) {
    const name = [seed, ...(only === '.' ? [] : [only.replaceAll(/[^\w-]+/g, '-')])].join('-');
    this.file = join(root, '.local/mutants', `${name}.jsonl`);
    mkdirSync(dirname(this.file), { recursive: true });
    this.memo = this.file.replace(/jsonl$/, 'reached.json');
    const lines = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n') : [];
    this.all = lines.filter(Boolean).map((line) => JSON.parse(line));
  }

  has = (mutant: string): boolean => this.all.some((each) => each.mutant === mutant);

  add(result: Result): void {
    this.all.push(result);
    appendFileSync(this.file, `${JSON.stringify(result)}\n`);
    console.log(`${result.isNoticed ? 'noticed ' : 'SURVIVED'} ${result.mutant}`);
  }

  /** What `make` found for the same key before, or finds now. */
  async remember<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = existsSync(this.memo) && JSON.parse(readFileSync(this.memo, 'utf8'));
    if (known?.key === key) return known.value;
    const value = await make();
    writeFileSync(this.memo, JSON.stringify({ key, value }));
    return value;
  }

  survivors = (): string[] =>
    this.judged()
      .filter(({ isNoticed }) => !isNoticed)
      .map(({ mutant }) => mutant);

  private judged = () =>
    this.all.filter(
      ({ mutant, tests, isNoticed }) => tests > 0 && (isNoticed || !whyEquivalent(mutant)),
    );

  share(matches: (feature: string) => boolean): number {
    const those = this.judged().filter(({ feature }) => matches(feature));
    return those.length === 0
      ? 1
      : those.filter(({ isNoticed }) => isNoticed).length / those.length;
  }

  print(isDear: (feature: string) => boolean): void {
    const features = [...new Set(this.all.map(({ feature }) => feature))].sort();
    console.table(
      Object.fromEntries(
        features.map((feature) => {
          const those = this.all.filter((each) => each.feature === feature);
          const noticed = those.filter(({ isNoticed }) => isNoticed).length;
          const judged = this.judged().filter((each) => each.feature === feature).length;
          const unreached = those.filter(({ tests }) => tests === 0).length;
          return [feature, { noticed, judged, unreached }];
        }),
      ),
    );
    for (const { mutant, isNoticed } of this.all) {
      const why = !isNoticed && whyEquivalent(mutant);
      if (why) console.log(`equivalent: ${mutant}: ${why}`);
    }
    const others = this.share((feature) => !isDear(feature));
    console.log(
      `features that send, bill, delete or admit: ${this.share(isDear)}, the others: ${others}`,
    );
  }
}
