import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order in which files start. The local cloud takes half a minute to start, so files without it come first. The
 * longest files follow, so that none of them runs alone at the end; many short ones fill the gaps.
 * `--sequence.shuffle.tests` also shuffles the files of each project, by `--sequence.seed`.
 */
const PLAN = [
  'architecture',
  'tracker',
  'functions',
  'functions alone',
  'whole cloud',
  'pages',
  'pages alone',
  'web',
  'clouds',
  'rules',
];
const LONG = [
  'replay/pages-accessibility',
  'replay/keyboard',
  'journeys/first-report',
  'journeys/connect-website',
  'journeys/reading-reports',
  'journeys/session',
  'journeys/plans',
];

export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle: isShuffled, seed } = this.ctx.config.sequence;
    const shuffleKey = ({ moduleId }: TestSpecification) =>
      createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
    const sorted = isShuffled
      ? files.toSorted((a, b) => shuffleKey(a).localeCompare(shuffleKey(b)))
      : await super.sort(files);
    const place = ({ project, moduleId }: TestSpecification) => {
      if (isShuffled) return PLAN.indexOf(project.name);
      const long = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return PLAN.indexOf(project.name) * 100 + (long < 0 ? LONG.length : long);
    };
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
