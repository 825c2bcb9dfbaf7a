import type { Judgment } from './judge.ts';

/** The figures of a run, then every error. */
export function tableOf(all: ReadonlyMap<string, Judgment>): string {
  const percent = (part: number, whole: number) =>
    whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
  const sum = (pick: (judgment: Judgment) => number) =>
    [...all.values()].reduce((total, each) => total + pick(each), 0);
  const line = (
    title: string,
    {
      plants,
      found,
      claims,
      right,
      wrongNumbers,
      wrongSeverities,
    }: Pick<Judgment, 'plants' | 'found' | 'claims' | 'right'> & {
      wrongNumbers: number;
      wrongSeverities: number;
    },
  ) =>
    `| ${title} | ${found} of ${plants} (${percent(found, plants)}) | ${right} of ${claims} (${percent(right, claims)}) | ${wrongNumbers} | ${wrongSeverities} |`;
  const lines = [...all]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([title, each]) =>
      line(title, {
        ...each,
        wrongNumbers: each.wrongNumbers.length,
        wrongSeverities: each.wrongSeverities.length,
      }),
    );
  const total = line('all', {
    plants: sum(({ plants }) => plants),
    found: sum(({ found }) => found),
    claims: sum(({ claims }) => claims),
    right: sum(({ right }) => right),
    wrongNumbers: sum((each) => each.wrongNumbers.length),
    wrongSeverities: sum((each) => each.wrongSeverities.length),
  });
  const details = [...all].flatMap(([title, each]) => [
    ...[...each.missed, ...each.unseen].map((text) => `${title}: missed ${text}`),
    ...each.wrong.map((text) => `${title}: wrong ${text}`),
    ...each.wrongNumbers.map((text) => `${title}: numbers ${text}`),
    ...each.wrongSeverities.map((text) => `${title}: severity ${text}`),
  ]);
  return [
    '| site and mode | recall | precision | wrong numbers | wrong severities |',
    '|---|---|---|---|---|',
    ...lines,
    total,
    '',
    ...details,
  ].join('\n');
}
