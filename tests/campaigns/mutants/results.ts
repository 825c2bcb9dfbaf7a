import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../lib/local/paths.ts';

interface Result {
  readonly mutant: string;
  readonly feature: string;
  readonly isNoticed: boolean;
  readonly by: string;
  /** How many files of tests reach it without a browser and without the cloud; a mutant that none reaches is listed apart. */
  readonly tests: number;
}

/** Kept in a file, one line per mutant, so that a campaign that was interrupted goes on where it stopped. */
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
    console.log(`${result.isNoticed ? 'noticed ' : 'SURVIVED'} ${result.mutant}`);
  }

  survivors = (): string[] =>
    this.judged()
      .filter(({ isNoticed }) => !isNoticed)
      .map(({ mutant }) => mutant);

  private judged = () => this.all.filter(({ tests }) => tests > 0);

  /** The files of tests that noticed a mutant. */
  killers = (): string[] => [
    ...new Set(this.all.flatMap(({ by }) => by.match(/tests\/\S+\.test\.tsx?/)?.[0] ?? [])),
  ];

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
          const judged = those.filter(({ tests }) => tests > 0).length;
          return [feature, { noticed, judged, unreached: those.length - judged }];
        }),
      ),
    );
    const others = this.share((feature) => !isDear(feature));
    console.log(
      `features that send, bill, delete or admit: ${this.share(isDear)}, the others: ${others}`,
    );
  }
}
