import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order in which files start. The local cloud takes half a minute to be ready, so what needs none comes first; the
 * longest files follow, so that none of them is left alone at the end; many short ones fill the gaps.
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
const LONG = ['accessibility', 'first-report', 'session', 'reading-reports', 'connect-website'];

export class ByPlan extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ project, moduleId }: TestSpecification) => {
      const long = LONG.findIndex((name) => moduleId.endsWith(`journeys/${name}.test.ts`));
      return PLAN.indexOf(project.name) * 100 + (long < 0 ? LONG.length : long);
    };
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
