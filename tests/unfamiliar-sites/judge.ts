import type { ReportIssue } from '../../lambdas/contract/report-issue.ts';
import { foldIds } from './fold-ids.ts';
import type { Plant, Severity } from './site.ts';

export interface Claim {
  readonly severity: Severity;
  readonly issue: Pick<ReportIssue, 'kind' | 'page' | 'element' | 'title' | 'stats'>;
}

/** What happened: how many visitors ran into each planted problem, and how many opened each page. */
export interface Truth {
  readonly hits: ReadonlyMap<Plant, number>;
  readonly opened: (page: string) => number;
}

export interface Judgment {
  readonly plants: number;
  readonly found: number;
  readonly claims: number;
  readonly right: number;
  readonly missed: readonly string[];
  /** Missed for a known reason. */
  readonly unseen: readonly string[];
  readonly wrong: readonly string[];
  readonly wrongNumbers: readonly string[];
  readonly wrongSeverities: readonly string[];
}

const describes = (plant: Plant, { issue }: Claim): boolean =>
  plant.kinds.includes(issue.kind) &&
  [plant.page, ...(plant.alsoOn ?? [])].map(foldIds).includes(issue.page) &&
  (!plant.element || plant.element.test(`${issue.element ?? ''} ${issue.title}`));

const nameOf = ({ severity, issue: { kind, page, element, title, stats } }: Claim) =>
  `${severity} ${kind} ${page} ${element ?? '-'} (${stats.affected} of ${stats.exposed}): ${title}`;

/** A planted problem with one affected visitor may be reported or left out; each may be reported once. */
export function judge(claims: readonly Claim[], { hits, opened }: Truth): Judgment {
  const due = [...hits].filter(([, visitors]) => visitors >= 2).map(([plant]) => plant);
  const reported = new Set<Plant>();
  const wrong: string[] = [];
  const wrongNumbers: string[] = [];
  const wrongSeverities: string[] = [];
  for (const claim of claims) {
    const matching = [...hits.keys()].filter((plant) => describes(plant, claim));
    const plant = matching.find((each) => !reported.has(each));
    if (!plant) {
      wrong.push(`${matching.length > 0 ? 'reported twice: ' : ''}${nameOf(claim)}`);
      continue;
    }
    reported.add(plant);
    const { affected, exposed } = claim.issue.stats;
    const expected = [hits.get(plant), opened(claim.issue.page)];
    if (affected !== expected[0] || exposed !== expected[1])
      wrongNumbers.push(`${nameOf(claim)}; expected ${expected.join(' of ')}`);
    const allowed: readonly Severity[] =
      affected < 2 ? ['minor'] : (plant.severity ?? [claim.severity]);
    if (!allowed.includes(claim.severity))
      wrongSeverities.push(`${nameOf(claim)}; expected ${allowed.join(' or ')}`);
  }
  const lost = due.filter((plant) => !reported.has(plant));
  const describe = (plant: Plant) =>
    `${plant.page}: ${plant.name} (${hits.get(plant)} visitors)${plant.unseen ? `; ${plant.unseen}` : ''}`;
  return {
    plants: due.length,
    found: due.length - lost.length,
    claims: claims.length,
    right: claims.length - wrong.length,
    missed: lost.filter(({ unseen }) => !unseen).map(describe),
    unseen: lost.filter(({ unseen }) => unseen).map(describe),
    wrong,
    wrongNumbers,
    wrongSeverities,
  };
}
