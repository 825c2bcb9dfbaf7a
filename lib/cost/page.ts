import {
  batchCost,
  idleCost,
  monthOf,
  REPORTS_PER_OWNER,
  reportCost,
  SESSIONS_PER_OWNER,
  savings,
  sessionCost,
  total,
} from './cost.ts';
import type { Measured } from './prices.ts';

const MONTHS = [1_000, 10_000, 100_000, 1_000_000];
const dollars = (value: number) =>
  value === 0 ? '0' : value >= 0.1 ? value.toFixed(2) : value.toPrecision(2);
const count = (value: number) => value.toLocaleString('en-US');
const round = (value: number) => Math.round(value * 10) / 10;
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Renders docs/COST.md. Every figure follows from the measurements and the list prices. */
export function costPage(measured: Measured): string {
  const [session, report] = [sessionCost(measured), reportCost(measured)];
  const months = MONTHS.map((sessions) => monthOf(sessions, measured));
  const services = [...new Set(months.flatMap((month) => Object.keys(month)))];
  const { opening, batches, closing } = measured.session;
  const puts = opening.puts + batches.puts + closing.puts;
  const writes = opening.tableWrites + batches.tableWrites + closing.tableWrites;
  return `# What Reveille costs on AWS

For operators who plan a budget. In US dollars, with the list prices of us-east-1 (\`lib/cost/prices.ts\`) and without the free tier: a stage costs $${dollars(total(idleCost()))} per month when it is idle, and a million sessions cost $${dollars(total(session) * 1e6)} more, without their reports.

\`npm run cost\` computes this page from \`docs/cost-measured.json\`: the requests, bytes and processor time that \`npm run campaign -- cost\` counted between the functions and the local cloud.

| Measured, over ${measured.visits} visits that the real tracker recorded in a browser | |
|---|---|
| batches per session | ${round(measured.batchesPerSession)} |
| compressed recording per session | ${Math.round(measured.sentBytes / 1_000)} kB |
| write units of the table per session | ${round(writes)} |
| objects of the bucket per session | ${puts.toFixed(2)}, with ${round(closing.storedBytes / 1_000)} kB |
| processor time per session | ${Math.round(opening.ms + batches.ms + closing.ms)} ms |
| processor time of a report over ${measured.reportSessions} sessions, without a language model | ${Math.round(measured.report.ms)} ms |

## Idle, per month

${row('What', '$')}
${row('---', '---')}
${Object.entries(idleCost())
  .map(([name, value]) => row(name, dollars(value)))
  .join('\n')}
${row('**Sum**', `**${dollars(total(idleCost()))}**`)}

## Per session and per report

${row('Service', 'Session', 'Report')}
${row('---', '---', '---')}
${Object.keys(session)
  .map((name) => row(name, dollars(session[name] ?? 0), dollars(report[name] ?? 0)))
  .join('\n')}
${row('**Sum**', `**${dollars(total(session))}**`, `**${dollars(total(report))}**`)}

- **Longer visits**: these visits are short, about twenty seconds. While something happens, the tracker sends a batch every few seconds. Each further batch costs $${dollars(total(batchCost(measured)))}, so a busy visit of three minutes costs about twice as much.
- **Language model**: with one, a report costs one or two cents more (about 4,000 tokens in, 600 out; see the model's price), which makes it the largest cost of an owner.
- **Audio** adds about two cents per report (1,000 characters of a neural voice).

## Per month, by sessions

Each owner has ${count(SESSIONS_PER_OWNER)} sessions and ${REPORTS_PER_OWNER} reports per month.

${row('Service', ...MONTHS.map(count))}
${row('---', ...MONTHS.map(() => '---'))}
${services.map((name) => row(name, ...months.map((month) => dollars(month[name] ?? 0)))).join('\n')}
${row('**Sum**', ...months.map((month) => `**${dollars(total(month))}**`))}

- **Not in the table**: traffic out of CloudFront (the tracker is about 38 kB once per visitor and browser, so 100,000 visitors are 3.8 GB), recordings that owners watch, Cognito (the Essentials tier has no charge for the first 10,000 owners who sign in per month, and $0.015 for each further one), and taxes.
- **Assumed** (\`lib/cost\`): how long a function waits for one call to a service, how often the sweep reads a session, and one month of retention per recording.
- **Processor time** was measured on the development machine. Lambda's ARM processors are within a third of it.

## What would make it cheaper

A million sessions cost $${dollars(total(session) * 1e6)} without idle cost and reports.

${row('Step', '$ less per million', '$ left')}
${row('---', '---', '---')}
${savings(measured)
  .map(({ what, saved }, place, all) => {
    const before = all.slice(0, place + 1).reduce((sum, each) => sum + each.saved, 0);
    return row(what, dollars(saved), dollars(total(session) * 1e6 - before));
  })
  .join('\n')}

This step gives up the firewall and the origin secret in front of visitors' calls.
`;
}
