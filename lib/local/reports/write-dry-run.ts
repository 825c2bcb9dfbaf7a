import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateOf, localTime, startOfDay } from '../../../lambdas/contract/rules/local-time.ts';
import { previewOf } from '../../../lambdas/emails/delivery/untracked-copy.ts';
import {
  gatherPorts,
  gatherReport,
} from '../../../lambdas/reports/content/gather-report.protocol.ts';
import {
  preparePorts,
  type ReportResources,
} from '../../../lambdas/reports/content/prepare-report.protocol.ts';
import {
  dueReportOf,
  type ReportSchedule,
} from '../../../lambdas/reports/schedule/report-schedule.ts';

/**
 * Writes the report to a folder without storing it or sending an email. For a past date, issues that were first seen later
 * are ignored.
 */
export async function writeDryRun(
  resources: ReportResources,
  schedule: ReportSchedule,
  at: Date,
  folder: string,
): Promise<string> {
  const { day } = localTime(at, schedule.zone);
  const [from, to] = [startOfDay(day - 1, schedule.zone), startOfDay(day, schedule.zone)];
  const window = { from: from.toISOString(), to: to.toISOString() };
  const due = dueReportOf(schedule, at) ?? { schedule, day, date: dateOf(day), window };
  const { issues, ...ports } = gatherPorts(resources);
  const first = dateOf(localTime(new Date(due.window.from), schedule.zone).day);
  const of = async (id: string) => (await issues.of(id)).filter((each) => each.firstSeen < first);
  const gathered = await gatherReport({ ...ports, issues: { of } }, due);
  const content = await preparePorts(resources).write(due, gathered);
  const { appOrigin } = resources.mail;
  const { html, text } = previewOf(content, { role: 'owner', isWeekly: false }, appOrigin);
  mkdirSync(folder, { recursive: true });
  const files = {
    html,
    txt: `Subject: ${content.subject}\n\n${text}`,
    'facts.json': JSON.stringify(gathered.composed.facts, null, 2),
    ...(content.model && { 'model.json': JSON.stringify(content.model, null, 2) }),
  };
  for (const [kind, body] of Object.entries(files))
    writeFileSync(join(folder, `${due.date}.${kind}`), body);
  return `${content.subject} → ${folder}`;
}
